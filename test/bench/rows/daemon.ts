// The daemon as people run it: its memory with a match and three tablets, and how soon after its start it serves the page.

import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { rolldown } from 'rolldown'
import nexusKeepers from '../../../src/games/nexus-keepers/index.ts'
import { readWritten } from '../../devices/lights/bench-io.ts'
import { Hands } from '../hands.ts'
import { type House, openHouse, startOn, Tablet } from '../house.ts'
import { begin } from '../playout.ts'
import { family, memory as memoryOf, plainEnv } from '../process.ts'
import { ReadTable } from '../reader.ts'
import type { Row, Taken } from '../row.ts'

const mib = (bytes: number): number => bytes / 2 ** 20

export const memory: Row = {
  name: 'memory',
  title: 'memory with a match and three tablets, lamp process included',
  simulated: 'the reader behind the pty, the chip behind the lamps',
  rounds: 3,
  lines: [
    { of: 'pss', what: 'memory of all processes, PSS', unit: 'MiB', as: 'value', aim: { most: 100 } },
    { of: 'rss', what: 'the same, RSS', unit: 'MiB', as: 'value' },
    { of: 'daemon', what: 'of the PSS the daemon', unit: 'MiB', as: 'value' },
    { of: 'lamps', what: 'of the PSS the lamp process', unit: 'MiB', as: 'value' }
  ],
  open: async () => ({
    async ours(): Promise<Taken> {
      build()
      const house = await openHouse(false, '/dev/null', bundled)
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

/** When the lamp chip first receives the brightness of an LED. Such a message has five bytes; the messages that set it up are shorter. */
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

/** The bundle that `npm start` and the installed service run. */
const bundled = 'dist/daemon/bin/tablekeeper.js'
const build = (): void => void execFileSync(process.execPath, ['tools/build-daemon.ts'])

const bare =
  "require('node:http').createServer((_, r) => r.end('ok')).listen(0, '127.0.0.1', function () { console.log('http://127.0.0.1:' + this.address().port + '/') })"

/** Milliseconds until a program has printed its address, and until it has answered a request there. */
async function answered(env: NodeJS.ProcessEnv, ...args: string[]): Promise<{ ready: number; page: number }> {
  const began = performance.now()
  const server = spawn(process.execPath, ['--v8-pool-size=1', ...args], {
    env: { ...plainEnv, ...env },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const { value } = await createInterface(server.stdout)[Symbol.asyncIterator]().next()
  const ready = performance.now() - began
  await (await fetch(value as string)).text()
  const page = performance.now() - began
  server.kill('SIGTERM')
  return { ready, page }
}

export const startUp: Row = {
  name: 'start',
  title: 'from spawn to the first lamp frame and to the page',
  baseline: 'a bundle of fastify, websocket, static and sqlite that answers once',
  simulated: 'the reader behind the pty, the chip behind the lamps',
  lines: [
    { of: 'lamps', what: 'spawn → first lamp frame', unit: 'ms', as: 'ratio', aim: { most: 1.25 } },
    { of: 'ready', what: 'spawn → address printed', unit: 'ms', as: 'ratio', aim: { most: 1.25 } },
    { of: 'page', what: 'spawn → page served', unit: 'ms', as: 'ratio', aim: { most: 1.25 } },
    { of: 'bare', what: 'bare Node with one HTTP answer', unit: 'ms', as: 'value' }
  ],
  open: async () => {
    build()
    const folder = mkdtempSync(join(tmpdir(), 'start-'))
    const floor = join(folder, 'floor.js')
    const made = await rolldown({ input: 'test/bench/start/floor.ts', platform: 'node' })
    await made.write({ file: floor, format: 'esm' })
    return {
      async ours(): Promise<Taken> {
        const chip = join(folder, 'chip')
        const lit = firstFrame(chip)
        const { daemon, startedIn, close } = await openHouse(false, chip, bundled)
        try {
          await daemon.text('')
          const page = performance.now() - daemon.spawnedAt
          const lamps = (await lit) - daemon.spawnedAt
          return { ready: startedIn, page, lamps, bare: (await answered({}, '-e', bare)).page }
        } finally {
          await close()
        }
      },
      async baseline(): Promise<Taken> {
        // Like our side, it has filled its compile cache in an earlier run.
        const taken = await answered({ NODE_COMPILE_CACHE: join(folder, 'cache') }, floor, resolve('dist/web'))
        return { ...taken, lamps: taken.ready }
      },
      close: () => rmSync(folder, { recursive: true })
    }
  }
}
