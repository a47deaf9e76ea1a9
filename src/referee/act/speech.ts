// Acts on declarations: presses, choices, answers, undo. The table must be right before a declaration counts, and may have to follow it.

import type { Seat } from '../../core/ids.ts'
import { type Observation, posesSensed } from '../../core/observation.ts'
import type { Action, Move } from '../../core/rules.ts'
import type { Button } from '../../core/view.ts'
import { hear, meaning, outOfTurn } from '../decide/command.ts'
import { isUnhandled, movedByThemselves } from '../decide/due.ts'
import type { RefereeState } from '../decide/state.ts'
import { undoable } from '../decide/undo.ts'
import type { Verdict } from '../decide/verdict.ts'
import { type Layout, placesAgree, trayAgrees, viewOf } from '../infer/agreement.ts'
import type { Belief, Hypothesis } from '../infer/belief.ts'
import type { Graph } from '../infer/graph.ts'
import { beforeWords, followOf, strayed } from '../sense/follow.ts'
import { alike, isThrow, onBoard, piecesOf, standAlike } from '../sense/observed.ts'
import { isNameless, observe } from '../sense/sensors.ts'
import { pendingIn } from '../sense/settling.ts'
import { isWrong, says, wanted, whyWrong } from '../tell/rulings.ts'
import { accept, awaitDice, type Draft, type Facts, note, refuse, refused, withSensors } from './draft.ts'
import { consider, foul, settle } from './settle.ts'
import { stamped } from './time.ts'

/** A legal move that still waits to be judged counts now, unless it may be none; what was told once and is over is over. */
function played(graph: Graph, d: Draft, at: number): Draft {
  const { settling } = d.match.sensors
  if (settling.is === 'told') return played(graph, settle(graph, d, at), at)
  return isPlay(pendingIn(settling)) && !isDoubtful(d.match) ? settle(graph, d, at) : d
}

/** A thing that shows no name, or one that is gone and no hand was there: it is looked at for longer. */
function isDoubtful({ sensors }: RefereeState): boolean {
  const pending = pendingIn(sensors.settling)
  return isNameless(sensors) || (isPlay(pending) && pending.gone === true && isUnhandled(sensors))
}

type Play = Extract<Verdict, { verdict: 'moved' | 'back' }>
const isPlay = (pending: Verdict | null): pending is Play => pending?.verdict === 'moved' || pending?.verdict === 'back'

/** What lies there counts before what is said. `wrong`: the table must be brought right first, and that was told. */
function tableFirst(graph: Graph, d: Draft, at: number): { readonly ready: Draft } | { readonly wrong: Draft } {
  const { ruling, sensors } = d.match
  if (isWrong(ruling) && ruling.corrections.length > 0) return { wrong: refused(explainAgain(d, at), whyWrong(ruling)) }
  // Whoever speaks too soon must not lose the throw: it would be judged as if it came after the word.
  if ((sensors.last?.unsettled?.rolling ?? 0) > 0)
    return { wrong: refused(awaitDice(d, at, says.rolling), says.rolling) }
  const ready = played(graph, d, at)
  const pending = pendingIn(ready.match.sensors.settling)
  if (!pending || pending.verdict === 'same' || isPlay(pending)) return { ready }
  // Nobody has erred yet: a figure is in a hand, or out of sight for a moment, or the game itself has moved on.
  if (pending.verdict === 'unfinished' && pending.stage !== 'begun')
    return { wrong: refuse(d, at, says.stage(pending.stage, pending.towards)) }
  if ('corrections' in pending && movedByThemselves(ready.match.sensors, pending.corrections))
    return { wrong: refuse(d, at, wanted(pending.corrections)) }
  const called = foul(graph, ready, pending, at)
  const left = isWrong(called.match.ruling) ? called.match.ruling.corrections : []
  return left.length === 0 ? { ready: called } : { wrong: called }
}

export function press(graph: Graph, d: Draft, seat: Seat, button: Button | number, at: number): Draft {
  if (button === 'undo') return undo(graph, d, seat, at)
  if (button === 'why') return explainAgain(d, at)
  if (d.match.asked && typeof button === 'number') return answer(graph, d, button - 1, at)
  const ready = played(graph, d, at)
  const belief = ready.match.history.at(-1) as Belief
  const move = meaning(graph, belief, seat, button, posesSensed(ready.match.sensors.last))
  if (move) return say(graph, ready, move, at)
  const refusal = outOfTurn(graph, belief, seat, button)
  if (refusal) return refuse(ready, at, refusal.why)
  const plays = belief.some(({ state }) => graph.game.toAct(state).includes(seat))
  return plays || belief.some(({ state }) => graph.game.outcome(state)) ? ready : refuse(ready, at, says.notYours(seat))
}

/** Repeats why the table is wrong. */
function explainAgain(d: Draft, at: number): Draft {
  const { ruling } = d.match
  return isWrong(ruling) ? note(d, at, whyWrong(ruling), 'foul') : d
}

export function say(graph: Graph, d: Draft, move: Move<Action>, at: number): Draft {
  // Dice that are said may be just what the table waits for.
  const table = move.by === 'chance' ? { ready: played(graph, d, at) } : tableFirst(graph, d, at)
  if ('wrong' in table) return table.wrong
  const ready = stamped(graph, table.ready, at)
  const change = hear(graph, ready.match, move)
  // Nothing changes and nothing is to be put right: it is said once.
  if ('rule' in change) return refuse(ready, at, change.why, 'foul', hearers(graph, ready.match, move))
  const lay = isThrow(move) ? ready.match.sensors.last?.dice?.lying : undefined
  // What was said is the last move of its steps.
  const entry: Facts = { entry: 'say', ...(lay ? { lay } : {}) }
  const said = accept(graph, ready, at, change, entry, false)
  return follow(graph, ready.match.history.at(-1) as Belief, isThrow(move) ? mute(said) : said, at)
}

/** Who hears why a declaration is refused: with hidden hands the reason may reveal one. */
function hearers({ game }: Graph, { history }: RefereeState, move: Move<Action>): readonly Seat[] | undefined {
  if (!game.secrets) return undefined
  return move.by === 'chance' ? game.learns(((history.at(-1) as Belief)[0] as Hypothesis).state, move) : [move.by]
}

/** Faces were said: what lies in the tray is not what was thrown, and is not asked for. */
function mute(d: Draft): Draft {
  const { last, tray } = d.match.sensors
  return withSensors(d, { tray: { is: 'typed', lying: last?.dice?.lying ?? 'any', stirred: tray.stirred, rolled: 0 } })
}

export function answer(graph: Graph, d: Draft, option: number, at: number): Draft {
  const { asked, history } = d.match
  const kept = asked?.keep[option]?.map((from) => ({ from, moves: [] }))
  const isNeither = !kept && option === asked?.keep.length
  const change = kept ? { keep: history.length, steps: kept } : isNeither ? asked.instead : null
  if (!change) return d
  const done = accept(graph, d, at, { ...change, said: true }, { entry: 'answer', option }, false)
  // Somebody denied that play, so the table is judged again without it.
  return isNeither
    ? { ...consider(graph, done, at), decision: done.decision }
    : follow(graph, history.at(-1) as Belief, done, at)
}

export function undo(graph: Graph, before: Draft, seat: Seat | null, at: number): Draft {
  const d = played(graph, before, at)
  const back = undoable(d.match)
  if (!back) return refuse(d, at, says.nothingToUndo)
  if (!back.allowed) return refuse(d, at, back.why)
  if (seat !== null && back.movers.length > 0 && !back.movers.includes(seat))
    return refuse(d, at, says.notYourMove(seat))
  const belief = d.match.history[back.keep - 1] as Belief
  const steps = belief.map((_, from) => ({ from, moves: [] }))
  const change = { keep: back.keep, steps, said: false }
  return follow(graph, d.match.history.at(-1) as Belief, accept(graph, d, at, change, { entry: 'undo' }, false), at)
}

/** After words the table may have to follow what was believed `before`: as it stands, it is no move. */
function follow(graph: Graph, before: Belief, d: Draft, at: number): Draft {
  const { match } = d
  const observed = observe(match.sensors)
  if (!observed)
    return withSensors(d, { follow: { is: 'unseen', before: beforeWords(match.sensors.follow) ?? before } })
  const astray = strayed(match.sensors.follow)
  // What has not followed an earlier word yet has not followed this one either.
  const isStill = (then: Observation): boolean =>
    standAlike(then, observed) && (!then.dice || alike(then.dice.lying, observed.dice?.lying))
  const still = astray && isStill(astray) ? astray : null
  const follow = followOf(lagging(graph, before, match) ?? still)
  return { ...consider(graph, withSensors(d, { follow }), at), decision: d.decision }
}

/**
 * What is as it was believed `before`: the pieces, and the dice with them if those have to follow as well. Null: all has followed, or is
 * otherwise than believed. `isTyped`: the faces were typed, and no dice have to follow.
 */
export function lagging(graph: Graph, before: Belief, match: RefereeState, isTyped = false): Observation | null {
  const observed = observe(match.sensors)
  if (!observed) return null
  const views = [observed, onBoard(observed)].map(viewOf)
  const piecesLag = views.some((it) => isBehind(graph, before, match, (layout) => placesAgree(it, layout)))
  const diceLag =
    !isTyped && isBehind(graph, before, match, ({ dice }) => trayAgrees(observed.dice?.lying ?? null, dice))
  const dice = diceLag && observed.dice ? { dice: observed.dice } : null
  return piecesLag || dice ? { ...piecesOf(observed), ...dice } : null
}

const isBehind = (
  graph: Graph,
  before: Belief,
  { history }: RefereeState,
  agrees: (layout: Layout) => boolean
): boolean => {
  const anyAgrees = (belief: Belief): boolean => belief.some(({ state, key }) => agrees(graph.node(state, key).layout))
  return anyAgrees(before) && !anyAgrees(history.at(-1) as Belief)
}
