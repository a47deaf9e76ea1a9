// What the actions have in common: who may do them, how a play is made of them, how they are told.

import type { Actor, Seat } from '../../../core/ids.ts'
import type { Refusal } from '../../../core/rules.ts'
import type { Sketch } from '../../../core/tabletop.ts'
import type { Phrase } from '../../../core/words.ts'
import type { Act as ActOf } from '../../../kit/acts.ts'
import type { Action, ActionOf, ActName } from '../actions.ts'
import { begin, type Event, Play, type Script } from '../evolve.ts'
import { no } from '../refusal.ts'
import type { Phase, State } from '../state.ts'

/** Who does it: the player in turn, the other one (KE-007), or both. */
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

/** KE-004, KE-005: steps come in their order; what is asked at another time is refused with the rule of the step. */
export const during = (rule: `KE-${string}`, say: string, ...phases: readonly Phase[]) => ({
  phases,
  untimely: (): Refusal => no(rule, say)
})

export const declared: Sketch = { how: 'declared' }
/** It is given away, or seldom meant. */
export const costly: Sketch = { how: 'declared', cue: 'minus' }
export const ending: Sketch = { how: 'declared', button: 'end' }

export const log = (key: string, by: Actor, args: NonNullable<Phrase['with']> = {}): Phrase => ({
  say: key,
  with: { who: { seat: Number(by) }, ...args }
})
