// What the sensors reported lately, as plain JSON. It takes in readings and answers which of them make one observation. It knows no verdict
// and no belief.

import type { PlaceId } from '../../core/ids.ts'
import type { Observation, Reading } from '../../core/observation.ts'
import { type Follow, followed } from './follow.ts'
import { type Handled, handledAfter } from './handled.ts'
import { type Knock, knockAfter, noKnock, rolledDice } from './knock.ts'
import { alike, comesTo, differs, piecesOf, placesThatDiffer, unsettled } from './observed.ts'
import { type Presence, presenceAfter, unwatched } from './presence.ts'
import { type Settling, settled } from './settling.ts'
import { type Time, timeless } from './time.ts'
import { calmTray, judgedTray, type Tray, trayAfter } from './tray.ts'

export interface SensorState<Verdict = unknown, Belief = unknown> {
  /** Null before the first reading. */
  readonly last: Reading | null
  /** The last observation that was judged. */
  readonly base: Observation | null
  /** When pieces or dice last changed, in ms. */
  readonly changedAt: number
  /** When a thing last went from a place, in ms: it may only be out of sight, whatever came elsewhere. Null: never. */
  readonly leftAt: number | null
  /** Things went by the last change and none came, and no hand was there: they may only be unseen for a moment. */
  readonly faded: boolean
  /** Places that were seen to change since the last judgement; null: nobody can tell. */
  readonly touched: readonly PlaceId[] | null
  readonly tray: Tray
  readonly hand: Presence
  readonly tilt: Presence
  readonly handled: Handled
  readonly knock: Knock
  readonly follow: Follow<Belief>
  readonly settling: Settling<Verdict>
  readonly time: Time
  /** A hand was done with what waited then, if the piece that went after it was taken up; it may only have gone unseen. */
  readonly handover: {
    readonly sensors: SensorState<Verdict, Belief>
    readonly history: readonly Belief[]
  } | null
}

export const idle: SensorState<never, never> = {
  last: null,
  base: null,
  changedAt: 0,
  leftAt: null,
  faded: false,
  touched: null,
  tray: calmTray,
  hand: unwatched,
  tilt: unwatched,
  handled: { pieces: false, dice: false },
  knock: noKnock,
  follow: followed,
  settling: settled,
  time: timeless,
  handover: null
}

/** While one of these is over the table nothing is judged. */
export type Disturbance = 'hand' | 'tilt'

/** Disturbances of the table now, from trusted sensors. */
export const disturbances = (sensors: SensorState): Disturbance[] =>
  (['hand', 'tilt'] as const).filter((it) => sensors[it].is === 'over')

/** When a hand or a knock last came or went, in ms. */
export const disturbedAt = ({ hand, tilt }: SensorState): number => Math.max(hand.since, tilt.since)

/** There is a sensor for hands, and it is believed. */
export const sensesHands = ({ hand }: SensorState): boolean => hand.is === 'away' || hand.is === 'over'

/** Among named things one appeared without a name: it may be a false reading. */
export const isNameless = ({ last, base }: SensorState): boolean => {
  const standing = Object.entries(last?.places ?? {})
  const isNew = ([place, things]: (typeof standing)[number]): boolean =>
    things.includes('?') && !base?.places[place as PlaceId]?.includes('?')
  return standing.some(isNew) && standing.some(([, things]) => things.some((it) => it !== '?'))
}

/** Takes a reading in. Nothing is judged here. */
export function take<V, B>(before: SensorState<V, B>, reading: Reading, at: number): SensorState<V, B> {
  // What lies in the tray when a match is first looked at was thrown before it, whatever the tray thinks.
  const isFirst = before.last === null && before.base === null && reading.dice !== undefined
  const base = isFirst ? { places: {}, dice: reading.dice } : before.base
  const changes = differs(before.last, reading)
  const goes = before.last !== null && changes && comesTo(reading, before.last).length > 0
  const comes = before.last !== null && changes && comesTo(before.last, reading).length > 0
  const knock = knockAfter(before.knock, before.last, before.handled, reading.tilt)
  return {
    ...before,
    last: reading,
    base,
    changedAt: changes ? at : before.changedAt,
    leftAt: goes ? at : before.leftAt,
    faded: changes ? goes && !comes && before.hand.is === 'away' && reading.hand === false : before.faded,
    touched: before.touched && stirredPlaces(before.touched, base, reading),
    tray: trayAfter(before.tray, reading, base?.dice, rolledDice(knock)),
    hand: presenceAfter(before.hand, reading.hand, at),
    tilt: presenceAfter(before.tilt, reading.tilt, at),
    handled: handledAfter(before.handled, reading, base, before.settling.is === 'pending'),
    knock
  }
}

const stirredPlaces = (before: readonly PlaceId[], base: Observation | null, reading: Reading): readonly PlaceId[] => {
  const more = base ? placesThatDiffer(base, reading).filter((place) => !before.includes(place)) : []
  return more.length > 0 ? [...before, ...more] : before
}

/** Dice lie otherwise since the table was knocked, and nobody threw them. */
export const rolledByThemselves = ({ knock, last, base }: SensorState): boolean =>
  rolledDice(knock) && last?.dice !== undefined && !alike(last.dice.lying, base?.dice?.lying)

/** The reading as an observation; the tray is unseen while dice move, and while faces were said instead. */
export function observe({ last, tray, knock }: SensorState): Observation | null {
  if (!last) return null
  const { dice } = last
  const pieces = piecesOf(last)
  if (!dice || tray.is === 'typed' || unsettled(last)) return pieces
  if (tray.is === 'thrown') return { ...pieces, dice: tray.dice }
  return { ...pieces, dice: dice.thrown || rolledDice(knock) ? { lying: dice.lying, thrown: [] } : dice }
}

/** After the reading was judged. */
export function closed<V, B>(sensors: SensorState<V, B>, observed: Observation): SensorState<V, B> {
  const dice = sensors.last?.dice ?? sensors.base?.dice
  const { time } = sensors
  return {
    ...sensors,
    base: { ...observed, ...(dice ? { dice } : {}), ...(time.last ? { dated: time.last } : {}) },
    touched: [],
    tray: judgedTray(sensors.tray),
    handled: { pieces: sensors.hand.is !== 'away', dice: false },
    knock: noKnock,
    follow: followed,
    settling: settled,
    handover: null
  }
}
