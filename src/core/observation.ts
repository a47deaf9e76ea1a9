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

/** How a thing with a foot and a head may be held: on its foot, on its head, flat, or between these. */
export const sensedPoses = ['upright', 'inverted', 'lying', 'tilted'] as const
export type SensedPose = (typeof sensedPoses)[number]

/** How a thing is held, and since when. */
export interface Posed {
  readonly thing: string
  readonly pose: SensedPose
  /** In milliseconds, and how far off that may be. */
  readonly at: number
  readonly error: number
  /** Names this time of being held so: where two readings give the same name, nothing happened between them, heard or not. */
  readonly spell: string
}

/** What is seen of things whose time is a rule. Times are milliseconds of one clock. */
export interface Dated {
  /** Until then all of it holds, and how far off that may be. */
  readonly to: number
  readonly error: number
  /** Since then nothing was missed. */
  readonly watched: number
  readonly posed: readonly Posed[]
}

export interface Observation {
  readonly places: Readonly<Record<PlaceId, readonly ObservedPiece[]>>
  /** Layers that were seen completely: their unlisted places are empty. A reader of the whole table reports this. */
  readonly clear?: readonly Place['layer'][]
  /** Those of the listed places that are beside the board: a piece there is wrong unless legal play takes it off the board. */
  readonly off?: readonly PlaceId[]
  /** Absent when the tray was not seen. */
  readonly dice?: ObservedDice
  /** Absent without a sensor that dates what it sees. */
  readonly dated?: Dated
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
export function agrees(thing: ObservedPiece, kind: KindId): boolean {
  return thing === '?' || thing === kind || (typeof thing !== 'string' && thing.includes(kind))
}

/** The things of which a sensor tells now how they are held. */
export const posesSensed = (reading: Reading | null): readonly string[] =>
  reading?.dated && !reading.stale ? reading.dated.posed.map(({ thing }) => thing) : []
