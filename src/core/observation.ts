// What a table shows at rest. A missing place matches anything: a place that is neither listed nor on a completely seen layer was not
// observed.

import type { KindId, PlaceId } from './ids.ts'
import type { Place } from './scene.ts'

/** One observed piece: its kind, one of several kinds that look alike, or `?` for something unknown. */
export type ObservedPiece = KindId | '?' | readonly KindId[]

export interface ObservedDie {
  /** `?` where colours cannot be told apart. */
  readonly kind: string
  /** 1…6, or `?` where the face cannot be read. */
  readonly face: number | '?'
}

export interface ObservedDice {
  readonly lying: readonly ObservedDie[]
  /** Indices of `lying` that rolled since the last rest; absent if the sensor cannot tell. Picking a die up and setting it down is no throw. */
  readonly thrown?: readonly number[]
  /** A new throw that looks the same as the last one. */
  readonly again?: true
}

export interface Observation {
  readonly places: Readonly<Record<PlaceId, readonly ObservedPiece[]>>
  /** Layers that were seen completely: their unlisted places are empty. A reader of the whole table reports this. */
  readonly clear?: readonly Place['layer'][]
  /** Those of the listed places that are beside the board: a piece there is wrong unless legal play takes it off the board. */
  readonly off?: readonly PlaceId[]
  /** Absent when the tray was not seen. */
  readonly dice?: ObservedDice
}

/** A snapshot located on places. The referee waits until it is stable. */
export interface Reading extends Observation {
  /** A hand is over the table; absent without a hand sensor. */
  readonly hand?: boolean
  /** The table is being knocked. */
  readonly tilt?: boolean
  /** Dice that roll, lean or are held: nothing is judged before they rest. */
  readonly unsettled?: { readonly rolling: number; readonly crooked: number; readonly held: number }
  /** A later line was lost or damaged, so the table may look different by now. Nothing is judged before a complete state has arrived. */
  readonly stale?: true
}

/** May this observed piece be of this kind? */
export function agrees(seen: ObservedPiece, kind: KindId): boolean {
  return seen === '?' || seen === kind || (typeof seen !== 'string' && seen.includes(kind))
}
