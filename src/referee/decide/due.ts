// When does a reading count? Waiting is only for what waiting can tell: a step that cannot go on is judged the moment the hand has
// left. Nothing is ever judged under a hand or beside a rolling die.

import type { Correction } from '../../core/ruling.ts'
import { disturbances, isNameless, unsettled, watchesHands } from '../sense/sensors.ts'
import { ordinaryWaits, type Waits } from '../sense/settling.ts'
import type { Bench } from './state.ts'
import type { Verdict } from './verdict.ts'

/** Which wait a verdict needs before it counts; null: none. */
export function waitFor({ watch, ruling, said }: Bench, verdict: Verdict): keyof Waits | null {
  const watched = watchesHands(watch)
  switch (verdict.verdict) {
    case 'same':
      return null
    case 'moved':
      if (verdict.kinds.length === 0) return null
      if (verdict.slip) return isUnhandled(watch) ? 'gone' : watched ? 'foul' : 'foulUnwatched'
      if (verdict.gone || isNameless(watch)) return 'gone'
      if (verdict.goesOn) return watched ? 'paused' : 'slide'
      return watched ? null : 'done'
    case 'back': {
      // What was bought before a word may be in a hand, about to be moved.
      const unsays = verdict.keep <= said.lastIndexOf(true)
      if (isNameless(watch) || (verdict.gone === true && (unsays || isUnhandled(watch)))) return 'gone'
      return watched ? 'paused' : 'slide'
    }
    case 'way':
      if (ruling.ruling === 'on the way') return verdict.stage === 'lifted' ? 'lifted' : 'patience'
      if (verdict.stage === 'lifted') return 'patience'
      return watched ? 'foul' : 'foulUnwatched'
    case 'foul':
    case 'lost':
      if (isNameless(watch) || movedByThemselves(watch, verdict.corrections)) return 'gone'
      return watched ? 'foul' : 'foulUnwatched'
  }
}

/** No hand was there, nor was the table knocked: then a sensor may err for a moment. */
export const isUnhandled = (watch: Bench['watch']): boolean =>
  watchesHands(watch) && !watch.handled.pieces && !watch.knock

/** Pieces stand otherwise all the same. */
export const movedByThemselves = (watch: Bench['watch'], corrections: readonly Correction[]): boolean =>
  isUnhandled(watch) && corrections.some(({ fix }) => fix !== 'die')

/** When the pending verdict counts, in ms; null: not before something changes. */
export function dueAt(bench: Bench, verdict: Verdict): number | null {
  const { reading, changedAt, disturbedAt } = bench.watch
  if (!reading || reading.stale || unsettled(reading)) return null
  const since = Math.max(changedAt, disturbedAt)
  const disturbed = disturbances(bench.watch).length > 0
  if (disturbed) return verdict.verdict === 'same' ? null : since + bench.waits.hovering
  if (verdict.verdict === 'way' && verdict.stage === 'wanted' && bench.ruling.ruling === 'on the way') return null
  const wait = waitFor(bench, verdict)
  return since + (wait === null ? 0 : bench.waits[wait])
}

/** A piece that moves on this soon after it was judged was judged too early. */
export const tooSoon = 1500
const [slowest, quickest] = [3, 0.5]

/** Waits learn: a step that went on lengthens its wait, every step that did not shortens it a little. */
export function learn(waits: Waits, wait: keyof Waits, wentOnAfter: number | null): Waits {
  const ordinary = ordinaryWaits[wait]
  const now = waits[wait]
  const next =
    wentOnAfter === null
      ? Math.max(now * 0.98, Math.min(now, ordinary * quickest))
      : Math.min(Math.max(now * 1.1, wentOnAfter * 1.25), Math.max(now, ordinary * slowest))
  return { ...waits, [wait]: Math.round(next * 10) / 10 }
}
