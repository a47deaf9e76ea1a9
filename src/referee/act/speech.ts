// What words do: presses, choices, answers, undo. They act on a table that is right, and the table may have to follow them.

import type { Seat } from '../../core/ids.ts'
import type { Observation } from '../../core/observation.ts'
import type { Action, Move } from '../../core/rules.ts'
import type { Button } from '../../core/view.ts'
import { hear, meaning, outOfTurn } from '../decide/command.ts'
import { isUnhandled, movedByThemselves } from '../decide/due.ts'
import type { Bench } from '../decide/state.ts'
import { undoable } from '../decide/undo.ts'
import type { Verdict } from '../decide/verdict.ts'
import { type Layout, placesAgree, sight, trayAgrees } from '../infer/agreement.ts'
import type { Belief, Line } from '../infer/belief.ts'
import type { Reach } from '../infer/graph.ts'
import { isNameless, isThrow, observe, onBoard, piecesOf } from '../sense/sensors.ts'
import { accept, type Draft, type Facts, note, withBench } from './draft.ts'
import { consider, foul, isWrong, settle } from './settle.ts'
import { waitForDice } from './tray.ts'

/** A legal move that still waits to be judged counts now, unless it may be none; what was told once and is over is over. */
function played(reach: Reach, d: Draft, at: number): Draft {
  const { pending, due } = d.bench.watch
  if (!pending && due !== null) return played(reach, settle(reach, d, at), at)
  return isPlay(pending) && !isDoubtful(d.bench) ? settle(reach, d, at) : d
}

/** A thing that shows no name, or one that is gone and no hand was there: it is looked at for longer. */
const isDoubtful = ({ watch }: Bench): boolean =>
  isNameless(watch) || (isPlay(watch.pending) && watch.pending.gone === true && isUnhandled(watch))

type Play = Extract<Verdict, { verdict: 'moved' | 'back' }>
const isPlay = (pending: Verdict | null): pending is Play => pending?.verdict === 'moved' || pending?.verdict === 'back'

/** What lies there counts before what is said. `wrong`: the table must be brought right first, and that was told. */
function tableFirst(reach: Reach, d: Draft, at: number): { readonly ready: Draft } | { readonly wrong: Draft } {
  const { ruling, watch } = d.bench
  if (isWrong(ruling) && ruling.corrections.length > 0) return { wrong: explainAgain(d, at) }
  // Whoever speaks too soon must not lose the throw: it would be judged as if it came after the word.
  if ((watch.reading?.unsettled?.rolling ?? 0) > 0) return { wrong: waitForDice(d, at, { say: 'referee.rolling' }, []) }
  const ready = played(reach, d, at)
  const { pending } = ready.bench.watch
  if (!pending || pending.verdict === 'same' || isPlay(pending)) return { ready }
  // Nobody has erred yet: a figure is in a hand, or out of sight for a moment, or the game itself has moved on.
  if (pending.verdict === 'way' && pending.stage !== 'begun')
    return { wrong: note(d, at, { say: `referee.${pending.stage}` }) }
  if ('corrections' in pending && movedByThemselves(ready.bench.watch, pending.corrections))
    return { wrong: note(d, at, { say: 'referee.wanted' }) }
  const called = foul(reach, ready, pending, at)
  const left = isWrong(called.bench.ruling) ? called.bench.ruling.corrections : []
  return left.length === 0 ? { ready: called } : { wrong: called }
}

export function press(reach: Reach, d: Draft, seat: Seat, button: Button | number, at: number): Draft {
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

/** Why the table is wrong, once more. */
function explainAgain(d: Draft, at: number): Draft {
  const { ruling } = d.bench
  if (!isWrong(ruling)) return d
  const refusal = ruling.ruling === 'foul' ? ruling.refusal : null
  return note(d, at, refusal?.why ?? { say: 'referee.wanted' }, 'foul')
}

export function say(reach: Reach, d: Draft, move: Move<Action>, at: number): Draft {
  // Dice that are said may be just what the table waits for.
  const table = move.by === 'chance' ? { ready: played(reach, d, at) } : tableFirst(reach, d, at)
  if ('wrong' in table) return table.wrong
  const change = hear(reach, table.ready.bench, move)
  // Nothing changes and nothing is to be put right: it is said once.
  if ('rule' in change) return note(table.ready, at, change.why, 'foul', hearers(reach, table.ready.bench, move))
  const lay = isThrow(move) ? table.ready.bench.watch.reading?.dice?.lying : undefined
  // What was said is the last move of its steps.
  const entry: Facts = { entry: 'say', ...(lay ? { lay } : {}) }
  const said = accept(reach, table.ready, at, change, entry, false)
  return follow(reach, table.ready.bench.trail.at(-1) as Belief, isThrow(move) ? mute(said) : said, at)
}

/** Who hears why a word is refused: where hands are hidden the reason may tell of one. */
function hearers({ game }: Reach, { trail }: Bench, move: Move<Action>): readonly Seat[] | undefined {
  if (!game.secrets) return undefined
  return move.by === 'chance' ? game.learns(((trail.at(-1) as Belief)[0] as Line).state, move) : [move.by]
}

/** Faces were said: what lies in the tray is not what was thrown, and is not asked for. */
function mute(d: Draft): Draft {
  const { watch } = d.bench
  return withBench(d, {
    ...d.bench,
    watch: { ...watch, thrown: null, rolled: 0, mute: watch.reading?.dice?.lying ?? 'any' }
  })
}

export function answer(reach: Reach, d: Draft, option: number, at: number): Draft {
  const keep = d.bench.asked?.keep[option]
  if (!keep) return d
  const steps = keep.map((from) => ({ from, moves: [] }))
  const change = { keep: d.bench.trail.length, steps, said: true }
  return follow(
    reach,
    d.bench.trail.at(-1) as Belief,
    accept(reach, d, at, change, { entry: 'answer', option }, false),
    at
  )
}

export function undo(reach: Reach, before: Draft, seat: Seat | null, at: number): Draft {
  const d = played(reach, before, at)
  const back = undoable(d.bench)
  if (!back) return note(d, at, { say: 'referee.nothingToUndo' })
  if (!back.allowed) return note(d, at, back.why)
  if (seat !== null && back.movers.length > 0 && !back.movers.includes(seat))
    return note(d, at, { say: 'referee.notYourMove', with: { seat: { seat } } })
  const belief = d.bench.trail[back.keep - 1] as Belief
  const steps = belief.map((_, from) => ({ from, moves: [] }))
  const change = { keep: back.keep, steps, said: false }
  return follow(reach, d.bench.trail.at(-1) as Belief, accept(reach, d, at, change, { entry: 'undo' }, false), at)
}

/** After words the table may have to follow what was believed `before`: as it stands, it is no move. */
function follow(reach: Reach, before: Belief, d: Draft, at: number): Draft {
  const { watch } = d.bench
  const seen = observe(watch)
  if (!seen) return withBench(d, { ...d.bench, watch: { ...watch, unfollowed: watch.unfollowed ?? before } })
  const { bench } = d
  const stands = strayed(reach, before, bench)
  const tray = isBehind(reach, before, bench, ({ dice }) => trayAgrees(seen.dice?.lying ?? null, dice))
  const dice = tray && seen.dice ? { dice: seen.dice } : null
  const astray = stands || dice ? { ...piecesOf(seen), ...dice } : null
  return consider(reach, withBench(d, { ...bench, watch: { ...watch, astray, undone: [], accepted: null } }), at)
}

/** The pieces, where they stand as it was believed `before` and have not followed; null: they have, or stand otherwise. */
export function strayed(reach: Reach, before: Belief, bench: Bench): Observation | null {
  const seen = observe(bench.watch)
  if (!seen) return null
  const ways = [seen, onBoard(seen)].map(sight)
  return ways.some((it) => isBehind(reach, before, bench, (layout) => placesAgree(it, layout))) ? piecesOf(seen) : null
}

const isBehind = (reach: Reach, before: Belief, { trail }: Bench, agrees: (layout: Layout) => boolean): boolean => {
  const anyAgrees = (belief: Belief): boolean => belief.some(({ state, key }) => agrees(reach.spot(state, key).layout))
  return anyAgrees(before) && !anyAgrees(trail.at(-1) as Belief)
}
