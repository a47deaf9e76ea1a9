// Units on the board: buying (C), moving (D), exploring (F), and sending home a unit found where it may not be (NO-047).

import type { Actor } from '../../../core/ids.ts'
import { remembered } from '../../../core/remember.ts'
import type { Refusal } from '../../../core/rules.ts'
import type { CueName } from '../../../core/scene.ts'
import type { Sketch } from '../../../core/tabletop.ts'
import type { Phrase } from '../../../core/words.ts'
import { type HexId, hexOf, idOf } from '../../../kit/grid/hex.ts'
import type { ActionOf } from '../actions.ts'
import {
  baseOf,
  forceAt,
  groundRule,
  isOnBoard,
  isOwed,
  mayStand,
  priceOf,
  type Stray,
  strays,
  supplies,
  supply,
  terrainAt
} from '../board.ts'
import { found } from '../chance.ts'
import { units } from '../data/units.ts'
import type { Event } from '../evolve.ts'
import { asked, toReveal } from '../machine.ts'
import { moved, moves, refuseMove } from '../movement.ts'
import { no } from '../refusal.ts'
import { countOf, player, type State } from '../state.ts'
import { placeAt, unitName } from '../view/names.ts'
import { type Act, carried, log } from './act.ts'

/** Every purchase for a base, by unit. */
const purchases = remembered((base: readonly HexId[]) =>
  units.map((unit) => ({ unit, actions: base.map((at): ActionOf<'buy'> => ({ act: 'buy', unit, at: hexOf(at) })) }))
)

/**
 * NO-020 to NO-024: any number, for money, on the player’s own base, even among enemies. Cards may be played in between (NO-027), and
 * bought units may move (NO-025).
 */
export const buy: Act<'buy'> = {
  ofTurn: true,
  phases: ['deploy'],
  untimely: () => no('NO-020', 'refuse.buy.when'),
  exact: true,
  list(s) {
    const all: ActionOf<'buy'>[] = []
    const { active } = s
    const { rubium } = player(s, active)
    const left = supplies(s, active)
    for (const { unit, actions } of purchases(baseOf(s, active)))
      if (left[unit] > 0 && priceOf(s, active, unit) <= rubium) for (const action of actions) all.push(action)
    return all
  },
  refuse(s, { unit, at }) {
    if (!baseOf(s, s.active).includes(idOf(at))) return no('NO-023', 'refuse.buy.base')
    const cost = priceOf(s, s.active, unit)
    const { rubium } = player(s, s.active)
    if (cost > rubium) return no('NO-020', 'refuse.buy.cost', { unit: unitName(unit), cost, rubium })
    return supply(s, s.active, unit) > 0 ? null : no('NO-022', 'refuse.buy.supply', { unit: unitName(unit) })
  },
  decide: (s, { unit, at }) => [
    isOwed(s, s.active, unit)
      ? { e: 'owed', seat: s.active, unit, n: -1 }
      : { e: 'rubium', seat: s.active, n: -s.match.units[unit].cost },
    { e: 'placed', seat: s.active, unit, at: idOf(at) },
    { e: 'marked', mark: 'deployed', unit, at: idOf(at), n: 1 }
  ],
  sketch: (s, { unit, at }) => ({ how: 'observed', cue: 'put', moves: [carried(unit, s.active, null, at)] }),
  tell: (s, { unit, at }, by) => log('log.buy', by, { unit: unitName(unit), place: placeAt(s, at) })
}

type Route = Omit<ActionOf<'move' | 'stray' | 'recall'>, 'act'>
/** The parts that all actions share which carry a unit from one hex to another. */
const going = (how: Sketch['how'], cue: CueName, key: string) => ({
  decide: (_: State, { unit, from, to }: Route, by: Actor): readonly Event[] => [
    { e: 'went', seat: Number(by), unit, from: idOf(from), to: idOf(to) }
  ],
  sketch: (_: State, { unit, from, to }: Route, by: Actor): Sketch => ({
    how,
    cue,
    moves: [carried(unit, Number(by), from, to)]
  }),
  tell: (s: State, { unit, from, to }: Route, by: Actor): Phrase =>
    log(key, by, { unit: unitName(unit), from: placeAt(s, from), to: placeAt(s, to) })
})

/** NO-045: into hexes with enemies too. An illegal move is put back (NO-048), as if it had never happened. */
export const move: Act<'move'> = {
  ofTurn: true,
  phases: ['move'],
  untimely: () => no('NO-030', 'refuse.move.when'),
  exact: true,
  list: moves,
  refuse: (s, { unit, from, to }) => refuseMove(s, unit, idOf(from), idOf(to)),
  ...going('observed', 'step', 'log.move'),
  decide: (s, { unit, from, to }) => moved(s, unit, idOf(from), idOf(to))
}

export const reveal: Act<'reveal'> = {
  phases: ['explore'],
  exact: true,
  list: (s) => toReveal(s).map((at) => ({ act: 'reveal', at: hexOf(at) })),
  refuse(s, { at }) {
    if (!s.tiles.includes(idOf(at))) return no('NO-065', 'refuse.reveal.none')
    if (s.phase !== 'explore') return no('NO-060', 'refuse.reveal.when')
    return toReveal(s).includes(idOf(at)) ? null : no('NO-066', 'refuse.reveal.nobody')
  },
  decide(s, { at }) {
    const known = s.known[idOf(at)]
    return known ? found(s, idOf(at), known.tile) : [{ e: 'pending', adds: [{ does: 'reveal', at: idOf(at) }] }]
  },
  sketch: { how: 'declared', cue: 'choice' },
  tell: (s, { at }, by) => log('log.reveal', by, { place: placeAt(s, at) })
}

/** NO-064: mine markers never move and never leave. NO-062: they come only from tiles. */
export const shift: Act<'shift'> = {
  refuse: (s, { from }) => (s.mines[idOf(from)] ? no('NO-064', 'refuse.shift') : no('NO-062', 'refuse.shift.none')),
  decide: () => [],
  sketch: { how: 'observed' },
  tell: () => null
}

/** NO-047: from any hex except that of the current battle or breath. In its owner’s turn, the unit is only put back (NO-048). */
export const stray: Act<'stray'> = {
  found: true,
  refuse(s, { unit, from, to }, by) {
    if (by === s.active) return no('NO-048', 'refuse.stray.turn', { unit: unitName(unit) })
    const [start, end] = [idOf(from), idOf(to)]
    const isFree = ![s.turn.battle?.at, s.turn.breath?.at].includes(start)
    const isThere = isFree && countOf(forceAt(s, start, Number(by)), unit) > 0
    return isThere && isOnBoard(s, end) && !mayStand(s, unit, end)
      ? null
      : no('NO-005', 'refuse.turn', { who: { seat: asked(s) ?? s.active } })
  },
  ...going('found', 'wrong', 'log.stray')
}

export const recall: Act<'recall'> = {
  recalls: true,
  list(s, by) {
    const all: ActionOf<'recall'>[] = []
    for (const { seat, unit, at } of strays(s))
      if (seat === by) for (const to of baseOf(s, by)) all.push({ act: 'recall', unit, from: hexOf(at), to: hexOf(to) })
    return all
  },
  refuse(s, { unit, from, to }, by) {
    const stray = strays(s).find((it) => it.seat === by && it.unit === unit && it.at === idOf(from))
    if (!stray) return no('NO-047', 'refuse.recall.none')
    return baseOf(s, stray.seat).includes(idOf(to)) ? null : no('NO-047', 'refuse.recall.base')
  },
  ...going('observed', 'fix', 'log.recall')
}

/** NO-047: nothing else is legal while a unit is where it may not be. */
export const recallFirst = (s: State, stray: Stray | undefined): Refusal | null =>
  stray
    ? no('NO-047', 'refuse.recall.first', { unit: unitName(stray.unit), rule: groundRule(terrainAt(s, stray.at)) })
    : null
export const unitsAt = (s: State, at: string, seat: number) =>
  units.filter((it) => countOf(forceAt(s, at, seat), it) > 0)
