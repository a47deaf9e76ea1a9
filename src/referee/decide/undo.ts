// A step can be undone until chance has decided or a seat has learnt something. Then the refusal says who learnt.

import type { Seat } from '../../core/ids.ts'
import type { Phrase } from '../../core/words.ts'
import { since } from '../infer/belief.ts'
import { whyCommitted } from '../tell/diagnosis.ts'
import type { RefereeState } from './state.ts'

export type Undo =
  /** The history would be cut to `keep`; `movers` made the moves that go. */
  | { readonly allowed: true; readonly keep: number; readonly movers: readonly Seat[] }
  | { readonly allowed: false; readonly why: Phrase }

/** What `undo` would do now; null when there is nothing to take back. */
export function undoable({ history, commitPoint }: RefereeState): Undo | null {
  for (let keep = history.length - 1; keep > 0; keep--) {
    const undone = since(history, keep).moves
    if (undone.length === 0) continue
    return { allowed: true, keep, movers: [...new Set(undone.flatMap(({ by }) => (by === 'chance' ? [] : [by])))] }
  }
  return commitPoint ? { allowed: false, why: whyCommitted(commitPoint) } : null
}
