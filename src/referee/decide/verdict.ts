// The ruling that an observation would get if it counted now. Plain data: it waits until the table has settled.

import type { Step } from '../../core/entry.ts'
import type { KindId } from '../../core/ids.ts'
import type { Correction } from '../../core/ruling.ts'

export type Verdict =
  | { readonly verdict: 'same' }
  | {
      readonly verdict: 'moved'
      /** The belief it grows from: the history is cut to this length first. */
      readonly keep: number
      readonly steps: readonly Step[]
      /** Kinds of the pieces that stand elsewhere now. */
      readonly kinds: readonly KindId[]
      /** One of them could still go on along its line. */
      readonly goesOn: boolean
      /** One of them has left the board, or is in a hand. */
      readonly gone: boolean
      /** Nobody may have done so: the game only lives with it. */
      readonly slip?: true
    }
  /** The table stands as it stood at the end of the history cut to `keep`. `gone`: with fewer pieces than stood there since. */
  | { readonly verdict: 'back'; readonly keep: number; readonly steps: readonly Step[]; readonly gone?: boolean }
  | {
      readonly verdict: 'unfinished'
      readonly towards: readonly Correction[]
      /** `lifted`: in the hand of somebody who thinks; `begun`: a play half done; `wanted`: the game asks for it, nobody erred. */
      readonly stage: 'lifted' | 'begun' | 'wanted'
      /** What it is once nobody finishes it, where less would put the table right than the rest of the play. */
      readonly else?: Verdict & { readonly verdict: 'foul' }
    }
  | {
      readonly verdict: 'foul'
      readonly corrections: readonly Correction[]
      /** So much is wrong that nobody meant it. */
      readonly knocked: boolean
      /** Not everything legal could be tried: it is a foul only if the game refuses what was guessed. */
      readonly guessed: boolean
    }
  | { readonly verdict: 'lost'; readonly corrections: readonly Correction[] }
