// Buying and playing Tuareks (group J).

import type { Refusal } from '../../../core/rules.ts'
import type { ActionOf } from '../actions.ts'
import { resources, type Special, specials, type Tuarek } from '../data/names.ts'
import type { Play } from '../evolve.ts'
import { no } from '../refusal.ts'
import { clan, inCamp, onLand, type Phase, rival, type State, sum } from '../state.ts'
import { beginRefuel } from '../turn/refuel.ts'
import { freeDice } from '../turn/roll.ts'
import { leaveWindow } from '../turn/round.ts'
import { drawTuareks, noneLeft, pay } from '../turn/stock.ts'
import { goodName } from '../view/names.ts'
import { type Act, log, playing } from './act.ts'
import { misstep, went } from './develop.ts'

const own: readonly Phase[] = ['window', 'refuel', 'choose', 'roll', 'place', 'develop', 'fire']
const beforeRoll: readonly Phase[] = ['window', 'choose']
/** KE-160, KE-163, KE-165, KE-166: allowed at any moment of the player’s own turn, until the refill or until the truck runs dry. */
const late = (s: State): Refusal =>
  s.refuel?.kind === 'dry' || s.phase === 'tie' || s.phase === 'end' || s.phase === 'refill'
    ? no('KE-166', 'refuse.tuarek.late')
    : no('KE-165', 'refuse.tuarek.turn')

/** KE-163, KE-Q01: shows the tile, and ends the refuel window. */
function show(p: Play, by: number, kind: Tuarek): void {
  p.make({ e: 'played', seat: by, kind })
  if (p.s.phase === 'window' && p.s.match.options.tuarekClosesRefuel) leaveWindow(p)
}
const lacks = (s: State, by: number, kind: Tuarek): Refusal | null =>
  s.refuel?.kind === 'dry' ? late(s) : clan(s, by).tuareks.includes(kind) ? null : no('KE-163', 'refuse.tuarek.none')
const has = (s: State, kind: Tuarek): boolean => clan(s, s.active).tuareks.includes(kind)
const declared = { how: 'declared' } as const

export const buy: Act<'buy'> = {
  who: 'active',
  phases: own,
  untimely: late,
  list: () => [{ act: 'buy' }],
  refuse(s, _, by) {
    if (s.refuel?.kind === 'dry') return late(s)
    if (clan(s, Number(by)).jerrycans < 2) return no('KE-160', 'refuse.buy.jerrycans')
    // KE-164: pile and discards are empty.
    return noneLeft(s) ? no('KE-164', 'refuse.buy.none') : null
  },
  decide: playing((p, _, by) => {
    if (p.s.phase === 'window' && p.s.match.options.tuarekClosesRefuel) leaveWindow(p)
    pay(p, by, 2)
    // KE-161, KE-162: kept face down; there is no limit.
    drawTuareks(p, by, 1)
  }),
  sketch: { how: 'declared', cue: 'minus' },
  tell: (_, __, by) => log('log.buy', by)
}

/** The coloured dice that can still be added. */
const ready = (s: State): readonly Special[] => {
  const there = s.phase === 'window' ? freeDice(s) : s.turn.colours
  return specials.filter((it) => !there.includes(it))
}
function pairs(s: State): readonly (readonly Special[])[] {
  const left = ready(s)
  if (left.length <= 2) return left.length > 0 ? [left] : []
  return left.flatMap((one, i) => left.slice(i + 1).map((other) => [one, other]))
}

/** KE-170, KE-083: adds two coloured dice, or as many as are left. */
export const extraDice: Act<'extraDice'> = {
  who: 'active',
  phases: beforeRoll,
  untimely: () => no('KE-170', 'refuse.when.before'),
  list: (s) => (has(s, 'EXTRA_DICE') ? pairs(s) : []).map((some) => ({ act: 'extraDice', dice: some })),
  refuse(s, { dice: some }, by) {
    if (s.turn.stood) return no('KE-085', 'refuse.die.stood')
    const missing = lacks(s, Number(by), 'EXTRA_DICE')
    if (missing) return missing
    return pairs(s).some((it) => it.join() === some.join()) ? null : no('KE-083', 'refuse.extra.two')
  },
  decide: playing((p, { dice: some }, by) => {
    show(p, by, 'EXTRA_DICE')
    // KE-Q01: if the window stays open, the dice are added when it closes.
    if (p.s.phase === 'window') leaveWindow(p)
    p.turn({ colours: specials.filter((it) => some.includes(it) || p.s.turn.colours.includes(it)) })
  }),
  sketch: declared,
  tell: (_, { dice: some }, by) => log('log.extraDice', by, { dice: some.map((it) => ({ say: `die.${it}` })) })
}

/** KE-171: played before the roll, for this turn’s throws or for one (KE-Q08). */
export const rerollFire: Act<'rerollFire'> = {
  who: 'active',
  phases: beforeRoll,
  untimely: () => no('KE-171', 'refuse.when.before'),
  list: (s) => (has(s, 'REROLL_FIRE') ? [{ act: 'rerollFire' }] : []),
  refuse: (s, _, by) => (s.turn.stood ? no('KE-171', 'refuse.when.before') : lacks(s, Number(by), 'REROLL_FIRE')),
  decide: playing((p, _, by) => {
    show(p, by, 'REROLL_FIRE')
    p.turn({ rerolls: p.s.match.options.rerollFireScope })
  }),
  sketch: declared,
  tell: (_, __, by) => log('log.rerollFire', by)
}

/** KE-175: before or after the roll; KE-060: free and not counted. */
export const freeRefuel: Act<'freeRefuel'> = {
  who: 'active',
  phases: ['window', 'choose', 'develop', 'fire'],
  untimely: () => no('KE-175', 'refuse.when.freeRefuel'),
  list: (s) => (has(s, 'FREE_REFUEL') ? [{ act: 'freeRefuel' }] : []),
  refuse: (s, _, by) => lacks(s, Number(by), 'FREE_REFUEL'),
  decide: playing((p, _, by) => {
    show(p, by, 'FREE_REFUEL')
    beginRefuel(p, 'free', p.s.phase)
  }),
  sketch: declared,
  tell: (_, __, by) => log('log.freeRefuel', by)
}

/** KE-173: moves one or two of the player’s explorers from land to land (KE-Q29: or from camp). */
export const march: Act<'march'> = {
  who: 'active',
  phases: own,
  untimely: late,
  list: (s) => (has(s, 'MOVE') ? marches(s) : []),
  refuse(s, { steps }, by) {
    // KE-238: not in the last turn.
    if (s.last) return no('KE-238', 'refuse.march.last')
    const missing = lacks(s, Number(by), 'MOVE')
    if (missing) return missing
    for (const [from, to] of steps) {
      if (from >= 0 || !s.match.options.moveFromCamp) {
        if (from < 0) return no('KE-173', 'refuse.march.camp')
        const wrong = misstep(s, Number(by), from, to)
        if (wrong) return wrong
      } else if (to >= s.lands.length) return no('KE-173', 'refuse.march.land')
    }
    // The two moves are of different explorers, and are written in one fixed order.
    const [one, other] = steps
    if (!one || !other) return camp(s, Number(by), steps)
    if (one[0] > other[0] || (one[0] === other[0] && one[1] > other[1])) return no('KE-173', 'refuse.march.order')
    if (one[1] === other[0] || one[0] === other[1]) return no('KE-173', 'refuse.march.same')
    if (one[0] === other[0] && one[0] >= 0 && onLand(s, Number(by), one[0]) < 2)
      return no('KE-193', 'refuse.march.none')
    return camp(s, Number(by), steps)
  },
  decide: playing((p, { steps }, by) => {
    show(p, by, 'MOVE')
    for (const [from, to] of steps) p.make({ e: 'pawn', seat: by, from: from < 0 ? null : from, to })
  }),
  sketch: (_, { steps }, by) => ({
    how: 'declared',
    moves: steps.map(([from, to]) => went(Number(by), from < 0 ? null : from, to))
  }),
  tell: (_, { steps }, by) => log('log.march', by, { n: steps.length })
}
const camp = (s: State, by: number, steps: readonly (readonly [number, number])[]): Refusal | null =>
  sum(steps.map(([from]) => (from < 0 ? 1 : 0))) > inCamp(s, by) ? no('KE-192', 'refuse.place.camp') : null
function* marches(s: State): Generator<ActionOf<'march'>> {
  const from = [...(s.match.options.moveFromCamp ? [-1] : []), ...s.lands.keys()]
  const steps = from.flatMap((a) => [...s.lands.keys()].flatMap((b) => (a === b ? [] : [[a, b] as const])))
  for (const [i, one] of steps.entries()) {
    yield { act: 'march', steps: [one] }
    for (const other of steps.slice(i)) yield { act: 'march', steps: [one, other] }
  }
}

/** KE-176: an opposing explorer goes home, and two jerrycans go to its owner. */
export const remove: Act<'remove'> = {
  who: 'active',
  phases: own,
  untimely: late,
  list: (s) => (has(s, 'REMOVE') ? s.lands.map((_, at) => ({ act: 'remove', land: at })) : []),
  refuse(s, { land: at }, by) {
    if (s.last) return no('KE-238', 'refuse.march.last')
    const missing = lacks(s, Number(by), 'REMOVE')
    if (missing) return missing
    // KE-177: needs an opposing explorer there and, by KE-Q30, the two jerrycans.
    if (onLand(s, rival(Number(by)), at) === 0) return no('KE-177', 'refuse.remove.none')
    const poor = clan(s, Number(by)).jerrycans < 2 && s.match.options.removeNeedsGift
    return poor ? no('KE-177', 'refuse.remove.gift') : null
  },
  decide: playing((p, { land: at }, by) => {
    show(p, by, 'REMOVE')
    p.make({ e: 'pawn', seat: rival(by), from: at, to: null })
    p.make({ e: 'gave', seat: by, n: Math.min(2, clan(p.s, by).jerrycans) })
  }),
  sketch: (_, { land: at }, by) => ({ how: 'declared', moves: [went(rival(Number(by)), at, null)] }),
  tell: (_, { land: at }, by) => log('log.remove', by, { place: { say: `spot.${at}` } })
}

/** KE-174, KE-135: two resources after the roll, equal or not, written in one fixed order. */
export const two: Act<'two'> = {
  who: 'active',
  phases: ['place', 'develop'],
  untimely: () => no('KE-174', 'refuse.when.two'),
  list: (s) =>
    has(s, 'TWO_RESOURCES')
      ? resources.flatMap((one, i) => resources.slice(i).map((other) => ({ act: 'two' as const, one, other })))
      : [],
  refuse: (s, { one, other }, by) =>
    resources.indexOf(one) > resources.indexOf(other)
      ? no('KE-135', 'refuse.two.order')
      : lacks(s, Number(by), 'TWO_RESOURCES'),
  decide: playing((p, { one, other }, by) => {
    show(p, by, 'TWO_RESOURCES')
    const pool = { ...p.s.turn.pool }
    pool[one]++
    pool[other]++
    p.turn({ pool })
  }),
  sketch: declared,
  tell: (_, { one, other }, by) => log('log.two', by, { one: goodName(one), other: goodName(other) })
}

/** KE-178, KE-204: removes one more card, after the burning and before the slide (KE-Q15, KE-Q16). */
export const discard: Act<'discard'> = {
  who: 'active',
  phases: ['fire'],
  untimely: () => no('KE-178', 'refuse.when.fire'),
  list: (s) =>
    has(s, 'EXTRA_DISCARD')
      ? s.row.flatMap((id, i) => (id === null ? [] : [{ act: 'discard' as const, slot: i + 1 }]))
      : [],
  refuse(s, { slot }, by) {
    const missing = lacks(s, Number(by), 'EXTRA_DISCARD')
    if (missing) return missing
    if (!s.row[slot - 1]) return no('KE-178', 'refuse.take.gap')
    if (s.match.options.extraDiscardNeedsBurn && !s.turn.burnt) return no('KE-178', 'refuse.discard.burn')
    const right = s.row.findLastIndex((it) => it !== null)
    return s.match.options.extraDiscard === 'rightmost' && slot - 1 !== right
      ? no('KE-178', 'refuse.discard.right')
      : null
  },
  decide: playing((p, { slot }, by) => {
    show(p, by, 'EXTRA_DISCARD')
    p.board({ row: p.s.row.map((it, i) => (i === slot - 1 ? null : it)) })
  }),
  sketch: declared,
  tell: (_, { slot }, by) => log('log.discard', by, { n: slot })
}
