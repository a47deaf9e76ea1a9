// What may have happened: every state that legal play can have reached and that agrees with all that was seen.
// A belief only keeps and merges; what is possible is found by explain.ts.

import { digestOf } from '../../core/digest.ts'
import type { Made } from '../../core/entry.ts'
import { play } from '../../core/game.ts'
import { type Json, same } from '../../core/json.ts'
import type { Action, AnyRules, Move } from '../../core/rules.ts'

/** One way the match may have gone. */
export interface Line {
  readonly state: Json
  readonly key: string
  /** From the bench's root to `state`. */
  readonly moves: readonly Move<Action>[]
}

/** Never empty; no two lines share a key; likeliest first. */
export type Belief = readonly Line[]

/** The line after legal moves. */
export function extend(game: AnyRules, line: Line, moves: readonly Move<Action>[]): Line {
  if (moves.length === 0) return line
  const state = moves.reduce<Json>((s, move) => play(game, s, move), line.state)
  return { state, key: game.key(state), moves: [...line.moves, ...moves] }
}

/** The line after one legal move, and what is kept of it. */
export function make(game: AnyRules, line: Line, move: Move<Action>): { readonly line: Line; readonly made: Made } {
  const { events, state } = game.decide(line.state, move)
  const next = grown(game, line, move, state)
  const learns = game.learns(line.state, move)
  return { line: next, made: { events, digest: digestOf(next.key), ...(learns.length > 0 ? { learns } : {}) } }
}

/** The line after a move that was made once: whatever the rules say of it now. */
export function remake(game: AnyRules, line: Line, move: Move<Action>, { events }: Made): Line {
  let { state } = line
  for (const event of events) state = game.evolve(state, event)
  return grown(game, line, move, state)
}

const grown = (game: AnyRules, { moves }: Line, move: Move<Action>, state: Json): Line => ({
  state,
  key: game.key(state),
  moves: [...moves, move]
})

/** Lines with equal keys have the same future: the first, the likeliest, stands for them. */
export function merge(lines: readonly Line[]): Belief {
  const keys = new Set<string>()
  return lines.filter(({ key }) => !keys.has(key) && keys.add(key))
}

export const begins = (whole: readonly Move<Action>[], start: readonly Move<Action>[]): boolean =>
  start.every((move, i) => same(move as unknown as Json, whole[i] as unknown as Json))

/** What the likeliest line of `later` did since the line of `earlier` that it grew from. */
export function since(earlier: Belief, later: Belief): readonly Move<Action>[] {
  const { moves } = later[0] as Line
  return moves.slice((earlier.find((line) => begins(moves, line.moves)) ?? (earlier[0] as Line)).moves.length)
}
