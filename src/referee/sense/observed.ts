// Questions to one reading or observation, and to two of them. No state is kept here.

import type { PlaceId } from '../../core/ids.ts'
import { type Json, same } from '../../core/json.ts'
import type { Observation, ObservedPiece, Reading } from '../../core/observation.ts'
import type { Move } from '../../core/rules.ts'

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

/** Places that were seen both times and show something else. */
export function placesThatDiffer(a: Observation, b: Observation): PlaceId[] {
  const shows = ({ places, clear }: Observation, place: PlaceId): readonly unknown[] | undefined =>
    places[place] ?? (clear?.length ? [] : undefined)
  return ([...new Set([...Object.keys(a.places), ...Object.keys(b.places)])] as PlaceId[]).filter((place) => {
    const [was, is] = [shows(a, place), shows(b, place)]
    return was && is && !alike(was, is)
  })
}

/** Places that show something that was not there, or more of it. */
export function comesTo(before: Observation, now: Observation): PlaceId[] {
  const many = ({ places }: Observation, place: PlaceId, thing: ObservedPiece): number =>
    places[place]?.filter((it) => it === thing).length ?? 0
  return placesThatDiffer(before, now).filter((place) =>
    now.places[place]?.some((thing) => many(now, place, thing) > many(before, place, thing))
  )
}

/** What an observation says of pieces. */
export const piecesOf = ({ places, clear, off }: Observation): Observation => ({
  places,
  ...(clear ? { clear } : {}),
  ...(off ? { off } : {})
})

/** The same stands on the same places, whatever else was looked at, and whether or not the places were of the board then. */
export const standAlike = (a: Observation, b: Observation): boolean => alike(occupied(a), occupied(b))

const occupied = ({ places }: Observation): object =>
  Object.fromEntries(Object.entries(places).filter(([, things]) => things.length > 0))

/** The same without what stands beside the board. */
export function onBoard({ off, ...rest }: Observation): Observation {
  if (!off) return rest
  const places = Object.entries(rest.places).filter(([place]) => !off.includes(place as PlaceId))
  return { ...rest, places: Object.fromEntries(places) }
}
