// What the journal keeps of a match: one entry for each thing that happened, as plain JSON. An entry carries what it made true, so
// that a match is taken up again by folding, and rules of tomorrow change no match of yesterday.

import type { RuleId, Seat } from './ids.ts'
import type { Json } from './json.ts'
import type { Observation, ObservedDice } from './observation.ts'
import type { Action, Move, Outcome, Revealed } from './rules.ts'
import type { Phrase } from './words.ts'

/** Of the entries below. Older ones are lifted as they are read (journal/upcast.ts). */
export const entryVersion = 2

/** A move that was made: what it made true, and a digest of the state (`digestOf` its key) that it led to. */
export interface Made {
  readonly events: readonly Json[]
  readonly digest: number
  /** Seats that learnt something by it; left out where nobody did. */
  readonly learns?: readonly Seat[]
}

/** How one hypothesis grew: from the one at this index, by these moves. */
export interface Step {
  readonly from: number
  readonly moves: readonly Move<Action>[]
  /** One for each move, once they are made. Entries of version 1 have none: their moves are decided again. */
  readonly made?: readonly Made[]
}

/** What was accepted: the history is cut to `keep` beliefs and grows by one with a hypothesis for each step, the likeliest first. */
export interface Accepted {
  readonly keep: number
  readonly steps: readonly Step[]
  /** A player declared it (by a press, a choice or an answer). */
  readonly said: boolean
  /** Settling times that were learnt so far, by name: the original and the present value. */
  readonly learnt?: Readonly<Record<string, readonly [set: number, now: number]>>
}

/** `at`: milliseconds of the referee's clock. */
export type Entry =
  /** The dice in the tray, without a throw. */
  | { readonly entry: 'look'; readonly at: number; readonly see: Observation }
  | (Accepted & { readonly entry: 'see'; readonly at: number; readonly see: Observation })
  /** The last move of the steps was declared. `lay`: what lay in the tray while faces were declared. */
  | (Accepted & { readonly entry: 'say'; readonly at: number; readonly lay?: ObservedDice['lying'] })
  | (Accepted & { readonly entry: 'answer'; readonly at: number; readonly option: number })
  | (Accepted & { readonly entry: 'undo'; readonly at: number })
  /** No legal play explained what was seen; it changed nothing. */
  | {
      readonly entry: 'foul'
      readonly at: number
      readonly see: Observation
      readonly say: Phrase
      readonly rule?: RuleId
    }
  | ({ readonly entry: 'over'; readonly outcome: Outcome } & Partial<Revealed>)
  /** The match was left before its end. */
  | ({ readonly entry: 'left' } & Partial<Revealed>)
  /** It was taken up again. */
  | { readonly entry: 'resumed' }
  /** Its entries were emptied: this one keeps its number. */
  | { readonly entry: 'forgotten' }
