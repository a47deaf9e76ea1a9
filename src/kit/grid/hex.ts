// A grid of hexes in axial coordinates: neighbours, rings, distances, and positions on the plane. Contains no game rule.

import { type PlaceId, placeId } from '../../core/ids.ts'
import type { Point } from '../../core/scene.ts'

export type Hex = readonly [q: number, r: number]
/** A hex as the key of a record, and as a place: "1,-2". */
export type HexId = string

/**
 * The ids of the hexes whose q and r are at most `limit` from 0. They were keys of a record, so they are the same strings as the keys of all
 * records: engines compare those at once, and strings that are only equal letter by letter. The largest board of our games reaches 4.
 */
const limit = 8
const span = 2 * limit + 1
const near: readonly HexId[] = Object.keys(
  Object.fromEntries(
    Array.from({ length: span * span }, (_, i) => [`${Math.floor(i / span) - limit},${(i % span) - limit}`, i])
  )
)
export function idOf([q, r]: Hex): HexId {
  const isNear = Math.abs(q) <= limit && Math.abs(r) <= limit
  return (isNear ? near[(q + limit) * span + r + limit] : undefined) ?? `${q},${r}`
}
export const hexPlace = (at: HexId): PlaceId => placeId(at)
export function hexOf(id: HexId): Hex {
  const comma = id.indexOf(',')
  return [Number(id.slice(0, comma)), Number(id.slice(comma + 1))]
}
export const isHex = (it: unknown): it is Hex =>
  Array.isArray(it) && it.length === 2 && it.every((n) => Number.isSafeInteger(n) && Math.abs(n) <= 50)

/** D0 to D5, clockwise. */
const directions: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1]
]

export const plus = ([q, r]: Hex, [dq, dr]: Hex, n = 1): Hex => [q + n * dq, r + n * dr]
export const around = (hex: Hex): readonly Hex[] => directions.map((it) => plus(hex, it))

export const direction = (k: number): Hex => directions[k % 6] as Hex

/** The six hexes around the middle, clockwise, and the twelve around those. */
export const ring1: readonly Hex[] = directions
export const ring2: readonly Hex[] = directions.flatMap((it, k): readonly Hex[] => [
  plus([0, 0], it, 2),
  plus(it, direction(k + 1))
])

/** Steps from one hex to the other. */
export const hexDistance = ([q, r]: Hex, [p, s]: Hex): number =>
  Math.max(Math.abs(q - p), Math.abs(r - s), Math.abs(q + r - p - s))

const height = Math.sqrt(3) / 2

/**
 * The middle of a hex in board units, one unit from middle to middle. The r axis is horizontal, so that bases are left and
 * right of the middle and the board is wider than high.
 */
export const toPlane = ([q, r]: Hex): Point => [r + q / 2, q * height]

/** The hex that contains a point; null if its coordinates exceed the safe integers. */
export function locateHex(point: Point): Hex | null {
  const hex = fromPlane(point)
  return hex.every((n) => Number.isSafeInteger(n)) ? hex : null
}

function fromPlane([x, y]: Point): Hex {
  const q = y / height
  const r = x - q / 2
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(-q - r)]
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs + q + r)]
  if (dq > dr && dq > ds) return [-rr - rs, rr]
  return dr > ds ? [rq, -rq - rs] : [rq, rr]
}

/** The corners of a hex around its middle, in board units. The first corner has the lowest y. */
export const hexOutline: readonly Point[] = Array.from({ length: 6 }, (_, i): Point => {
  const angle = (Math.PI / 3) * i - Math.PI / 2
  return [Math.cos(angle) / Math.sqrt(3), Math.sin(angle) / Math.sqrt(3)]
})
