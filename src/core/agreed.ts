// What people agree on before any game: what spectators see, whether cards are dealt by the daemon or drawn by
// hand, which seats computers play, and how many hints a seat may have. It is stored
// beside the game’s own options; no game reads it.

import type { PlaceId, Seat } from './ids.ts'
import type { adjusting, Level, Player } from './level.ts'
import type { Phrase } from './words.ts'

/** Further back nobody remembers what a hand was good for. */
export const mostLag = 9
export const mostHints = 99

export type Agreed = {
  /** Whose secrets somebody without a seat sees: nobody's (the ordinary case), one seat's, everybody's. */
  readonly audience?: 'none' | 'all' | Seat
  /** They see hands as they stood so many turns ago; 0 (the ordinary case): as they are. */
  readonly lag?: number
  /**
   * `dealt` (the ordinary case): the daemon draws from hidden heaps. `drawn`: they are real cards and tiles, drawn by hand; whoever
   * learns what turned up tells the daemon, and what is told counts.
   */
  readonly heaps?: 'dealt' | 'drawn'
  /** Who plays each seat at first; people play those that are left out. During the match, seats are handed over (`core/aside.ts`). */
  readonly computers?: readonly (Player | typeof adjusting)[]
  /** The level at which adjusting computer players play this match; the daemon writes it. */
  readonly adjusting?: Level
  /** How many hints each seat may have (left out: none), and whether the table's lamps may show them, which everybody sees. */
  readonly hints?: { readonly each: number; readonly lit?: true }
}

/** What may turn up next, as far as one viewer can know it: nothing in it may come from what others hold. */
export interface Heap {
  /** Each kind of item once, as it is called, and how many there are where several are asked for. */
  readonly items: readonly { readonly item: string; readonly name: Phrase; readonly n?: number }[]
  /** Where they come to lie, one after the other, where that matters. */
  readonly places?: readonly PlaceId[]
}
