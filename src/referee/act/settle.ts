// What happens when a reading has rested: it is accepted, shown the way, or called a foul. And what a fresh reading waits for.

import type { Observation } from '../../core/observation.ts'
import type { Correction, Ruling } from '../../core/ruling.ts'
import { dueAt, learn, tooSoon, waitFor } from '../decide/due.ts'
import { judge } from '../decide/judge.ts'
import type { Bench, Watch } from '../decide/state.ts'
import type { Verdict } from '../decide/verdict.ts'
import type { Reach } from '../infer/graph.ts'
import { alike, disturbances, isNameless, judged, observe, rolledByThemselves } from '../sense/sensors.ts'
import { blame } from '../tell/diagnosis.ts'
import { accept, type Draft, note, record, withBench } from './draft.ts'

/** How long a foul that leaves nothing to put right is shown, in ms. */
const toldFor = 4000

const watching = (d: Draft, watch: Partial<Watch>): Draft =>
  withBench(d, { ...d.bench, watch: { ...d.bench.watch, ...watch } })

const ruled = (d: Draft, ruling: Ruling): Draft => withBench(d, { ...d.bench, ruling })

const calm: Ruling = { ruling: 'settled', moves: [] }

type Way = Extract<Verdict, { verdict: 'way' }>

const onTheWay = ({ towards, stage }: Way): Ruling => ({
  ruling: 'on the way',
  towards,
  say: { say: `referee.${stage}` }
})

type Wrong = Extract<Ruling, { ruling: 'foul' | 'gave up' }>

export const isWrong = (ruling: Ruling): ruling is Wrong => ruling.ruling === 'foul' || ruling.ruling === 'gave up'

/** Judges the table as it looks now, unless that is known, and sets when it will count; what needs no wait counts at once. */
export function consider(reach: Reach, d: Draft, at: number, known: Verdict | null = null): Draft {
  const seen = observe(d.bench.watch)
  if (!seen) return d
  const verdict = known ?? judge(reach, d.bench, seen)
  const { bench } = d
  // When it is over figures are put away; only what shows that it was not over is looked at.
  if (bench.outcome && !looksBack(bench, verdict)) return watching(d, { pending: null, due: null })
  const fixes = 'towards' in verdict ? verdict.towards : 'corrections' in verdict ? verdict.corrections : null
  if (fixes && isWrong(bench.ruling)) {
    if (fixes.length === 0) return consider(reach, ruled(forget(d, at), calm), at)
    const wrong = ruled(d, { ...bench.ruling, corrections: fixes })
    // A play half done is no longer the mistake that was called; a piece still in the hand tells nothing yet.
    const mended = verdict.verdict === 'way' && verdict.stage !== 'lifted'
    return watching(wrong, mended ? { pending: verdict, due: dueAt(bench, verdict) } : { pending: null, due: null })
  }
  const shown = verdict.verdict === 'way' && bench.ruling.ruling === 'on the way' ? ruled(d, onTheWay(verdict)) : d
  const due = dueAt(shown.bench, verdict)
  const waiting = watching(shown, { pending: verdict, due })
  return due !== null && due <= at ? settle(reach, waiting, at) : waiting
}

const looksBack = ({ trail }: Bench, verdict: Verdict): boolean =>
  verdict.verdict === 'back' || (verdict.verdict === 'moved' && verdict.keep < trail.length)

/** The moment has come that was waited for. What has disturbed the table all this time is not believed any more. */
export function rest(reach: Reach, d: Draft, at: number): Draft {
  const { watch } = d.bench
  const [stuck] = disturbances(watch)
  if (!stuck) return settle(reach, d, at)
  const distrusted = [...watch.distrusted, stuck]
  return consider(reach, watching(note(d, at, { say: `referee.stuck.${stuck}` }), { distrusted }), at)
}

/** The pending reading counts now. */
export function settle(reach: Reach, d: Draft, at: number): Draft {
  const { watch } = d.bench
  const { pending } = watch
  const seen = observe(watch)
  if (!seen) return d
  if (!pending) return consider(reach, isWrong(d.bench.ruling) ? ruled(d, calm) : d, at)
  switch (pending.verdict) {
    case 'same': {
      const told = rolledByThemselves(watch) ? note(d, at, { say: 'referee.shaken' }) : d
      const seenAll = looked(withBench(told, { ...d.bench, watch: judged(watch, seen) }), watch, at)
      const quiet = d.bench.asked !== null || d.bench.ruling.ruling === 'settled'
      return quiet ? seenAll : ruled(seenAll, calm)
    }
    case 'moved':
    case 'back': {
      const { keep, steps } = pending
      const taught = withBench(d, { ...d.bench, waits: taughtBy(d.bench, pending) })
      const done = accept(reach, taught, at, { keep, steps, said: false }, { entry: 'see', see: seen }, true)
      const wait = waitFor(d.bench, pending)
      const kinds = pending.verdict === 'moved' ? pending.kinds : []
      const accepted = wait && kinds.length > 0 ? { at, wait, kinds } : null
      const undone = pending.verdict === 'back' ? [...d.bench.trail.slice(keep), ...watch.undone] : []
      // The game may want more than was shown: a piece that comes back, a tile that goes.
      const after = { ...done.bench, watch: { ...judged(watch, seen), undone, accepted } }
      return consider(reach, withBench(done, after), at)
    }
    case 'way': {
      if (d.bench.ruling.ruling === 'on the way') return foul(reach, d, pending, at)
      const shown = ruled(d, onTheWay(pending))
      return watching(shown, { due: dueAt(shown.bench, pending) })
    }
    case 'foul':
    case 'lost':
      return foul(reach, d, pending, at)
  }
}

/** A tray that lies otherwise than when it was last judged, without a throw, is remembered: after a restart it is none either. */
function looked(d: Draft, { judged: before }: Watch, at: number): Draft {
  const { judged: now } = d.bench.watch
  const same = !now?.dice || alike(now.dice.lying, before?.dice?.lying)
  return same ? d : record(d, { entry: 'look', at, see: now }, true)
}

/** Calls the pending reading a foul (or admits that it cannot be told). The belief stays as it was. */
export function foul(reach: Reach, d: Draft, verdict: Verdict, at: number): Draft {
  const seen = observe(d.bench.watch)
  const corrections = 'towards' in verdict ? verdict.towards : 'corrections' in verdict ? verdict.corrections : []
  if (!seen) return d
  const knocked = verdict.verdict === 'foul' && verdict.knocked
  const unfinished = verdict.verdict === 'way'
  const dim = isDim(seen, corrections) || isPhantom(d.bench.watch, corrections)
  const silent = knocked || unfinished || verdict.verdict === 'lost' || dim
  const refusal = silent ? null : blame(reach, d.bench, seen)
  const lost = verdict.verdict === 'lost' || (verdict.verdict === 'foul' && verdict.guessed && !refusal && !knocked)
  const plain = unfinished ? verdict.stage : knocked ? 'knocked' : lost ? 'lost' : 'foul'
  const say = refusal?.why ?? { say: `referee.${plain}` }
  const ruling: Ruling = lost ? { ruling: 'gave up', say, corrections } : { ruling: 'foul', refusal, say, corrections }
  const rule = refusal ? { rule: refusal.rule } : {}
  const told = record(note(ruled(d, ruling), at, say, 'foul'), { entry: 'foul', at, see: seen, say, ...rule }, true)
  // With nothing to put right it is said once and over.
  if (corrections.length === 0) return watching(forget(told, at), { pending: null, due: at + toldFor })
  const { knock } = d.bench.watch
  const everything = { stood: knock?.stood ?? null, dice: knock?.dice ?? false, called: true }
  return watching(told, { pending: null, due: null, knock: knocked ? everything : knock })
}

/** Nothing is wrong but a thing without a name among things that have one: sensors may err, and nobody is accused of it. */
const isPhantom = (watch: Watch, corrections: readonly Correction[]): boolean =>
  isNameless(watch) && corrections.every((it) => it.fix === 'take' && it.kind === null)

/** A piece is nowhere to be seen and nobody can tell which dice rolled: then no rule is named for what they show. */
const isDim = ({ dice }: Observation, corrections: readonly Correction[]): boolean =>
  dice !== undefined &&
  dice.thrown === undefined &&
  (['put', 'die'] as const).every((fix) => corrections.some((it) => it.fix === fix))

/** What was thrown does not count, and is not judged again; pieces still are. */
function forget(d: Draft, at: number): Draft {
  const { watch } = d.bench
  const { reading, judged: before } = watch
  const dice = reading?.dice ? { dice: reading.dice } : {}
  const judged = { ...(before ?? { places: {} }), ...dice }
  return looked(watching(d, { thrown: null, stirred: false, rolled: 0, judged }), watch, at)
}

/** Was the step before this one judged too early? */
function taughtBy({ watch, waits, trail }: Bench, verdict: Verdict & { keep: number }): Bench['waits'] {
  const { accepted } = watch
  if (!accepted) return waits
  const kinds: readonly string[] = verdict.verdict === 'moved' ? verdict.kinds : []
  const reread = verdict.keep < trail.length && verdict.verdict === 'moved'
  const after = watch.changedAt - accepted.at
  const wentOn = (reread || accepted.kinds.some((kind) => kinds.includes(kind))) && after < tooSoon
  return learn(waits, accepted.wait, wentOn ? Math.max(after, 0) + waits[accepted.wait] : null)
}
