// The state of a match between two moves: plain JSON, never mutated. Contains no rule.

import type { Seat } from '../../core/ids.ts'
import { remembered } from '../../core/remember.ts'
import type { HexId } from '../../kit/grid/hex.ts'
import type { Card, Deck, Layout, Tile, UnitTable } from './data/schemas.ts'
import type { Terrain, Unit } from './data/units.ts'
import type { Options } from './options.ts'

/** What never changes during a match. */
export type Match = {
  readonly options: Options
  readonly layout: Layout
  readonly units: UnitTable
  readonly cards: readonly Card[]
  readonly tiles: readonly Tile[]
  readonly colours: readonly string[]
}

/** How many units of each type; no upper limit (NO-007). A type with none has no entry. */
export type Force = Readonly<Partial<Record<Unit, number>>>
/** The units on each hex, by seat. A hex without units has no entry. */
export type Forces = Readonly<Record<HexId, readonly Force[]>>
/** Some of the active player's units, by hex. */
export type Marked = Readonly<Record<HexId, Force>>

export type Player = {
  readonly rubium: number
  readonly vp: number
  /** Card ids, ascending; a hand has no limit (NO-115). */
  readonly hand: readonly string[]
  /** Missions face up before the player, in the order in which they were played. */
  readonly played: readonly string[]
  /** Q26: units found while the supply was empty; they can be placed without paying. */
  readonly owed: Force
  /** NO-142: eliminated. */
  readonly out: boolean
}

export type Phase = 'setup' | 'deploy' | 'move' | 'breath' | 'explore' | 'battle' | 'draw' | 'give' | 'over'
export type Side = 'attacker' | 'defender'
export const sides: readonly Side[] = ['attacker', 'defender']
export type BySide<T> = Readonly<Record<Side, T>>

/** What chance is about to do; the first entry comes first. */
export type Pending =
  | { readonly does: 'first' }
  | { readonly does: 'singles' }
  /** One double tile of those left, in either orientation. */
  | { readonly does: 'double' }
  /** `spent`: the card that caused the draw; it is not shuffled in again (NO-028). */
  | { readonly does: 'draw'; readonly seat: Seat; readonly deck: Deck; readonly spent?: string }
  | { readonly does: 'reveal' | 'peek'; readonly at: HexId }
  | { readonly does: 'breath' }
  /** Dice of both sides, or some of them thrown again. */
  | { readonly does: 'roll'; readonly attacker: number; readonly defender: number }
  | { readonly does: 'strike'; readonly side: Side; readonly threshold: number }

/** The window for cards: the index of the asked seat in the order of NO-124, and the number of passes in a row. */
export type Window = { readonly turn: number; readonly passes: number }

/** `start`, `before`, `after`: cards may be played. `missions`: the battle is over. */
export type Stage = 'start' | 'before' | 'roll' | 'after' | 'hits' | 'missions'

export type Killed = { readonly side: Side; readonly unit: Unit; readonly step: Unit | null }

/** `picks`: the roller chooses the casualty (NO-084). `own`: the side that is hit chooses. */
export type Hits = { readonly picks: number; readonly own: number }

export type Battle = {
  readonly at: HexId
  readonly defender: Seat
  readonly stage: Stage
  readonly step: Unit | null
  readonly window: Window | null
  /** Faces of this step, ascending. */
  readonly dice: BySide<readonly number[]>
  readonly extra: BySide<number>
  /** Hits on a side that cards cancelled in this step. */
  readonly cancelled: BySide<number>
  /** The cancelled hits that the side itself chose, where the choice made a difference. */
  readonly spared: BySide<Hits>
  /** Seats that play no more cards in this battle. */
  readonly quiet: readonly Seat[]
  readonly mods: readonly { readonly side: Side; readonly unit: Unit; readonly amount: number }[]
  /** Casualties still to be chosen (NO-085): the roller’s picks and the victim’s own choices. */
  readonly hits: BySide<Hits>
  readonly killed: readonly Killed[]
}

/** A finished battle, as missions refer to it. */
export type Fight = {
  readonly at: HexId
  readonly won: boolean
  readonly left: Force
  readonly killed: readonly Killed[]
}

export type Turn = {
  readonly deployed: Marked
  /** Units that may move two spaces. */
  readonly marching: Marked
  /** Units that have moved, by the hex where they are now. */
  readonly moved: Marked
  /** NO-040: hexes contested when the Move phase began. */
  readonly bound: readonly HexId[]
  /** How many dragons have breathed, by hex. */
  readonly breathed: Readonly<Record<HexId, number>>
  /** The breath in progress. `hit`: it hit. `victim`: the seat that must choose a unit. */
  readonly breath: { readonly at: HexId; readonly hit: boolean; readonly victim: Seat | null } | null
  readonly battle: Battle | null
  readonly fights: readonly Fight[]
  /** NO-130: for each red card played, the battles that it may have been played for, as indices into `fights`. */
  readonly reds: readonly (readonly number[])[]
}

export type State = {
  readonly match: Match
  readonly phase: Phase
  readonly first: Seat
  readonly active: Seat
  /** The ground that was dealt. */
  readonly ground: Readonly<Record<HexId, Terrain>>
  /** Double tiles dealt so far. */
  readonly dealt: readonly string[]
  readonly units: Forces
  readonly mines: Readonly<Record<HexId, number>>
  /** Face-down tiles, in the order of the layout. */
  readonly tiles: readonly HexId[]
  /** Face-down tiles that somebody has seen. */
  readonly known: Readonly<Record<HexId, { readonly tile: string; readonly seats: readonly Seat[] }>>
  /** Tiles that have left the game, ascending. */
  readonly revealed: readonly string[]
  /** NO-068: found units on ground they could not enter. */
  readonly settled: Forces
  readonly players: readonly Player[]
  /** Face-up cards beside their decks, in the order in which they were discarded. */
  readonly discards: Readonly<Record<Deck, readonly string[]>>
  /** NO-133: how many are left in the open pile. */
  readonly missions: number
  readonly turn: Turn
  readonly pending: readonly Pending[]
  readonly winners: readonly Seat[] | null
  /** The sentence that says why the match ended, as a key of the dictionary. */
  readonly why: string | null
}

export const player = (s: State, seat: Seat): Player => s.players[seat] as Player
const everySeat: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]
export const seatsOf = (s: State): readonly Seat[] => everySeat[s.players.length] as readonly Seat[]
/** NO-150: partners sit opposite each other. */
export const partnerOf = (s: State, seat: Seat): Seat | null => (s.match.options.teams ? (seat + 2) % 4 : null)
export const enemies = (s: State, a: Seat, b: Seat): boolean => a !== b && partnerOf(s, a) !== b
const cardsById = remembered((cards: readonly Card[]) => new Map(cards.map((it) => [it.id, it])))
export const cardOf = (s: State, id: string): Card | undefined => cardsById(s.match.cards).get(id)
export const countOf = (force: Force | undefined, unit: Unit): number => force?.[unit] ?? 0
/** Whether a record is empty. */
export function isNone(record: object): boolean {
  for (const _ in record) return false
  return true
}

export const freshTurn: Turn = {
  deployed: {},
  marching: {},
  moved: {},
  bound: [],
  breathed: {},
  breath: null,
  battle: null,
  fights: [],
  reds: []
}

const none: BySide<number> = { attacker: 0, defender: 0 }
const noHits: Hits = { picks: 0, own: 0 }
/** The values with which each step of a battle begins. */
export const freshStep = {
  dice: { attacker: [], defender: [] },
  extra: none,
  cancelled: none,
  spared: { attacker: noHits, defender: noHits },
  hits: { attacker: noHits, defender: noHits }
}
export const unfought: Omit<Battle, 'at' | 'defender'> = {
  stage: 'start',
  step: null,
  window: null,
  ...freshStep,
  quiet: [],
  mods: [],
  killed: []
}
