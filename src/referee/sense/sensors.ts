// Takes readings in, and says what of them counts as one observation. Dice that were thrown and not yet judged are kept, so that no
// later reading forgets them and no old throw happens twice.

import type { PlaceId } from '../../core/ids.ts'
import { type Json, same } from '../../core/json.ts'
import type { DiceSeen, Observation, Reading } from '../../core/observation.ts'
import type { Move } from '../../core/rules.ts'
import type { Disturbance, SensorState } from './state.ts'

export const idle: SensorState<never, never> = {
  reading: null,
  changedAt: 0,
  disturbedAt: 0,
  distrusted: [],
  thrown: null,
  mute: null,
  stirred: false,
  rolled: 0,
  handled: { pieces: false, dice: false },
  touched: null,
  knock: null,
  pending: null,
  due: null,
  left: null,
  judged: null,
  astray: null,
  unfollowed: null,
  undone: [],
  accepted: null
}

/** What disturbs the table now and is believed. */
export const disturbances = ({ reading, distrusted }: SensorState): Disturbance[] =>
  (['hand', 'tilt'] as const).filter((it) => reading?.[it] === true && !distrusted.includes(it))

/** Hands are watched for, as far as their sensor is believed. */
export const sensesHands = ({ reading, distrusted }: SensorState): boolean =>
  reading?.hand !== undefined && !distrusted.includes('hand')

/** Where things have names, one has come that shows none: it may be nothing at all. */
export const isNameless = ({ reading, judged }: SensorState): boolean => {
  const seen = Object.entries(reading?.places ?? {})
  const isNew = ([place, things]: (typeof seen)[number]): boolean =>
    things.includes('?') && !judged?.places[place as PlaceId]?.includes('?')
  return seen.some(isNew) && seen.some(([, things]) => things.some((it) => it !== '?'))
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
export function take<V, B>(before: SensorState<V, B>, reading: Reading, at: number): SensorState<V, B> {
  // What lies in the tray when a match is first looked at was thrown before it, whatever the tray thinks.
  const first = before.reading === null && before.judged === null && reading.dice !== undefined
  const sensors = first ? { ...before, judged: { places: {}, dice: reading.dice } } : before
  const knock = sensors.knock ?? (reading.tilt ? knockedNow(sensors) : null)
  return {
    ...sensors,
    reading,
    changedAt: differs(sensors.reading, reading) ? at : sensors.changedAt,
    disturbedAt: disturbance(sensors.reading) === disturbance(reading) ? sensors.disturbedAt : at,
    distrusted: sensors.distrusted.filter((it) => reading[it]),
    thrown: knock?.dice ? null : unjudged(sensors, reading.dice),
    mute: reading.dice ? stillMute(sensors.mute, reading.dice.lying) : sensors.mute,
    stirred: sensors.stirred || (reading.unsettled?.rolling ?? 0) + (reading.unsettled?.held ?? 0) > 0,
    rolled: Math.max(sensors.rolled, reading.unsettled?.rolling ?? 0),
    handled: touched(sensors, reading),
    touched: sensors.touched && stirredPlaces(sensors.touched, sensors.judged, reading),
    knock
  }
}

const knockedNow = ({ reading, handled }: SensorState): SensorState['knock'] => ({
  stood: reading && !handled.pieces ? piecesOf(reading) : null,
  dice: !handled.dice && (reading?.dice?.lying.length ?? 0) > 0,
  called: false
})

/** Dice lie otherwise since the table was knocked, and nobody threw them. */
export const rolledByThemselves = ({ knock, reading, judged }: SensorState): boolean =>
  knock?.dice === true && reading?.dice !== undefined && !alike(reading.dice.lying, judged?.dice?.lying)

/** Places that were seen both times and show something else. */
export function placesThatDiffer(a: Observation, b: Observation): PlaceId[] {
  const shows = ({ places, clear }: Observation, place: PlaceId): readonly unknown[] | undefined =>
    places[place] ?? (clear?.length ? [] : undefined)
  return ([...new Set([...Object.keys(a.places), ...Object.keys(b.places)])] as PlaceId[]).filter((place) => {
    const [was, is] = [shows(a, place), shows(b, place)]
    return was && is && !alike(was, is)
  })
}

const stirredPlaces = (
  before: readonly PlaceId[],
  judged: Observation | null,
  reading: Reading
): readonly PlaceId[] => {
  const more = judged ? placesThatDiffer(judged, reading).filter((place) => !before.includes(place)) : []
  return more.length > 0 ? [...before, ...more] : before
}

const disturbance = (reading: Reading | null): string => `${reading?.hand === true} ${reading?.tilt === true}`

/** A hand that leaves the pieces as they were has touched none. Dice that are not in the tray, or roll, were in a hand. */
function touched({ handled, pending, judged }: SensorState, reading: Reading): SensorState['handled'] {
  const { hand, dice, unsettled } = reading
  const away = dice !== undefined && dice.lying.length < (judged?.dice?.lying.length ?? 0)
  return {
    pieces: hand !== false || (handled.pieces && pending !== null && !(judged && standAlike(judged, reading))),
    dice: handled.dice || away || (unsettled?.rolling ?? 0) + (unsettled?.held ?? 0) > 0
  }
}

function stillMute(mute: SensorState['mute'], lying: DiceSeen['lying']): SensorState['mute'] {
  if (mute === 'any') return lying
  return mute && alike(mute, lying) ? mute : null
}

function unjudged({ thrown, stirred, judged }: SensorState, dice: DiceSeen | undefined): DiceSeen | null {
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

/** The same stands on the same places, whatever else was looked at, and whether or not the places were of the board then. */
export const standAlike = (a: Observation, b: Observation): boolean => alike(occupied(a), occupied(b))

const occupied = ({ places }: Observation): object =>
  Object.fromEntries(Object.entries(places).filter(([, seen]) => seen.length > 0))

/** The same without what stands beside the board. */
export function onBoard({ off, ...seen }: Observation): Observation {
  if (!off) return seen
  const places = Object.entries(seen.places).filter(([place]) => !off.includes(place as PlaceId))
  return { ...seen, places: Object.fromEntries(places) }
}

/** The reading as an observation; the tray is unseen while dice move, and while faces were said instead. */
export function observe({ reading, thrown, mute, knock }: SensorState): Observation | null {
  if (!reading) return null
  const { dice } = reading
  const pieces = piecesOf(reading)
  if (!dice || mute !== null || unsettled(reading)) return pieces
  return { ...pieces, dice: thrown ?? (dice.thrown || knock?.dice ? { lying: dice.lying, thrown: [] } : dice) }
}

/** The sensor state after its reading was judged. */
export const closed = <V, B>(sensors: SensorState<V, B>, seen: Observation): SensorState<V, B> => {
  const dice = sensors.reading?.dice ?? sensors.judged?.dice
  return {
    ...sensors,
    judged: dice ? { ...seen, dice } : seen,
    thrown: null,
    stirred: false,
    rolled: 0,
    handled: { pieces: sensors.reading?.hand !== false, dice: false },
    touched: [],
    knock: null,
    pending: null,
    due: null,
    left: null,
    astray: null
  }
}
