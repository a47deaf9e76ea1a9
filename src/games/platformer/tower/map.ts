// The tower as it stands: the levels that are turned up, seams and borders closed as they count, and which space leads to which
// (section 3, PL-044 to PL-053).

import type { Feature, Floor } from '../data/drawn.ts'
import type { TileData } from '../data/schemas.ts'
import { type Cell, cell, up, xOf, yOf } from './cell.ts'
import { moreClosed, squaresOf, type TileSquare } from './tile.ts'

/** Levels turned up so far, the lowest first, as their tiles; levels below `lowest` have been removed (PL-135). */
export type Tower = {
  readonly levels: readonly (readonly [left: string, right: string])[]
  readonly lowest: number
}

export interface Square {
  readonly at: Cell
  readonly level: number
  readonly feature: Feature
  readonly ladder: boolean
  readonly floor: Floor
  /** A wall or the border of the map at either side. */
  readonly left: boolean
  readonly right: boolean
  /** PL-045: spaces that share an edge with it which nothing blocks. */
  readonly near: readonly Cell[]
  /** PL-152: the space above that heroes enter from here and nobody leaves downwards. */
  readonly above: Cell | null
}

export interface TowerMap {
  readonly width: number
  /** Rows of a level. */
  readonly height: number
  /** Lowest and highest row that is turned up. */
  readonly bottom: number
  readonly top: number
  /** From the bottom, each row from the left. */
  readonly cells: readonly Cell[]
  at(space: Cell): Square | undefined
}

/** PL-049: what lies face down or has been removed has no spaces. */
export function mapOf({ levels, lowest }: Tower, tiles: ReadonlyMap<string, TileData>): TowerMap {
  const raw: (TileSquare & { readonly level: number })[] = []
  const cells: Cell[] = []
  let [width, height] = [0, 0]
  for (const [i, pair] of levels.entries()) {
    const [left, right] = pair.map((id) => squaresOf(tiles.get(id) as TileData))
    height = left?.length ?? 0
    for (let r = 0; r < height; r++) {
      const row = [...(left?.[r] ?? []), ...(right?.[r] ?? [])]
      width = row.length
      for (const [c, square] of row.entries()) {
        if (i + 1 < lowest) continue
        const at = cell(c + 1, i * height + r + 1)
        raw[at] = { ...square, level: i + 1 }
        cells.push(at)
      }
    }
  }
  const bottom = (lowest - 1) * height + 1
  /** PL-053, PL-138: the bottom row of the lowest level stands on platforms, whatever is printed. */
  const floorOf = (at: Cell): Floor => {
    const floor = raw[at]?.floor ?? 'open'
    return yOf(at) === bottom ? moreClosed(floor, 'platform') : floor
  }
  /** PL-046, PL-050: walls of either tile at a seam, and the borders of the map. */
  const wall = (at: Cell): boolean => xOf(at) === width || !raw[at + 1] || !!raw[at]?.right || !!raw[at + 1]?.left
  const wallLeft = (at: Cell): boolean => xOf(at) === 1 || wall(at - 1)
  /** PL-047, PL-048: a platform blocks, a ladder that crosses it opens it again. PL-156: a one-way edge makes nobody
   * adjacent (PL-Q27), so that no PAW crosses it either (PL-Q33).
   */
  const passes = (floor: Floor): boolean => floor === 'open' || floor === 'platformLadder'

  const squares: Square[] = []
  for (const at of cells) {
    const { feature, ladder, level } = raw[at] as (typeof raw)[number]
    const floor = floorOf(at)
    const over = raw[at + up] ? floorOf(at + up) : null
    const [left, right] = [wallLeft(at), wall(at)]
    const near = [
      ...(left ? [] : [at - 1]),
      ...(right ? [] : [at + 1]),
      ...(over !== null && passes(over) ? [at + up] : []),
      ...(raw[at - up] && passes(floor) ? [at - up] : [])
    ]
    squares[at] = { at, level, feature, ladder, floor, left, right, near, above: over === 'oneWayUp' ? at + up : null }
  }
  return { width, height, bottom, top: levels.length * height, cells, at: (space) => squares[space] }
}
