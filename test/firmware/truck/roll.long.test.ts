// A roll of KERO with trucks on emulated chips: sensor, radio, reader, the daemon's driver and its clock, referee and rules. Only the wire
// between reader and driver, and the dice, are the test's.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Dated, Reading } from '../../../src/core/observation.ts'
import type { Sensor, Snapshot } from '../../../src/devices/ports.ts'
import { serialReader } from '../../../src/devices/sensors/serial.ts'
import { collect, FakeHost } from '../../devices/bench.ts'
import { Camp } from '../../referee/kero.ts'
import { type Built, build } from '../reader/build.ts'
import { Yard } from './bench.ts'
import type { Truck } from './truck.ts'

const stepMs = 4

/** A camp whose trucks are known by what the reader says of them. */
class RadioCamp extends Camp {
  reported: Dated | undefined
  override get reading(): Reading {
    const { dated: _, ...rest } = super.reading
    return this.reported ? { ...rest, dated: this.reported } : rest
  }
}

let built: readonly Built[]
let yard: Yard
let sensor: Sensor
let seen: readonly Snapshot[]
const host = new FakeHost()
const camp = new RadioCamp({ phase: 'choose', fuel: [30_000, 60_000] })

const truck = (): Truck => {
  const [found] = yard.trucks
  if (!found) throw new Error('there is a truck')
  return found
}

async function run(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) {
    yard.run(stepMs)
    await host.clock.run(stepMs)
    camp.wait(stepMs)
    const news = seen.at(-1)?.dated
    if (news === camp.reported) continue
    camp.reported = news
    camp.show()
  }
}

beforeAll(async () => {
  const reader = build({ 'RADIO(X)': 'X("truck/0") X("truck/1")', COLUMNS: '1', ROWS: '1', PROOF_WIRE: '0' })
  built = [reader, build({ NUMBER: '0' }, 'truck'), build({ NUMBER: '1' }, 'truck')]
  yard = new Yard(reader, built.slice(1), 21)
  await host.clock.run(camp.at)
  const config = serialReader.parse({ port: 'x', table: { strangers: 'by name' } })
  if (!config.ok) throw new Error('the config is good')
  sensor = serialReader.open(config.value, host)
  seen = collect(sensor.snapshots).all
  await host.clock.run(0)
  const { far } = host.line
  far.on('data', (bytes: Uint8Array) => yard.rig.chip.hear(bytes))
  const heard = yard.rig.chip.said
  yard.rig.chip.said = (bytes) => {
    heard(bytes)
    far.write(bytes)
  }
  await run(1500)
})

afterAll(async () => {
  await sensor?.close()
  for (const it of built) it.remove()
})

test('knocks and falls of less than half a second never happened, and lost packets cost no fuel', async () => {
  expect(seen.at(-1)?.dated?.posed.map(({ pose }) => pose)).toEqual(['lying', 'lying'])
  expect(camp.kero.phase).toBe('choose')
  const stood = truck().turn('upright')
  await run(900)
  expect(camp.kero.phase).toBe('roll')
  camp.throw({ W1: 1, W2: 2, W3: 3, W4: 5, W5: 6 }, 0)
  truck().knock(3, 80)
  await run(600)
  // It falls over and is set up again.
  truck().turn('lying', 100)
  await run(300)
  truck().turn('upright', 100)
  await run(800)
  expect([camp.kero.phase, camp.fouls]).toEqual(['roll', []])
  yard.air.isLost = () => true
  await run(400)
  yard.air.isLost = () => yard.chance() < 0.3
  await run(400)
  const laid = truck().turn('lying')
  await run(900)
  expect(camp.kero.phase).toBe('develop')
  const [least, most] = camp.fuel(0)
  const left = 30_000 - (laid - stood)
  // What the hands did, and what the rules make of it, by two clocks and a sensor.
  expect(least - 40).toBeLessThanOrEqual(left)
  expect(most + 40).toBeGreaterThanOrEqual(left)
  expect(most - least).toBeLessThan(200)
  expect(camp.fouls).toEqual([])
})

test('a truck out of reach for two seconds widens its band only if it was turned meanwhile', async () => {
  const [least, most] = camp.fuel(0)
  yard.air.isLost = () => true
  await run(2000)
  expect(seen.at(-1)?.dated?.posed.map(({ thing }) => thing) ?? []).not.toContain('truck/0')
  yard.air.isLost = () => false
  await run(700)
  expect(camp.fuel(0)).toEqual([least, most])
  yard.air.isLost = () => true
  truck().turn('upright', 100)
  await run(1200)
  truck().turn('lying', 100)
  await run(500)
  yard.air.isLost = () => false
  await run(1200)
  const [low, high] = camp.fuel(0)
  expect(low).toBeLessThanOrEqual(least - 1200)
  expect(high - low).toBeGreaterThan(1200)
})
