// A tile of the tower as it is written (sections 3.4, 3.5), and as squares: what each shows, its ladder, its edges.

import { type Feature, type Floor, featureOf, floorOf, floors, ladder, wall } from '../data/drawn.ts'
import type { TileData } from '../data/schemas.ts'

export interface TileSquare {
  readonly feature: Feature
  readonly ladder: boolean
  readonly floor: Floor
  /** Whether a wall is at that side. */
  readonly left: boolean
  readonly right: boolean
}

/** Rows from the bottom, each from the left. */
export const squaresOf = ({ rows }: TileData): readonly (readonly TileSquare[])[] =>
  [...rows].reverse().map((row) =>
    Array.from({ length: (row.length - 1) / 4 }, (_, c): TileSquare => {
      const at = 4 * c + 1
      return {
        feature: featureOf[row[at] ?? ''] ?? 'none',
        ladder: row[at + 1] === ladder,
        floor: floorOf[row[at + 2] ?? ''] ?? 'open',
        left: row[at - 1] === wall,
        right: row[at + 3] === wall
      }
    })
  )

/** PL-Q05: spaces across and rows of a tile. */
export const sizeOf = ({ rows }: TileData): { readonly cols: number; readonly height: number } => ({
  cols: ((rows[0]?.length ?? 1) - 1) / 4,
  height: rows.length
})

/** Section 3.4: at a seam the most closed of two edges counts. */
export const moreClosed = (a: Floor, b: Floor): Floor => (floors.indexOf(a) > floors.indexOf(b) ? a : b)
