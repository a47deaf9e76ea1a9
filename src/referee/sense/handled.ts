// What hands may have touched since the last judgement.

import type { Observation, Reading } from '../../core/observation.ts'
import { standAlike } from './observed.ts'

export interface Handled {
  /** Always where no sensor reports hands. */
  readonly pieces: boolean
  readonly dice: boolean
}

/** A hand that leaves the pieces as they were has touched none. Dice that are not in the tray, or roll, were in a hand. */
export function handledAfter(
  handled: Handled,
  reading: Reading,
  base: Observation | null,
  isAwaiting: boolean
): Handled {
  const { hand, dice, unsettled } = reading
  const taken = dice !== undefined && dice.lying.length < (base?.dice?.lying.length ?? 0)
  return {
    pieces: hand !== false || (handled.pieces && isAwaiting && !(base && standAlike(base, reading))),
    dice: handled.dice || taken || (unsettled?.rolling ?? 0) + (unsettled?.held ?? 0) > 0
  }
}
