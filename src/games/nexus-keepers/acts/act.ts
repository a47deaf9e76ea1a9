// What the game must know of each action. One file of this folder for each; `all` may propose what `refuse` then refuses.

import type { Refusal } from '../../../core/rules.ts'
import type { Leaving, Sketch } from '../../../core/tabletop.ts'
import type { Phrase } from '../../../core/words.ts'
import type { ActionOf, ActName } from '../actions.ts'
import type { Script } from '../evolve.ts'
import type { Heading } from '../geometry/lattice.ts'
import { no } from '../refusal.ts'
import type { Phase, State } from '../state.ts'

export interface Act<K extends ActName> {
  /** When it can be done, and what is said at other times. */
  readonly phases: readonly Phase[]
  readonly untimely: (s: State) => Refusal
  /** In canonical order, at least every legal one. It is only asked in its phases. */
  readonly all: (s: State) => Iterable<ActionOf<K>>
  /** All of `all` are legal: nobody needs to look twice. */
  readonly exact?: true
  /** An exact list too long to be made whole; the act has its phases to itself. */
  readonly long?: true
  /** Asked in its phases, of whoever has the word, for a well-formed action. */
  readonly refuse: (s: State, action: ActionOf<K>) => Refusal | null
  /** What it makes true, and of the state. */
  readonly play: (s: State, action: ActionOf<K>) => Script
  readonly sketch: (s: State, action: ActionOf<K>) => Sketch
  /** Who is taken off the board, and where. */
  readonly leaves?: (s: State, action: ActionOf<K>) => readonly Leaving[]
  /** What is done, without its consequences. */
  readonly say: (s: State, action: ActionOf<K>) => Phrase
}

/** What has to be done before anybody's turn goes on; null within a turn. */
export function beforeTurns({ phase }: State): Refusal | null {
  // NK-008: play begins when every cube is deployed.
  if (phase === 'place') return no('NK-008', 'refuse.when.deploying')
  // NK-116: a bonus turn comes before anybody else plays.
  if (phase === 'bonus') return no('NK-116', 'refuse.when.offered')
  return phase === 'closure' ? no('NK-133', 'refuse.when.closing') : null
}

/** What is said of a step, jump or push that comes too early. */
export const beforeActions = (s: State): Refusal =>
  beforeTurns(s) ?? no('NK-060', s.phase === 'reroll' ? 'refuse.when.rolling' : 'refuse.when.action')

export const way = (heading: Heading): Phrase => ({ say: `way.${heading}` })
