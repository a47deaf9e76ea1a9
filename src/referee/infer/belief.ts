// What may have happened: every state that legal play can have reached and that agrees with everything observed.
// A belief only keeps and merges hypotheses; search.ts finds what is possible.

import { digestOf } from '../../core/digest.ts'
import type { Made } from '../../core/entry.ts'
import { play } from '../../core/game.ts'
import type { Seat } from '../../core/ids.ts'
import { type Json, same } from '../../core/json.ts'
import type { Action, AnyRules, Move } from '../../core/rules.ts'

/** One way the match may have gone. */
export interface Hypothesis {
  readonly state: Json
  readonly key: string
  /** From the root of the match to `state`. */
  readonly moves: readonly Move<Action>[]
}

/** Never empty; no two hypotheses share a key; likeliest first. */
export type Belief = readonly Hypothesis[]

/** What was believed at each rest since the last commit point. Never empty; the last is now. */
export type History = readonly Belief[]

/** Where a match stood once, likeliest reading. */
export type Past = Pick<Hypothesis, 'state' | 'key'>

/** Nothing before it can be taken back: chance has spoken, or a seat has learnt something. */
export interface CommitPoint {
  readonly move: Move<Action>
  readonly learnt: readonly Seat[]
  /** What was believed before it, the latest last: who puts the pieces back so tries to take back too much. */
  readonly before: readonly Past[]
}

/** The hypothesis after legal moves. */
export function extend(game: AnyRules, hypothesis: Hypothesis, moves: readonly Move<Action>[]): Hypothesis {
  if (moves.length === 0) return hypothesis
  const state = moves.reduce<Json>((s, move) => play(game, s, move), hypothesis.state)
  return { state, key: game.key(state), moves: [...hypothesis.moves, ...moves] }
}

/** The hypothesis after one legal move, and what is kept of it. */
export function make(
  game: AnyRules,
  hypothesis: Hypothesis,
  move: Move<Action>
): { readonly hypothesis: Hypothesis; readonly made: Made } {
  const { events, state } = game.decide(hypothesis.state, move)
  const next = grown(game, hypothesis, move, state)
  const learns = game.learns(hypothesis.state, move)
  return { hypothesis: next, made: { events, digest: digestOf(next.key), ...(learns.length > 0 ? { learns } : {}) } }
}

/** The hypothesis after a move that was made once: whatever the rules say of it now. */
export function remake(game: AnyRules, hypothesis: Hypothesis, move: Move<Action>, { events }: Made): Hypothesis {
  let { state } = hypothesis
  for (const event of events) state = game.evolve(state, event)
  return grown(game, hypothesis, move, state)
}

const grown = (game: AnyRules, { moves }: Hypothesis, move: Move<Action>, state: Json): Hypothesis => ({
  state,
  key: game.key(state),
  moves: [...moves, move]
})

/** Hypotheses with equal keys have the same future: the first, the likeliest, stands for them. */
export function merge(hypotheses: readonly Hypothesis[]): Belief {
  const keys = new Set<string>()
  return hypotheses.filter(({ key }) => !keys.has(key) && keys.add(key))
}

export const begins = (whole: readonly Move<Action>[], start: readonly Move<Action>[]): boolean =>
  start.every((move, i) => same(move as unknown as Json, whole[i] as unknown as Json))

/** What the likeliest hypothesis of `later` did since the hypothesis of `earlier` that it grew from. */
export function since(earlier: Belief, later: Belief): readonly Move<Action>[] {
  const { moves } = later[0] as Hypothesis
  return moves.slice(
    (earlier.find((hypothesis) => begins(moves, hypothesis.moves)) ?? (earlier[0] as Hypothesis)).moves.length
  )
}
