// The layout of the hexes (section 3, NO-Q07 to NO-Q09): the house’s boards for two to four players, and Board A with its ground
// dealt. An owner can enter the layout of a real table instead. The rules know the board only through its layout.

import { direction, type Hex, idOf, plus, ring1, ring2 } from '../../../kit/grid/hex.ts'
import type { HexData, Layout } from './schemas.ts'
import type { Terrain } from './units.ts'

/** The sides with bases for two, three and four players, in the order of play. Partners face each other (NO-150). */
export const houseBases: readonly (readonly number[])[] = [
  [0, 3],
  [0, 2, 4],
  [0, 1, 3, 4]
]

export type Matching = 'A' | 'B'

/** The board as it is in the box: its ground is still to be dealt (NO-016). */
export function houseLayout(players: number, matching: Matching = 'A', sides = houseBases): Layout {
  const shift = matching === 'A' ? 0 : 1
  return [
    { at: [0, 0], terrain: 'monolith', origin: 'fact' },
    ...ring1.map((at): HexData => ({ at, tile: true, origin: 'fact' })),
    ...ring2.map(
      (at, i): HexData => ({ at, double: Math.floor((i + 12 - shift) / 2) % 6, tile: true, origin: 'fact' })
    ),
    ...bases(sides[players - 2] ?? [])
  ]
}

/** The three hexes of a base on side k: two in front, one behind. */
export const baseAt = (k: number): readonly Hex[] => {
  const [first, second] = [plus(direction(k), direction(k)), plus(direction(k + 1), direction(k + 1))]
  return [plus(first, direction(k + 1)), plus(second, direction(k)), plus(first, second)]
}

const bases = (sides: readonly number[]): Layout =>
  sides.flatMap((side, owner) => baseAt(side).map((at): HexData => ({ at, terrain: 'base', owner, origin: 'house' })))

/** A legal arrangement by the house, hex by hex. */
const grounds: readonly (readonly [Terrain, string])[] = [
  ['rock', '1,0 -1,1 0,-1 2,0 -2,2 1,-2'],
  ['forest', '0,1 1,1 -2,0 2,-2'],
  ['crystal', '-1,0 0,2 -2,1 2,-1'],
  ['magma', '1,-1 -1,2 -1,-1 0,-2']
]
const boardGround = new Map(grounds.flatMap(([terrain, hexes]) => hexes.split(' ').map((at) => [at, terrain] as const)))

/** The house’s board with all ground dealt; every scenario uses it. */
export const boardA = (players: number): Layout =>
  houseLayout(players).map((hex) => {
    const terrain = boardGround.get(idOf(hex.at))
    return terrain ? { ...hex, terrain, origin: 'house' } : hex
  })

/** NO-Q09: a single tile has one terrain, a double tile two. */
export const singles: readonly Terrain[] = ['rock', 'rock', 'rock', 'forest', 'crystal', 'magma']
export const doubles: readonly (readonly [Terrain, Terrain])[] = [
  ['rock', 'forest'],
  ['rock', 'crystal'],
  ['rock', 'magma'],
  ['forest', 'crystal'],
  ['forest', 'magma'],
  ['crystal', 'magma']
]
