import { expect, test } from 'vitest'
import type { Point } from '../../../src/core/scene.ts'
import { changed, frame, mapLamps, pixelOf, power } from '../../../src/devices/lights/frame.ts'
import { periods } from '../../../src/devices/lights/rhythm.ts'
import type { Lamp } from '../../../src/devices/ports.ts'

const lamp = (at: Point, over: Partial<Lamp> = {}): Lamp => ({
  at,
  cue: 'step',
  colour: [255, 255, 255],
  rhythm: 'steady',
  ...over
})
const row: Point[] = [0, 1, 2, 3].map((x) => [x, 0])
const full = { brightness: 1, current: 10_000 }
const drawn = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum + (byte / 255) * 20, 0) + bytes.length / 3

test('a lamp lights the pixel under it and no other', () => {
  expect([...frame(mapLamps([lamp([2, 0])], row), 0, 1)]).toEqual([0, 0, 0, 0, 0, 0, 255, 255, 255, 0, 0, 0])
})

test('a lamp lights every pixel of its place', () => {
  const corners: Point[] = [
    [-0.25, -0.25],
    [0.25, 0.25],
    [0.25, -0.25],
    [1, 0]
  ]
  expect(mapLamps([lamp([0, 0])], corners).map((it) => it !== undefined)).toEqual([true, true, true, false])
})

test('a pixel between two lamps shows the nearer one, of equals the last', () => {
  const [near, far] = [lamp([0.1, 0]), lamp([0.4, 0])]
  expect(mapLamps([near, far], [[0, 0]])).toEqual([near])
  expect(mapLamps([far, near], [[0, 0]])).toEqual([near])
  const [below, above] = [lamp([0, 0]), lamp([0, 0], { cue: 'wrong' })]
  expect(mapLamps([below, above], [[0, 0]])).toEqual([above])
})

test('a lamp off the layout lights nothing', () => {
  expect(mapLamps([lamp([0, 3])], row)).toEqual([undefined, undefined, undefined, undefined])
})

test('a colour is given as screens show it: half its value is far less than half the duty', () => {
  const colour = [200, 100, 0] as const
  const at = (power: number) => pixelOf(frame(mapLamps([lamp([0, 0], { colour })], row), 0, power), 0)
  expect(at(1)).toEqual([149, 32, 0])
  expect(at(0.5)).toEqual([74, 16, 0])
})

test('the rhythm dims the lamp', () => {
  const shown = mapLamps([lamp([0, 0], { rhythm: 'blink' })], row)
  expect(pixelOf(frame(shown, 0, 1), 0)).toEqual([255, 255, 255])
  expect(pixelOf(frame(shown, 700, 1), 0)).toEqual([0, 0, 0])
})

test.each([1, 4, 40, 100])('%i white lamps never draw more than the supply gives', (lamps) => {
  const pixels = Array.from({ length: 100 }, (_, x): Point => [x, 0])
  const shown = mapLamps(
    pixels.slice(0, lamps).map((at) => lamp(at)),
    pixels
  )
  const limits = { brightness: 0.8, current: 500 }
  const draws = drawn(frame(shown, 0, power(shown, limits)))
  expect(draws).toBeLessThanOrEqual(500)
  expect(draws).toBeCloseTo(Math.min(500, 100 + lamps * 60 * 0.8), -2)
})

test('another lamp going dark in its rhythm changes nothing for a steady one', () => {
  const shown = mapLamps([lamp([0, 0]), lamp([1, 0], { rhythm: 'blink' })], row)
  const limits = { brightness: 1, current: 60 }
  const at = (ms: number) => pixelOf(frame(shown, ms, power(shown, limits)), 0)
  expect(at(0)).toEqual(at(700))
  expect(at(0)[0]).toBeLessThan(255)
})

test('a supply too weak for dark pixels lights none', () => {
  expect(power(mapLamps([lamp([0, 0])], row), { brightness: 1, current: 3 })).toBe(0)
})

test('only pixels that differ have changed; at first all have', () => {
  const [dark, one] = [frame(mapLamps([], row), 0, 1), frame(mapLamps([lamp([2, 0])], row), 0, 1)]
  expect(changed(null, dark)).toEqual([0, 1, 2, 3])
  expect(changed(dark, one)).toEqual([2])
  expect(changed(one, one)).toEqual([])
})

test('brightness holds when the supply is ample', () => {
  expect(power(mapLamps([lamp([0, 0])], row), { ...full, brightness: 0.3 })).toBe(0.3)
})

test('a lamp of several colours shows one after the other, and the dearest of them counts for the supply', () => {
  const colours = { colour: [255, 0, 0], others: [[0, 255, 0]], rhythm: 'alternate' } as const
  const shown = mapLamps([lamp([0, 0], colours)], row)
  expect([10, periods.alternate - 10, periods.alternate + 10].map((ms) => pixelOf(frame(shown, ms, 1), 0))).toEqual([
    [255, 0, 0],
    [0, 0, 0],
    [0, 255, 0]
  ])
  const dear = mapLamps([lamp([0, 0], { ...colours, others: [[255, 255, 255]] })], row)
  expect(power(dear, { brightness: 1, current: 40 })).toBe(
    power(mapLamps([lamp([0, 0])], row), { brightness: 1, current: 40 })
  )
})
