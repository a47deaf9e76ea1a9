// The next place in a direction, as an arrow key means it: whatever the grid, the nearest of those that lie roughly that way. Pure.

import type { Point } from '../../src/core/scene.ts'
import { distance } from './plane.ts'

/** Places this far off the direction, in degrees, still lie that way: on a hex grid none lies straight to one of two sides. */
const widest = 61

/** The point that comes next from here in this direction (a vector of length 1); null: nothing lies there. */
export function towards(from: Point, way: Point, points: readonly Point[]): Point | null {
  let best: { point: Point; far: number } | null = null
  for (const point of points) {
    const far = distance(from, point)
    if (far < 0.01) continue
    const along = ((point[0] - from[0]) * way[0] + (point[1] - from[1]) * way[1]) / far
    const off = (Math.acos(Math.min(1, Math.max(-1, along))) * 180) / Math.PI
    if (off > widest) continue
    // A place straight ahead comes before one that is a little nearer, but beside the way.
    const cost = far * (1 + (off / widest) ** 2)
    if (best === null || cost < best.far - 1e-9) best = { point, far: cost }
  }
  return best?.point ?? null
}
