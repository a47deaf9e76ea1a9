// Acts on a verdict that has settled: accepts the play, leads on, or calls a foul. And sets what a fresh verdict waits for.

import type { Observation } from '../../core/observation.ts'
import type { Correction, Ruling } from '../../core/ruling.ts'
import { decide } from '../decide/arbiter.ts'
import { dueAt, learn, settlingFor } from '../decide/due.ts'
import type { RefereeState, Sensors } from '../decide/state.ts'
import type { Verdict } from '../decide/verdict.ts'
import type { Graph } from '../infer/graph.ts'
import { undoneBy } from '../infer/rests.ts'
import { learning, moments } from '../limits.ts'
import { calledKnock } from '../sense/knock.ts'
import { alike } from '../sense/observed.ts'
import { closed, disturbances, isNameless, observe, rolledByThemselves } from '../sense/sensors.ts'
import { dueIn, pendingIn, settled } from '../sense/settling.ts'
import { judgedTray } from '../sense/tray.ts'
import { diagnose } from '../tell/diagnosis.ts'
import { accept, type Draft, note, record, refuse, withMatch } from './draft.ts'

const watching = (d: Draft, sensors: Partial<Sensors>): Draft =>
  withMatch(d, { ...d.match, sensors: { ...d.match.sensors, ...sensors } })

/** Waits as long as this verdict has to. */
const pending = (d: Draft, verdict: Verdict): Draft =>
  watching(d, { settling: { is: 'pending', verdict, due: dueAt(d.match, verdict) } })

const ruled = (d: Draft, ruling: Ruling): Draft => withMatch(d, { ...d.match, ruling })

const calm: Ruling = { ruling: 'settled', moves: [] }

type Guidance = Extract<Verdict, { verdict: 'unfinished' }>

const guided = ({ towards, stage }: Guidance): Ruling => ({
  ruling: 'on the way',
  towards,
  say: { say: `referee.${stage}` }
})

export type Wrong = Extract<Ruling, { ruling: 'foul' | 'gave up' }>

export const isWrong = (ruling: Ruling): ruling is Wrong => ruling.ruling === 'foul' || ruling.ruling === 'gave up'

/** Judges the table as it looks now, unless that is known, and sets when it will count; what needs no wait counts at once. */
export function consider(graph: Graph, d: Draft, at: number, known: Verdict | null = null): Draft {
  const seen = observe(d.match.sensors)
  if (!seen) return d
  const verdict = known ?? decide(graph, d.match, seen)
  const { match } = d
  // When it is over figures are put away; only what shows that it was not over is looked at.
  if (match.outcome && !looksBack(match, verdict)) return watching(d, { settling: settled })
  const fixes = 'towards' in verdict ? verdict.towards : 'corrections' in verdict ? verdict.corrections : null
  if (fixes && isWrong(match.ruling)) {
    if (fixes.length === 0) return consider(graph, ruled(forget(d, at), calm), at)
    const wrong = ruled(d, { ...match.ruling, corrections: fixes })
    // A play half done is no longer the mistake that was called; a piece still in the hand tells nothing yet.
    const mended = verdict.verdict === 'unfinished' && verdict.stage !== 'lifted'
    return watching(wrong, { settling: mended ? { is: 'pending', verdict, due: dueAt(match, verdict) } : settled })
  }
  const shown = verdict.verdict === 'unfinished' && match.ruling.ruling === 'on the way' ? ruled(d, guided(verdict)) : d
  const waiting = pending(shown, verdict)
  const due = dueIn(waiting.match.sensors.settling)
  return due !== null && due <= at ? settle(graph, waiting, at) : waiting
}

const looksBack = ({ history }: RefereeState, verdict: Verdict): boolean =>
  verdict.verdict === 'back' || (verdict.verdict === 'moved' && verdict.keep < history.length)

/** The moment has come that was waited for. What has disturbed the table all this time is not believed any more. */
export function timeUp(graph: Graph, d: Draft, at: number): Draft {
  const { sensors } = d.match
  const [stuck] = disturbances(sensors)
  if (!stuck) return settle(graph, d, at)
  const doubted = { [stuck]: { ...sensors[stuck], is: 'doubted' } }
  return consider(graph, watching(note(d, at, { say: `referee.stuck.${stuck}` }), doubted), at)
}

/** The pending reading counts now. */
export function settle(graph: Graph, d: Draft, at: number): Draft {
  const { sensors } = d.match
  const verdict = pendingIn(sensors.settling)
  const seen = observe(sensors)
  if (!seen) return d
  if (!verdict) return consider(graph, isWrong(d.match.ruling) ? ruled(d, calm) : d, at)
  switch (verdict.verdict) {
    case 'same': {
      const told = rolledByThemselves(sensors) ? note(d, at, { say: 'referee.shaken' }) : d
      const seenAll = looked(withMatch(told, { ...d.match, sensors: closed(sensors, seen) }), sensors, at)
      const quiet = d.match.asked !== null || d.match.ruling.ruling === 'settled'
      return quiet ? seenAll : ruled(seenAll, calm)
    }
    case 'moved':
    case 'back': {
      const { keep, steps } = verdict
      const taught = withMatch(d, { ...d.match, times: taughtBy(d.match, verdict) })
      const done = accept(graph, taught, at, { keep, steps, said: false }, { entry: 'see', see: seen }, true)
      const wait = settlingFor(d.match, verdict)
      const kinds = verdict.verdict === 'moved' ? verdict.kinds : []
      const accepted = wait && kinds.length > 0 ? { at, wait, kinds } : null
      const undone = verdict.verdict === 'back' ? undoneBy(d.match, keep) : []
      // The game may want more than was shown: a piece that comes back, a tile that goes.
      const after = { ...done.match, sensors: closed(sensors, seen), recent: { undone, accepted } }
      return consider(graph, withMatch(done, after), at)
    }
    case 'unfinished': {
      if (d.match.ruling.ruling === 'on the way') return foul(graph, d, verdict, at)
      return pending(ruled(d, guided(verdict)), verdict)
    }
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

/** Calls the pending reading a foul (or admits that it cannot be told). The belief stays as it was. */
export function foul(graph: Graph, d: Draft, verdict: Verdict, at: number): Draft {
  const seen = observe(d.match.sensors)
  const corrections = 'towards' in verdict ? verdict.towards : 'corrections' in verdict ? verdict.corrections : []
  if (!seen) return d
  const knocked = verdict.verdict === 'foul' && verdict.knocked
  const unfinished = verdict.verdict === 'unfinished'
  const dim = isDim(seen, corrections) || isPhantom(d.match.sensors, corrections)
  const silent = knocked || unfinished || verdict.verdict === 'lost' || dim
  const refusal = silent ? null : diagnose(graph, d.match, seen)
  const lost = verdict.verdict === 'lost' || (verdict.verdict === 'foul' && verdict.guessed && !refusal && !knocked)
  const plain = unfinished ? verdict.stage : knocked ? 'knocked' : lost ? 'lost' : 'foul'
  const say = refusal?.why ?? { say: `referee.${plain}` }
  const ruling: Ruling = lost ? { ruling: 'gave up', say, corrections } : { ruling: 'foul', refusal, say, corrections }
  const rule = refusal ? { rule: refusal.rule } : {}
  const told = record(refuse(ruled(d, ruling), at, say, 'foul'), { entry: 'foul', at, see: seen, say, ...rule }, true)
  // With nothing to put right it is said once and over.
  if (corrections.length === 0)
    return watching(forget(told, at), { settling: { is: 'told', until: at + moments.foulShown } })
  const { knock } = d.match.sensors
  return watching(told, { settling: settled, knock: knocked ? calledKnock(knock) : knock })
}

/** Nothing is wrong but a thing without a name among things that have one: sensors may err, and nobody is accused of it. */
const isPhantom = (sensors: Sensors, corrections: readonly Correction[]): boolean =>
  isNameless(sensors) && corrections.every((it) => it.fix === 'take' && it.kind === null)

/** A piece is nowhere to be seen and nobody can tell which dice rolled: then no rule is named for what they show. */
const isDim = ({ dice }: Observation, corrections: readonly Correction[]): boolean =>
  dice !== undefined &&
  dice.thrown === undefined &&
  (['put', 'die'] as const).every((fix) => corrections.some((it) => it.fix === fix))

/** What was thrown does not count, and is not judged again; pieces still are. */
function forget(d: Draft, at: number): Draft {
  const { sensors } = d.match
  const { last, base: before } = sensors
  const base = { ...(before ?? { places: {} }), ...(last?.dice ? { dice: last.dice } : {}) }
  return looked(watching(d, { base, tray: judgedTray(sensors.tray) }), sensors, at)
}

/** Was the step before this one judged too early? */
function taughtBy(
  { sensors, times, history, recent }: RefereeState,
  verdict: Verdict & { keep: number }
): RefereeState['times'] {
  const { accepted } = recent
  if (!accepted) return times
  const kinds: readonly string[] = verdict.verdict === 'moved' ? verdict.kinds : []
  const reread = verdict.keep < history.length && verdict.verdict === 'moved'
  const after = sensors.changedAt - accepted.at
  const wentOn = (reread || accepted.kinds.some((kind) => kinds.includes(kind))) && after < learning.tooSoon
  return learn(times, accepted.wait, wentOn ? Math.max(after, 0) + times[accepted.wait] : null)
}
