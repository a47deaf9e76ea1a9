// The virtual reader on its line, read by the real driver through serialport’s own stream. Only the kernel and the clock are simulated.

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { draw, seeded } from '../../../src/core/random.ts'
import { machineHost } from '../../../src/devices/host.ts'
import type { PadPress, Sensor, Snapshot } from '../../../src/devices/ports.ts'
import { serialReader } from '../../../src/devices/sensors/serial.ts'
import { VirtualPort } from '../../../src/devices/virtual/port.ts'
import { VirtualTable } from '../../../src/devices/virtual/table.ts'
import { Clock, collect } from '../bench.ts'
import { box } from './box.ts'

let clock: Clock
let table: VirtualTable
let port: VirtualPort
let sensor: Sensor
let snapshots: readonly Snapshot[]
let presses: readonly PadPress[]

beforeEach(async () => {
  clock = new Clock()
  table = new VirtualTable({ now: clock.now, after: clock.after, seed: 1 })
  table.stock(box)
  port = new VirtualPort({ table, clock, seed: 2 })
  const host = machineHost({ log: () => {}, clock, virtual: new Map([['table', port]]) })
  const config = serialReader.parse({ port: 'virtual:table', table: { strangers: 'by name', ground: true } })
  if (!config.ok) throw new Error('the config is good')
  sensor = serialReader.open(config.value, host)
  snapshots = collect(sensor.snapshots).all
  presses = collect(sensor.presses).all
  // The first line loads serialport itself, which takes real time.
  await import('serialport')
  await clock.run(500)
})

afterEach(async () => {
  await sensor.close()
  port.close()
  table.close()
  expect(clock.idle).toBe(true)
})

const fault = (name: string, on = true): unknown => table.apply({ hand: 'fault', fault: name, on })
const stands = (): unknown => snapshots.at(-1)?.things

describe('what hands do is seen', () => {
  test('an empty table is seen as empty', () => {
    expect(sensor.status()).toMatchObject({ state: 'ready', verdict: 'good' })
    expect(snapshots.at(-1)).toMatchObject({ things: [], dice: { lying: [] }, hand: false, seesGround: true })
  })

  test('a figure put down, with a hand over the table before and none after', async () => {
    table.apply({ hand: 'lift', thing: 'wizard#1' })
    await clock.run(10)
    expect(snapshots.at(-1)).toMatchObject({ things: [], hand: true })
    table.apply({ hand: 'put', thing: 'wizard#1', at: [-1, 2.5], turn: 450 })
    await clock.run(10)
    expect(snapshots.at(-1)).toMatchObject({ things: [{ kind: 'wizard', at: [-1, 2.5], turn: 90 }], hand: false })
  })

  test('dice that roll, lean, are held, lie', async () => {
    const dice = ['white#1', 'white#2']
    table.apply({ hand: 'throw', dice, faces: [2, 5] })
    await clock.run(10)
    expect(snapshots.at(-1)?.unsettled).toEqual({ rolling: 2, crooked: 0, held: 0 })
    await clock.run(1000)
    const [two, five] = [
      { kind: 'white', face: 2 },
      { kind: 'white', face: 5 }
    ]
    expect(snapshots.at(-1)).toMatchObject({ dice: { lying: [two, five] } })
    table.apply({ hand: 'hold', dice: ['white#1'] })
    await clock.run(10)
    expect(snapshots.at(-1)).toMatchObject({ dice: { lying: [five] }, unsettled: { held: 1 }, hand: true })
    table.apply({ hand: 'throw', dice: ['white#1'], faces: [6] })
    await clock.run(1000)
    expect(snapshots.at(-1)?.dice).toEqual({ lying: [{ kind: 'white', face: 6 }, five], thrown: [0] })
    fault('crooked')
    table.apply({ hand: 'throw', dice: ['white#1'] })
    await clock.run(1000)
    expect(snapshots.at(-1)?.unsettled).toEqual({ rolling: 0, crooked: 1, held: 0 })
  })

  test('presses', async () => {
    table.apply({ hand: 'press', seat: 1, button: 'confirm' })
    await clock.run(10)
    table.apply({ hand: 'press', seat: 0, button: 4 })
    await clock.run(10)
    expect(presses).toEqual([
      { seat: 1, button: 'confirm' },
      { seat: 0, button: 4 }
    ])
  })
})

describe('faults', () => {
  beforeEach(async () => {
    table.apply({ hand: 'put', thing: 'wizard#1', at: [1, 1] })
    table.apply({ hand: 'put', thing: 'wolf#1', at: [2, 2] })
    await clock.run(100)
  })

  test('unplugged: it says so, and sees again within two seconds of being plugged in', async () => {
    fault('unplugged')
    await clock.run(600)
    expect(sensor.status()).toMatchObject({ state: 'lost', note: { say: 'port.unplugged' } })
    const seen = snapshots.length
    table.apply({ hand: 'put', thing: 'wizard#1', at: [5, 5] })
    await clock.run(10_000)
    expect(snapshots).toHaveLength(seen)
    fault('unplugged', false)
    await clock.run(700)
    expect(sensor.status().state).toBe('ready')
    expect(stands()).toMatchObject([{ kind: 'wolf' }, { kind: 'wizard', at: [5, 5] }])
  })

  test('unplugged two hundred times, whenever it hurts: each time it sees again within two seconds, by itself', async () => {
    let stream = seeded(3)
    for (let i = 1; i <= 200; i++) {
      const [pause, next] = draw(stream, 900)
      stream = next
      await clock.run(pause)
      fault('unplugged')
      table.apply({ hand: 'put', thing: 'wizard#1', at: [i, i] })
      await clock.run(pause * 3)
      fault('unplugged', false)
      await clock.run(700)
      expect(stands()).toContainEqual({ kind: 'wizard', at: [i, i], turn: 0 })
    }
    expect(sensor.status().counters).toMatchObject({ cuts: 200, opens: 201 })
  })

  test('reset: play goes on after the restart, and a watchdog is no failing supply', async () => {
    fault('reset')
    await clock.run(300)
    expect(sensor.status()).toMatchObject({ state: 'ready', counters: { restarts: 1, powerResets: 0 } })
  })

  test('version: it says who must be updated, and heals', async () => {
    fault('version')
    await clock.run(300)
    expect(sensor.status()).toMatchObject({ state: 'failed', note: { say: 'reader.newer', with: { theirs: 2 } } })
    fault('version', false)
    await clock.run(300)
    expect(sensor.status().state).toBe('ready')
  })

  test('stuck: a figure is read where it stood', async () => {
    fault('stuck')
    await clock.run(10)
    table.apply({ hand: 'put', thing: 'wizard#1', at: [7, 7] })
    table.apply({ hand: 'put', thing: 'wolf#1', at: [3, 3] })
    await clock.run(50)
    expect(stands()).toMatchObject([
      { kind: 'wizard', at: [1, 1] },
      { kind: 'wolf', at: [3, 3] }
    ])
    fault('stuck', false)
    await clock.run(50)
    expect(stands()).toMatchObject([
      { kind: 'wolf', at: [3, 3] },
      { kind: 'wizard', at: [7, 7] }
    ])
  })

  test('ghost: something is read where nothing stands', async () => {
    fault('ghost')
    await clock.run(50)
    expect(stands()).toMatchObject([{ kind: 'wizard' }, { kind: null, at: [2, 1] }, { kind: 'wolf' }])
    fault('ghost', false)
    await clock.run(50)
    expect(stands()).toHaveLength(2)
  })

  test('slow: everything comes late, and nobody gives up', async () => {
    fault('slow')
    table.apply({ hand: 'put', thing: 'wizard#1', at: [7, 7] })
    await clock.run(380)
    expect(stands()).toMatchObject([{ kind: 'wizard' }, { kind: 'wolf' }])
    await clock.run(50)
    expect(stands()).toMatchObject([{ kind: 'wolf' }, { kind: 'wizard', at: [7, 7] }])
    await clock.run(20_000)
    expect(sensor.status()).toMatchObject({ state: 'ready', counters: { opens: 1 } })
  })
})

test.each([11, 12, 13])(
  'an evening of noise, cut bytes and repetitions (%i): nothing is seen that was not so',
  async (seed) => {
    for (const name of ['noise', 'cut', 'duplicates']) fault(name)
    const were = new Set<string>()
    const lay = new Set<string>()
    const remember = (): void => {
      const things = table
        .things()
        .flatMap(({ kind, at, turn, held }) => (at && !held ? [[kind, ...at, turn].join()] : []))
      were.add(things.sort().join(' '))
      lay.add(
        JSON.stringify(table.dice().flatMap(({ kind, face, state }) => (state === 'lying' ? [{ kind, face }] : [])))
      )
    }
    remember()
    table.onChange(remember)
    let stream = seeded(seed)
    const roll = (sides: number): number => {
      const [n, next] = draw(stream, sides)
      stream = next
      return n
    }
    for (let i = 0; i < 1500; i++) {
      const { id = '' } = table.things()[roll(4)] ?? {}
      const [first, second] = ['white#1', 'white#2']
      const does = [
        { hand: 'lift', thing: id } as const,
        { hand: 'put', thing: id, at: [roll(6), roll(6)], turn: roll(4) * 90 } as const,
        { hand: 'put', thing: id, at: null } as const,
        { hand: 'throw', dice: [first, second] } as const,
        { hand: 'press', seat: 0, button: 'confirm' } as const
      ][roll(5)]
      if (does) table.apply(does)
      await clock.run(10 + roll(200))
    }
    await clock.run(1500)
    expect(snapshots.length).toBeGreaterThan(500)
    for (const { things, dice } of snapshots) {
      const stood = things.map(({ kind, at, turn }) => [kind, ...at, turn].join()).sort()
      expect(were).toContain(stood.join(' '))
      expect(lay).toContain(JSON.stringify(dice?.lying))
    }
    const { counters = {}, verdict } = sensor.status()
    expect(counters.damaged).toBeGreaterThan(10)
    expect(counters.repeated).toBeGreaterThan(5)
    expect(verdict).toBe('cable')
    const pressed = table.sensed().presses[0]?.count ?? 0
    expect(presses.length + (counters.lostPresses ?? 0)).toBe(pressed)
  }
)
