// Where the referee sits: everything it remembers between two inputs, as plain JSON. The game itself is never in it.
// Whoever holds a bench may look at it; only step.ts makes the next one.

import type { PlaceId, Seat } from '../../core/ids.ts'
import type { Json } from '../../core/json.ts'
import type { DiceSeen, Observation, Reading } from '../../core/observation.ts'
import type { Action, Move, Outcome, Start } from '../../core/rules.ts'
import type { Layer, Question, Ruling } from '../../core/ruling.ts'
import type { Belief, Line } from '../infer/belief.ts'
import type { Waits } from '../sense/settling.ts'
import type { Verdict } from './verdict.ts'

export interface Bench {
  /** What the match started from. */
  readonly start: Start
  /** Moves that every line of the belief agrees on and that no take-back can reach. */
  readonly past: readonly Move<Action>[]
  /** The state after `past`: the moves of every line start here. */
  readonly root: Json
  /** What was believed after each step since chance last spoke or somebody learnt something. Never empty; the last is now. */
  readonly trail: readonly Belief[]
  /** For each belief of the trail, whether somebody said it (a press, a choice), or a word in it, rather than showed it. */
  readonly said: readonly boolean[]
  /** Why nothing before the trail can be taken back; null at the start of a match. */
  readonly barrier: Barrier | null
  readonly watch: Watch
  readonly ruling: Ruling
  /** The open question, and which lines each of its options keeps. */
  readonly asked: { readonly question: Question; readonly keep: readonly (readonly number[])[] } | null
  readonly layers: readonly Layer[]
  readonly outcome: Outcome | null
  readonly waits: Waits
  /** The waits as they were set, before play taught better ones. */
  readonly waitsSet: Waits
}

/** Where a match stood once, likeliest reading. */
export type Past = Pick<Line, 'state' | 'key'>

export interface Barrier {
  readonly move: Move<Action>
  readonly learnt: readonly Seat[]
  /** What was believed before it, the latest last: who puts the pieces back so tries to take back too much. */
  readonly before: readonly Past[]
}

/** While one of these is over the table nothing is judged. */
export type Disturbance = 'hand' | 'tilt'

export interface Handled {
  readonly pieces: boolean
  readonly dice: boolean
}

/** The table was knocked about since the last judgement. */
export interface Knock {
  /** The pieces before it, if no hand had touched them: what stands elsewhere since moved by itself. */
  readonly stood: Observation | null
  /** No hand had touched the dice: what rolled was not thrown. */
  readonly dice: boolean
  /** It was said: everything goes back to where it belongs before play goes on. */
  readonly called: boolean
}

/** What the sensors said lately and when it will count. */
export interface Watch {
  /** Null before the first reading. */
  readonly reading: Reading | null
  /** When pieces or dice last changed, and when a hand or a knock last came or went, in ms. */
  readonly changedAt: number
  readonly disturbedAt: number
  /** What was said for so long that nobody believes it, until it is no longer said. */
  readonly distrusted: readonly Disturbance[]
  /** Dice thrown and not yet judged, even if later readings no longer say so. */
  readonly thrown: DiceSeen | null
  /**
   * What lay in the tray when faces were said instead of thrown: as long as nothing else does, the tray is no witness. `any`: whatever
   * lies there at the next reading.
   */
  readonly mute: DiceSeen['lying'] | 'any' | null
  /** Dice rolled or were held since the last judgement: the same faces may be a new throw. */
  readonly stirred: boolean
  /** So many dice rolled at once since the last judgement. */
  readonly rolled: number
  /** What hands may have touched since the last judgement; pieces always where nothing watches for hands. */
  readonly handled: Handled
  /** Places that were seen to change since the last judgement; null: nobody can tell. */
  readonly touched: readonly PlaceId[] | null
  readonly knock: Knock | null
  /** What the reading would be judged if it rested now; null when nothing waits. */
  readonly pending: Verdict | null
  /** When it will be judged; null when nothing waits. */
  readonly due: number | null
  /** A hand was done with what waited then, if the piece that went after it was taken up; it may only have gone unseen. */
  readonly left: { readonly watch: Watch; readonly trail: Bench['trail']; readonly at: number } | null
  /** The last observation that was judged. */
  readonly judged: Observation | null
  /**
   * What stood where when the table had to be brought to what is believed (an undo, a declared move): as long as it does, that is no move.
   * With the dice as they lay, if those have to follow as well.
   */
  readonly astray: Observation | null
  /** What was believed before words that were said while nobody looked: a table that still stands so has not followed them. */
  readonly unfollowed: Belief | null
  /** What was believed at each rest before pieces were put back: they may be the beginning of something else. */
  readonly undone: readonly Belief[]
  /** The last accepted step, to learn whether it was judged too early. */
  readonly accepted: { readonly at: number; readonly wait: keyof Waits; readonly kinds: readonly string[] } | null
}
