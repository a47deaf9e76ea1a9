// What the sensors said lately, and what of it counts as one observation. It knows dice that were thrown and not yet judged,
// so that a later reading does not make them forgotten, nor an old throw happen twice.

import type { Move } from '../core/game.ts'
import type { PlaceId } from '../core/ids.ts'
import { type Json, same } from '../core/json.ts'
import type { DiceSeen, Observation, Reading } from '../core/observation.ts'
import type { Watch } from './bench.ts'

export const idle: Watch = {
  reading: null,
  changedAt: 0,
  handLeftAt: 0,
  thrown: null,
  mute: null,
  stirred: false,
  pending: null,
  due: null,
  judged: null,
  astray: null,
  accepted: null
}

export const unsettled = ({ unsettled: dice }: Reading): boolean =>
  dice !== undefined && dice.rolling + dice.crooked + dice.held > 0

/** A die leans and no hand or roll will change that: somebody must throw it again. */
export const crooked = (reading: Reading | null): number =>
  reading?.unsettled && reading.unsettled.rolling + reading.unsettled.held === 0 ? reading.unsettled.crooked : 0

/** Dice, as against cards and tiles: only they lie in a tray. */
export const isThrow = ({ by, do: { act } }: Move): boolean => by === 'chance' && act === 'throw'

export const alike = (a: unknown, b: unknown): boolean => same(a as Json, b as Json)

/** Whether two readings show other pieces or dice; hands apart. */
export const differs = (a: Reading | null, b: Reading): boolean =>
  !a ||
  !alike(a.places, b.places) ||
  !alike(a.clear, b.clear) ||
  !alike(a.dice, b.dice) ||
  !alike(a.unsettled, b.unsettled)

/** Takes a reading in. Nothing is judged here. */
export function take(before: Watch, reading: Reading, at: number): Watch {
  // What lies in the tray when a match is first looked at was thrown before it, whatever the tray thinks.
  const first = before.reading === null && before.judged === null && reading.dice !== undefined
  const watch = first ? { ...before, judged: { places: {}, dice: reading.dice } } : before
  const handLeft = watch.reading?.hand === true && reading.hand !== true
  return {
    ...watch,
    reading,
    changedAt: differs(watch.reading, reading) ? at : watch.changedAt,
    handLeftAt: handLeft ? at : watch.handLeftAt,
    thrown: unjudged(watch, reading.dice),
    mute: reading.dice ? stillMute(watch.mute, reading.dice.lying) : watch.mute,
    stirred: watch.stirred || (reading.unsettled?.rolling ?? 0) + (reading.unsettled?.held ?? 0) > 0
  }
}

function stillMute(mute: Watch['mute'], lying: DiceSeen['lying']): Watch['mute'] {
  if (mute === 'any') return lying
  return mute && alike(mute, lying) ? mute : null
}

function unjudged({ thrown, stirred, judged }: Watch, dice: DiceSeen | undefined): DiceSeen | null {
  if (!dice) return thrown
  if (dice.thrown?.length) return !stirred && alike(judged?.dice, dice) ? null : dice
  return thrown && alike(thrown.lying, dice.lying) ? thrown : null
}

/** What an observation says of pieces. */
export const piecesOf = ({ places, clear, off }: Observation): Observation => ({
  places,
  ...(clear ? { clear } : {}),
  ...(off ? { off } : {})
})

/** The same without what stands beside the board. */
export function onBoard({ off, ...seen }: Observation): Observation {
  if (!off) return seen
  const places = Object.entries(seen.places).filter(([place]) => !off.includes(place as PlaceId))
  return { ...seen, places: Object.fromEntries(places) }
}

/** The reading as an observation; the tray is unseen while dice move, and while faces were said instead. */
export function observe({ reading, thrown, mute }: Watch): Observation | null {
  if (!reading) return null
  const { dice } = reading
  const pieces = piecesOf(reading)
  if (!dice || mute !== null || unsettled(reading)) return pieces
  return { ...pieces, dice: thrown ?? (dice.thrown ? { lying: dice.lying, thrown: [] } : dice) }
}

/** The watch after its reading was judged. */
export const judged = (watch: Watch, seen: Observation): Watch => {
  const dice = watch.reading?.dice ?? watch.judged?.dice
  return {
    ...watch,
    judged: dice ? { ...seen, dice } : seen,
    thrown: null,
    stirred: false,
    pending: null,
    due: null,
    astray: null
  }
}
