// What a match is between two moves: plain JSON, never changed in place. Knows no rule.

import type { Seat } from '../../core/ids.ts'
import type { Cell } from '../../kit/grid/square.ts'
import type { Face, KeeperCard, Kind } from './cards/card.ts'
import type { Cube, CubeShape } from './geometry/cube.ts'
import type { Options } from './options.ts'

/** What a seat brings to the table. */
export type SeatSetup = {
  readonly card: KeeperCard
  readonly cube: CubeShape
  readonly team: number
}

/** What never changes during a match. */
export type Match = {
  readonly options: Options
  readonly seats: readonly SeatSetup[]
}

export type Player = {
  /** `box`: not yet on the table. Otherwise one of the three of the rules. */
  readonly status: 'box' | 'onBoard' | 'waiting' | 'eliminated'
  /** Only on the board. */
  readonly at: Cell | null
  /** The very first turn is still to come or being played (NK-030). */
  readonly fresh: boolean
  readonly powerLeft: number
  /** The die in the slot of the card; one that has joined the pool is no longer here. */
  readonly reserve: Face | null
  /** Dice more for the next roll. */
  readonly extraDice: number
  /** The terrain stood on at the latest count of dice. */
  readonly terrainAtStart: string | null
  /** How often in this match, for skills that are limited so. */
  readonly uses: Readonly<Record<string, number>>
}

/**
 * `slot` is passed through within one move and never rested in: everything in it happens by itself.
 * `throw`: dice are in the hand, chance has the word.
 */
export type Phase =
  | ('first' | 'place' | 'slot' | 'roll' | 'throw' | 'reroll' | 'actions')
  | ('bonus' | 'closure' | 'over')

/**
 * Points by kind, spent or given by skills. Spent push points lie in purses: all in one, or one purse for each target (Q21); each gift of
 * push points is a group of its own.
 */
export type Points = { readonly move: number; readonly jump: number; readonly push: readonly number[] }

export const withPoints = (points: Points, kind: Kind, n: number, purse = 0): Points =>
  kind === 'push'
    ? { ...points, push: points.push.map((it, i) => (i === purse ? it + n : it)) }
    : { ...points, [kind]: points[kind] + n }

/** A skill paid for with dice of the pool; `dice` null: whichever fit (Q75). */
export type Paid = { readonly skill: string; readonly dice: readonly Face[] | null }

/** Where a turn stands in its series of bonus turns. */
export type Series = {
  /** How many bonus turns deep; 0 is the ordinary turn. */
  readonly k: number
  /** Bonus turns still owed after this one (`bonusPerTurn` = perKeeper). */
  readonly owed: number
  /** The ordinary turn of the series was the player's very first. */
  readonly first: boolean
}

export type Casting = { readonly regular: number; readonly power: number }

export type Turn = Series & {
  /** N: regular dice of the first throw. */
  readonly dice: number
  /** Faces that lie there, ascending. */
  readonly regular: readonly Face[]
  readonly power: readonly Face[]
  /** The reserve die, once it has joined the pool. */
  readonly reserve: Face | null
  /** Dice in the hand. */
  readonly casting: Casting | null
  readonly rerolls: number
  readonly clumsy: boolean
  readonly spent: Points
  readonly gifts: Points
  readonly paid: readonly Paid[]
  /** How often each skill was used in this turn. */
  readonly used: Readonly<Record<string, number>>
  /** A push has been made. */
  readonly pushed: boolean
  /** Pushes may go diagonally. */
  readonly slantwise: boolean
  /** Keepers pushed off that earn a bonus turn. */
  readonly off: number
  readonly replay: boolean
  /** The free step that a push has just opened. */
  readonly follow: { readonly skill: string; readonly to: Cell } | null
}

export type State = {
  readonly match: Match
  readonly phase: Phase
  /** Whose place in the order it is; during set-up, who deploys. */
  readonly active: Seat
  /** In play, in the order in which they were laid. */
  readonly cubes: readonly Cube[]
  readonly players: readonly Player[]
  readonly turn: Turn | null
  /** The roll for First Player: who rolls, and the faces so far in the same order. */
  readonly rollOff: {
    readonly among: readonly Seat[]
    readonly faces: readonly number[]
    /** They have thrown alike before. */
    readonly tied: boolean
  } | null
  /** The bonus turn that is offered. */
  readonly offer: Series | null
  /** Who puts the board together again. */
  readonly closing: Seat | null
  readonly winners: readonly Seat[] | null
}

export const player = (s: State, seat: Seat): Player => s.players[seat] as Player
export const setupOf = (s: State, seat: Seat): SeatSetup => s.match.seats[seat] as SeatSetup
export const cardOf = (s: State, seat: Seat): KeeperCard => setupOf(s, seat).card
/** The turn in progress. Only asked for in phases that have one. */
export const turnOf = (s: State): Turn => s.turn as Turn
export const allied = (s: State, a: Seat, b: Seat): boolean => setupOf(s, a).team === setupOf(s, b).team
/** The next place clockwise (NK-010). */
export const clockwise = (s: State, seat: Seat): Seat => (seat + 1) % s.players.length

export const skillNamed = (s: State, seat: Seat, id: string) => cardOf(s, seat).skills.find((it) => it.id === id)
