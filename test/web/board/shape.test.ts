import { expect, test } from 'vitest'
import { placeId } from '../../../src/core/ids.ts'
import type { Point } from '../../../src/core/scene.ts'
import { extent } from '../../../web/board/extent.ts'
import { onEdge, shared, tilesOf } from '../../../web/board/shape.ts'
import { cubeThing, placesOf, three } from '../fixtures/board.ts'

const square: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100]
]

/** Where a matrix moves a point of the drawing. */
function brought(matrix: string, [x, y]: Point): Point {
  const [a, b, c, d, e, f] = (/matrix\((.*)\)/.exec(matrix)?.[1] ?? '').split(' ').map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number
  ]
  return [Math.round(a * x + c * y + e), Math.round(b * x + d * y + f)]
}

const foot: Point = [50, 100]
const head: Point = [50, 0]

test.each<[edge: number, foot: Point, head: Point]>([
  [0, [50, 0], [50, -60]],
  [1, [100, 50], [160, 50]],
  [2, [50, 100], [50, 160]],
  [3, [0, 50], [-60, 50]]
])('what stands on edge %i has its foot there and leans outwards', (edge, standsAt, reaches) => {
  const matrix = onEdge(square, edge, 60)
  expect(brought(matrix, foot)).toEqual(standsAt)
  expect(brought(matrix, head)).toEqual(reaches)
})

test('what stands on an edge is turned, never mirrored', () => {
  for (const edge of [0, 1, 2, 3]) {
    const [a, b, c, d] = (/matrix\((.*)\)/.exec(onEdge(square, edge, 60))?.[1] ?? '').split(' ').map(Number) as [
      number,
      number,
      number,
      number
    ]
    expect(a * d - b * c).toBeGreaterThan(0)
  }
})

test('one piece stands in the middle; several share the place and none hides another', () => {
  expect(shared(1)).toEqual({ shifts: [[0, 0]], size: 1 })
  const { shifts, size } = shared(3)
  expect(new Set(shifts.map(String)).size).toBe(3)
  expect(size).toBeLessThan(1)
})

test('a lamp beside the board belongs to what the board must show', () => {
  const scene = { places: placesOf(three.slice(0, 1)), pieces: [], dice: null, cues: [] }
  const lamp = { place: placeId('9,9'), cue: 'push', colour: 'red', rhythm: 'steady' } as const
  expect(extent({ scene, lamps: [lamp] })).toEqual(extent({ scene, lamps: [] }))
  expect(extent({ scene, lamps: [{ ...lamp, at: [9, 9] }] })).toContainEqual([9.5, 9.5])
})

test('a tile that was laid covers the places that the scene has for it', () => {
  for (const laid of three) {
    const { tiles = [], at, turn } = cubeThing(laid)
    const middles = tilesOf(tiles, at as Point, turn).map(({ corners }) =>
      corners.reduce<Point>(([x, y], p) => [x + p[0] / 4, y + p[1] / 4], [0, 0])
    )
    const places = placesOf([laid]).filter((p) => p.layer === 'tile')
    expect(middles.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).sort()).toEqual(places.map((p) => p.id).sort())
  }
})
