// A match that is over, looked back on: how the chances went, which choices turned it, and what the chances are made of.

import type { Seat } from './ids.ts'
import type { Json } from './json.ts'
import type { Action, Move } from './rules.ts'
import type { Phrase } from './words.ts'

/** A match as it was played: all that a review is made of. */
export interface Looked {
  /** The state that it began in. */
  readonly first: Json
  readonly moves: readonly Move<Action>[]
  /** How many seats it has. */
  readonly seats: number
}

/** The chances of all sides at one moment. */
export interface Chances {
  /** How many moves had been made. */
  readonly at: number
  /** Each side's chance to win, from 0 to 1. */
  readonly of: readonly number[]
}

/** A choice that cost its seat a good part of its chance to win. */
export interface Turning {
  /** How many moves had been made before it. */
  readonly at: number
  readonly seat: Seat
  readonly played: Phrase
  readonly better: Phrase
  /** Why it would have been better, where the game can say so. */
  readonly why: Phrase | null
  /** The chance to win after the better choice and after what was played, with the same luck. */
  readonly chances: readonly [better: number, played: number]
}

/**
 * What the chances come from. `evaluation`: the game's own estimate, with every hand open. `playouts`: so many games played on at random to
 * their end from each moment. `nothing`: there are none. `blind`: the game estimates nothing, and random games take too long; `rules`: today's
 * rules refuse a move of the match.
 */
export type ReviewedBy =
  | { readonly by: 'evaluation' }
  | { readonly by: 'playouts'; readonly each: number }
  | { readonly by: 'nothing'; readonly why: 'blind' | 'rules' }

export interface Review {
  readonly from: ReviewedBy
  /** Seats that win together. */
  readonly sides: readonly (readonly Seat[])[]
  /** In the order of play. */
  readonly curve: readonly Chances[]
  /** The choices that cost most, in the order of play; null: choices could not be judged. */
  readonly turning: readonly Turning[] | null
}

/** How many turning points a review tells. */
export const mostTurning = 3

/** What is known of one moment or one choice while the review is made: with it, a review that was interrupted goes on. */
export type ReviewNote =
  | { readonly note: 'chances'; readonly at: number; readonly of: readonly number[] }
  /** At first glance. */
  | { readonly note: 'lost'; readonly at: number; readonly lost: number }
  /** Thought through; null: nothing better was found. */
  | { readonly note: 'turning'; readonly at: number; readonly turning: Turning | null }

/** One step of the work. */
export interface ReviewStep {
  readonly note: ReviewNote
  /** How much of the work is done, from 0 to 1. */
  readonly part: number
}

/** `GET /api/matches/<match>/review`. */
export type Reviewed =
  | { readonly state: 'done'; readonly review: Review }
  | { readonly state: 'works'; readonly part: number }
  /** `match`: until nobody plays. `others`: until reviews that were asked for earlier are done. */
  | { readonly state: 'waits'; readonly for: 'match' | 'others'; readonly part: number }
  | { readonly state: 'failed' }
  /** Nobody has asked for it yet. */
  | { readonly state: 'unasked' }
