// The daemon as people run it: what it needs in memory with a match on the table and three tablets, and how soon it serves its page.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import nexusKeepers from '../../../src/games/nexus-keepers/index.ts'
import { readWritten } from '../../devices/lights/bench-io.ts'
import { Hands } from '../hands.ts'
import { type House, openHouse, startOn, Tablet } from '../house.ts'
import { begin } from '../playout.ts'
import { family, memory as memoryOf } from '../process.ts'
import { ReadTable } from '../reader.ts'
import type { Row, Taken } from '../row.ts'

const mib = (bytes: number): number => bytes / 2 ** 20

export const memory: Row = {
  name: 'memory',
  title: 'memory with a match and three tablets, lamp process included',
  simulated: 'the reader behind the pty, the chip behind the lamps',
  rounds: 3,
  lines: [
    { of: 'pss', what: 'memory of all processes, PSS', unit: 'MiB', as: 'value', aim: { most: 120, stretch: 100 } },
    { of: 'rss', what: 'the same, RSS', unit: 'MiB', as: 'value' },
    { of: 'daemon', what: 'of the PSS the daemon', unit: 'MiB', as: 'value' },
    { of: 'lamps', what: 'of the PSS the lamp process', unit: 'MiB', as: 'value' }
  ],
  open: async () => ({
    async ours(): Promise<Taken> {
      const house = await openHouse(false)
      try {
        return await weigh(house)
      } finally {
        await house.close()
      }
    }
  })
}

async function weigh({ daemon, pty }: House): Promise<Taken> {
  const read = new ReadTable(pty.device)
  const hands = new Hands(read.table, 10)
  const tablets = await Promise.all([1, 2, 3].map(() => Tablet.at(daemon)))
  const start = startOn('B2')
  const state = begin(nexusKeepers, start) as Parameters<typeof nexusKeepers.box>[0]
  hands.table.stock(nexusKeepers.box(state))
  await daemon.post('api/match', { game: nexusKeepers.id, start })
  await hands.arrange(nexusKeepers.scene(state))
  await sleep(5000)
  const all = family(daemon.pid).map(memoryOf)
  const pss = all.map((it) => mib(it.pss))
  read.close()
  for (const tablet of tablets) await tablet.close()
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
  return { pss: sum(pss), rss: sum(all.map((it) => mib(it.rss))), daemon: pss[0] ?? 0, lamps: sum(pss.slice(1)) }
}

/** When the chip was first told how an LED is to glow: five bytes; what sets it up is shorter. */
function firstFrame(file: string): Promise<number> {
  writeFileSync(file, '')
  return new Promise((resolve) => {
    const watcher = watch(file, () => {
      if (!readWritten(file).some(({ bus }) => (bus?.length ?? 0) > 4)) return
      watcher.close()
      resolve(performance.now())
    })
  })
}

const bare =
  "require('node:http').createServer((_, r) => r.end('ok')).listen(0, '127.0.0.1', function () { console.log('http://127.0.0.1:' + this.address().port + '/') })"

export const startUp: Row = {
  name: 'start',
  title: 'from spawn to the first lamp frame and to the page',
  baseline: 'bare Node with one HTTP answer',
  simulated: 'the reader behind the pty, the chip behind the lamps',
  lines: [
    { of: 'lamps', what: 'spawn → first lamp frame', unit: 'ms', as: 'ratio', aim: { most: 1.8 } },
    { of: 'ready', what: 'spawn → address printed', unit: 'ms', as: 'ratio' },
    { of: 'page', what: 'spawn → page served', unit: 'ms', as: 'ratio' }
  ],
  open: async () => ({
    async ours(): Promise<Taken> {
      const folder = mkdtempSync(join(tmpdir(), 'lamps-'))
      const lit = firstFrame(join(folder, 'chip'))
      const { daemon, startedIn, close } = await openHouse(false, join(folder, 'chip'))
      try {
        await daemon.text('')
        const page = performance.now() - daemon.spawnedAt
        return { ready: startedIn, page, lamps: (await lit) - daemon.spawnedAt }
      } finally {
        await close()
        rmSync(folder, { recursive: true })
      }
    },
    async baseline(): Promise<Taken> {
      const began = performance.now()
      const server = spawn(process.execPath, ['-e', bare], { stdio: ['ignore', 'pipe', 'inherit'] })
      const { value } = await createInterface(server.stdout)[Symbol.asyncIterator]().next()
      const ready = performance.now() - began
      await (await fetch(value as string)).text()
      const page = performance.now() - began
      server.kill('SIGKILL')
      return { ready, page, lamps: ready }
    }
  })
}
