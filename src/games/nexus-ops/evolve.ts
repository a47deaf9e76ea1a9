// The events of the game, one small fact each, and how each changes the state; also scripts of events. Nothing is checked here.

import type { Seat } from '../../core/ids.ts'
import type { Decided } from '../../core/rules.ts'
import type { HexId } from '../../kit/grid/hex.ts'
import { merged } from '../../kit/multiset.ts'
import { type EventOf, type Handlers, scripting } from '../../kit/script.ts'
import type { Deck } from './data/schemas.ts'
import { type Unit, units } from './data/units.ts'
import { changedUnits, table } from './spots.ts'
import {
  type Battle,
  countOf,
  type Fight,
  type Force,
  type Forces,
  freshTurn,
  isNone,
  type Marked,
  type Pending,
  type Phase,
  type Player,
  player,
  type State,
  type Turn,
  unfought
} from './state.ts'

/** Adds or removes one unit. Types with a count of 0 have no entry; the others keep the order of the chart. */
function changed(force: Force | undefined, unit: Unit, n: number): Force {
  const after: Partial<Record<Unit, number>> = {}
  for (const it of units) {
    const count = countOf(force, it) + (it === unit ? n : 0)
    if (count > 0) after[it] = count
  }
  return after
}
const nobody: Force = {}

/** The record with this entry changed, or without it if the entry is left empty. Goes through the record once. */
function withEntry<V extends object>(
  record: Readonly<Record<HexId, V>>,
  at: HexId,
  change: (before: V | undefined) => V,
  isEmpty: (after: V) => boolean
): Readonly<Record<HexId, V>> {
  const all = table<V>()
  let isNew = true
  for (const key in record) {
    const before = record[key] as V
    if (key === at) isNew = false
    const after = key === at ? change(before) : before
    if (key !== at || !isEmpty(after)) all[key] = after
  }
  if (!isNew) return all
  const after = change(undefined)
  if (!isEmpty(after)) all[at] = after
  return all
}

/** The record without this entry. */
function without<V>(record: Readonly<Record<HexId, V>>, at: HexId): Readonly<Record<HexId, V>> {
  const { [at]: _, ...others } = record
  return others
}

function changedAt(s: State, before: Forces[HexId] | undefined, seat: Seat, unit: Unit, n: number): readonly Force[] {
  const there = before?.slice() ?? s.players.map(() => nobody)
  there[seat] = changed(there[seat], unit, n)
  return there
}
const isLeft = (there: Forces[HexId]): boolean => there.every(isNone)

const changeForces = (s: State, forces: Forces, { seat, unit, at }: Figure, n: number): Forces =>
  withEntry(forces, at, (before) => changedAt(s, before, seat, unit, n), isLeft)

const changeUnits = (s: State, { seat, unit, at }: Figure, n: number): Forces =>
  changedUnits(s, [at], (before) => changedAt(s, before, seat, unit, n))

const changeMarks = (marks: Marked, at: HexId, unit: Unit, n: number): Marked =>
  withEntry(marks, at, (before) => changed(before, unit, n), isNone)

function withPlayer(s: State, seat: Seat, change: Partial<Player>): State {
  const players = s.players.slice()
  players[seat] = { ...player(s, seat), ...change }
  return { ...s, players }
}
const withTurn = (s: State, change: Partial<Turn>): State => ({ ...s, turn: { ...s.turn, ...change } })
const withBattle = (s: State, battle: Battle): State => ({ ...s, turn: { ...s.turn, battle } })

/** NO-068: no more units count as found here than are left. A unit that must go home (NO-047) leaves before the found ones. */
function settledAfter(s: State, figure: Figure): Forces {
  if (isNone(s.settled)) return s.settled
  const { seat, unit, at } = figure
  const isOneLess = countOf(s.settled[at]?.[seat], unit) > Math.max(0, countOf(s.units[at]?.[seat], unit) - 1)
  return isOneLess ? changeForces(s, s.settled, figure, -1) : s.settled
}
const away = (s: State, figure: Figure): State => ({
  ...s,
  units: changeUnits(s, figure, -1),
  settled: settledAfter(s, figure)
})
/** The units after one went from a hex to another. */
const shifted = (s: State, { seat, unit, from, to }: Trip): Forces =>
  from === to
    ? s.units
    : changedUnits(s, [from, to], (there, at) => changedAt(s, there, seat, unit, at === to ? 1 : -1))
const there = (s: State, figure: Figure): State => ({ ...s, units: changeUnits(s, figure, 1) })

const withCard = (s: State, seat: Seat, card: string): State =>
  withPlayer(s, seat, { hand: merged(player(s, seat).hand, [card]) })
function withoutCard(s: State, seat: Seat, card: string): State {
  const { hand } = player(s, seat)
  return withPlayer(s, seat, { hand: hand.toSpliced(hand.indexOf(card), hand.includes(card) ? 1 : 0) })
}

type Figure = { readonly seat: Seat; readonly unit: Unit; readonly at: HexId }
type Trip = Omit<Figure, 'at'> & { readonly from: HexId; readonly to: HexId }
/** What a turn notes about the active player’s units. */
type Mark = {
  readonly mark: 'deployed' | 'marching' | 'moved'
  readonly unit: Unit
  readonly at: HexId
  readonly n: 1 | -1
}
type Tile = { readonly at: HexId; readonly tile: string }
type OfSeat<More> = More & { readonly seat: Seat }
type OfCard<More = unknown> = OfSeat<More> & { readonly card: string }

const handlers = {
  first: (s: State, { seat }: OfSeat<unknown>) => ({ ...s, first: seat, active: seat }),
  ground: (s: State, { cells }: { cells: State['ground'] }) => ({ ...s, ground: { ...s.ground, ...cells } }),
  dealt: (s: State, { tile }: { tile: string }) => ({ ...s, dealt: [...s.dealt, tile] }),

  turn: (s: State, { seat }: OfSeat<unknown>): State => ({ ...s, active: seat, phase: 'deploy', turn: freshTurn }),
  phase: (s: State, { phase }: { phase: Phase }) => ({ ...s, phase }),
  /** Changes one part of the turn. */
  turned: (s: State, { change }: { change: Partial<Turn> }) => withTurn(s, change),
  out: (s: State, { seat }: OfSeat<unknown>) => withPlayer(s, seat, { out: true }),
  over: (s: State, { winners, why }: { winners: readonly Seat[]; why: string }): State => ({
    ...s,
    phase: 'over',
    winners,
    why,
    pending: []
  }),

  pending: (s: State, { adds }: { adds: readonly Pending[] }) => ({ ...s, pending: [...s.pending, ...adds] }),
  chanced: (s: State, _: unknown) => ({ ...s, pending: s.pending.slice(1) }),

  rubium: (s: State, { seat, n }: OfSeat<{ n: number }>) => withPlayer(s, seat, { rubium: player(s, seat).rubium + n }),
  owed: (s: State, { seat, unit, n }: OfSeat<{ unit: Unit; n: 1 | -1 }>) =>
    withPlayer(s, seat, { owed: changed(player(s, seat).owed, unit, n) }),
  placed: there,
  lost: away,
  went: (s: State, trip: Trip): State => ({
    ...s,
    units: shifted(s, trip),
    settled: settledAfter(s, { ...trip, at: trip.from })
  }),
  marked(s: State, { mark, unit, at, n }: Mark): State {
    const marks = changeMarks(s.turn[mark], at, unit, n)
    // Written out: a computed key takes longer than all others together.
    if (mark === 'moved') return { ...s, turn: { ...s.turn, moved: marks } }
    if (mark === 'deployed') return { ...s, turn: { ...s.turn, deployed: marks } }
    return { ...s, turn: { ...s.turn, marching: marks } }
  },
  /** NO-068: this unit was found there, so it may stay. */
  settled: (s: State, figure: Figure) => ({ ...s, settled: changeForces(s, s.settled, figure, 1) }),

  peeked: (s: State, { seat, at, tile }: OfSeat<Tile>) => ({
    ...s,
    known: { ...s.known, [at]: { tile, seats: [...(s.known[at]?.seats ?? []), seat].sort((a, b) => a - b) } }
  }),
  revealed(s: State, { at, tile }: Tile) {
    const known = s.known[at] ? without(s.known, at) : s.known
    return { ...s, known, tiles: s.tiles.filter((it) => it !== at), revealed: merged(s.revealed, [tile]) }
  },
  mine(s: State, { at, value }: { at: HexId; value: number }) {
    const mines = table<number>()
    for (const key in s.mines) mines[key] = s.mines[key] as number
    mines[at] = value
    return { ...s, mines }
  },

  battle: (s: State, { change }: { change: Partial<Battle> & Pick<Battle, 'at' | 'defender'> }) =>
    withBattle(s, { ...unfought, ...change }),
  battled: (s: State, { change }: { change: Partial<Battle> }) =>
    withBattle(s, { ...(s.turn.battle as Battle), ...change }),
  fought: (s: State, { fight }: { fight: Fight }) => withTurn(s, { fights: [...s.turn.fights, fight] }),

  drew: (s: State, { seat, card }: OfCard) => withCard(s, seat, card),
  reshuffled: (s: State, { deck, keep }: { deck: Deck; keep?: string }) => ({
    ...s,
    discards: { ...s.discards, [deck]: keep ? [keep] : [] }
  }),
  /** The card goes face up beside its deck: played Energize cards, and everything discarded for rubium. */
  discarded: (s: State, { seat, deck, card }: OfCard<{ deck: Deck }>) => ({
    ...withoutCard(s, seat, card),
    discards: { ...s.discards, [deck]: [...s.discards[deck], card] }
  }),
  mission: (s: State, { seat, card, vp, pile }: OfCard<{ vp: number; pile: boolean }>) => {
    const rest = pile ? { ...s, missions: s.missions - 1 } : withoutCard(s, seat, card)
    const { played, vp: before } = player(rest, seat)
    return withPlayer(rest, seat, { played: [...played, card], vp: before + vp })
  },
  gave: (s: State, { seat, to, card }: OfCard<{ to: Seat }>) => withCard(withoutCard(s, seat, card), to, card)
}

export type Event = EventOf<typeof handlers>
export type Script = Decided<State, Event>
export const scripts = scripting<State, Event>(handlers as Handlers<State, Event>)
export const { evolve, begin, extend, append } = scripts
