// Where things of a board come to lie on the screen: polygons, rims, what stands on an edge, how pieces share a place. Pure.

import type { Point, Tile } from '../../src/core/scene.ts'
import { type Frame, toScreen } from '../geometry/frame.ts'
import { laid } from '../geometry/plane.ts'

/** One square of the board's grid around a point: what a lamp glows on where there is no place. */
export const square: readonly Point[] = [
  [-0.5, 0.5],
  [0.5, 0.5],
  [0.5, -0.5],
  [-0.5, -0.5]
]

export const polygon = (frame: Frame, outline: readonly Point[], at: Point, turn = 0): Point[] =>
  laid(outline, at, turn).map((p) => toScreen(frame, p))

export function middle(points: readonly Point[]): Point {
  const [x, y] = points.reduce<Point>((sum, p) => [sum[0] + p[0], sum[1] + p[1]], [0, 0])
  return [x / points.length, y / points.length]
}

/** The polygon drawn in towards its middle; 1 leaves it as it is. */
export function drawnIn(points: readonly Point[], share: number): Point[] {
  const [cx, cy] = middle(points)
  return points.map(([x, y]) => [cx + (x - cx) * share, cy + (y - cy) * share])
}

/** The upright box around a polygon on the screen, as SVG takes it. */
export function boxOf(points: readonly Point[]): { x: number; y: number; width: number; height: number } {
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The matrix that lays a square drawing of 100 outwards along an edge of a polygon, its foot on the edge, `tall` pixels high. */
export function onEdge(points: readonly Point[], edge: number, tall: number): string {
  const a = points[edge % points.length] as Point
  const b = points[(edge + 1) % points.length] as Point
  const foot: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const long = Math.hypot(b[0] - a[0], b[1] - a[1])
  const [cx, cy] = middle(points)
  let along: Point = [(b[0] - a[0]) / long, (b[1] - a[1]) / long]
  let out: Point = [along[1], -along[0]]
  if (out[0] * (foot[0] - cx) + out[1] * (foot[1] - cy) < 0) {
    // Turned round rather than mirrored, so that a drawing is never seen from behind.
    along = [-along[0], -along[1]]
    out = [-out[0], -out[1]]
  }
  const e = foot[0] - (along[0] * long) / 2 + out[0] * tall
  const f = foot[1] - (along[1] * long) / 2 + out[1] * tall
  const numbers = [along[0] * long, along[1] * long, -out[0] * tall, -out[1] * tall].map((v) => v / 100)
  return `matrix(${[...numbers, e, f].map((v) => +v.toFixed(3)).join(' ')})`
}

/** How `count` pieces share a place: shifts in board units and how much smaller they are drawn. */
export function shared(count: number): { readonly shifts: readonly Point[]; readonly size: number } {
  if (count <= 1) return { shifts: [[0, 0]], size: 1 }
  const shifts = Array.from({ length: count }, (_, i): Point => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / count
    return [0.24 * Math.cos(angle), 0.2 * Math.sin(angle)]
  })
  return { shifts, size: Math.max(0.45, 0.8 - 0.06 * count) }
}

/** The tiles of a piece of ground as they lie after it was put at a point and turned. */
export const tilesOf = (tiles: readonly Tile[], at: Point, turn: number): { tile: Tile; corners: Point[] }[] =>
  tiles.map((tile) => ({
    tile,
    corners: laid(laid(tile.outline, tile.at), at, turn)
  }))
