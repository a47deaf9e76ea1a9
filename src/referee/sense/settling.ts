// How long a reading must rest before it is judged, in milliseconds. Waits are data: shown to people, set by them, learnt by rest.ts.

export interface Waits {
  /** A step that cannot go on, on a table that does not watch for hands. With hands watched and gone there is no wait. */
  readonly done: number
  /** A step that could go on along its line, after the hand has left. */
  readonly paused: number
  /** The same on a table that does not watch for hands: a figure may still be sliding. */
  readonly slide: number
  /** A figure is off the board where legal play would have it off: it may also be in somebody's hand. Or something shows no name. */
  readonly gone: number
  /** No play explains the table, and the hand has left. */
  readonly foul: number
  /** The same on a table that does not watch for hands. */
  readonly foulUnwatched: number
  /** A move begun and not finished: after this it is a foul. */
  readonly patience: number
  /** A figure in the hand of somebody who thinks: after this it is asked back. */
  readonly lifted: number
  /** A hand (or a knock) that is said to be over the table and moves nothing: after this its sensor is not believed. */
  readonly hovering: number
}

/**
 * Below what comparable boards take (100–250 ms to rest, 4 s to say that something is wrong): a figure that is carried past at
 * 1 m/s stands 40 ms over a tile of 4 cm.
 */
export const ordinaryWaits: Waits = {
  done: 45,
  paused: 45,
  slide: 220,
  gone: 1200,
  foul: 250,
  foulUnwatched: 600,
  patience: 10_000,
  lifted: 30_000,
  hovering: 90_000
}

const waitNames = Object.keys(ordinaryWaits) as (keyof Waits)[]

interface Taught {
  readonly waits: Waits
  /** As they were set before. */
  readonly waitsSet: Waits
}

/** What play has changed, as it is recorded: from what was set to what was learnt. */
export type Learnt = Partial<Record<keyof Waits, readonly [set: number, now: number]>>

const nothing: Learnt = {}
export const learntOf = ({ waits, waitsSet }: Taught): Learnt =>
  waits === waitsSet
    ? nothing
    : Object.fromEntries(
        waitNames.flatMap((name) => (waits[name] === waitsSet[name] ? [] : [[name, [waitsSet[name], waits[name]]]]))
      )

/** What was learnt counts again, but for waits that have been set otherwise since. */
export function remembered({ waitsSet }: Pick<Taught, 'waitsSet'>, learnt: Learnt = {}): Waits {
  // Nearly always there is nothing to remember.
  if (Object.keys(learnt).length === 0) return waitsSet
  const still = waitNames.flatMap((name) => {
    const [set, now] = learnt[name] ?? []
    return now !== undefined && set === waitsSet[name] ? [[name, now] as const] : []
  })
  return { ...waitsSet, ...Object.fromEntries(still) }
}
