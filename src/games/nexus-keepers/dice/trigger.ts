// Which dice set off a skill (8.1, 8.2).

import { remembered } from '../../../core/remember.ts'
import { equal, type Hand, run, sums } from '../../../kit/dice/pool.ts'
import type { Face, Trigger } from '../cards/card.ts'
import { faces } from './pool.ts'

/** The exact dice that a trigger names; null if several sets would do, or if it needs no dice. */
export const fixedDice = remembered((trigger: Trigger): readonly Face[] | null => {
  if (trigger.t === 'faces') return trigger.faces
  if (trigger.t === 'sequence' && trigger.from !== undefined) return run(trigger.from, trigger.length)
  if (trigger.t === 'kind' && trigger.face !== undefined) return equal(trigger.face, trigger.n)
  return null
})

/**
 * The minimal sets of dice that set off a trigger without fixed dice: without any one die, a set fails.
 * Contains every set that the hand can pay; some may need dice that the hand lacks.
 */
export const leastDice = (trigger: Trigger, hand: Hand): readonly (readonly number[])[] =>
  trigger.t === 'total' ? sums(hand, trigger.atLeast) : anyFace(trigger)

const anyFace = remembered((trigger: Trigger): readonly (readonly number[])[] => {
  if (trigger.t === 'sequence') return faces.map((it) => run(it, trigger.length))
  return trigger.t === 'kind' ? faces.map((it) => equal(it, trigger.n)) : []
})

/** Whether a player may name these dice, in ascending order, for the trigger. For a total, more than it needs is fine. */
export function accepts(trigger: Trigger, dice: readonly Face[]): boolean {
  const [lowest = 1] = dice
  const fixed = fixedDice(trigger)
  if (fixed) return sameDice(fixed, dice)
  if (trigger.t === 'sequence') return sameDice(run(lowest, trigger.length), dice)
  if (trigger.t === 'kind') return sameDice(equal(lowest, trigger.n), dice)
  return trigger.t === 'total' && dice.reduce((sum: number, face) => sum + face, 0) >= trigger.atLeast
}

const sameDice = (a: readonly Face[], b: readonly Face[]): boolean =>
  a.length === b.length && a.toSorted((x, y) => x - y).every((face, i) => face === b[i])
