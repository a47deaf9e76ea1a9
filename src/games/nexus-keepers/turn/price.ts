// Why points are not there: the rule and the sentence that fit best.

import type { Refusal } from '../../../core/rules.ts'
import type { Kind } from '../cards/card.ts'
import { affordsPoints, pointsLeft, purseOf } from '../dice/afford.ts'
import { covers } from '../dice/pay.ts'
import { hand } from '../dice/pool.ts'
import { no } from '../refusal.ts'
import type { State } from '../state.ts'
import { cardOf, turnOf, withPoints } from '../state.ts'

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
function buysAlone(s: State, kind: Kind, n: number): boolean {
  const turn = turnOf(s)
  const spent = withPoints({ move: 0, jump: 0, push: [0] }, kind, n)
  return covers(hand(turn, s.match.options), cardOf(s, s.active), { spent, gifts: turn.gifts, paid: [], keep: null })
}
