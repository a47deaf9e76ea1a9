// How long a verdict waits. We wait only for what waiting can reveal: a step that cannot go on counts as soon as the hand is gone. Nothing
// counts under a hand or beside a rolling die.

import type { Correction } from '../../core/ruling.ts'
import { learning, moments, type SettlingTimes, settlingTimes } from '../limits.ts'
import { strayed } from '../sense/follow.ts'
import { standAlike, unsettled } from '../sense/observed.ts'
import { disturbances, disturbedAt, isNameless, sensesHands } from '../sense/sensors.ts'
import type { RefereeState, Sensors } from './state.ts'
import type { Verdict } from './verdict.ts'

/** Which settling time a verdict needs before it counts; null: none. */
export function settlingFor({ sensors, ruling, said }: RefereeState, verdict: Verdict): keyof SettlingTimes | null {
  const byHand = sensesHands(sensors)
  switch (verdict.verdict) {
    case 'same':
      return sensors.faded || followsByItself(sensors) ? 'gone' : null
    case 'moved':
      if (verdict.kinds.length === 0) return null
      if (verdict.slip) return isUnhandled(sensors) ? 'gone' : byHand ? 'foul' : 'foulUnwatched'
      if (verdict.gone || sensors.faded || isNameless(sensors)) return 'gone'
      if (verdict.goesOn) return byHand ? 'paused' : 'slide'
      return byHand ? null : 'done'
    case 'back': {
      // What was bought before a word may be in a hand, about to be moved.
      const unsays = verdict.keep <= said.lastIndexOf(true)
      if (isNameless(sensors) || (verdict.gone === true && (unsays || isUnhandled(sensors)))) return 'gone'
      return byHand ? 'paused' : 'slide'
    }
    case 'unfinished':
      if (ruling.ruling === 'on the way') return verdict.stage === 'lifted' ? 'lifted' : 'patience'
      if (verdict.stage === 'lifted') return 'patience'
      return byHand ? 'foul' : 'foulUnwatched'
    case 'foul':
    case 'lost':
      if (isNameless(sensors) || movedByThemselves(sensors, verdict.corrections)) return 'gone'
      return byHand ? 'foul' : 'foulUnwatched'
  }
}

/** No hand was there, nor was the table knocked: then a sensor may err for a moment. */
export const isUnhandled = (sensors: Sensors): boolean =>
  sensesHands(sensors) && !sensors.handled.pieces && sensors.knock.is === 'none'

/** Pieces that had to follow a word stand elsewhere now, and no hand was there. */
function followsByItself(sensors: Sensors): boolean {
  const astray = strayed(sensors.follow)
  return astray !== null && sensors.last !== null && isUnhandled(sensors) && !standAlike(astray, sensors.last)
}

/** Pieces stand otherwise all the same. */
export const movedByThemselves = (sensors: Sensors, corrections: readonly Correction[]): boolean =>
  isUnhandled(sensors) && corrections.some(({ fix }) => fix !== 'die')

/** When the pending verdict counts, in ms; null: not before something changes. */
export function dueAt(match: RefereeState, verdict: Verdict): number | null {
  const { last, changedAt, leftAt } = match.sensors
  if (!last || last.stale || unsettled(last)) return null
  const since = Math.max(changedAt, disturbedAt(match.sensors))
  const disturbed = disturbances(match.sensors).length > 0
  if (disturbed) return verdict.verdict === 'same' ? null : since + match.times.hovering
  if (verdict.verdict === 'unfinished' && verdict.stage === 'wanted' && match.ruling.ruling === 'on the way')
    return null
  const wait = settlingFor(match, verdict)
  const due = since + (wait === null ? 0 : match.times[wait])
  return leftAt !== null && blames(verdict) ? Math.max(due, leftAt + moments.missing) : due
}

/** What lies in the way of a play may only be that a thing is out of sight. */
const blames = (verdict: Verdict): boolean =>
  verdict.verdict === 'foul' ||
  verdict.verdict === 'lost' ||
  (verdict.verdict === 'moved' && verdict.slip !== undefined)

/** Settling times learn: a step that went on lengthens its own, every step that did not shortens it a little. */
export function learn(times: SettlingTimes, wait: keyof SettlingTimes, wentOnAfter: number | null): SettlingTimes {
  const ordinary = settlingTimes[wait]
  const now = times[wait]
  const next =
    wentOnAfter === null
      ? Math.max(now * 0.98, Math.min(now, ordinary * learning.quickest))
      : Math.min(Math.max(now * 1.1, wentOnAfter * 1.25), Math.max(now, ordinary * learning.slowest))
  return { ...times, [wait]: Math.round(next * 10) / 10 }
}
