// What the game must know of each action. One file of this folder for each; `all` may propose what `refuse` then refuses.

import type { Leaving, Refusal, Sketch } from '../../../core/game.ts'
import type { Phrase } from '../../../core/words.ts'
import type { ActionOf, ActName } from '../actions.ts'
import type { Script } from '../evolve.ts'
import type { Heading } from '../geometry/lattice.ts'
import type { Phase, State } from '../state.ts'

export interface Act<K extends ActName> {
  /** When it can be done, and what is said at other times. */
  readonly phases: readonly Phase[]
  readonly untimely: Refusal
  /** In canonical order, at least every legal one. It is only asked in its phases. */
  readonly all: (s: State) => Iterable<ActionOf<K>>
  /** All of `all` are legal: nobody needs to look twice. */
  readonly exact?: true
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

export const way = (heading: Heading): Phrase => ({ say: `way.${heading}` })
