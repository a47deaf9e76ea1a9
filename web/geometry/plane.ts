// Points and polygons in board units: x to the right, y away from the reader, turns in degrees clockwise. Pure.

import type { Point } from '../../src/core/scene.ts'

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

export function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [x * c + y * s, y * c - x * s]
}

/** Corners around a point, as they lie after a turn about that point. */
export const laid = (outline: readonly Point[], at: Point, degrees = 0): Point[] =>
  outline.map((corner) => plus(at, turned(corner, degrees)))

/** Is the point in the polygon? Points on the rim may be either. */
export function inside([x, y]: Point, polygon: readonly Point[]): boolean {
  let within = false
  for (const [i, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon[(i + 1) % polygon.length] as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  }
  return within
}

export interface Box {
  readonly left: number
  readonly right: number
  readonly low: number
  readonly high: number
}

/** The smallest upright box around points; a unit box around the origin when there are none. */
export function around(points: readonly Point[]): Box {
  if (points.length === 0) return { left: -0.5, right: 0.5, low: -0.5, high: 0.5 }
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) }
}
