import { expect, test } from 'vitest'
import type { Point } from '../../../src/core/scene.ts'
import { around, inside, laid, turned } from '../../../web/geometry/plane.ts'

const near = (a: Point, b: Point) => {
  expect(a[0]).toBeCloseTo(b[0])
  expect(a[1]).toBeCloseTo(b[1])
}

test('turning is clockwise, seen from above with y away from the reader', () => {
  near(turned([0, 1], 90), [1, 0])
  near(turned([1, 0], 90), [0, -1])
  near(turned([2, 3], 360), [2, 3])
})

test('a corner lies where its place lies, after its turn', () => {
  near(laid([[0, 1]], [5, 5], 180)[0] as Point, [5, 4])
})

const cross: Point[] = [
  [-1, 3],
  [1, 3],
  [1, 1],
  [3, 1],
  [3, -1],
  [1, -1],
  [1, -3],
  [-1, -3],
  [-1, -1],
  [-3, -1],
  [-3, 1],
  [-1, 1]
]

test.each<[Point, boolean]>([
  [[0, 0], true],
  [[2.5, 0], true],
  [[0, -2.9], true],
  [[2, 2], false],
  [[-2, -2], false],
  [[0, 3.1], false]
])('%j is in the cross: %s', (point, expected) => {
  expect(inside(point, cross)).toBe(expected)
})

test('nothing at all still has a box', () => {
  expect(around([])).toEqual({ left: -0.5, right: 0.5, low: -0.5, high: 0.5 })
})
