// What may have happened: every state that legal play can have reached and that agrees with everything observed.
// A belief only keeps and merges hypotheses; search.ts finds what is possible.

import { digestOf } from '../../core/digest.ts'
import type { Made, Step } from '../../core/entry.ts'
import { play } from '../../core/game.ts'
import type { Seat } from '../../core/ids.ts'
import { type Json, same } from '../../core/json.ts'
import type { Action, AnyRules, Move } from '../../core/rules.ts'

/** Where a match may stand, or stood once. */
export interface Position {
  readonly state: Json
  readonly key: string
}

/**
 * One way the match may have gone: which hypothesis of the rest before it grew from, and by which moves. Those of the first rest grew
 * from the root.
 */
export type Hypothesis = Position & Pick<Step, 'from' | 'moves'>

/** Never empty; no two hypotheses share a key; likeliest first. */
export type Belief = readonly Hypothesis[]

/** What was believed at each rest since the last commit point. Never empty; the last is now. */
export type History = readonly Belief[]

/** Nothing before it can be taken back: chance has spoken, or a seat has learnt something. */
export interface CommitPoint {
  readonly move: Move<Action>
  readonly learnt: readonly Seat[]
  /** What was believed before it, the latest last: who puts the pieces back so tries to take back too much. */
  readonly before: readonly Position[]
}

/** The position after legal moves. */
export function extend(game: AnyRules, position: Position, moves: readonly Move<Action>[]): Position {
  if (moves.length === 0) return position
  const state = moves.reduce<Json>((s, move) => play(game, s, move), position.state)
  return { state, key: game.key(state) }
}

/** The position after one legal move, and what is kept of it. */
export function make(
  game: AnyRules,
  position: Position,
  move: Move<Action>
): { readonly position: Position; readonly made: Made } {
  const { events, state } = game.decide(position.state, move)
  const key = game.key(state)
  const learns = game.learns(position.state, move)
  return {
    position: { state, key },
    made: { events, digest: digestOf(key), ...(learns.length > 0 ? { learns } : {}) }
  }
}

/** The position after a move that was made once: whatever the rules say of it now. */
export function remake(game: AnyRules, { state: before }: Position, { events }: Made): Position {
  const state = events.reduce<Json>((s, event) => game.evolve(s, event), before)
  return { state, key: game.key(state) }
}

/** Hypotheses with equal keys have the same future: the first, the likeliest, stands for them. */
export function merge<P extends Position>(hypotheses: readonly P[]): readonly P[] {
  const keys = new Set<string>()
  return hypotheses.filter(({ key }) => !keys.has(key) && keys.add(key))
}

/** What is left of a play after this beginning; null where it begins otherwise. */
export function afterStart(whole: Step, start: Step): readonly Move<Action>[] | null {
  const begins =
    whole.from === start.from &&
    start.moves.every((move, i) => same(move as unknown as Json, whole.moves[i] as unknown as Json))
  return begins ? whole.moves.slice(start.moves.length) : null
}

/** What this hypothesis of the rest `at` did since the rest `keep`, and which of that one it grew from; rest 0 is the root. */
export function since(history: History, keep: number, from = 0, at = history.length): Step {
  const parts: (readonly Move<Action>[])[] = []
  let origin = from
  for (let rest = at; rest > keep; rest--) {
    const hypothesis = (history[rest - 1] as Belief)[origin] as Hypothesis
    parts.push(hypothesis.moves)
    origin = hypothesis.from
  }
  return { from: origin, moves: parts.reverse().flat() }
}

/** This hypothesis of now, and what it grew from at every rest before; the first is that at `oldest`. */
export function lineage(history: History, from: number, oldest = 0): readonly Hypothesis[] {
  const line: Hypothesis[] = []
  let origin = from
  for (let rest = history.length; rest > oldest; rest--) {
    const hypothesis = (history[rest - 1] as Belief)[origin] as Hypothesis
    line.push(hypothesis)
    origin = hypothesis.from
  }
  return line.reverse()
}

/** The same play, told from an earlier rest. */
export function toldFrom<S extends Step>(history: History, keep: number, step: S, at: number): S {
  const { from, moves } = since(history, keep, step.from, at)
  return { ...step, from, moves: [...moves, ...step.moves] }
}
