// A tile of the tower as it is written (sections 3.4, 3.5), and as squares: what each shows, its ladder, its edges.

import type { TileData } from '../data/schemas.ts'

export type Feature = 'none' | 'spawner' | 'coin' | 'gem' | 'shop' | 'trap' | 'portal' | 'bossSpawn' | 'bossSpecial'
/** The edge under a space, the most closed last. */
export const floors = ['open', 'oneWayUp', 'platformLadder', 'platform'] as const
export type Floor = (typeof floors)[number]

export interface TileSquare {
  readonly feature: Feature
  readonly ladder: boolean
  readonly floor: Floor
  /** Whether a wall is at that side. */
  readonly left: boolean
  readonly right: boolean
}

const features: Readonly<Record<string, Feature>> = {
  '.': 'none',
  e: 'spawner',
  c: 'coin',
  g: 'gem',
  s: 'shop',
  t: 'trap',
  p: 'portal',
  b: 'bossSpawn',
  x: 'bossSpecial'
}
const floorOf: Readonly<Record<string, Floor>> = {
  '.': 'open',
  _: 'platform',
  H: 'platformLadder',
  '^': 'oneWayUp'
}

/** Rows from the bottom, each from the left. */
export const squaresOf = ({ rows }: TileData): readonly (readonly TileSquare[])[] =>
  [...rows].reverse().map((row) =>
    Array.from({ length: (row.length - 1) / 4 }, (_, c): TileSquare => {
      const at = 4 * c + 1
      return {
        feature: features[row[at] ?? ''] ?? 'none',
        ladder: row[at + 1] === '#',
        floor: floorOf[row[at + 2] ?? ''] ?? 'open',
        left: row[at - 1] === '|',
        right: row[at + 3] === '|'
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
