// The judgement: a pure step from input to effects for any game. It performs nothing, waits for nothing and names no game.

import type { Entry } from '../core/entry.ts'
import type { AnyGame } from '../core/game.ts'
import type { Json } from '../core/json.ts'
import type { Action, Move, Start } from '../core/rules.ts'
import type { Effect, Input } from '../core/ruling.ts'
import type { Scene } from '../core/scene.ts'
import type { Checked } from '../core/schema.ts'
import type { Phrase } from '../core/words.ts'
import type { Belief, Line } from './belief.ts'
import type { Bench } from './bench.ts'
import { reach as makeReach, type Reach } from './reach.ts'
import { type Folded, open, resume } from './resume.ts'
import { step } from './step.ts'
import { undoable } from './undo.ts'
import { learntOf, ordinaryWaits, type Waits } from './waits.ts'
import { alike } from './watch.ts'

export type { Bench } from './bench.ts'
export type { Folded } from './resume.ts'
export type { Waits } from './waits.ts'
export { rules, words } from './words.ts'

export type Stepped = readonly [bench: Bench, effects: readonly Effect[]]

export interface Referee {
  /** A new match, or what is wrong with its start. The effects light and show the first position. */
  open(start: Start): Checked<Stepped>
  /**
   * The same match again from the entries of its `record` effects, in order, complete or cut off after any entry. Its effects tell the
   * last of what was told; `each` hears of every move as it is folded.
   */
  resume(start: Start, entries: Iterable<Json>, each?: (it: Folded) => void): Checked<Stepped>
  /** One input. Effects are in the order in which they must become visible. */
  step(bench: Bench, input: Input): Stepped
  /** The likeliest state: what scene and views are drawn from. */
  state(bench: Bench): Json
  /** What stands there: the scene of `state`, drawn once. */
  scene(bench: Bench): Scene
  /** Every move accepted so far, of the likeliest line: replaying them from the start gives `state`. */
  moves(bench: Bench): readonly Move<Action>[]
  /** The names of waits that play has changed since they were set. */
  learnt(bench: Bench): readonly (keyof Waits)[]
  /** Whether `undo` would be granted now; null when there is nothing to take back. */
  undo(bench: Bench): { readonly allowed: boolean; readonly why?: Phrase } | null
}

/** The referee of one game. What it remembers of a match is on the bench; beside it, only what it has worked out already. */
export function referee(game: AnyGame, waits: Partial<Waits> = {}): Referee {
  let latest: (Pick<Bench, 'start' | 'barrier'> & { readonly reach: Reach }) | null = null
  /** Nothing behind a barrier is looked at again: what was worked out before it is forgotten with it. */
  const reachOf = (bench: Bench): Reach => {
    const fits = latest && alike(latest.start, bench.start) && alike(latest.barrier, bench.barrier)
    if (!latest || !fits) latest = { start: bench.start, barrier: bench.barrier, reach: makeReach(game) }
    return latest.reach
  }
  const resumed = (start: Start, entries: Iterable<Json>, each?: (it: Folded) => void): Checked<Stepped> => {
    const bench = open(game, { ...ordinaryWaits, ...waits }, start)
    if (!bench.ok) return bench
    return { ok: true, value: resume(reachOf(bench.value), bench.value, entries as Iterable<Entry & Json>, each) }
  }
  const likeliest = ({ trail }: Bench): Line => (trail.at(-1) as Belief)[0] as Line
  return {
    open: (start) => resumed(start, []),
    resume: resumed,
    step: (bench, input) => step(reachOf(bench), bench, input),
    state: (bench) => likeliest(bench).state,
    scene(bench) {
      const { state, key } = likeliest(bench)
      return reachOf(bench).spot(state, key).scene
    },
    learnt: (bench) => Object.keys(learntOf(bench)) as (keyof Waits)[],
    moves: (bench) => [...bench.past, ...likeliest(bench).moves],
    undo(bench) {
      const undo = undoable(bench)
      return undo && (undo.allowed ? { allowed: true } : { allowed: false, why: undo.why })
    }
  }
}
