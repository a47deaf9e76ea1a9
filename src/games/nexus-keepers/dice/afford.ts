// What the turn in progress can still pay for.

import type { Face, Kind } from '../cards/card.ts'
import { cardOf, type Paid, type State, turnOf, withPoints } from '../state.ts'
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
export function affordsPoints(s: State, kind: Kind, n: number, purse = 0): boolean {
  return affords(s, { spent: withPoints(turnOf(s).spent, kind, n, purse) })
}

export const affordsSkill = (s: State, paid: Paid): boolean => affords(s, { paid: [...turnOf(s).paid, paid] })
export const affordsKeep = (s: State, keep: Face): boolean => affords(s, { keep })

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
