// The tiles of all cubes in play, found by cell, and what crossing an edge means (section 3.4). Knows no keeper.

import type { Seat } from '../../../core/ids.ts'
import type { Cell, Heading } from '../../../kit/grid/square.ts'
import type { Cube, Footprint } from './cube.ts'
import { footprint, tileIndex } from './cube.ts'

export interface Tile {
  readonly cell: Cell
  /** Whose cube it belongs to. */
  readonly seat: Seat
  readonly terrain: string
  /** The cube's start tile, its portal on this edge; null for the four others. */
  readonly portal: Footprint['facing'] | null
}

const tile = (cube: Cube, i: number, cell: Cell): Tile => ({
  cell,
  seat: cube.seat,
  terrain: cube.terrains[i] ?? '',
  portal: i === 0 ? cube.facing : null
})

/** Cube by cube as handed in, start tile first. */
export const tilesOn = (cubes: readonly Cube[]): readonly Tile[] =>
  cubes.flatMap((cube) => footprint(cube, cube).tiles.map((cell, i) => tile(cube, i, cell)))

/** The tile of a cell; tiles never overlap (NK-006). */
export function tileOn(cubes: readonly Cube[], cell: Cell): Tile | undefined {
  for (const cube of cubes) {
    const i = tileIndex(cube, cell)
    if (i >= 0) return tile(cube, i, cell)
  }
  return undefined
}

export function isCovered(cubes: readonly Cube[], cell: Cell): boolean {
  for (const cube of cubes) if (tileIndex(cube, cell) >= 0) return true
  return false
}

/** Whose portal one step that way goes through; null when it goes through none. A diagonal step never does (NK-100, NK-101). */
export function portalCrossed(cubes: readonly Cube[], from: Cell, heading: Heading): Seat | null {
  for (const cube of cubes) if (cube.facing === heading && tileIndex(cube, from) === 0) return cube.seat
  return null
}
