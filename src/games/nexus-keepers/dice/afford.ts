// What the turn in progress can still pay for. If it cannot pay, the rule and the sentence that explain it best.

import type { Refusal } from '../../../core/rules.ts'
import type { Face, Kind } from '../cards/card.ts'
import { no } from '../refusal.ts'
import { cardOf, type Points, type State, turnOf, withPoints } from '../state.ts'
import { type Bill, covers } from './pay.ts'
import { faces, hand } from './pool.ts'

/** One purse for all push points, or one for each target (Q21). */
export const purseOf = (s: State, target: number): number => (s.match.options.pushSplitTargets ? 0 : target)

/** Whether the pool pays for everything bought so far plus `more`. */
export function affords(s: State, more: Partial<Bill> = {}): boolean {
  const turn = turnOf(s)
  const { spent = turn.spent, paid = turn.paid } = more
  return covers(hand(turn, s.match.options), cardOf(s, s.active), { spent, gifts: turn.gifts, paid, keep: null })
}

/** NK-095: the faces of which a pair is unused, so that one of its dice can be kept. */
export function unusedPairs(s: State): readonly Face[] {
  const turn = turnOf(s)
  const dice = hand(turn, s.match.options)
  const { spent, gifts, paid } = turn
  const bought = spent.move + spent.jump > 0 || spent.push.some((n) => n > 0) || paid.length > 0
  const found: Face[] = []
  for (const keep of faces)
    if ((dice[keep] ?? 0) >= 2 && (!bought || covers(dice, cardOf(s, s.active), { spent, gifts, paid, keep })))
      found.push(keep)
  return found
}

/** NK-070, NK-072, NK-077: whether `n` more points can be spent. Points need not be spent all at once. */
export function affordsPoints(s: State, kind: Kind, n: number, purse = 0): boolean {
  const turn = turnOf(s)
  const { gifts, paid } = turn
  const spent = withPoints(turn.spent, kind, n, purse)
  return covers(hand(turn, s.match.options), cardOf(s, s.active), { spent, gifts, paid, keep: null })
}

/** The most points of one kind that can still be spent if nothing else is bought. */
export function pointsLeft(s: State, kind: Kind, purse = 0): number {
  const turn = turnOf(s)
  const { gifts, paid } = turn
  const dice = hand(turn, s.match.options)
  let n = 0
  for (;;) {
    const spent = withPoints(turn.spent, kind, n + 1, purse)
    if (!covers(dice, cardOf(s, s.active), { spent, gifts, paid, keep: null })) return n
    n++
  }
}

/** The points left of each kind. Push points: those of the target with the most. */
export function allPointsLeft(s: State): Readonly<Record<Kind, number>> {
  const purses = turnOf(s).spent.push.map((_, purse) => pointsLeft(s, 'push', purse))
  return { move: pointsLeft(s, 'move'), jump: pointsLeft(s, 'jump'), push: Math.max(...purses) }
}

export const nothing: Points = { move: 0, jump: 0, push: [0] }
const onePoint = { move: 'NK-011', jump: 'NK-013', push: 'NK-018' } as const

/** Null when the pool pays for `n` more points; `target` is the seat that a push moves. */
export function refusePoints(s: State, kind: Kind, n: number, target = 0): Refusal | null {
  const purse = purseOf(s, target)
  if (affordsPoints(s, kind, n, purse)) return null
  const needs = {
    kind: { say: `kind.${kind}` },
    symbol: { say: `counter.${kind}` },
    n,
    left: pointsLeft(s, kind, purse)
  }
  // NK-016: a leap over several keepers costs one point for each.
  const rule = kind === 'jump' && n > 1 ? 'NK-016' : onePoint[kind]
  // NK-060, NK-061: at least a pair of a face with the symbol.
  if (!buysAlone(s, kind, 1)) return no('NK-060', 'refuse.points.none', needs)
  const { spent } = turnOf(s)
  const all = (kind === 'push' ? spent.push.reduce((sum, it) => sum + it, 0) : spent[kind]) + n
  if (!buysAlone(s, kind, all)) return no(rule, 'refuse.points.few', needs)
  // The pool has enough of this kind, but the dice already pay for something else or push another target (NK-077, Q21).
  return kind === 'push' && spent.push.some((it, i) => it > 0 && i !== purse)
    ? no('NK-077', 'refuse.points.target', needs)
    : no('NK-075', 'refuse.points.served', needs)
}

/** Whether the pool pays for this many points of a kind if the turn bought nothing else. */
const buysAlone = (s: State, kind: Kind, n: number): boolean =>
  affords(s, { spent: withPoints(nothing, kind, n), paid: [] })
