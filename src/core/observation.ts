// What a table shows at rest. A missing place matches anything: a place that is neither listed nor on a completely seen layer was not
// observed.

import type { KindId, PlaceId } from './ids.ts'
import type { Place } from './scene.ts'

/** One piece as seen: known, one of several that look alike, or just "something" (`?`). */
export type ObservedPiece = KindId | '?' | readonly KindId[]

export interface ObservedDie {
  /** `?` where colours cannot be told apart. */
  readonly kind: string
  /** 1…6, or `?` where the face cannot be read. */
  readonly face: number | '?'
}

export interface ObservedDice {
  readonly lying: readonly ObservedDie[]
  /** Which of `lying` (by index) rolled since the last rest; absent when the sensor cannot tell. Picking up and setting down is no throw. */
  readonly thrown?: readonly number[]
  /** Another throw than the one that was told before, though it looks just the same. */
  readonly again?: true
}

export interface Observation {
  readonly places: Readonly<Record<PlaceId, readonly ObservedPiece[]>>
  /** Layers of which every place that is not listed was seen too, and is empty: what a reader over the whole table says. */
  readonly clear?: readonly Place['layer'][]
  /** Those of the listed places that are on no board: what stands there is wrong, unless the play has it off the board. */
  readonly off?: readonly PlaceId[]
  /** Absent when the tray was not seen. */
  readonly dice?: ObservedDice
}

/** A sensor's word of this moment, already in places: what the referee waits on until it rests. */
export interface Reading extends Observation {
  /** A hand is over the table; absent when nothing watches for hands. */
  readonly hand?: boolean
  /** The table is being knocked about. */
  readonly tilt?: boolean
  /** Dice that still roll, lean or are held: nothing is judged before they lie. */
  readonly unsettled?: { readonly rolling: number; readonly crooked: number; readonly held: number }
  /** Something that was said since has been missed: it may stand otherwise by now, and nothing is judged before all is told anew. */
  readonly stale?: true
}

/** Does one seen thing agree with this kind? */
export function agrees(seen: ObservedPiece, kind: KindId): boolean {
  return seen === '?' || seen === kind || (typeof seen !== 'string' && seen.includes(kind))
}
