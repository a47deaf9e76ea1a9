// Another process plays a recorded evening into a real pty, with every fault that a cable can have: the reader never reports anything
// false, play resumes by itself, and the counters say what happened.

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { machineHost } from '../../src/devices/host.ts'
import type { Sensor, Snapshot } from '../../src/devices/ports.ts'
import { readConfig } from '../../src/devices/sensors/serial/config.ts'
import { Snapshots } from '../../src/devices/sensors/serial/snapshot.ts'
import { serialReader } from '../../src/devices/sensors/serial.ts'
import { Assembler } from '../../src/devices/wire/assembler.ts'
import { Link } from '../../src/devices/wire/link.ts'
import { collect } from '../devices/bench.ts'
import { slowness } from '../devices/lights/bench.ts'
import { Pty } from '../devices/pty.ts'
import { recordEvening } from '../traces/record.ts'

const recording = 'test/traces/evening.txt'
const speed = 15
const table = { strangers: 'by name', ground: true } as const

/** A state of the table as a text. Without the thrown dice: which dice count as thrown depends on the rests that were seen. */
const stateOf = ({ things, dice, hand, unsettled }: Snapshot): string =>
  JSON.stringify([things, dice?.lying, hand, unsettled])

/** Every state and press in the undamaged recording, in order. */
function undamaged(): { states: string[]; presses: string[] } {
  const config = readConfig({ port: 'none', table })
  if (!config.ok) throw new Error('the config is good')
  const [assembler, link, snapshots] = [new Assembler(), new Link(), new Snapshots(config.value.table)]
  const [states, presses]: string[][] = [[], []]
  for (const entry of readFileSync(recording, 'utf8').trimEnd().split('\n')) {
    for (const frame of assembler.push(Buffer.from(`${entry.slice(entry.indexOf(' ') + 1)}\n`))) {
      const news = link.hear(frame)
      const snapshot = news.state && snapshots.see(news.state)
      if (snapshot) states?.push(stateOf(snapshot))
      for (const { pad, button } of news.presses ?? []) presses?.push(`${pad} ${button}`)
    }
  }
  return { states: states ?? [], presses: presses ?? [] }
}

/** How far into `whole` these parts appear, in order; throws at the first missing one. */
function follow(whole: readonly string[], parts: readonly string[]): void {
  let at = 0
  for (const part of parts) {
    const found = whole.indexOf(part, at)
    if (found < 0) throw new Error(`the recording does not show this (any more): ${part}`)
    at = found
  }
}

let pty: Pty
let sensor: Sensor

beforeEach(async () => {
  pty = await new Pty().join()
  const config = serialReader.parse({ port: pty.host, table })
  if (!config.ok) throw new Error('the config is good')
  sensor = serialReader.open(config.value, machineHost({ log: () => {} }))
})

afterEach(async () => {
  await sensor.close()
  await pty.remove()
})

/** Plays the evening into the pty; answers what the player reports. */
function play(damage: number, restartAt: number): Promise<Record<string, number>> {
  const args = [
    fileURLToPath(import.meta.resolve('../traces/play.ts')),
    pty.device,
    recording,
    speed,
    damage,
    restartAt
  ].map(String)
  const player = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  player.stdout.on('data', (text) => {
    said += text
  })
  return new Promise((resolve, reject) => {
    player.once('exit', (code) => (code === 0 ? resolve(JSON.parse(said)) : reject(new Error(`player: ${code}`))))
  })
}

/** Waits until it holds; answers how long that took, in ms. */
async function until(holds: () => boolean): Promise<number> {
  const from = performance.now()
  while (!holds()) {
    if (performance.now() - from > 60_000) throw new Error(`still not after a minute: ${holds}`)
    await sleep(2)
  }
  return performance.now() - from
}

const ready = (): boolean => sensor.status().state === 'ready'

test('the recording is the evening that the recorder records', async () => {
  expect(await recordEvening()).toBe(readFileSync(recording, 'utf8'))
})

test('a good cable: the whole evening is seen, every press heard, nothing to complain of', async () => {
  const [seen, pressed] = [collect(sensor.snapshots), collect(sensor.presses)]
  const did = await play(0, Number.POSITIVE_INFINITY)
  const { states, presses } = undamaged()
  follow(states, seen.all.map(stateOf))
  // Lines that arrive together give one snapshot, so some states are skipped.
  expect(seen.all.length).toBeGreaterThan(states.length / 3)
  expect(stateOf(seen.all.at(-1) as Snapshot)).toBe(states.at(-1))
  expect(pressed.all.map(({ seat, button }) => `${seat} ${button}`)).toEqual(presses)
  expect(sensor.status()).toMatchObject({
    state: 'ready',
    verdict: 'good',
    counters: { opens: 1, damaged: 0, gaps: 0 }
  })
  expect(sensor.status().counters?.lines).toBe(did.lines)
})

test('damage, a restart and a cut cable: nothing is seen that was not so, and play resumes within two seconds', async () => {
  const [seen, pressed] = [collect(sensor.snapshots), collect(sensor.presses)]
  const playing = play(3, 20_000)
  await until(ready)
  await sleep(2000)
  await pty.cut()
  const noticed = await until(() => !ready())
  await sleep(300)
  const [cpu, dead] = [process.cpuUsage(), performance.now()]
  await sleep(300)
  const deadMs = performance.now() - dead
  const { user, system } = process.cpuUsage(cpu)
  await pty.join()
  const before = seen.all.length
  const resumed = await until(() => ready() && seen.all.length > before)
  const did = await playing
  const { states, presses } = undamaged()

  follow(states, seen.all.map(stateOf))
  expect(stateOf(seen.all.at(-1) as Snapshot)).toBe(states.at(-1))
  // A slow machine skips more states. It must still see many, or the test would prove little.
  expect(seen.all.length).toBeGreaterThan(50)
  follow(
    presses,
    pressed.all.map(({ seat, button }) => `${seat} ${button}`)
  )
  const slow = slowness()
  expect(noticed).toBeLessThan(1500 * slow)
  expect(resumed).toBeLessThan(2000 * slow)
  // A driver that busy-loops on a dead line would use a whole core.
  expect((user + system) / 1000).toBeLessThan(deadMs / 2)

  const { counters = {}, verdict, state } = sensor.status()
  expect(did.restarts).toBe(1)
  expect((did.flipped ?? 0) * (did.cut ?? 0) * (did.repeated ?? 0)).toBeGreaterThan(0)
  expect(counters).toMatchObject({ opens: 2, cuts: 1, restarts: 1 })
  expect(counters.damaged).toBeGreaterThan(((did.flipped ?? 0) + (did.cut ?? 0)) / 2)
  expect(counters.repeated).toBeGreaterThan(0)
  expect(counters.gaps).toBeGreaterThan(0)
  // The device gave power loss as the cause of its restart. Of everything that went wrong, this is what to check first.
  expect([state, verdict]).toEqual(['ready', 'power'])
})
