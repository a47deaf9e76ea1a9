// Which dice may be rerolled (section 5, reroll legality), and when no throw is legal any more.

import type { Refusal } from '../../../core/rules.ts'
import { holds } from '../../../kit/multiset.ts'
import type { ActionOf } from '../actions.ts'
import { ones } from '../dice/pool.ts'
import { no } from '../refusal.ts'
import { player, type State, turnOf } from '../state.ts'
import { passives } from './skills.ts'

type Reroll = ActionOf<'reroll'>

/** NK-037: the rerolls of a turn. */
export const mostRerolls = 2

/** NK-038: how many 1s may be rerolled: none, unless a skill says otherwise. */
export const onesAllowed = (s: State): number =>
  passives(s, s.active, 'rerollOnes').reduce((sum, it) => sum + it.max, 0)

/** Whether it uses up a reroll. Power dice alone never do; one die with power dice does (NK-049), unless agreed otherwise (Q72). */
export function countsAsReroll(s: State, { dice, power, again = [] }: Reroll): boolean {
  const taken = dice.length + again.length
  if (taken === 0) return false
  return !(s.match.options.powerRerollFree && taken === 1 && power > 0)
}

export function refuseReroll(s: State, reroll: Reroll): Refusal | null {
  const { dice, power, again = [] } = reroll
  const turn = turnOf(s)
  if (power > player(s, s.active).powerLeft) return no('NK-045', 'refuse.power.left')
  const taken = dice.length + again.length
  if (turn.clumsy && taken > 0) return no('NK-043', 'refuse.reroll.clumsy')
  if (!holds(turn.regular, dice)) return no('NK-037', 'refuse.reroll.notThere')
  if (again.length > 0 && !s.match.options.powerRerollable) return no('NK-050', 'refuse.reroll.power')
  if (!holds(turn.power, again)) return no('NK-050', 'refuse.reroll.notThere')
  if (ones(dice) + ones(again) > onesAllowed(s)) return no('NK-038', 'refuse.reroll.one')
  if (taken === 0) return power > 0 ? null : no('NK-039', 'refuse.reroll.none')
  if (taken === 1 && power === 0) return no('NK-039', 'refuse.reroll.single')
  if (countsAsReroll(s, reroll) && turn.rerolls >= mostRerolls)
    return taken === 1 ? no('NK-049', 'refuse.reroll.companion') : no('NK-037', 'refuse.reroll.third')
  return null
}

/** Q70: whether a legal throw is left. If not, the dice lock by themselves. */
export function canThrow(s: State): boolean {
  const turn = turnOf(s)
  // NK-046, NK-048: while rolling, a power die can be thrown at any time, even alone.
  if (player(s, s.active).powerLeft > 0) return true
  if (turn.clumsy || turn.rerolls >= mostRerolls) return false
  const power = s.match.options.powerRerollable ? turn.power : []
  const shown = ones(turn.regular) + ones(power)
  return turn.regular.length + power.length - shown + Math.min(shown, onesAllowed(s)) >= 2
}
