// A battle from its first card to its result (G): steps, dice, hits, casualties. It continues by itself until a player must decide. Also
// the dragons’ breath before it (E): which dragons may breathe, and at what.

import type { Seat } from '../../core/ids.ts'
import type { HexId } from '../../kit/grid/hex.ts'
import { beside, controls, forceAt, hasEnemies, sizeOf, terrainAt } from './board.ts'
import { steps, type Unit } from './data/units.ts'
import type { Event } from './evolve.ts'
import { hexesOf } from './spots.ts'
import {
  type Battle,
  countOf,
  freshStep,
  type Hits,
  player,
  type Side,
  type State,
  sides,
  type Window
} from './state.ts'

/** NO-056: adjacent hexes with an enemy. */
export const targets = (s: State, at: HexId): readonly HexId[] =>
  beside(s, at).filter((it) => hasEnemies(s, it, s.active))

/** NO-050, NO-054, NO-055: whether a dragon that has not breathed is in this hex, and the active player controls it. */
export const mayBreathe = (s: State, at: HexId): boolean =>
  controls(s, s.active, at) && countOf(forceAt(s, at, s.active), 'dragon') > (s.turn.breathed[at] ?? 0)

/** Hexes whose dragons still have a target for their breath. */
export function breathers(s: State): readonly HexId[] {
  const all: HexId[] = []
  for (const at of hexesOf(s, s.active)) if (mayBreathe(s, at) && targets(s, at).length > 0) all.push(at)
  return all
}

/**
 * Hexes where the active player must still fight, in any order (NO-070, NO-071, NO-088, NO-153). Units found by exploring this turn
 * fight too (NO-069).
 */
export function toFight(s: State): readonly HexId[] {
  const all: HexId[] = []
  for (const at of hexesOf(s, s.active))
    if (hasEnemies(s, at, s.active) && !s.turn.fights.some((it) => it.at === at)) all.push(at)
  return all
}

export const other = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')
export const seatOf = (s: State, b: Battle, side: Side): Seat => (side === 'attacker' ? s.active : b.defender)
export const forceOf = (s: State, b: Battle, side: Side) => forceAt(s, b.at, seatOf(s, b, side))
const size = (s: State, b: Battle, side: Side): number => sizeOf(forceOf(s, b, side))

export const opened: Window = { turn: 0, passes: 0 }
/** NO-123, NO-124: all players: the attacker, the defender, then clockwise from the defender. */
export function order(s: State, b: Battle): readonly Seat[] {
  const all = orders[s.players.length]?.[s.active]?.[b.defender] ?? []
  return s.players.some(({ out }) => out) ? all.filter((it) => !player(s, it).out) : all
}
/** By the number of players, the attacker and the defender. Every step of a battle needs it several times. */
const orders = [0, 1, 2, 3, 4].map((n) => {
  const seats = Array.from({ length: n }, (_, i) => i)
  const rest = (a: Seat, d: Seat): readonly Seat[] =>
    [...seats.slice(d), ...seats.slice(0, d)].filter((it) => it !== a && it !== d)
  return seats.map((a) => seats.map((d): readonly Seat[] => [a, d, ...rest(a, d)]))
})
/** The seat that must play or pass in the open window. */
export function speaker(s: State, b: Battle): Seat | null {
  const seats = order(s, b)
  return b.window ? (seats[b.window.turn % seats.length] ?? null) : null
}
/** NO-125, Q15: the window after a card or a pass; null once it closes. */
export function spoken(s: State, b: Battle, passed: boolean): Window | null {
  const seats = order(s, b).length
  const { turn, passes } = b.window ?? opened
  const now = { turn: turn + 1, passes: passed ? passes + 1 : 0 }
  return (s.match.options.energizeLoop ? now.passes : now.turn) >= seats ? null : { ...now, turn: now.turn % seats }
}

const kinds = ['picks', 'own'] as const
/** A casualty that `by` must choose. */
export type Due = { readonly by: Seat; readonly from: Side; readonly kind: 'picks' | 'own'; readonly of: Side }

/** NO-080, NO-085: the next casualty to choose after all dice; the active player chooses first. Surplus hits are lost (NO-083). */
export function dueHit(s: State, b: Battle): Due | null {
  const { attacker, defender } = b.hits
  if (attacker.picks + attacker.own + defender.picks + defender.own === 0) return null
  for (const side of sides) {
    for (const kind of kinds) {
      const victim = kind === 'own' ? side : other(side)
      if (b.hits[side][kind] > 0 && size(s, b, victim) > 0)
        return { by: seatOf(s, b, side), from: victim, kind, of: side }
    }
  }
  return null
}

/** NO-076 to NO-079: the lowest face with which this unit hits on this hex. */
export const threshold = (s: State, unit: Unit, at: HexId): number => {
  const chart = s.match.units[unit]
  const terrain = terrainAt(s, at)
  return (terrain && chart.hitsIn[terrain]) ?? chart.hits
}
export const modOf = (b: Battle, side: Side): number =>
  b.mods.reduce((sum, it) => (it.side === side && it.unit === b.step ? sum + it.amount : sum), 0)

/** The hits that a side has rolled in this step. */
function rolled(s: State, b: Battle, side: Side): Hits {
  const unit = b.step
  if (!unit) return { picks: 0, own: 0 }
  const { leaperPickOn } = s.match.options
  const values = b.dice[side].map((face) => face + modOf(b, side)).filter((it) => it >= threshold(s, unit, b.at))
  const all = unit === 'leaper' && leaperPickOn !== 'never' ? values.filter((it) => it >= leaperPickOn).length : 0
  return { picks: all, own: values.length - all }
}

/** The hits left after those that the victim chose to cancel, and how many more it may cancel (EN-08). */
function sparing(s: State, b: Battle, victim: Side): Hits & { readonly more: number } {
  const [hits, { picks, own }] = [rolled(s, b, other(victim)), b.spared[victim]]
  return { picks: hits.picks - picks, own: hits.own - own, more: b.cancelled[victim] - picks - own }
}

/** The hits of a side that count. */
export function scored(s: State, b: Battle, side: Side): Hits {
  const { picks, own, more } = sparing(s, b, other(side))
  return { picks: Math.max(0, picks - more), own: Math.max(0, own - Math.max(0, more - picks)) }
}

/** EN-08: the side that must choose which hit is cancelled; null if the choice makes no difference. */
export function dueSpare(s: State, b: Battle): Side | null {
  if (b.stage !== 'after' || b.window) return null
  const differs = (side: Side): boolean => {
    const { picks, own, more } = sparing(s, b, side)
    return more > 0 && picks > 0 && own > 0 && more < picks + own
  }
  return sides.find(differs) ?? null
}

/** The next events that need no decision; null if a player must decide. */
export function battleOn(s: State, b: Battle): readonly Event[] | null {
  if (b.stage === 'missions' || dueHit(s, b) || dueSpare(s, b)) return null
  if (b.window)
    return b.quiet.includes(speaker(s, b) ?? -1) ? [{ e: 'battled', change: { window: spoken(s, b, true) } }] : null
  if (b.stage === 'before') return rolling(s, b)
  if (b.stage === 'roll') return [{ e: 'battled', change: { stage: 'after', window: opened } }]
  if (b.stage === 'after') {
    const [a, d] = [scored(s, b, 'attacker'), scored(s, b, 'defender')]
    const hits = { attacker: { picks: a.picks, own: d.own }, defender: { picks: d.picks, own: a.own } }
    return [{ e: 'battled', change: { stage: 'hits', hits } }]
  }
  return nextStep(s, b)
}

/** NO-074: both sides roll at once, one die for each unit. */
function rolling(s: State, b: Battle): readonly Event[] {
  const dice = (side: Side): number => {
    const units = b.step ? countOf(forceOf(s, b, side), b.step) : 0
    return units === 0 ? 0 : units + b.extra[side]
  }
  const [attacker, defender] = [dice('attacker'), dice('defender')]
  if (attacker + defender === 0) return nextStep(s, b)
  return [
    { e: 'battled', change: { stage: 'roll' } },
    { e: 'pending', adds: [{ does: 'roll', attacker, defender }] }
  ]
}

/** NO-073, NO-086, NO-087: the next unit type that somebody has. The battle ends when a side is gone or all types have rolled. */
function nextStep(s: State, b: Battle): readonly Event[] {
  if (size(s, b, 'attacker') === 0 || size(s, b, 'defender') === 0) return result(s, b)
  const rest = steps.slice(b.step ? steps.indexOf(b.step) + 1 : 0)
  const step = rest.find((it) => countOf(forceOf(s, b, 'attacker'), it) + countOf(forceOf(s, b, 'defender'), it) > 0)
  if (!step) return result(s, b)
  return [{ e: 'battled', change: { stage: 'before', step, window: opened, ...freshStep } }]
}

/** NO-090, NO-091, NO-095; NO-093: the defender draws a card if it lost all its units. NO-094: the attacker never does. */
function result(s: State, b: Battle): readonly Event[] {
  const routed = size(s, b, 'defender') === 0
  const survived = size(s, b, 'attacker') > 0
  const won = routed && (survived || s.match.options.mutualDestruction === 'attacker_wins')
  const fight = { at: b.at, won, left: forceOf(s, b, 'attacker'), killed: b.killed }
  return [
    { e: 'fought', fight },
    { e: 'battled', change: { stage: 'missions', window: null } },
    ...(routed
      ? [{ e: 'pending' as const, adds: [{ does: 'draw' as const, seat: b.defender, deck: 'energize' as const }] }]
      : [])
  ]
}

/** NO-081, NO-082: the chosen unit is removed. */
export function falls(s: State, b: Battle, due: Due, unit: Unit): readonly Event[] {
  const mine = b.hits[due.of]
  return [
    { e: 'lost', seat: seatOf(s, b, due.from), unit, at: b.at },
    {
      e: 'battled',
      change: {
        hits: { ...b.hits, [due.of]: { ...mine, [due.kind]: mine[due.kind] - 1 } },
        killed: [...b.killed, { side: due.from, unit, step: b.step }]
      }
    }
  ]
}
