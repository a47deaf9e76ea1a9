// Acts on a verdict that has settled: accepts the play, guides on, or calls a foul. It also sets how long a new verdict waits.

import { decide } from '../decide/arbiter.ts'
import { dueAt, learn, settlingFor } from '../decide/due.ts'
import type { RefereeState, Sensors } from '../decide/state.ts'
import type { Verdict } from '../decide/verdict.ts'
import type { Belief, Hypothesis } from '../infer/belief.ts'
import type { Graph } from '../infer/graph.ts'
import { learning, moments } from '../limits.ts'
import { calledKnock } from '../sense/knock.ts'
import { alike, isThrow } from '../sense/observed.ts'
import { closed, disturbances, observe, rolledByThemselves } from '../sense/sensors.ts'
import { dueIn, pendingIn, settled } from '../sense/settling.ts'
import { judgedTray } from '../sense/tray.ts'
import { called, calm, fixesIn, guided, isWrong, says } from '../tell/rulings.ts'
import { accept, type Draft, type Facts, note, record, refuse, ruled, withMatch, withSensors } from './draft.ts'
import { leftOpen } from './recent.ts'
import { withTime } from './time.ts'
import { restsOf } from './unread.ts'

/** Sets how long this verdict waits. */
const pending = (d: Draft, verdict: Verdict): Draft =>
  withSensors(d, { settling: { is: 'pending', verdict, due: dueAt(d.match, verdict) } })

/** Judges the table as it looks now, unless that is known, and sets when it will count; what needs no wait counts at once. */
export function consider(graph: Graph, d: Draft, at: number, known: Verdict | null = null): Draft {
  const observed = observe(d.match.sensors)
  if (!observed) return d
  const verdict = known ?? decide(graph, d.match, observed)
  const { match } = d
  // When it is over figures are put away; only what shows that it was not over is looked at.
  if (match.outcome && !looksBack(match, verdict)) return withSensors(d, { settling: settled })
  const fixes = fixesIn(verdict)
  if (fixes && isWrong(match.ruling)) {
    if (fixes.length === 0) return consider(graph, ruled(forget(d, at), calm), at)
    const wrong = ruled(d, { ...match.ruling, corrections: fixes })
    // A play half done is no longer the mistake that was called; a piece still in the hand tells nothing yet.
    const mended = verdict.verdict === 'unfinished' && verdict.stage !== 'lifted'
    return mended ? pending(wrong, verdict) : withSensors(wrong, { settling: settled })
  }
  const shown = verdict.verdict === 'unfinished' && match.ruling.ruling === 'on the way' ? ruled(d, guided(verdict)) : d
  const waiting = pending(shown, verdict)
  const due = dueIn(waiting.match.sensors.settling)
  return due !== null && due <= at ? settle(graph, waiting, at) : waiting
}

const looksBack = ({ history }: RefereeState, verdict: Verdict): boolean =>
  verdict.verdict === 'back' || (verdict.verdict === 'moved' && verdict.keep < history.length)

/** The awaited moment has come. A sensor that has reported a disturbance all this time is no longer trusted. */
export function timeUp(graph: Graph, d: Draft, at: number): Draft {
  const { sensors } = d.match
  const [stuck] = disturbances(sensors)
  if (!stuck) return settle(graph, d, at)
  const doubted = { [stuck]: { ...sensors[stuck], is: 'doubted' } }
  return consider(graph, withSensors(note(d, at, says.stuck(stuck)), doubted), at)
}

/** The pending reading counts now. */
export function settle(graph: Graph, d: Draft, at: number): Draft {
  const { sensors } = d.match
  const verdict = pendingIn(sensors.settling)
  const observed = observe(sensors)
  if (!observed) return d
  if (!verdict) return consider(graph, isWrong(d.match.ruling) ? ruled(d, calm) : d, at)
  switch (verdict.verdict) {
    case 'same': {
      const told = rolledByThemselves(sensors) ? note(d, at, says.shaken) : d
      const judged = looked(withSensors(told, closed(sensors, observed)), sensors, at)
      const quiet = d.match.asked !== null || d.match.ruling.ruling === 'settled'
      return quiet ? judged : ruled(judged, calm)
    }
    case 'moved':
    case 'back': {
      const { keep } = verdict
      const from = d.match.history[keep - 1] as Belief
      const steps = verdict.steps.map((it) =>
        withTime(graph, (from[it.from] ?? (from[0] as Hypothesis)).state, it, sensors.time, sensors.changedAt)
      )
      const taught = withMatch(d, { times: taughtBy(d.match, verdict) })
      const seen: Facts = { entry: 'see', see: observed }
      let done = taught
      for (const [i, grown] of restsOf(graph, from, steps, observed, sensors).entries()) {
        const change = { keep: i === 0 ? keep : done.match.history.length, steps: grown, said: false }
        done = accept(graph, done, at, change, seen, true)
      }
      const isLanded = steps.some(({ moves }) => moves.some(isThrow))
      const time = isLanded ? { ...sensors.time, held: [] } : sensors.time
      const wait = settlingFor(d.match, verdict)
      const kinds = verdict.verdict === 'moved' ? verdict.kinds : []
      const accepted = kinds.length > 0 ? { at, wait, kinds } : null
      const recent = { ...leftOpen(graph, d.match, done.match, verdict), accepted }
      // The game may want more than was shown: a piece that comes back, a tile that goes.
      return consider(graph, withMatch(done, { sensors: { ...closed(sensors, observed), time }, recent }), at)
    }
    case 'unfinished':
      if (d.match.ruling.ruling !== 'on the way') return pending(ruled(d, guided(verdict)), verdict)
      // A play that nobody finishes in its time was perhaps none, and then its rule is named.
      return foul(graph, d, verdict.else ?? verdict, at)
    case 'foul':
    case 'lost':
      return foul(graph, d, verdict, at)
  }
}

/** A tray that lies otherwise than when it was last judged, without a throw, is remembered: after a restart it is none either. */
function looked(d: Draft, { base: before }: Sensors, at: number): Draft {
  const { base: now } = d.match.sensors
  const same = !now?.dice || alike(now.dice.lying, before?.dice?.lying)
  return same ? d : record(d, { entry: 'look', at, see: now }, true)
}

/** Calls the pending reading a foul, or gives up. The belief stays as it was. */
export function foul(graph: Graph, d: Draft, verdict: Verdict, at: number): Draft {
  const observed = observe(d.match.sensors)
  if (!observed) return d
  const { ruling, say, corrections, ...rule } = called(graph, d.match, verdict, observed)
  const told = record(
    refuse(ruled(d, ruling), at, say, 'foul'),
    { entry: 'foul', at, see: observed, say, ...rule },
    true
  )
  // With nothing to correct, say it once.
  if (corrections.length === 0)
    return withSensors(forget(told, at), { settling: { is: 'told', until: at + moments.foulShown } })
  const { knock } = d.match.sensors
  const knocked = verdict.verdict === 'foul' && verdict.knocked
  return withSensors(told, { settling: settled, knock: knocked ? calledKnock(knock) : knock })
}

/** What was thrown does not count, and is not judged again; pieces still are. */
function forget(d: Draft, at: number): Draft {
  const { sensors } = d.match
  const { last, base: before } = sensors
  const base = { ...(before ?? { places: {} }), ...(last?.dice ? { dice: last.dice } : {}) }
  return looked(withSensors(d, { base, tray: judgedTray(sensors.tray) }), sensors, at)
}

/** Was the step before this one judged too early? */
function taughtBy(
  { sensors, times, history, recent }: RefereeState,
  verdict: Verdict & { keep: number }
): RefereeState['times'] {
  const { accepted } = recent
  if (!accepted?.wait) return times
  const kinds: readonly string[] = verdict.verdict === 'moved' ? verdict.kinds : []
  const reread = verdict.keep < history.length && verdict.verdict === 'moved'
  const after = sensors.changedAt - accepted.at
  const wentOn = (reread || accepted.kinds.some((kind) => kinds.includes(kind))) && after < learning.tooSoon
  return learn(times, accepted.wait, wentOn ? Math.max(after, 0) + times[accepted.wait] : null)
}
