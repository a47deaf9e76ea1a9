// What the sensors said lately and when it will count, as plain JSON. What a verdict and a belief are is not known here.

import type { PlaceId } from '../../core/ids.ts'
import type { DiceSeen, Observation, Reading } from '../../core/observation.ts'
import type { SettlingTimes } from '../limits.ts'

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
export interface SensorState<Verdict = unknown, Belief = unknown> {
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
  readonly left: {
    readonly sensors: SensorState<Verdict, Belief>
    readonly history: readonly Belief[]
    readonly at: number
  } | null
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
  readonly accepted: {
    readonly at: number
    readonly wait: keyof SettlingTimes
    readonly kinds: readonly string[]
  } | null
}
