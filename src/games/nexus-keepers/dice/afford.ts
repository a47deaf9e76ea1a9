// What the turn in progress can still pay for, and why points are not there: the rule and the sentence that fit best.

import type { Refusal } from '../../../core/rules.ts'
import type { Kind } from '../cards/card.ts'
import { no } from '../refusal.ts'
import { cardOf, type Points, type State, turnOf, withPoints } from '../state.ts'
import { type Bill, covers } from './pay.ts'
import { hand } from './pool.ts'

/** One purse for all push points, or one for each target (Q21). */
export const purseOf = (s: State, target: number): number => (s.match.options.pushSplitTargets ? 0 : target)

/** Can the pool pay for the turn so far and this besides? */
export function affords(s: State, more: Partial<Bill> = {}): boolean {
  const turn = turnOf(s)
  const bill = { spent: turn.spent, gifts: turn.gifts, paid: turn.paid, keep: null, ...more }
  return covers(hand(turn, s.match.options), cardOf(s, s.active), bill)
}

/** NK-070, NK-072, NK-077: points are spent piecemeal, one after the other. */
export const affordsPoints = (s: State, kind: Kind, n: number, purse = 0): boolean =>
  affords(s, { spent: withPoints(turnOf(s).spent, kind, n, purse) })

/** The most points of a kind that can still be spent, whatever else is left undone. */
export function pointsLeft(s: State, kind: Kind, purse = 0): number {
  let n = 0
  while (affordsPoints(s, kind, n + 1, purse)) n++
  return n
}

/** The points left of each kind; of push points, those for whichever target has most. */
export function allPointsLeft(s: State): Readonly<Record<Kind, number>> {
  const purses = turnOf(s).spent.push.map((_, purse) => pointsLeft(s, 'push', purse))
  return { move: pointsLeft(s, 'move'), jump: pointsLeft(s, 'jump'), push: Math.max(...purses) }
}

export const nothing: Points = { move: 0, jump: 0, push: [0] }
const onePoint = { move: 'NK-011', jump: 'NK-013', push: 'NK-018' } as const

/** Null when the pool pays for so many points more; `target` is whom a push goes to. */
export function refusePoints(s: State, kind: Kind, n: number, target = 0): Refusal | null {
  const purse = purseOf(s, target)
  if (affordsPoints(s, kind, n, purse)) return null
  const needs = {
    kind: { say: `kind.${kind}` },
    symbol: { say: `counter.${kind}` },
    n,
    left: pointsLeft(s, kind, purse)
  }
  // NK-016: a leap over several costs a point for each of them.
  const rule = kind === 'jump' && n > 1 ? 'NK-016' : onePoint[kind]
  // NK-060, NK-061: a pair at least of a face with the symbol.
  if (!buysAlone(s, kind, 1)) return no('NK-060', 'refuse.points.none', needs)
  const { spent } = turnOf(s)
  const all = (kind === 'push' ? spent.push.reduce((sum, it) => sum + it, 0) : spent[kind]) + n
  if (!buysAlone(s, kind, all)) return no(rule, 'refuse.points.few', needs)
  // Enough of this kind alone: so the dice serve something else already, or another target (NK-077, Q21).
  return kind === 'push' && spent.push.some((it, i) => it > 0 && i !== purse)
    ? no('NK-077', 'refuse.points.target', needs)
    : no('NK-075', 'refuse.points.served', needs)
}

/** Would the pool pay for so many points of a kind, and for nothing else? */
const buysAlone = (s: State, kind: Kind, n: number): boolean =>
  affords(s, { spent: withPoints(nothing, kind, n), paid: [] })
