// What a reading does: it is taken in, judged as it looks now, and waits until it has rested.

import type { PlaceId } from '../../core/ids.ts'
import type { Observation, Reading } from '../../core/observation.ts'
import { learn, waitFor } from '../decide/due.ts'
import type { Bench, Watch } from '../decide/state.ts'
import type { Reach } from '../infer/graph.ts'
import { alike, crooked, differs, disturbances, placesThatDiffer, take, unsettled } from '../sense/sensors.ts'
import { type Draft, record, withBench } from './draft.ts'
import { consider, settle } from './settle.ts'
import { strayed } from './speech.ts'
import { diceLie, waitForDice } from './tray.ts'

export function read(reach: Reach, before: Draft, reading: Reading, at: number): Draft {
  const d = finished(reach, before, reading, at)
  const old = d.bench.watch
  const watch = awaited(reach, d.bench, take(old, reading, at))
  const took = withBench(d, { ...d.bench, watch })
  // What lay in the tray at first is remembered: a throw in the dark is told by it.
  const { judged } = watch
  const taken = judged && judged !== old.judged ? record(took, { entry: 'look', at, see: judged }, true) : took
  const next = old.reading && unsettled(old.reading) && !unsettled(reading) ? diceLie(taken) : taken
  const leaning = crooked(reading)
  if (leaning > 0 && crooked(old.reading) === 0) {
    const say = { say: 'referee.crooked', with: { n: leaning } }
    return waitForDice(consider(reach, next, at), at, say, [{ fix: 'die', kind: '?', from: '?', to: null }])
  }
  if (differs(old.reading, reading) || watch.thrown !== old.thrown) return wentOn(d, consider(reach, next, at), at)
  const calmer = disturbances(watch).length < disturbances(old).length
  const isAsBefore = old.reading?.hand === reading.hand && old.reading?.stale === reading.stale
  const pending = isAsBefore ? null : old.pending
  if (watch.knock) return pending || calmer ? consider(reach, next, at) : next
  // Only the hand came or went, or it is known anew that nothing changed: what may have been done was judged already.
  return pending ? consider(reach, next, at, pending) : next
}

/** The table as it is first seen after words that nobody saw it follow. */
function awaited(reach: Reach, bench: Bench, watch: Watch): Watch {
  const { unfollowed } = watch
  return unfollowed ? { ...watch, unfollowed: null, astray: strayed(reach, unfollowed, { ...bench, watch }) } : watch
}

/**
 * A hand that touches another piece has finished with the first: what it did counts, even in a quick exchange. A piece that is only
 * gone may not have been seen for a moment: what it did counts when that one stands elsewhere.
 */
function finished(reach: Reach, d: Draft, reading: Reading, at: number): Draft {
  const { watch, trail } = d.bench
  const { left } = watch
  const leaves = (it: Watch['left']): Draft => withBench(d, { ...d.bench, watch: { ...watch, left: it } })
  if (touchesElsewhere(d.bench, reading, at)) {
    const appears = comesTo(watch.reading as Reading, reading).length > 0
    return appears ? settle(reach, d, at) : leaves({ watch: { ...watch, left: null }, trail, at })
  }
  if (!left) return d
  const then = left.watch.reading as Reading
  const touched = placesThatDiffer(then, reading)
  const played = placesThatDiffer(left.watch.judged as Observation, then)
  const isElsewhere = left.trail === trail && touched.length > 0 && touched.every((place) => !played.includes(place))
  if (!isElsewhere || reading.tilt || !alike(then.dice, reading.dice)) return leaves(null)
  const isGone = comesTo(then, reading).length > 0 || at - left.at >= longestUnseen
  return isGone ? settle(reach, withBench(d, { ...d.bench, watch: left.watch }), at) : d
}

/** Places that show what was not there. */
const comesTo = (before: Observation, now: Observation): PlaceId[] =>
  placesThatDiffer(before, now).filter((place) =>
    now.places[place]?.some((thing) => !before.places[place]?.includes(thing))
  )

/** Something changes, and none of it where the play that waits was made. */
function touchesElsewhere({ watch, trail }: Bench, reading: Reading, at: number): boolean {
  const { pending, reading: old, judged, changedAt, knock } = watch
  if (knock || reading.tilt) return false
  if (!old || !judged || pending?.verdict !== 'moved' || pending.keep !== trail.length) return false
  if (pending.kinds.length === 0 || pending.gone || at - changedAt < shortestStand) return false
  const touched = placesThatDiffer(old, reading)
  const played = placesThatDiffer(judged, old)
  return touched.length > 0 && touched.every((place) => !played.includes(place))
}

/** A figure passes over a place faster than this, in ms. */
const shortestStand = 40
/** No sensor overlooks a piece for longer, in ms: whoever holds it has taken it up. */
const longestUnseen = 600

/** A piece that moved on while it was waited for shows that waiting was right. */
function wentOn(before: Draft, after: Draft, at: number): Draft {
  const { pending: first, due, changedAt } = before.bench.watch
  const { pending: second } = after.bench.watch
  // Under a hand nothing was about to be judged.
  if (
    due === null ||
    disturbances(before.bench.watch).length > 0 ||
    first?.verdict !== 'moved' ||
    second?.verdict !== 'moved'
  )
    return after
  const wait = waitFor(before.bench, first)
  if (!wait || !first.kinds.some((kind) => second.kinds.includes(kind))) return after
  return withBench(after, { ...after.bench, waits: learn(after.bench.waits, wait, at - changedAt) })
}
