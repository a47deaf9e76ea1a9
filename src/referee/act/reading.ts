// Takes in a reading, judges the table as it looks now, and lets the verdict wait until the reading has settled.

import type { Observation, Reading } from '../../core/observation.ts'
import { learn, settlingFor } from '../decide/due.ts'
import type { RefereeState, Sensors } from '../decide/state.ts'
import type { Graph } from '../infer/graph.ts'
import { moments } from '../limits.ts'
import { beforeWords, followOf } from '../sense/follow.ts'
import { alike, comesTo, crooked, differs, placesThatDiffer, unsettled } from '../sense/observed.ts'
import { disturbances, isNameless, take } from '../sense/sensors.ts'
import { dueIn, pendingIn } from '../sense/settling.ts'
import { thrownIn } from '../sense/tray.ts'
import { says, withDiceLying } from '../tell/rulings.ts'
import { awaitDice, type Draft, record, ruled, withMatch, withSensors } from './draft.ts'
import { consider, settle } from './settle.ts'
import { lagging } from './speech.ts'
import { released, timed } from './time.ts'

export function read(graph: Graph, before: Draft, reading: Reading, at: number): Draft {
  const begun = finished(graph, before, reading, at)
  const d = timed(graph, begun, reading, at)
  const told = releasing(graph, judged(graph, begun, d, reading, at), at)
  return told
}

/** What waited for dice in the air counts with their throw, or now. */
function releasing(graph: Graph, d: Draft, at: number): Draft {
  const { last, settling, time } = d.match.sensors
  if (time.held.length === 0 || !last || unsettled(last)) return d
  const pending = pendingIn(settling)
  if (pending?.verdict === 'moved' && d.match.sensors.tray.is === 'thrown') return d
  const done = released(graph, d, at)
  return pending ? consider(graph, done, at) : done
}

function judged(graph: Graph, before: Draft, d: Draft, reading: Reading, at: number): Draft {
  const old = d.match.sensors
  const flowed = before.match.history !== d.match.history
  const sensors = awaited(graph, d.match, take(old, reading, at))
  const took = withMatch(d, { sensors })
  // What lay in the tray at first is remembered: a throw in the dark is told by it.
  const { base } = sensors
  const taken = base && base !== old.base ? record(took, { entry: 'look', at, see: base }, true) : took
  const next =
    old.last && unsettled(old.last) && !unsettled(reading) ? ruled(taken, withDiceLying(taken.match.ruling)) : taken
  const leaning = crooked(reading)
  if (leaning > 0 && crooked(old.last) === 0) {
    const again = [{ fix: 'die', kind: '?', from: '?', to: null }] as const
    return awaitDice(consider(graph, next, at), at, says.crooked(leaning), again)
  }
  if (differs(old.last, reading) || !alike(thrownIn(sensors.tray), thrownIn(old.tray)))
    return wentOn(d, consider(graph, next, at), at)
  const calmer = disturbances(sensors).length < disturbances(old).length
  const isAsBefore = old.last?.hand === reading.hand && old.last?.stale === reading.stale
  const waited = pendingIn(before.match.sensors.settling)
  // Time has gone on, so what waits is judged from where the match stands now.
  if (flowed && waited) return consider(graph, next, at)
  const pending = isAsBefore ? null : pendingIn(old.settling)
  if (sensors.knock.is !== 'none') return pending || calmer ? consider(graph, next, at) : next
  // Only the hand came or went, or it is known anew that nothing changed: what may have been done was judged already.
  return pending ? consider(graph, next, at, pending) : next
}

/** The table as it is first seen after words that nobody saw it follow. Faces that were typed ask no dice to follow. */
function awaited(graph: Graph, match: RefereeState, sensors: Sensors): Sensors {
  const before = beforeWords(sensors.follow)
  if (!before) return sensors
  const isTyped = match.sensors.tray.is === 'typed'
  return { ...sensors, follow: followOf(lagging(graph, before, { ...match, sensors }, isTyped)) }
}

/**
 * A hand that touches another piece has finished with the first: what it did counts, even in a quick exchange. A piece that is only
 * gone may not have been seen for a moment: what it did counts when that one stands elsewhere.
 */
function finished(graph: Graph, d: Draft, reading: Reading, at: number): Draft {
  const { sensors, history } = d.match
  const { handover } = sensors
  const leaves = (it: typeof handover): Draft => withSensors(d, { handover: it })
  if (touchesElsewhere(d.match, reading, at)) {
    const appears = comesTo(sensors.last as Reading, reading).length > 0
    return appears ? settle(graph, d, at) : leaves({ sensors: { ...sensors, handover: null }, history })
  }
  if (!handover) return d
  const then = handover.sensors.last as Reading
  const touched = placesThatDiffer(then, reading)
  const played = placesThatDiffer(handover.sensors.base as Observation, then)
  const isElsewhere =
    handover.history === history && touched.length > 0 && touched.every((place) => !played.includes(place))
  if (!isElsewhere || reading.tilt || !alike(then.dice, reading.dice)) return leaves(null)
  return comesTo(then, reading).length > 0 ? settle(graph, withMatch(d, { sensors: handover.sensors }), at) : d
}

/** Something changes, and none of it where the play that waits was made. */
function touchesElsewhere({ sensors, history }: RefereeState, reading: Reading, at: number): boolean {
  const { last: old, base, changedAt, knock } = sensors
  const pending = pendingIn(sensors.settling)
  if (knock.is !== 'none' || reading.tilt || isNameless(sensors)) return false
  if (!old || !base || pending?.verdict !== 'moved' || pending.keep !== history.length) return false
  if (pending.kinds.length === 0 || pending.gone || at - changedAt < moments.shortestStand) return false
  const touched = placesThatDiffer(old, reading)
  const played = placesThatDiffer(base, old)
  return touched.length > 0 && touched.every((place) => !played.includes(place))
}

/** A piece that moved on while it was waited for shows that waiting was right. */
function wentOn(before: Draft, after: Draft, at: number): Draft {
  const { settling, changedAt } = before.match.sensors
  const [first, second] = [pendingIn(settling), pendingIn(after.match.sensors.settling)]
  // Under a hand nothing was about to be judged.
  if (
    dueIn(settling) === null ||
    disturbances(before.match.sensors).length > 0 ||
    first?.verdict !== 'moved' ||
    second?.verdict !== 'moved'
  )
    return after
  const wait = settlingFor(before.match, first)
  if (!wait || !first.kinds.some((kind) => second.kinds.includes(kind))) return after
  return withMatch(after, { times: learn(after.match.times, wait, at - changedAt) })
}
