// What a table costs at which nobody plays: the daemon and its lamp process, beside a bare Node process with the same exchanges.

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import nexusKeepers from '../../../src/games/nexus-keepers/index.ts'
import { Pty } from '../../devices/pty.ts'
import { Hands } from '../hands.ts'
import { openHouse, startOn, Tablet } from '../house.ts'
import { Player } from '../player.ts'
import { begin } from '../playout.ts'
import { busy, family, plainEnv } from '../process.ts'
import { ReadTable } from '../reader.ts'
import type { Row } from '../row.ts'

/** How long people play first, how long it takes until V8 has compiled and tidied up what that left (minutes), and one measurement, in ms. */
const [playMs, calmMs, takeMs] = [20_000, 300_000, 30_000]

/** The share of one core that each of these processes takes, in percent. */
async function shares(pids: readonly number[]): Promise<readonly number[]> {
  const before = pids.map(busy)
  const began = performance.now()
  await sleep(takeMs)
  const took = performance.now() - began
  return pids.map((pid, i) => (100 * (busy(pid) - (before[i] ?? 0))) / took)
}

export const idle: Row = {
  name: 'idle',
  title: 'nobody plays: a match on the table, three tablets, one lamp that breathes',
  baseline: 'a bare Node process that hears the same line, asks a child, looks at two files and writes one',
  simulated: 'the reader behind the pty, the chip behind the lamps',
  rounds: 4,
  lines: [
    { of: 'daemon', what: 'idle daemon, of one core', unit: '%', as: 'value', aim: { most: 0.15 } },
    { of: 'lamps', what: 'idle lamp process, of one core', unit: '%', as: 'value', aim: { most: 0.3 } },
    { of: 'daemon', what: 'idle daemon against a bare process', unit: '%', as: 'ratio' }
  ],
  open: async (say) => {
    execFileSync(process.execPath, ['tools/build-daemon.ts'])
    const house = await openHouse(false, '/dev/null', 'dist/daemon/bin/tablekeeper.js')
    const { daemon } = house
    const read = new ReadTable(house.pty.device)
    const tablets = await Promise.all([1, 2, 3].map(() => Tablet.at(daemon)))
    const until = performance.now() + playMs
    await new Player(daemon, new Hands(read.table, 1), () => performance.now() < until).play()

    const pty = await new Pty().join()
    const other = new ReadTable(pty.device)
    const state = begin(nexusKeepers, startOn('B2')) as Parameters<typeof nexusKeepers.box>[0]
    other.table.stock(nexusKeepers.box(state))
    await new Hands(other.table, 10).arrange(nexusKeepers.scene(state))
    const args = ['--v8-pool-size=1', 'test/bench/idle/bare.ts', pty.host, join(pty.folder, 'written')]
    const bare = spawn(process.execPath, args, { env: plainEnv, stdio: ['ignore', 'inherit', 'inherit'] })

    say(`  nobody plays for ${calmMs / 60_000} minutes`)
    await sleep(calmMs)
    return {
      async ours() {
        const [own = 0, lamps = 0] = await shares(family(daemon.pid))
        return { daemon: own, lamps }
      },
      async baseline() {
        const [own = 0] = await shares([bare.pid ?? 0])
        return { daemon: own }
      },
      async close() {
        if (bare.kill('SIGTERM')) await once(bare, 'exit')
        other.close()
        await pty.remove()
        for (const tablet of tablets) await tablet.close()
        read.close()
        await house.close()
      }
    }
  }
}
