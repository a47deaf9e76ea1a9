// The state of a match between two moves: plain JSON, never mutated. Contains no rule.

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
  /** `box`: not yet on the table. The other three are the states of the rules. */
  readonly status: 'box' | 'onBoard' | 'waiting' | 'eliminated'
  /** Null unless on the board. */
  readonly at: Cell | null
  /** The player’s very first turn is in progress or still to come (NK-030). */
  readonly fresh: boolean
  readonly powerLeft: number
  /** The die in the slot of the card; null again once it has joined the pool. */
  readonly reserve: Face | null
  /** Extra dice for the next roll. */
  readonly extraDice: number
  /** The terrain under the keeper when dice were last counted. */
  readonly terrainAtStart: string | null
  /** How often each skill with a limit was used in this match. */
  readonly uses: Readonly<Record<string, number>>
}

/**
 * `slot` occurs only within a move: everything in it happens by itself.
 * `throw`: the dice are taken up, and chance acts.
 */
export type Phase =
  | ('first' | 'place' | 'slot' | 'roll' | 'throw' | 'reroll' | 'actions')
  | ('bonus' | 'closure' | 'over')

/**
 * Points by kind, spent or given by skills. Spent push points: one purse for all, or one for each target (Q21). Given push points: each
 * gift is a group of its own.
 */
export type Points = { readonly move: number; readonly jump: number; readonly push: readonly number[] }

export function withPoints(points: Points, kind: Kind, n: number, purse = 0): Points {
  const { move, jump, push } = points
  if (kind === 'move') return { move: move + n, jump, push }
  if (kind === 'jump') return { move, jump: jump + n, push }
  return { move, jump, push: push.map((it, i) => (i === purse ? it + n : it)) }
}

/** A skill paid for with dice of the pool; `dice` null: any that fit (Q75). */
export type Paid = { readonly skill: string; readonly dice: readonly Face[] | null }

/** The position of a turn within its series of bonus turns. */
export type Series = {
  /** The number of bonus turns so far; 0 is the ordinary turn. */
  readonly k: number
  /** Bonus turns still owed after this one (`bonusPerTurn` = perKeeper). */
  readonly owed: number
  /** Whether the ordinary turn of the series was the player’s very first. */
  readonly first: boolean
}

export type Casting = { readonly regular: number; readonly power: number }

export type Turn = Series & {
  /** N: the number of regular dice in the first throw. */
  readonly dice: number
  /** The faces in the tray, ascending. */
  readonly regular: readonly Face[]
  readonly power: readonly Face[]
  /** The reserve die, once it has joined the pool. */
  readonly reserve: Face | null
  /** The dice that are about to be thrown. */
  readonly casting: Casting | null
  readonly rerolls: number
  readonly clumsy: boolean
  readonly spent: Points
  readonly gifts: Points
  readonly paid: readonly Paid[]
  /** How often each skill was used in this turn. */
  readonly used: Readonly<Record<string, number>>
  /** Whether a push has been made. */
  readonly pushed: boolean
  /** Whether pushes may go diagonally. */
  readonly slantwise: boolean
  /** The number of keepers pushed off that earn a bonus turn. */
  readonly off: number
  readonly replay: boolean
  /** The free step that the latest push allows. */
  readonly follow: { readonly skill: string; readonly to: Cell } | null
}

export type State = {
  readonly match: Match
  readonly phase: Phase
  /** The seat whose slot it is; during set-up, the seat that deploys. */
  readonly active: Seat
  /** The cubes in play, in the order in which they were placed. */
  readonly cubes: readonly Cube[]
  readonly players: readonly Player[]
  readonly turn: Turn | null
  /** The roll for First Player: the seats that roll, and their faces so far in the same order. */
  readonly rollOff: {
    readonly among: readonly Seat[]
    readonly faces: readonly number[]
    /** Whether these seats tied before. */
    readonly tied: boolean
  } | null
  /** The bonus turn on offer. */
  readonly offer: Series | null
  /** The seat that puts the board together again. */
  readonly closing: Seat | null
  readonly winners: readonly Seat[] | null
}

export const player = (s: State, seat: Seat): Player => s.players[seat] as Player
export const setupOf = (s: State, seat: Seat): SeatSetup => s.match.seats[seat] as SeatSetup
export const cardOf = (s: State, seat: Seat): KeeperCard => setupOf(s, seat).card
/** The turn in progress. Call it only in phases that have one. */
export const turnOf = (s: State): Turn => s.turn as Turn
export const allied = (s: State, a: Seat, b: Seat): boolean => setupOf(s, a).team === setupOf(s, b).team
/** The next place clockwise (NK-010). */
export const clockwise = (s: State, seat: Seat): Seat => (seat + 1) % s.players.length

export const skillNamed = (s: State, seat: Seat, id: string) => cardOf(s, seat).skills.find((it) => it.id === id)
