// Two trucks with boards of their own, on emulated chips, sensors and radios: what the reader says of them on its wire.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsIn } from '../../../src/devices/wire/line.ts'
import { type Built, build } from '../reader/build.ts'
import { Yard } from './bench.ts'
import type { Held } from './truck.ts'

let built: readonly Built[]
let yard: Yard

beforeAll(() => {
  const reader = build({ 'RADIO(X)': 'X("truck/0") X("truck/1")', COLUMNS: '1', ROWS: '1', PROOF_WIRE: '0' })
  built = [reader, build({ NUMBER: '0' }, 'truck'), build({ NUMBER: '1' }, 'truck')]
  yard = new Yard(reader, built.slice(1), 7)
  yard.run(400)
})
afterAll(() => {
  for (const it of built) it.remove()
})

const truck = (n = 0) => {
  const found = yard.trucks[n]
  if (!found) throw new Error(`no truck ${n}`)
  return found
}
/** How it is held as the wire says, and since when, in milliseconds of the reader's clock. */
const held = (n = 0) => {
  const { pose, since = 0 } = yard.held(`truck/${n}`) ?? {}
  return { pose, since: since / 1000 }
}
/** Every pose said since that line, repetitions apart. */
const said = (from: number, n = 0): readonly string[] =>
  yard.rig.come
    .slice(from)
    .flatMap(({ line }) =>
      fieldsIn(line.words)
        .filter(({ key }) => key === `truck/${n}`)
        .map(({ value }) => value)
    )
    .filter((it, i, all) => it !== all[i - 1])
    .map((it) => it.split(',')[0] ?? '')
function until(holds: () => boolean, ms: number): number {
  const from = yard.now
  while (!holds()) {
    if (yard.now - from > ms) throw new Error(`not within ${ms} ms: ${holds}; ${JSON.stringify(held())}`)
    yard.run(2)
  }
  return yard.now - from
}

test('both trucks are found lying', () => {
  expect(yard.rig.state?.hello.can).toContain('poses')
  expect([held(0).pose, held(1).pose]).toEqual(['lying', 'lying'])
})

test.each<Held>(['upright', 'lying', 'inverted', 'upright', 'inverted', 'lying', 'tilted', 'lying'])(
  'turned %s by hand: said within 60 ms, dated within 30 ms',
  (to) => {
    yard.run(300)
    const at = truck().turn(to)
    until(() => held().pose === to, 400)
    expect(yard.now - at).toBeLessThan(60)
    // Its offset alone makes the sensor see 60 degrees where it is 55 or 65.
    expect(Math.abs(held().since - at)).toBeLessThan(30)
    expect(held(1).pose).toBe('lying')
  }
)

test('both are turned at once', () => {
  truck(0).turn('upright', 120)
  truck(1).turn('inverted', 120)
  until(() => held(0).pose === 'upright' && held(1).pose === 'inverted', 250)
})

test('a knock of 3 g is no turn, or one of less than half a second', () => {
  yard.run(200)
  const { since } = held()
  const from = yard.rig.come.length
  truck().knock(3, 80)
  yard.run(600)
  expect(held().pose).toBe('upright')
  if (held().since !== since) expect(said(from).at(-1)).toBe('upright')
  expect(said(from)).not.toContain('inverted')
})

test('laid flat and stood again within 400 ms: both turns are said, with their dates', () => {
  yard.run(600)
  const from = yard.rig.come.length
  const down = truck().turn('lying', 100)
  yard.run(300)
  const up = truck().turn('upright', 100)
  yard.run(200)
  // Before that, what stands may have been repeated.
  const turns = said(from).filter((it) => it !== 'tilted')
  expect(turns.slice(-2)).toEqual(['lying', 'upright'])
  expect(Math.abs(held().since - up)).toBeLessThan(20)
  expect(up - down).toBeLessThan(500)
})

test('where every third packet is lost, turns are said a little later and dated as well', () => {
  yard.air.isLost = () => yard.chance() < 1 / 3
  for (const to of ['lying', 'upright', 'inverted', 'lying'] as const) {
    const at = truck().turn(to, 100)
    until(() => held().pose === to, 700)
    expect(Math.abs(held().since - at)).toBeLessThan(25)
    expect(yard.now - at).toBeLessThan(200)
    yard.run(400)
  }
  yard.air.isLost = () => false
})

test('silent for 300 ms it is believed; for longer nobody knows; the same pose then has the same date', () => {
  yard.run(300)
  const { since } = held()
  yard.air.isLost = () => true
  yard.run(300)
  expect(held()).toEqual({ pose: 'lying', since })
  until(() => held().pose === 'unknown', 400)
  yard.air.isLost = () => false
  until(() => held().pose === 'lying', 200)
  expect(held().since).toBe(since)
})

test('turned while nobody hears it, it has the date of its last turn', () => {
  yard.air.isLost = () => true
  truck().turn('upright', 100)
  yard.run(900)
  const at = truck().turn('inverted', 100)
  yard.run(500)
  expect(held().pose).toBe('unknown')
  yard.air.isLost = () => false
  until(() => held().pose === 'inverted', 200)
  expect(Math.abs(held().since - at)).toBeLessThan(25)
})

test('a sensor with a loose wire makes a truck of which nobody knows anything, until it is mended', () => {
  truck().sensor.cut = true
  until(() => held().pose === 'unknown', 400)
  truck().sensor.cut = false
  until(() => held().pose === 'inverted', 200)
})

test('radios that were without power work again', () => {
  for (const radio of [truck().radio, yard.ear]) {
    if (!radio) throw new Error('there is a radio')
    radio.cut = true
    until(() => held().pose === 'unknown', 700)
    radio.cut = false
    until(() => held().pose === 'inverted', 1500)
  }
})

test('the reader starts anew: a pose that it hears for the first time is no older than two seconds', () => {
  yard.run(2500)
  yard.rig.chip.reset('button')
  yard.run(60)
  until(() => held().pose === 'inverted', 400)
  const { micros = 0 } = yard.rig.come.findLast(({ line }) => line.type === 'O')?.line ?? {}
  expect(((micros - held().since * 1000 + 2 ** 32) % 2 ** 32) / 1000).toBeLessThan(2300)
})

test('its gyroscopes are off, and nothing was lost on the wire', () => {
  expect([truck().sensor.spins, truck().sensor.isAsleep]).toEqual([false, false])
  expect(yard.rig.link.counters).toMatchObject({ gaps: 0, nonsense: 0, damaged: 0, unknown: 0, restarts: 1 })
})
