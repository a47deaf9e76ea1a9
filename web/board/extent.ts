// Which points a board must show, whatever is drawn on it. Pure.

import type { Place, Point } from '../../src/core/scene.ts'
import type { Doc } from '../../src/server/messages.ts'
import { laid } from '../geometry/plane.ts'
import { square } from './shape.ts'

type Shown = Pick<Doc, 'scene' | 'lamps'>

const lit = ({ lamps }: Shown): ReadonlySet<string> => new Set(lamps.map((lamp) => lamp.place))

/** The places of a board that are drawn: what has left the table only while somebody is led there. */
export function placesShown(now: Shown): Place[] {
  const led = lit(now)
  return now.scene?.places.filter((it) => !it.gone || led.has(it.id)) ?? []
}

/** How many places have left the table and its board. */
export const cleared = (now: Shown): number => (now.scene?.places.length ?? 0) - placesShown(now).length

/** Corners of every tile, of what stands on edges, of lit ground and of lamps beside the board; while nothing lies there, a few units around the origin. */
export function extent(now: Shown): Point[] {
  const { lamps } = now
  const led = lit(now)
  const places = placesShown(now).filter((p) => p.layer !== 'ground' || led.has(p.id))
  const points = places.flatMap((place) => {
    const corners = laid(place.outline, place.at)
    return [...corners, ...leaning(corners, place.edges)]
  })
  const beside = lamps.flatMap(({ at }) => (at ? laid(square, at) : []))
  if (points.length + beside.length > 0) return [...points, ...beside]
  return [
    [-3, -2],
    [3, 2]
  ]
}

/** How far things reach that lean outwards on the edges of a tile. */
export const leaning = (corners: readonly Point[], edges: Place['edges']): Point[] =>
  (edges ?? []).flatMap(({ edge }) => outwards(corners, edge))

function outwards(corners: readonly Point[], edge: number): Point[] {
  const a = corners[edge % corners.length] as Point
  const b = corners[(edge + 1) % corners.length] as Point
  const foot: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const cx = corners.reduce((sum, p) => sum + p[0], 0) / corners.length
  const cy = corners.reduce((sum, p) => sum + p[1], 0) / corners.length
  const long = Math.hypot(foot[0] - cx, foot[1] - cy) || 1
  return [[foot[0] + ((foot[0] - cx) / long) * 0.75, foot[1] + ((foot[1] - cy) / long) * 0.75]]
}
