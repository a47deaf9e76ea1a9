// The firmware on an emulated ATmega328P, a real pty, and the daemon’s real driver at its other end. The driver uses the chip’s
// clock, which never runs faster than real time: on a slow machine the test takes longer but does the same.

import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { machineHost } from '../../../src/devices/host.ts'
import type { Host, Sensor, Snapshot } from '../../../src/devices/ports.ts'
import { serialReader } from '../../../src/devices/sensors/serial.ts'
import { collect } from '../../devices/bench.ts'
import { Pty } from '../../devices/pty.ts'
import type { Built } from './build.ts'
import { build } from './build.ts'
import { Chip } from './chip.ts'

let built: Built
let pty: Pty
let chip: Chip
let board: Duplex
let sensor: Sensor
let seen: readonly Snapshot[]

/** Timers that fire by the chip’s clock. */
const timers = new Set<{ readonly at: number; readonly run: () => void }>()
const clock: Pick<Host, 'now' | 'after'> = {
  now: () => chip.now,
  after: (ms, run) => {
    const timer = { at: chip.now + ms, run }
    timers.add(timer)
    return () => timers.delete(timer)
  }
}

/** Advances the chip by two milliseconds, then lets the pty and the driver do their work. */
async function step(): Promise<void> {
  const from = performance.now()
  chip.run(2)
  for (const timer of [...timers].sort((a, b) => a.at - b.at)) {
    if (timer.at > chip.now || !timers.delete(timer)) continue
    timer.run()
  }
  await sleep(Math.max(0, 2 - (performance.now() - from)))
}

async function run(ms: number): Promise<void> {
  for (const end = chip.now + ms; chip.now < end; ) await step()
}

/** Waits until it holds; answers how long that took, in ms of the chip’s clock. */
async function until(holds: () => boolean): Promise<number> {
  const from = chip.now
  while (!holds()) {
    if (chip.now - from > 5000) throw new Error(`still not after 5 s: ${holds}, but ${things().join(' ')}`)
    await step()
  }
  return chip.now - from
}

const things = (): string[] => (seen.at(-1)?.things ?? []).map(({ at }) => at.join()).sort()
const shows =
  (...wanted: string[]) =>
  (): boolean =>
    JSON.stringify(things()) === JSON.stringify(wanted.sort())

beforeAll(async () => {
  built = build()
  chip = new Chip(built)
  pty = await new Pty().join()
  board = await machineHost({ log: () => {} }).serial(pty.device, 115200)
  board.on('data', (bytes: Uint8Array) => chip.hear(bytes))
  chip.said = (bytes) => board.write(bytes)
  const config = serialReader.parse({ port: pty.host })
  if (!config.ok) throw new Error('the config is good')
  sensor = serialReader.open(config.value, machineHost({ log: () => {}, clock }))
  seen = collect(sensor.snapshots).all
  await until(() => sensor.status().state === 'ready')
})

afterAll(async () => {
  await sensor?.close()
  board?.destroy()
  await pty?.remove()
  built?.remove()
})

test('figures set down on the cells are seen there, and lifted ones are not', async () => {
  chip.chains.lay(7, 3)
  chip.chains.lay(11, 11)
  await until(shows('7,3', '11,11'))
  chip.chains.lay(7, 3, false)
  await until(shows('11,11'))
})

test('a glitch of 5 ms is nothing', async () => {
  const before = seen.length
  chip.chains.lay(2, 2)
  chip.chains.lay(11, 11, false)
  await run(5)
  chip.chains.lay(2, 2, false)
  chip.chains.lay(11, 11)
  await run(300)
  expect(seen.length).toBe(before)
})

test('it answers the daemon, and the line is good', async () => {
  await run(1500)
  const { state, verdict, counters } = sensor.status()
  expect([state, verdict]).toEqual(['ready', 'good'])
  expect(counters).toMatchObject({ opens: 1, cuts: 0, hangs: 0, damaged: 0, gaps: 0, deviceBad: 0, deviceDropped: 0 })
})

test('started anew in the middle of a game, it is told by its boot id, and what was moved meanwhile is seen', async () => {
  chip.chains.lay(11, 11, false)
  chip.reset('button')
  chip.chains.lay(10, 11)
  const healed = await until(shows('10,11'))
  expect(healed).toBeLessThan(2000)
  expect(sensor.status().counters).toMatchObject({ opens: 1, restarts: 1, powerResets: 0 })
})

test('a supply that breaks down is called that', async () => {
  chip.reset('brownout')
  // Other lines may be read before the hello that gives the cause of the start.
  await until(() => sensor.status().verdict === 'power')
  await until(() => sensor.status().state === 'ready')
  expect(things()).toEqual(['10,11'])
})

test('a program that hangs is back by its watchdog before the daemon gives the line up', async () => {
  chip.hang()
  chip.chains.lay(0, 0)
  const healed = await until(shows('0,0', '10,11'))
  expect(healed).toBeLessThan(2000)
  expect(sensor.status().counters).toMatchObject({ opens: 1, hangs: 0, restarts: 3 })
})
