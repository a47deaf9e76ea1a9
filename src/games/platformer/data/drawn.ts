// How a tile is written (section 3.5), and drawn where people tap it: what each character of a row means.

import type { GridLayer } from '../../../core/schema.ts'
import { grid } from '../../../kit/schema.ts'

export type Feature = 'none' | 'spawner' | 'coin' | 'gem' | 'shop' | 'trap' | 'portal' | 'bossSpawn' | 'bossSpecial'
/** The edge under a space, the most closed last. */
export const floors = ['open', 'oneWayUp', 'platformLadder', 'platform'] as const
export type Floor = (typeof floors)[number]

export const featureOf: Readonly<Record<string, Feature>> = {
  '.': 'none',
  c: 'coin',
  g: 'gem',
  e: 'spawner',
  s: 'shop',
  t: 'trap',
  p: 'portal',
  b: 'bossSpawn',
  x: 'bossSpecial'
}
export const floorOf: Readonly<Record<string, Floor>> = {
  '.': 'open',
  _: 'platform',
  H: 'platformLadder',
  '^': 'oneWayUp'
}
export const ladder = '#'
export const wall = '|'

const layer = (on: GridLayer['on'], none: string, all: Readonly<Record<string, string>>): GridLayer => ({
  on,
  none,
  marks: Object.entries(all).flatMap(([mark, look]) => (mark === none ? [] : { mark, title: `tile.${look}`, look }))
})

export const rowsOfTile = grid(
  {
    ground: 'set',
    layers: [
      layer('space', '.', featureOf),
      layer('space', '.', { [ladder]: 'ladder' }),
      layer('below', '.', floorOf),
      layer('right', ':', { [wall]: 'wall' })
    ]
  },
  { rows: [2, 8], across: [1, 16], usual: [4, 4] },
  { title: 'tile.rows', misfit: { say: 'problem.tile.row' } }
)
