// The judgement: a pure step from input to effects for any game. It performs nothing, waits for nothing and names no game.

import type { Action, AnyGame, Move, Start } from '../core/game.ts'
import type { Json } from '../core/json.ts'
import type { Effect, Input } from '../core/ruling.ts'
import type { Checked } from '../core/schema.ts'
import type { Phrase } from '../core/words.ts'
import type { Belief, Line } from './belief.ts'
import type { Bench } from './bench.ts'
import { reach as makeReach } from './reach.ts'
import { open, resume } from './resume.ts'
import { step } from './step.ts'
import { undoable } from './undo.ts'
import { ordinaryWaits, type Waits } from './waits.ts'

export type { Bench } from './bench.ts'
export { ordinaryWaits, type Waits } from './waits.ts'
export { rules, words } from './words.ts'

export type Stepped = readonly [bench: Bench, effects: readonly Effect[]]

export interface Referee {
  /** A new match, or what is wrong with its start. The effects light and show the first position. */
  open(start: Start): Checked<Stepped>
  /** The same match again from the entries of its `record` effects, in order, complete or cut off after any entry. */
  resume(start: Start, entries: readonly Json[]): Checked<Stepped>
  /** One input. Effects are in the order in which they must become visible. */
  step(bench: Bench, input: Input): Stepped
  /** The likeliest state: what scene and views are drawn from. */
  state(bench: Bench): Json
  /** Every move accepted so far, of the likeliest line: replaying them from the start gives `state`. */
  moves(bench: Bench): readonly Move<Action>[]
  /** Whether `undo` would be granted now; null when there is nothing to take back. */
  undo(bench: Bench): { readonly allowed: boolean; readonly why?: Phrase } | null
}

/** The referee of one game. It remembers nothing of a match: the bench does. */
export function referee(game: AnyGame, waits: Partial<Waits> = {}): Referee {
  const reach = makeReach(game)
  const opened = (start: Start): Checked<Bench> => open(reach, { ...ordinaryWaits, ...waits }, start)
  const likeliest = ({ trail }: Bench): Line => (trail.at(-1) as Belief)[0] as Line
  return {
    open: (start) => begin(opened(start), (bench) => resume(reach, bench, [])),
    resume: (start, entries) => begin(opened(start), (bench) => resume(reach, bench, entries)),
    step: (bench, input) => step(reach, bench, input),
    state: (bench) => likeliest(bench).state,
    moves: (bench) => [...bench.past, ...likeliest(bench).moves],
    undo: (bench) => undoable(bench)
  }
}

const begin = (bench: Checked<Bench>, go: (bench: Bench) => Stepped): Checked<Stepped> =>
  bench.ok ? { ok: true, value: go(bench.value) } : bench
