import { expect, test } from 'vitest'
import type { Point } from '../../../src/core/scene.ts'
import { flatten, inverseOf, type Projection, project, projectionOf } from '../../../src/devices/camera/plane.ts'

const askew: Projection = [0.7, 0.05, -93, 0.02, -0.65, 432, 0.00001, 0.00015, 1]
const points: Point[] = [
  [60, 30],
  [1200, 40],
  [1180, 690],
  [90, 700],
  [600, 350]
]

test('four points tell the map, more make it surer, and it leads back', () => {
  for (const many of [4, 5]) {
    const found = projectionOf(points.slice(0, many).map((from) => ({ from, to: project(askew, from) }))) as Projection
    for (const it of points) {
      const [x, y] = project(found, it)
      const [u, v] = project(askew, it)
      expect(Math.hypot(x - u, y - v)).toBeLessThan(1e-6)
      const back = project(inverseOf(found), [x, y])
      expect(Math.hypot(back[0] - it[0], back[1] - it[1])).toBeLessThan(1e-6)
    }
  }
})

test('three points, or four of which three lie on a line, tell nothing', () => {
  const pairs = points.slice(0, 3).map((from) => ({ from, to: from }))
  expect(projectionOf(pairs)).toBeNull()
  const line: Point[] = [
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3]
  ]
  expect(projectionOf(line.map((from) => ({ from, to: from })))).toBeNull()
})

test('a rectangle of the table is seen from above, its far side up', () => {
  const data = Uint8Array.from({ length: 100 * 100 }, (_, i) => (Math.floor(i / 100) < 50 ? 200 : 50))
  const toImage: Projection = [1, 0, 0, 0, -1, 100, 0, 0, 1]
  const flat = flatten({ width: 100, height: 100, data }, toImage, [10, 30, 30, 70], 2)
  expect([flat.width, flat.height]).toEqual([40, 80])
  expect([flat.data[40 * 10], flat.data[40 * 70]]).toEqual([200, 50])
})
