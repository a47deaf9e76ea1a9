// What all actions share: the type of their table entries, when they are allowed, and their log lines. Each other file here holds actions.

import type { Refusal } from '../../../core/rules.ts'
import type { Phrase } from '../../../core/words.ts'
import type { Act as ActOf } from '../../../kit/acts.ts'
import type { Heading } from '../../../kit/grid/square.ts'
import type { ActionOf, ActName } from '../actions.ts'
import type { Event } from '../evolve.ts'
import { no } from '../refusal.ts'
import type { State } from '../state.ts'

export type Act<K extends ActName> = ActOf<State, ActionOf<K>, Event>

/** The refusal while something must happen before any turn goes on (deployment, bonus turn, closure); null otherwise. */
export function beforeTurns({ phase }: State): Refusal | null {
  // NK-008: play begins when every cube is deployed.
  if (phase === 'place') return no('NK-008', 'refuse.when.deploying')
  // NK-116: a bonus turn comes before anybody else plays.
  if (phase === 'bonus') return no('NK-116', 'refuse.when.offered')
  return phase === 'closure' ? no('NK-133', 'refuse.when.closing') : null
}

/** For steps, jumps and pushes: the phase that allows them, and the refusal of one that comes too early. */
export const inActions = {
  phases: ['actions'],
  untimely: (s: State): Refusal =>
    beforeTurns(s) ?? no('NK-060', s.phase === 'reroll' ? 'refuse.when.rolling' : 'refuse.when.action')
} as const

/** A log line with the active player as `who`. */
export const log = (s: State, key: string, args: NonNullable<Phrase['with']> = {}): Phrase => ({
  say: key,
  with: { who: { seat: s.active }, ...args }
})
export const directionOf = (heading: Heading): Phrase => ({ say: `way.${heading}` })
