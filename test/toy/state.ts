// Skerry, a very small game for tests: two keepers and two stones on eleven tiles, four dice whose pairs buy moves, and a hidden card for
// each player. It uses every feature of the game contract once.

import { type KindId, kindId, type PlaceId, placeId, type Seat } from '../../src/core/ids.ts'

export type Cell = readonly [x: number, y: number]
export type Kind = 'step' | 'hop' | 'push'

export type State = {
  readonly phase: 'deal' | 'roll' | 'thrown' | 'rolled' | 'rerolled' | 'act' | 'over'
  readonly turn: Seat
  readonly round: number
  readonly keepers: readonly (Cell | null)[]
  readonly stones: readonly Cell[]
  readonly cards: readonly (string | null)[]
  /** Who knows whose card: knows[viewer][owner]. */
  readonly knows: readonly (readonly boolean[])[]
  /** The faces of the dice on the table, ascending. During a reroll, only the dice that stay. */
  readonly dice: readonly number[]
  readonly bought: Readonly<Record<Kind, number>>
  readonly score: readonly number[]
  /** A variant without dice: a turn is one free step or push, and ends by itself. */
  readonly brisk: boolean
}

export const deck = ['leaf', 'moon', 'star', 'sun']
export const diceEach = 4
export const homes: readonly Cell[] = [
  [0, 0],
  [3, 0]
]
export const roundsAtMost = 60

export const nothing = { step: 0, hop: 0, push: 0 }

export const beginning: State = {
  phase: 'deal',
  turn: 0,
  round: 0,
  keepers: homes,
  stones: [
    [1, 1],
    [2, 1]
  ],
  cards: [null, null],
  knows: [
    [true, false],
    [false, true]
  ],
  dice: [],
  bought: nothing,
  score: [0, 0],
  brisk: false
}

export const tiles: readonly Cell[] = [0, 1, 2].flatMap((y) => [0, 1, 2, 3].map((x): Cell => [x, y])).slice(0, 11)

export const sameCell = (a: Cell | null | undefined, b: Cell | null | undefined): boolean =>
  !!a && !!b && a[0] === b[0] && a[1] === b[1]

export const isTile = (cell: Cell): boolean => tiles.some((tile) => sameCell(tile, cell))

export const plus = ([x, y]: Cell, [dx, dy]: Cell, n = 1): Cell => [x + dx * n, y + dy * n]

/** What is on a cell: a keeper (its seat) or a stone (its index). */
export function on(s: State, cell: Cell): { readonly keeper: Seat } | { readonly stone: number } | null {
  const keeper = s.keepers.findIndex((k) => sameCell(k, cell))
  if (keeper >= 0) return { keeper }
  const stone = s.stones.findIndex((k) => sameCell(k, cell))
  return stone >= 0 ? { stone } : null
}

export const tile = ([x, y]: Cell): PlaceId => placeId(`${x},${y}`)
export const stone = kindId('stone')
export const keeper = (seat: Seat): KindId => kindId(`keeper/${seat}`)
