// The firmware on an emulated ATmega328P, with a truck in a cradle with two tilt switches.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsIn } from '../../../src/devices/wire/line.ts'
import { Rig } from './bench.ts'
import type { Built } from './build.ts'
import { build } from './build.ts'

const [foot, head] = [14, 15]
let built: Built
let rig: Rig

beforeAll(() => {
  built = build({ 'POSES(X)': `X(${foot}, ${head}, "truck/0") X(16, 17, "truck/1")` })
  rig = new Rig(built)
  rig.until('E', 100)
})
afterAll(() => built.remove())

const held = (id = 'truck/0') => rig.state?.poses.get(id)
/** Turns the truck; answers the time of it, in µs of the chip’s clock. */
const turn = (...closed: readonly number[]): number => {
  for (const pin of [foot, head]) rig.chip.press(pin, closed.includes(pin))
  return rig.chip.now * 1000
}
const told = (): number => rig.come.filter(({ line }) => line.type === 'O').length

test('it says that it senses how things are held, and how', () => {
  expect(rig.state?.hello.can).toEqual(['cells', 'poses', 'pong'])
  expect(held()).toMatchObject({ pose: 'lying' })
  expect(held('truck/1')).toMatchObject({ pose: 'lying' })
})

test.each([
  ['upright', [foot]],
  ['inverted', [head]],
  ['tilted', [foot, head]],
  ['lying', []]
] as const)('%s is told within 30 ms and dated from its first sample', (pose, closed) => {
  rig.keyframe()
  const at = turn(...closed)
  const line = rig.until('O', 400)
  while (held()?.pose !== pose && rig.chip.now * 1000 < at + 100_000) rig.run(1)
  expect(held()?.pose).toBe(pose)
  expect(rig.chip.now * 1000 - at).toBeLessThan(30_000)
  expect(line.line.micros - at).toBeLessThan(30_000)
  const { since = 0 } = held() ?? {}
  // The firmware’s clock starts a little later than the chip.
  expect(Math.abs(since - at)).toBeLessThan(4000)
  // The date stays exactly the same until the truck is turned again.
  rig.run(220)
  expect(held()?.since).toBe(since)
})

test('a switch that bounces is dated from the moment at which it rests', () => {
  for (const closed of [true, false, true, false]) {
    rig.chip.press(foot, closed)
    rig.run(8)
  }
  const at = turn(foot)
  rig.run(60)
  expect(held()?.pose).toBe('upright')
  expect(Math.abs((held()?.since ?? 0) - at)).toBeLessThan(4000)
})

test('while its sand may run, a line comes at least every 250 ms; lying, none but keyframes', () => {
  const from = told()
  rig.run(1000)
  expect(told() - from).toBeGreaterThanOrEqual(4)
  const times = rig.come.filter(({ line }) => line.type === 'O').map(({ at }) => at)
  for (const [i, at] of times.slice(from).entries())
    if (i > 0) expect(at - (times[from + i - 1] ?? 0)).toBeLessThan(250)
  turn()
  rig.run(1100)
  const calm = told()
  rig.run(1000)
  expect(told() - calm).toBeLessThanOrEqual(2)
})

test('knocks of 30 to 450 ms are reported as they are: the game decides what they mean', () => {
  for (const ms of [30, 450]) {
    turn(foot)
    rig.run(60)
    const from = rig.come.length
    turn()
    rig.run(ms)
    turn(foot)
    rig.run(100)
    const poses = rig.come
      .slice(from)
      .flatMap(({ line }) => fieldsIn(line.words).filter(({ key }) => key === 'truck/0'))
    const changes = poses.map(({ value }) => value.split(',')[0]).filter((it, i, all) => it !== all[i - 1])
    expect(changes.filter((it) => it === 'lying').length).toBe(1)
    expect(changes.at(-1)).toBe('upright')
  }
})

test('nothing was lost on the way', () => {
  expect(rig.link.counters).toMatchObject({ gaps: 0, nonsense: 0, damaged: 0, unknown: 0, restarts: 0 })
})
