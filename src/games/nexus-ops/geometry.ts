// Hexes in axial coordinates (section 3): neighbours, rings, bases, and where they lie on the plane. Knows no rule.

import type { Point } from '../../core/scene.ts'

export type Hex = readonly [q: number, r: number]
/** A hex as the key of a record, and as a place: "1,-2". */
export type HexId = string

export const idOf = ([q, r]: Hex): HexId => `${q},${r}`
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

const plus = ([q, r]: Hex, [dq, dr]: Hex, n = 1): Hex => [q + n * dq, r + n * dr]
export const around = (hex: Hex): readonly Hex[] => directions.map((it) => plus(hex, it))

const direction = (k: number): Hex => directions[k % 6] as Hex

/** The six hexes around the middle, clockwise, and the twelve around those. */
export const ring1: readonly Hex[] = directions
export const ring2: readonly Hex[] = directions.flatMap((it, k): readonly Hex[] => [
  plus([0, 0], it, 2),
  plus(it, direction(k + 1))
])

/** The three hexes of a base against the middle of side k: two fronts and the back. */
export const baseAt = (k: number): readonly Hex[] => {
  const [a, b] = [direction(k), direction(k + 1)]
  return [
    [2, 1],
    [1, 2],
    [2, 2]
  ].map(([n = 0, m = 0]) => plus(plus([0, 0], a, n), b, m))
}

const height = Math.sqrt(3) / 2

/**
 * The middle of a hex in board units, one unit from middle to middle. The second axis lies across, so that bases stand left and
 * right of the middle and a table is wider than high.
 */
export const toPlane = ([q, r]: Hex): Point => [r + q / 2, q * height]

/** The hex that holds a point. */
export function fromPlane([x, y]: Point): Hex {
  const q = y / height
  const r = x - q / 2
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(-q - r)]
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs + q + r)]
  if (dq > dr && dq > ds) return [-rr - rs, rr]
  return dr > ds ? [rq, -rq - rs] : [rq, rr]
}

/** The corners of a hex around its middle: a point towards the reader's far side. */
export const outline: readonly Point[] = Array.from({ length: 6 }, (_, i): Point => {
  const angle = (Math.PI / 3) * i - Math.PI / 2
  return [Math.cos(angle) / Math.sqrt(3), Math.sin(angle) / Math.sqrt(3)]
})
