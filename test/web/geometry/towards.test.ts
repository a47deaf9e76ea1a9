// Arrow keys on any grid: each leads to a neighbour in its direction, and every place can be reached.

import { expect, test } from 'vitest'
import type { Point } from '../../../src/core/scene.ts'
import { turned } from '../../../web/geometry/plane.ts'
import { towards } from '../../../web/geometry/towards.ts'

const ways = { up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0] } as const satisfies Record<string, Point>
const span = [-2, -1, 0, 1, 2]
const squares = span.flatMap((x) => span.map((y): Point => [x, y]))
/** Hexagons one unit apart: `standing` on a corner, `lying` on a side. */
const standing = span.flatMap((x) => span.map((y): Point => [x + y / 2, (y * Math.sqrt(3)) / 2]))
const lying = standing.map((p) => turned(p, 30))

test('on squares an arrow goes to the square beside', () => {
  for (const way of Object.values(ways)) expect(towards([0, 0], way, squares)).toEqual(way)
})

test('a gap is crossed, and nothing beyond the rim is found', () => {
  const gap = squares.filter(([x, y]) => !(x === 1 && y === 0))
  expect(towards([0, 0], ways.right, gap)).toEqual([2, 0])
  expect(towards([2, 0], ways.right, squares)).toBeNull()
  expect(towards([0, 0], ways.left, [])).toBeNull()
})

test.each([
  ['squares', squares],
  ['standing hexagons', standing],
  ['lying hexagons', lying]
] as const)('on %s every place can be come to by arrows from every other', (_, points) => {
  for (const start of points) {
    const met = [start]
    for (const here of met)
      for (const way of Object.values(ways)) {
        const next = towards(here, way, points)
        if (next && !met.includes(next)) met.push(next)
      }
    expect(met).toHaveLength(points.length)
  }
})

test('a step goes to a neighbour where one lies that way, and back again by the arrow against it', () => {
  for (const points of [standing, lying])
    for (const way of Object.values(ways)) {
      const next = towards([0, 0], way, points)
      expect(Math.hypot(...(next as [number, number]))).toBeCloseTo(1)
    }
})
