// What all actions share: who may take them, how a play is built, and log lines.

import type { Actor, Seat } from '../../../core/ids.ts'
import type { Refusal } from '../../../core/rules.ts'
import type { Sketch } from '../../../core/tabletop.ts'
import type { Phrase } from '../../../core/words.ts'
import type { Act as ActOf } from '../../../kit/acts.ts'
import type { Action, ActionOf, ActName } from '../actions.ts'
import { begin, type Event, Play, type Script } from '../evolve.ts'
import { no } from '../refusal.ts'
import type { Phase, State } from '../state.ts'

/** Who may take it: the player in turn, the opponent (KE-007), or both. */
export type Who = {
  readonly who: 'active' | 'rival' | 'both'
}
export type Act<K extends ActName> = ActOf<State, ActionOf<K>, Event> & Who

export const playing =
  <A extends Action>(work: (p: Play, action: A, by: Seat) => void) =>
  (s: State, action: A, by: Actor): Script => {
    const p = new Play(begin(s))
    work(p, action, Number(by))
    return p.script()
  }

/** KE-004, KE-005: steps come in a fixed order. At another time, the action is refused with the rule of its step. */
export const during = (rule: `KE-${string}`, say: string, ...phases: readonly Phase[]) => ({
  phases,
  untimely: (): Refusal => no(rule, say)
})

export const declared: Sketch = { how: 'declared' }
/** For actions that give something away, or that players seldom intend. */
export const costly: Sketch = { how: 'declared', cue: 'minus' }
export const ending: Sketch = { how: 'declared', button: 'end' }

export const log = (key: string, by: Actor, args: NonNullable<Phrase['with']> = {}): Phrase => ({
  say: key,
  with: { who: { seat: Number(by) }, ...args }
})
