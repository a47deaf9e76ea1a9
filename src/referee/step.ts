// One input in, the next bench and its effects out. Nothing else in the house decides what is legal on the table.

import type { Action, Move, Refusal } from '../core/game.ts'
import type { Seat } from '../core/ids.ts'
import type { Observation, Reading } from '../core/observation.ts'
import type { Effect, Input } from '../core/ruling.ts'
import type { Button } from '../core/view.ts'
import type { Belief } from './belief.ts'
import type { Bench } from './bench.ts'
import { accept, close, type Draft, draft, note, withBench } from './draft.ts'
import { placesAgree, sight } from './match.ts'
import type { Reach } from './reach.ts'
import { learn, waitFor } from './rest.ts'
import { hear, meaning, outOfTurn } from './say.ts'
import { consider, foul, settle } from './settle.ts'
import { undoable } from './undo.ts'
import { alike, crooked, differs, isThrow, observe, piecesOf, take } from './watch.ts'

export function step(reach: Reach, bench: Bench, input: Input): readonly [Bench, readonly Effect[]] {
  const { due } = bench.watch
  const begun = due !== null && input.at >= due ? settle(reach, draft(bench), due) : draft(bench)
  return close(reach, bench, perform(reach, begun, input), input.at)
}

function perform(reach: Reach, d: Draft, input: Input): Draft {
  switch (input.input) {
    case 'tick':
      return d
    case 'reading':
      return read(reach, d, input.reading, input.at)
    case 'press':
      return press(reach, d, input.seat, input.button, input.at)
    case 'choice':
      return say(reach, d, input.move, input.at)
    case 'answer':
      return d.bench.asked?.question.id === input.question ? answer(reach, d, input.option, input.at) : d
    case 'undo':
      return undo(reach, d, input.seat, input.at)
  }
}

function read(reach: Reach, before: Draft, reading: Reading, at: number): Draft {
  const d = touchesElsewhere(before.bench, reading, at) ? settle(reach, before, at) : before
  const old = d.bench.watch
  const watch = take(old, reading, at)
  const next = withBench(d, { ...d.bench, watch })
  const leaning = crooked(reading)
  if (leaning > 0 && crooked(old.reading) === 0) return dieLeans(reach, next, leaning, at)
  if (differs(old.reading, reading) || watch.thrown !== old.thrown) return wentOn(d, consider(reach, next, at), at)
  return old.pending && old.reading?.hand !== reading.hand ? consider(reach, next, at) : next
}

/** A hand that touches another piece has finished with the first: what it did counts, even in a quick exchange. */
function touchesElsewhere({ watch, trail }: Bench, reading: Reading, at: number): boolean {
  const { pending, reading: old, judged, changedAt } = watch
  if (!old || !judged || pending?.verdict !== 'moved' || pending.keep !== trail.length) return false
  if (pending.kinds.length === 0 || at - changedAt < shortestStand) return false
  const touched = placesThatDiffer(old, reading)
  const played = placesThatDiffer(judged, old)
  return touched.length > 0 && touched.every((place) => !played.includes(place))
}

/** A figure passes over a place faster than this, in ms. */
const shortestStand = 40

/** Places that were seen both times and show something else. */
function placesThatDiffer(a: Observation, b: Observation): string[] {
  const shows = ({ places, clear }: Observation, place: string): readonly unknown[] | undefined =>
    (places as Record<string, readonly unknown[]>)[place] ?? (clear?.length ? [] : undefined)
  return [...new Set([...Object.keys(a.places), ...Object.keys(b.places)])].filter((place) => {
    const [was, is] = [shows(a, place), shows(b, place)]
    return was && is && !alike(was, is)
  })
}

/** A piece that moved on while it was waited for shows that waiting was right. */
function wentOn(before: Draft, after: Draft, at: number): Draft {
  const { pending: first, due, changedAt } = before.bench.watch
  const { pending: second } = after.bench.watch
  if (due === null || first?.verdict !== 'moved' || second?.verdict !== 'moved') return after
  const wait = waitFor(before.bench, first)
  if (!wait || !first.kinds.some((kind) => second.kinds.includes(kind))) return after
  return withBench(after, { ...after.bench, waits: learn(after.bench.waits, wait, at - changedAt) })
}

function dieLeans(reach: Reach, d: Draft, n: number, at: number): Draft {
  const told = note(consider(reach, d, at), at, { say: 'referee.crooked', with: { n } })
  const ruling = { ruling: 'on the way', towards: [{ fix: 'die', kind: '?', from: '?', to: null }] } as const
  return withBench(told, { ...told.bench, ruling })
}

/** A legal move that still waits to be judged counts now; what was told once and is over is over. */
function played(reach: Reach, d: Draft, at: number): Draft {
  const { pending, due } = d.bench.watch
  if (!pending && due !== null) return played(reach, settle(reach, d, at), at)
  return pending?.verdict === 'moved' || pending?.verdict === 'back' ? settle(reach, d, at) : d
}

/** What lies there counts before what is said. Answers null when the table must be brought right first. */
function tableFirst(reach: Reach, d: Draft, at: number): { readonly ready: Draft } | { readonly wrong: Draft } {
  const { ruling } = d.bench
  if (ruling.ruling === 'foul' && ruling.corrections.length > 0)
    return { wrong: note(d, at, ruling.refusal?.why ?? { say: 'referee.wanted' }, 'foul') }
  const ready = played(reach, d, at)
  const { pending } = ready.bench.watch
  if (!pending || pending.verdict === 'same') return { ready }
  if (pending.verdict === 'way' && pending.stage === 'wanted') return { wrong: note(d, at, { say: 'referee.wanted' }) }
  const wrong = foul(reach, ready, pending, at)
  return 'corrections' in wrong.bench.ruling && wrong.bench.ruling.corrections.length === 0
    ? { ready: wrong }
    : { wrong }
}

function press(reach: Reach, d: Draft, seat: Seat, button: Button | number, at: number): Draft {
  if (button === 'undo') return undo(reach, d, seat, at)
  if (button === 'why') return explainAgain(d, at)
  if (d.bench.asked && typeof button === 'number') return answer(reach, d, button - 1, at)
  const ready = played(reach, d, at)
  const belief = ready.bench.trail.at(-1) as Belief
  const move = meaning(reach, belief, seat, button)
  if (move) return say(reach, ready, move, at)
  const refusal = outOfTurn(reach, belief, seat, button)
  if (refusal) return note(ready, at, refusal.why)
  const plays = belief.some(({ state }) => reach.game.toAct(state).includes(seat))
  return plays || belief.some(({ state }) => reach.game.outcome(state))
    ? ready
    : note(ready, at, { say: 'referee.notYours', with: { seat: { seat } } })
}

function explainAgain(d: Draft, at: number): Draft {
  const { ruling } = d.bench
  return ruling.ruling === 'foul' && ruling.refusal ? note(d, at, ruling.refusal.why, 'foul') : d
}

function say(reach: Reach, d: Draft, move: Move<Action>, at: number): Draft {
  // Dice that are said may be just what the table waits for.
  const table = move.by === 'chance' ? { ready: played(reach, d, at) } : tableFirst(reach, d, at)
  if ('wrong' in table) return table.wrong
  const change = hear(reach, table.ready.bench, move)
  if ('rule' in change) return refused(table.ready, change, at)
  const said = accept(reach, table.ready, at, change, { entry: 'say', move }, false)
  return restart(reach, table.ready.bench, isThrow(move) ? mute(said) : said, at)
}

/** Faces were said: what lies in the tray is not what was thrown, and is not asked for. */
function mute(d: Draft): Draft {
  const { watch } = d.bench
  return withBench(d, { ...d.bench, watch: { ...watch, thrown: null, mute: watch.reading?.dice?.lying ?? 'any' } })
}

/** Nothing changes and nothing is to be put right: it is said once. */
const refused = (d: Draft, refusal: Refusal, at: number): Draft => note(d, at, refusal.why, 'foul')

function answer(reach: Reach, d: Draft, option: number, at: number): Draft {
  const keep = d.bench.asked?.keep[option]
  if (!keep) return d
  const steps = keep.map((from) => ({ from, moves: [] }))
  const change = { keep: d.bench.trail.length, steps, said: true }
  return restart(reach, d.bench, accept(reach, d, at, change, { entry: 'answer', option }, false), at)
}

function undo(reach: Reach, d: Draft, seat: Seat | null, at: number): Draft {
  const back = undoable(d.bench)
  if (!back) return note(d, at, { say: 'referee.nothingToUndo' })
  if (!back.allowed) return note(d, at, back.why)
  if (seat !== null && back.movers.length > 0 && !back.movers.includes(seat))
    return note(d, at, { say: 'referee.notYourMove', with: { seat: { seat } } })
  const belief = d.bench.trail[back.keep - 1] as Belief
  const steps = belief.map((_, from) => ({ from, moves: [] }))
  const change = { keep: back.keep, steps, said: false }
  return restart(reach, d.bench, accept(reach, d, at, change, { entry: 'undo' }, false), at)
}

/** After words the table may have to follow: as it stands, it is no move. */
function restart(reach: Reach, before: Bench, d: Draft, at: number): Draft {
  const seen = observe(d.bench.watch)
  if (!seen) return d
  const pieces = piecesOf(seen)
  const agrees = ({ trail }: Bench): boolean =>
    (trail.at(-1) as Belief).some(({ state, key }) => placesAgree(sight(pieces), reach.spot(state, key).layout))
  const astray = agrees(before) && !agrees(d.bench) ? pieces : null
  return consider(reach, withBench(d, { ...d.bench, watch: { ...d.bench.watch, astray, accepted: null } }), at)
}
