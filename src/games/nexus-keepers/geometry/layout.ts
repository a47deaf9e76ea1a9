// The tiles of all cubes in play, found by cell, and what crossing an edge means (section 3.4). Knows no keeper.

import type { Seat } from '../../../core/ids.ts'
import type { Cube, Footprint } from './cube.ts'
import { footprint } from './cube.ts'
import type { Cell, Heading } from './lattice.ts'
import { cellKey } from './lattice.ts'

export interface Tile {
  readonly cell: Cell
  /** Whose cube it belongs to. */
  readonly seat: Seat
  readonly terrain: string
  /** The cube's start tile, its portal on this edge; null for the four others. */
  readonly portal: Footprint['facing'] | null
}

/** Tiles by `cellKey`, cube by cube as handed in, start tile first. */
export type Layout = ReadonlyMap<string, Tile>

// A list of cubes is never changed, and hardly a move changes which list is in play.
const known = new WeakMap<readonly Cube[], Layout>()

export function layout(cubes: readonly Cube[]): Layout {
  const before = known.get(cubes)
  if (before) return before
  const tiles = new Map<string, Tile>()
  for (const cube of cubes) {
    const { tiles: cells, facing } = footprint(cube, cube)
    for (const [i, cell] of cells.entries()) {
      const terrain = cube.terrains[i] ?? ''
      tiles.set(cellKey(cell), { cell, seat: cube.seat, terrain, portal: i === 0 ? facing : null })
    }
  }
  known.set(cubes, tiles)
  return tiles
}

/** Whose portal one step that way goes through; null when it goes through none. A diagonal step never does (NK-100, NK-101). */
export function portalCrossed(cubes: readonly Cube[], from: Cell, heading: Heading): Seat | null {
  const tile = layout(cubes).get(cellKey(from))
  return tile && tile.portal === heading ? tile.seat : null
}
