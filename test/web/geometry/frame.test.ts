import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Point } from '../../../src/core/scene.ts'
import { frameFor, toBoard, toScreen } from '../../../web/geometry/frame.ts'

const none = { top: 0, right: 0, bottom: 0, left: 0 }
const coordinate = fc.double({ min: -50, max: 50, noNaN: true })
const point = fc.tuple(coordinate, coordinate) as fc.Arbitrary<Point>
const quarters = fc.integer({ min: 0, max: 3 })

test('y grows away from the reader, so it goes up the screen', () => {
  const frame = frameFor(
    [
      [0, 0],
      [10, 10]
    ],
    { width: 100, height: 100 },
    none
  )
  expect(toScreen(frame, [0, 0])).toEqual([0, 100])
  expect(toScreen(frame, [10, 10])).toEqual([100, 0])
})

test('a quarter turn brings the right side to the bottom', () => {
  const frame = frameFor(
    [
      [-1, -1],
      [1, 1]
    ],
    { width: 100, height: 100 },
    none,
    1
  )
  const [x, y] = toScreen(frame, [1, 0])
  expect(x).toBeCloseTo(50)
  expect(y).toBeCloseTo(100)
})

test('every point that must be shown lies within the margins, however the board is turned', () => {
  const margins = { top: 10, right: 20, bottom: 30, left: 40 }
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 12 }), quarters, (points, quarter) => {
      const frame = frameFor(points, { width: 500, height: 400 }, margins, quarter)
      for (const [x, y] of points.map((p) => toScreen(frame, p))) {
        expect(x).toBeGreaterThan(40 - 0.01)
        expect(x).toBeLessThan(480.01)
        expect(y).toBeGreaterThan(10 - 0.01)
        expect(y).toBeLessThan(370.01)
      }
    })
  )
})

test('a finger on the screen finds the point of the board it was drawn from', () => {
  fc.assert(
    fc.property(point, quarters, (p, quarter) => {
      const frame = frameFor(
        [
          [-60, -60],
          [60, 60]
        ],
        { width: 900, height: 500 },
        none,
        quarter
      )
      const [x, y] = toBoard(frame, toScreen(frame, p))
      expect(x).toBeCloseTo(p[0])
      expect(y).toBeCloseTo(p[1])
    })
  )
})

test('a small board is not blown up beyond measure', () => {
  expect(
    frameFor(
      [
        [0, 0],
        [1, 1]
      ],
      { width: 900, height: 900 },
      none,
      0,
      120
    ).scale
  ).toBe(120)
})
