// A grid of squares: x grows east, y grows north. Knows cells, headings and where points lie, and no tile.

import { type PlaceId, placeId } from '../../core/ids.ts'
import type { Point } from '../../core/scene.ts'

/** A square of the grid, whether or not something lies on it. */
export type Cell = readonly [x: number, y: number]

export const facings = ['N', 'E', 'S', 'W'] as const
/** The four sides of a square, clockwise. */
export type Facing = (typeof facings)[number]

export const diagonals = ['NE', 'SE', 'SW', 'NW'] as const
export type Diagonal = (typeof diagonals)[number]

/** The eight ways from a cell to a neighbour, clockwise from north. */
export const headings = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Heading = (typeof headings)[number]

const vectors: Readonly<Record<Heading, Cell>> = {
  N: [0, 1],
  NE: [1, 1],
  E: [1, 0],
  SE: [1, -1],
  S: [0, -1],
  SW: [-1, -1],
  W: [-1, 0],
  NW: [-1, 1]
}

export const isFacing = (value: unknown): value is Facing => facings.some((it) => it === value)
export const isDiagonal = (value: unknown): value is Diagonal => diagonals.some((it) => it === value)
export const isCell = (value: unknown): value is Cell =>
  Array.isArray(value) && value.length === 2 && value.every((it) => Number.isInteger(it) && Math.abs(it) <= farthest)
/** Further than any board reaches. */
const farthest = 9999

/** The cells of a board, row by row from the south, each from the west; the first is 0,0. */
export const cells = (width: number, height: number): readonly Cell[] =>
  Array.from({ length: width * height }, (_, i): Cell => [i % width, Math.floor(i / width)])

/** A cell as a key and as a place: "1,-2". */
export const cellPlace = ([x, y]: Cell): PlaceId => placeId(`${x},${y}`)
export function cellOf(place: string): Cell | null {
  const [, x, y] = /^(-?\d+),(-?\d+)$/.exec(place) ?? []
  // "-0" is 0: a cell never holds -0.
  return y === undefined ? null : [Number(x) + 0, Number(y) + 0]
}
/** A distinct number for each cell within reach. Sets of numbers are faster to query than sets of cells. */
export const cellCode = ([x, y]: Cell): number => x * 65_536 + y
/** What a step to each side adds to the code of a cell. */
export const sideCodes: readonly number[] = [1, 65_536, -1, -65_536]
export const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1]
export const add = (a: Cell, b: Cell): Cell => [a[0] + b[0], a[1] + b[1]]
export const minus = (a: Cell, b: Cell): Cell => [a[0] - b[0], a[1] - b[1]]

/** The cell `spaces` steps from `cell` that way. */
export function step(cell: Cell, heading: Heading, spaces = 1): Cell {
  const [dx, dy] = vectors[heading]
  return [cell[0] + dx * spaces, cell[1] + dy * spaces]
}

/** Quarter turns clockwise that bring north to `facing`. */
export const quarters = (facing: Facing): number => facings.indexOf(facing)

/** `facing` after so many quarter turns clockwise. */
export const turned = (facing: Facing, by: number): Facing => facings[(quarters(facing) + by + 4) % 4] as Facing

/** `cell` carried around the origin by quarter turns clockwise, 0 to 3 of them: (x, y) becomes (y, -x) once for each. */
export function turn(cell: Cell, by: number): Cell {
  const [x, y] = cell
  // `0 -` and not a bare minus: a cell never holds -0, which JSON and map keys would tell from 0.
  return by === 0 ? cell : by === 1 ? [y, 0 - x] : by === 2 ? [0 - x, 0 - y] : [0 - y, x]
}

/** The way from one cell to another in a straight line, orthogonal or diagonal, and how far; null when they are not in line. */
export function line(from: Cell, to: Cell): { readonly heading: Heading; readonly spaces: number } | null {
  const [dx, dy] = minus(to, from)
  const spaces = Math.max(Math.abs(dx), Math.abs(dy))
  if (spaces === 0) return null
  const heading = headings.find((it) => sameCell(step(from, it, spaces), to))
  return heading ? { heading, spaces } : null
}

/** The number of orthogonal steps between two cells (Manhattan distance). */
export const distance = (a: Cell, b: Cell): number => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])

/** The cell that contains a point; null if its coordinates exceed the safe integers. */
export function locateCell([px, py]: Point): Cell | null {
  const [x, y] = [Math.round(px) + 0, Math.round(py) + 0]
  return Number.isSafeInteger(x) && Number.isSafeInteger(y) ? [x, y] : null
}

/** The corners of a square around its middle, clockwise from the north-west: edge 0 is the north side. */
export const squareOutline: readonly Point[] = [
  [-0.5, 0.5],
  [0.5, 0.5],
  [0.5, -0.5],
  [-0.5, -0.5]
]
