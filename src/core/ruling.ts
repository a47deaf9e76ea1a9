// What goes into the referee and what comes out of it. Times are milliseconds of one monotonic clock, handed in as values.

import type { Entry } from './entry.ts'
import type { KindId, PlaceId, Seat } from './ids.ts'
import type { Reading } from './observation.ts'
import type { Action, Move, Outcome, Refusal } from './rules.ts'
import type { Cue, Die } from './scene.ts'
import type { Button } from './view.ts'
import type { Phrase } from './words.ts'

export type Input =
  /** The complete reading of all sensors; sent whenever it changes. */
  | { readonly input: 'reading'; readonly at: number; readonly reading: Reading }
  /** A button on somebody's pad; digits answer a numbered question. */
  | { readonly input: 'press'; readonly at: number; readonly seat: Seat; readonly button: Button | number }
  /** An action chosen on a screen, or a chance move typed in or drawn by the daemon. */
  | { readonly input: 'choice'; readonly at: number; readonly move: Move<Action> }
  /** An answer to the referee's own question. */
  | {
      readonly input: 'answer'
      readonly at: number
      readonly seat: Seat | null
      readonly question: string
      readonly option: number
    }
  | { readonly input: 'undo'; readonly at: number; readonly seat: Seat | null }
  /** Sent at the time that a `wake` effect asked for. */
  | { readonly input: 'tick'; readonly at: number }

/** One thing for a hand to do so that table and game agree. */
export type Correction =
  | { readonly fix: 'move'; readonly kind: KindId | null; readonly from: PlaceId; readonly to: PlaceId }
  | { readonly fix: 'put'; readonly kind: KindId; readonly to: PlaceId }
  | { readonly fix: 'take'; readonly kind: KindId | null; readonly from: PlaceId }
  | { readonly fix: 'die'; readonly kind: string; readonly from: number | '?' | null; readonly to: number | null }

export interface Question {
  readonly id: string
  readonly say: Phrase
  readonly options: readonly Phrase[]
  /** Who may answer; null: anybody. */
  readonly seat: Seat | null
}

export type Ruling =
  /** The table shows a legal position; `moves` explain how it came about (none: nothing happened). */
  | { readonly ruling: 'settled'; readonly moves: readonly Move<Action>[] }
  /** Nothing is wrong yet; `towards` leads to the nearest legal end. `say`: what is expected first. */
  | { readonly ruling: 'on the way'; readonly towards: readonly Correction[]; readonly say?: Phrase }
  | { readonly ruling: 'ask'; readonly question: Question }
  /** No legal play explains it. `say`: the refusal's sentence, or the referee's own if no rule explains it. */
  | {
      readonly ruling: 'foul'
      readonly refusal: Refusal | null
      readonly say?: Phrase
      readonly corrections: readonly Correction[]
    }
  /** The search reached its limits; the referee says so instead of guessing. */
  | { readonly ruling: 'gave up'; readonly say?: Phrase; readonly corrections: readonly Correction[] }

/** What became of an input. */
export type Decision =
  /** Nothing yet: it changes nothing, or waits to be judged. */
  | { readonly decision: 'waiting' }
  | { readonly decision: 'accepted' }
  /** Accepted, and not clear in all that matters. */
  | { readonly decision: 'asked'; readonly question: Question }
  | { readonly decision: 'refused'; readonly why: Phrase }

/** A log entry, for everybody unless it names seats. */
export interface LogEntry {
  readonly at: number
  readonly say: Phrase
  readonly by: Seat | 'chance' | 'referee'
  readonly tone: 'move' | 'chance' | 'foul' | 'undo' | 'note' | 'over'
  /** Places to light when the line is tapped. */
  readonly places?: readonly PlaceId[]
  /** The only seats that may read it. */
  readonly to?: readonly Seat[]
  /** Whose turn it was: lines of one turn stand together. */
  readonly turn?: Seat
  /** For an accepted move: the number of moves on the board after it. */
  readonly step?: number
  /** For a throw: the faces. */
  readonly dice?: readonly Die[]
  /** Where pieces went, where that is known: the page draws an arrow. */
  readonly routes?: readonly (readonly [from: PlaceId, to: PlaceId])[]
}

export type Effect =
  /** To the journal. `witnessed`: the table could show it again, so it may be lit before it is durable. */
  | { readonly effect: 'record'; readonly entry: Entry; readonly witnessed: boolean }
  /** The whole set of cues the table should carry now, lowest layer first. */
  | { readonly effect: 'light'; readonly layers: readonly Layer[] }
  | { readonly effect: 'tell'; readonly told: LogEntry }
  | { readonly effect: 'show'; readonly ruling: Ruling }
  | { readonly effect: 'over'; readonly outcome: Outcome }
  /** Send a tick at this time, unless another input comes first. Only the latest wake counts. */
  | { readonly effect: 'wake'; readonly at: number }

/** Layers of cues; a later name covers an earlier one. */
export const layerNames = ['decoration', 'turn', 'lifted', 'question', 'foul'] as const
export interface Layer {
  readonly layer: (typeof layerNames)[number]
  readonly cues: readonly Cue[]
}
