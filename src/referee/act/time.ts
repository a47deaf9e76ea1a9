// Lets the match follow the time that sensors tell: dated readings become moves of chance, one play for each hypothesis. What time brings is
// no play of anybody's, so a foul, a question or an open verdict stays as it is, and stops no sand.

import type { Step } from '../../core/entry.ts'
import { play } from '../../core/game.ts'
import type { Json } from '../../core/json.ts'
import type { Dated, Reading } from '../../core/observation.ts'
import type { Action, Move } from '../../core/rules.ts'
import type { Dating } from '../../core/tabletop.ts'
import type { Belief, Hypothesis } from '../infer/belief.ts'
import type { Graph } from '../infer/graph.ts'
import { isThrow } from '../sense/observed.ts'
import { settled } from '../sense/settling.ts'
import { dating, isRenamed, momentAt, type Time } from '../sense/time.ts'
import { accept, type Draft, record, withMatch, withSensors } from './draft.ts'

/** Takes the date of a reading in. While dice are in the air it only waits. */
export function timed(graph: Graph, d: Draft, reading: Reading, at: number): Draft {
  const { game } = graph
  if (!game.follows || !reading.dated || reading.stale) return d
  const { sensors, history } = d.match
  const { state } = (history.at(-1) as Belief)[0] as Hypothesis
  const [dated, time] = dating(sensors.time, reading.dated, game.time?.(state) ?? null)
  const [flew, flies] = [inAir(sensors.last), inAir(reading)]
  const next = isRenamed(sensors.time, time) ? remembered(withSensors(d, { time }), at) : withSensors(d, { time })
  if (flew) return withSensors(next, { time: { ...time, held: [...time.held, dated] } })
  return flow(graph, next, [{ ...dated, stamp: flies }], at)
}

/** The record keeps the new names of spells, or nobody could tell after a restart that the device's clock had jumped. */
function remembered(d: Draft, at: number): Draft {
  const { base, time } = d.match.sensors
  const see = { ...(base ?? { places: {} }), dated: time.last as Dated }
  return record(withSensors(d, { base: see }), { entry: 'look', at, see }, true)
}

const inAir = (reading: Reading | null): boolean => (reading?.unsettled?.rolling ?? 0) > 0

/** What was dated while dice were in the air counts now, if it waits for no throw. */
export function released(graph: Graph, d: Draft, at: number): Draft {
  const { time } = d.match.sensors
  return time.held.length === 0 ? d : flow(graph, withSensors(d, { time: { ...time, held: [] } }), time.held, at)
}

/** Somebody speaks now: the rules know how late it is before they hear it. */
export function stamped(graph: Graph, d: Draft, at: number): Draft {
  const { time } = d.match.sensors
  const moment = graph.game.follows ? nowOf(time, at) : null
  return moment ? flow(graph, withSensors(d, { time: { ...time, held: [] } }), [...time.held, moment], at) : d
}

const nowOf = (time: Time, at: number): Dating | null => {
  const moment = momentAt(time, at)
  return moment && { ...moment, posed: [], unseen: {}, stamp: true }
}

/** A throw, with what time brought while its dice were in the air: where that ends it, it does not count. */
export function withTime({ game }: Graph, start: Json, step: Step, time: Time, at: number): Step {
  const throws = step.moves.findLastIndex(isThrow)
  if (!game.follows || throws < 0 || !time.last) return step
  const moment = nowOf(time, at)
  const before = step.moves.slice(0, throws)
  const stands = before.reduce<Json>((s, move) => play(game, s, move), start)
  const [moves, state] = followed(game.follows.bind(game), graphless(game), stands, [
    ...time.held,
    ...(moment ? [moment] : [])
  ])
  const rest = step.moves.slice(throws)
  const [thrown] = rest
  const counts = thrown !== undefined && game.refuse(state, thrown) === null
  return { ...step, moves: [...before, ...moves, ...(counts ? rest : [])] }
}

type Follows = (s: Json, dated: Dating) => readonly Action[]
type Plays = (s: Json, move: Move<Action>) => Json
const graphless =
  (game: Graph['game']): Plays =>
  (s, move) =>
    play(game, s, move)

/** The moves by which a state follows, and where they lead. */
function followed(follows: Follows, plays: Plays, start: Json, all: readonly Dating[]): [Move<Action>[], Json] {
  const moves: Move<Action>[] = []
  let state = start
  for (const dated of all)
    for (const action of follows(state, dated)) {
      const move: Move<Action> = { by: 'chance', do: action }
      moves.push(move)
      state = plays(state, move)
    }
  return [moves, state]
}

function flow(graph: Graph, d: Draft, all: readonly Dating[], at: number): Draft {
  const { game } = graph
  const { match } = d
  const belief = match.history.at(-1) as Belief
  const steps = belief.map(({ state }, from): Step => {
    const [moves] = followed((s, dated) => game.follows?.(s, dated) ?? [], graphless(game), state, all)
    return { from, moves }
  })
  if (steps.every(({ moves }) => moves.length === 0)) return d
  const { time, base, settling } = match.sensors
  const dated = time.last as Dated
  const see = { ...(base ?? { places: {} }), dated }
  const change = { keep: match.history.length, steps, said: false }
  const done = accept(graph, d, at, change, { entry: 'see', see }, true)
  // Where time ends the match nothing is left to put right.
  const rules = done.match.asked || match.asked || done.match.outcome
  const still = rules ? done : withMatch(done, { ruling: match.ruling })
  // A verdict is told from the rest before: whoever goes on judges anew.
  const open = settling.is === 'pending' ? { settling: settled } : {}
  return { ...withSensors(still, { ...open, base: see }), decision: d.decision }
}
