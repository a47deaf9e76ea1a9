// Undo is knowledge: a step can be taken back until chance has spoken or a seat has learnt something. Then it is said who learnt.

import type { Seat } from '../../core/ids.ts'
import type { Phrase } from '../../core/words.ts'
import { type Belief, since } from '../infer/belief.ts'
import type { Barrier, Bench } from './state.ts'

export type Undo =
  /** The trail would be cut to `keep`; `movers` made the moves that go. */
  | { readonly allowed: true; readonly keep: number; readonly movers: readonly Seat[] }
  | { readonly allowed: false; readonly why: Phrase }

export const undoWhy = ({ move, learnt }: Barrier): Phrase =>
  move.by === 'chance' || learnt.length === 0
    ? { say: 'referee.spoken' }
    : { say: 'referee.learnt', with: { seats: learnt.map((seat) => ({ seat })) } }

/** What `undo` would do now; null when there is nothing to take back. */
export function undoable({ trail, barrier }: Bench): Undo | null {
  const now = trail.at(-1) as Belief
  for (let keep = trail.length - 1; keep > 0; keep--) {
    const undone = since(trail[keep - 1] as Belief, now)
    if (undone.length === 0) continue
    return { allowed: true, keep, movers: [...new Set(undone.flatMap(({ by }) => (by === 'chance' ? [] : [by])))] }
  }
  return barrier ? { allowed: false, why: undoWhy(barrier) } : null
}
