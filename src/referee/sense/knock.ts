// A knock since the last judgement: what moved without a hand is no play, and dice that nobody picked up were not thrown.

import type { Observation, Reading } from '../../core/observation.ts'
import type { Handled } from './handled.ts'
import { piecesOf } from './observed.ts'

/** `called`: everything goes back to where it belongs before play goes on, and that was told. */
export type Knock =
  | { readonly is: 'none' }
  | {
      readonly is: 'shaken' | 'called'
      /** The pieces before it, if no hand had touched them: what stands elsewhere since moved by itself. */
      readonly stood: Observation | null
      /** No hand had touched the dice: what rolled was not thrown. */
      readonly dice: boolean
    }

export const noKnock: Knock = { is: 'none' }

/** `last`: the reading before this one. The first knock counts until it is judged. */
export function knockAfter(knock: Knock, last: Reading | null, handled: Handled, tilt: boolean | undefined): Knock {
  if (knock.is !== 'none' || !tilt) return knock
  return {
    is: 'shaken',
    stood: last && !handled.pieces ? piecesOf(last) : null,
    dice: !handled.dice && (last?.dice?.lying.length ?? 0) > 0
  }
}

/** It was told that everything goes back. */
export const calledKnock = (knock: Knock): Knock =>
  knock.is === 'none' ? { is: 'called', stood: null, dice: false } : { ...knock, is: 'called' }

/** The pieces before it, where no hand had touched them. */
export const stoodBefore = (knock: Knock): Observation | null => (knock.is === 'none' ? null : knock.stood)

export const rolledDice = (knock: Knock): boolean => knock.is !== 'none' && knock.dice
