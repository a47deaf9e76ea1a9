// The state of a match between two moves: plain JSON, never mutated. Contains no rule.

import type { Seat } from '../../core/ids.ts'
import type { House } from './data/house.ts'
import { type Die, dice, type Power, type Resource, type Special, specials, type Tuarek } from './data/names.ts'
import type { Card, Effect, Face, Land } from './data/schemas.ts'
import type { Options } from './options.ts'
import { type Band, fuelAt, type Limits, type Mark, type Truck } from './truck/fuel.ts'

/** What never changes during a match. */
export type Match = House & { readonly options: Options; readonly limits: readonly [Limits, Limits] }

/** What a clan owns, and its explorers. */
export type Clan = {
  readonly jerrycans: number
  /** Face down, ascending (KE-006). */
  readonly tuareks: readonly Tuarek[]
  readonly cards: readonly string[]
  readonly lands: readonly string[]
  /** Power tiles in the camp; `fresh`: taken in this turn. */
  readonly powers: readonly Power[]
  readonly fresh: readonly Power[]
  /** Explorers on the four New Lands, then on the two slots of the empty pile (KE-234). */
  readonly pawns: readonly number[]
}

export type Pool = Readonly<Record<Resource, number>>
/** The face of each die, 1 to 6. A die without an entry has not been thrown. */
export type Faces = Readonly<Partial<Record<Die, number>>>

export type Turn = {
  readonly paid: number
  /** KE-Q02: refuels that were announced and have not begun. */
  readonly announced: number
  /** KE-Q06: “five dice” holds for the rest of this turn. */
  readonly five: boolean
  /** The coloured dice that will be thrown. */
  readonly colours: readonly Special[]
  readonly rerolls: 'no' | 'once' | 'turn'
  /** KE-085: the truck has stood on its tank for the roll. */
  readonly stood: boolean
  readonly threw: boolean
  readonly faces: Faces
  /** Throws begun while the truck may already have been flat: the time, and the state before each (KE-121). */
  readonly doubted: readonly { readonly at: number; readonly before: Faces; readonly threw: boolean }[]
  /** The throw in the air: when it began, the faces before it, and the burned dice for which it is void (KE-100). */
  readonly air: { readonly at: number | null; readonly before: Faces; readonly burned: readonly Die[] } | null
  /** Burned dice that were thrown anyway and show another face now (KE-100). */
  readonly astray?: readonly Die[]
  /** When the truck was laid flat, while dice were still in the air (KE-099). */
  readonly flatAt: number | null
  /** The fuel (r) when the truck was laid flat, while the page asks whether it was empty (KE-112). */
  readonly asks: Band | null
  readonly flowing: boolean
  /** KE-113: the first press of “empty”: who, and when. */
  readonly pressed: { readonly by: Seat; readonly at: number | null } | null
  /** KE-125: the number of flames when the roll ended. */
  readonly flames: number
  readonly pool: Pool
  readonly converted: boolean
  /** Free explorers still to be placed. */
  readonly free: number
  readonly burnt: boolean
  /** `entered`: something was entered by hand. `disputed`: whether the opponent disputes it now or has done so (KE-293). */
  readonly entered: boolean
  readonly disputed: 'no' | 'now' | 'settled'
  /** Conquests resolved in this refill (KE-Q19). */
  readonly conquests: number
}

export type Refuel = {
  readonly kind: 'paid' | 'free' | 'dry'
  /** KE-073: the opponent rolls only the white dice. */
  readonly five: boolean
  readonly rolled: boolean
  readonly faces: Faces
  /** KE-066: how often the last die has been rolled alone; null while several are left. */
  readonly lone: number | null
  readonly done: boolean
  /** When every die showed fire (KE-069). */
  readonly completeAt: number | null
  readonly began: number | null
  readonly back: Phase
}

export type Phase =
  | 'setup'
  | 'first'
  | 'full'
  | 'window'
  | 'refuel'
  | 'choose'
  | 'roll'
  | 'ask'
  | 'place'
  | 'develop'
  | 'fire'
  | 'refill'
  | 'tie'
  | 'end'
  | 'over'

/** What chance is about to do; the first entry comes first. */
export type Pending =
  | { readonly does: 'card' }
  | { readonly does: 'land' }
  | { readonly does: 'tuarek'; readonly seat: Seat }
  | { readonly does: 'throw'; readonly dice: readonly Die[] }

export type State = {
  readonly match: Match
  readonly phase: Phase
  readonly first: Seat
  readonly active: Seat
  /** The number of conquests so far (KE-002). */
  readonly conquered: number
  readonly clock: Mark
  readonly trucks: readonly [Truck, Truck]
  readonly clans: readonly [Clan, Clan]
  readonly supply: number
  /** Slots 1 to 6, from left to right. */
  readonly row: readonly (string | null)[]
  /** The cards turned up, in order, without Conquest cards; and how many of the 39 cards have been turned up. */
  readonly drawn: readonly string[]
  readonly turned: number
  /** The number of Conquest cards turned up. KE-Q19: `buried` counts the cards above one that was put back. */
  readonly reveals: number
  readonly buried: number | null
  /** The New Lands on the board now, and all that have been on it. */
  readonly lands: readonly string[]
  readonly shown: readonly string[]
  readonly discards: readonly Tuarek[]
  readonly turn: Turn
  readonly refuel: Refuel | null
  readonly pending: readonly Pending[]
  /** The tie power (KE-217): the seats that must still choose, and the tied lands chosen so far. */
  readonly ties: { readonly asks: readonly Seat[]; readonly picks: readonly (readonly [Seat, readonly number[]])[] }
  readonly final: boolean
  readonly last: boolean
  readonly fullAt: readonly [boolean, boolean]
  /** KE-040: a player claims that a truck is full or empty, and the other must agree. */
  readonly proposal: { readonly by: Seat; readonly truck: Seat; readonly to: 'full' | 'empty' } | null
  /** Turns since the last Conquest card (KE-Q40). */
  readonly quiet: number
  readonly scores: readonly [number, number] | null
  readonly winners: readonly Seat[]
}

export const noPool: Pool = { brick: 0, wheat: 0, metal: 0, recruit: 0 }
export const freshTurn: Turn = {
  paid: 0,
  announced: 0,
  five: false,
  colours: [],
  rerolls: 'no',
  stood: false,
  threw: false,
  faces: {},
  doubted: [],
  air: null,
  flatAt: null,
  asks: null,
  flowing: false,
  pressed: null,
  flames: 0,
  pool: noPool,
  converted: false,
  free: 0,
  burnt: false,
  entered: false,
  disputed: 'no',
  conquests: 0
}

/** KE-015: explorers of each clan. */
export const explorersEach = 7
export const clan = (s: State, seat: Seat): Clan => s.clans[seat === 0 ? 0 : 1]
export const rival = (seat: Seat): Seat => 1 - seat
export const truck = (s: State, seat: Seat): Truck => s.trucks[seat === 0 ? 0 : 1]
export const limits = (s: State, seat: Seat): Limits => s.match.limits[seat === 0 ? 0 : 1]
/** The fuel in a truck now. */
export const fuel = (s: State, seat: Seat): Band => fuelAt(truck(s, seat), limits(s, seat), s.clock)
export const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0)
export const inCamp = (s: State, seat: Seat): number => explorersEach - sum(clan(s, seat).pawns)
export const onLand = (s: State, seat: Seat, land: number): number => clan(s, seat).pawns[land] ?? 0
/** KE-002: the round, 1 to 3. */
export const round = (s: State): number => Math.min(3, s.conquered + 1)

export const card = (s: State, id: string): Card | undefined => s.match.cards.find((it) => it.id === id)
export const land = (s: State, id: string): Land | undefined => s.match.lands.find((it) => it.id === id)
export const effectOf = (s: State, id: string): Effect => card(s, id)?.effect ?? { k: 'POINTS' }

/** The symbol on this face, 1 to 6, of a die. */
export function faceOf(s: State, die: Die, face: number): Face {
  const set = specials.some((it) => it === die) ? s.match.dice[die as Special] : s.match.dice.white
  return set[face - 1] ?? { kind: 'fire' }
}
export const isFire = (s: State, die: Die, faces: Faces): boolean => {
  const face = faces[die]
  return face !== undefined && faceOf(s, die, face).kind === 'fire'
}
/** A face of the die that shows fire; the check of the data ensures that there is one. */
export const firstFire = (s: State, die: Die): number =>
  [1, 2, 3, 4, 5, 6].find((face) => faceOf(s, die, face).kind === 'fire') ?? 6
/** These dice in their fixed order. */
export const inOrder = (some: readonly Die[]): readonly Die[] => dice.filter((it) => some.includes(it))

/** All Tuareks in the box, ascending. */
export const allTuareks = (s: State): readonly Tuarek[] =>
  Object.entries(s.match.tuareks)
    .flatMap(([kind, n]) => Array<Tuarek>(n).fill(kind as Tuarek))
    .sort()
