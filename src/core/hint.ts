// What the coach may tell a seat about its next move, and what everybody may know of it.

import type { PlaceId, Seat } from './ids.ts'
import type { Phrase } from './words.ts'

/** A nudge in words, then which piece or which choices, then the move itself. */
export const hintDepths = ['nudge', 'piece', 'move'] as const
export type HintDepth = (typeof hintDepths)[number]

/** What one depth adds. */
export interface Advised {
  readonly say: readonly Phrase[]
  /** Places that it speaks of. */
  readonly places: readonly PlaceId[]
}

/** Advice for one decision of one seat. */
export type Advice = Readonly<Record<HintDepth, Advised>>

/** That a hint was given, and how deep it went: public, without what it said. */
export interface HintGiven {
  readonly hint: Seat
  readonly depth: HintDepth
}

/** The same as the journal keeps it. */
export interface HintKept extends HintGiven {
  /** How many moves had been made. */
  readonly after: number
  /** `digestOf` the key of the state: hints about one state count as one, also after a restart. */
  readonly digest: number
}

/** A hint as its seat sees it, with all depths so far; null: the computer still thinks. */
export type HintShown = (Advised & { readonly depth: HintDepth }) | null
