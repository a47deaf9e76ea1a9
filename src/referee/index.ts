// The judgement: a pure step from input to effects for any game. It performs nothing, waits for nothing and names no game.

import type { Entry } from '../core/entry.ts'
import type { AnyGame } from '../core/game.ts'
import type { Json } from '../core/json.ts'
import type { Action, Move, Start } from '../core/rules.ts'
import type { Effect, Input } from '../core/ruling.ts'
import type { Scene } from '../core/scene.ts'
import type { Checked } from '../core/schema.ts'
import type { Phrase } from '../core/words.ts'
import { begin, type Folded, open, replay, resume } from './act/resume.ts'
import { step } from './act/step.ts'
import type { Bench } from './decide/state.ts'
import { undoable } from './decide/undo.ts'
import type { Belief, Line } from './infer/belief.ts'
import { reach as makeReach, type Reach } from './infer/graph.ts'
import { alike } from './sense/sensors.ts'
import { learntOf, ordinaryWaits, type Waits } from './sense/settling.ts'

export type { Folded } from './act/resume.ts'
export { ordinaryWaits, type Waits } from './sense/settling.ts'
export { rules, words } from './tell/words.ts'

/** What callers may read of everything that the referee remembers between two inputs. They hand the whole of it back. */
export type MatchState = Pick<Bench, 'start' | 'ruling' | 'asked' | 'layers' | 'outcome' | 'waits'>

export type Stepped = readonly [match: MatchState, effects: readonly Effect[]]

export interface Referee {
  /** A new match, or what is wrong with its start. The effects light and show the first position. */
  open(start: Start): Checked<Stepped>
  /**
   * The same match again from the entries of its `record` effects, in order, complete or cut off after any entry. Its effects tell the
   * last of what was told; `each` hears of every move as it is folded.
   */
  resume(start: Start, entries: Iterable<Json>, each?: (it: Folded) => void): Checked<Stepped>
  /**
   * A match in any position: `state`, and from there these plays, each accepted at a rest of its own. `seats`: who sits there, for
   * presses.
   */
  at(state: Json, plays?: readonly (readonly Move<Action>[])[], seats?: readonly Json[]): Stepped
  /** One input. Effects are in the order in which they must become visible. */
  step(match: MatchState, input: Input): Stepped
  /** The likeliest state: what scene and views are drawn from. */
  state(match: MatchState): Json
  /** What stands there: the scene of `state`, drawn once. */
  scene(match: MatchState): Scene
  /** Every move accepted so far, of the likeliest line: replaying them from the start gives `state`. */
  moves(match: MatchState): readonly Move<Action>[]
  /** The names of waits that play has changed since they were set. */
  learnt(match: MatchState): readonly (keyof Waits)[]
  /** Whether `undo` would be granted now; null when there is nothing to take back. */
  undo(match: MatchState): { readonly allowed: boolean; readonly why?: Phrase } | null
}

/** The referee of one game. All that it remembers of a match is in the match's state; beside it, only what it has worked out already. */
export function referee(game: AnyGame, waits: Partial<Waits> = {}): Referee {
  const set = { ...ordinaryWaits, ...waits }
  let latest: (Pick<Bench, 'start' | 'barrier'> & { readonly reach: Reach }) | null = null
  /** Nothing behind a barrier is looked at again: what was worked out before it is forgotten with it. */
  const reachFor = (bench: Bench): Reach => {
    const fits = latest && alike(latest.start, bench.start) && alike(latest.barrier, bench.barrier)
    if (!latest || !fits) latest = { start: bench.start, barrier: bench.barrier, reach: makeReach(game) }
    return latest.reach
  }
  const resumed = (start: Start, entries: Iterable<Json>, each?: (it: Folded) => void): Checked<Stepped> => {
    const bench = open(game, set, start)
    if (!bench.ok) return bench
    return { ok: true, value: resume(reachFor(bench.value), bench.value, entries as Iterable<Entry & Json>, each) }
  }
  const likeliest = ({ trail }: Bench): Line => (trail.at(-1) as Belief)[0] as Line
  return {
    open: (start) => resumed(start, []),
    resume: resumed,
    at(state, plays = [], seats = []) {
      const bench = begin(game, set, { options: {}, seats, position: state }, state)
      return replay(reachFor(bench), bench, plays)
    },
    step: (match, input) => step(reachFor(whole(match)), whole(match), input),
    state: (match) => likeliest(whole(match)).state,
    scene(match) {
      const { state, key } = likeliest(whole(match))
      return reachFor(whole(match)).spot(state, key).scene
    },
    learnt: (match) => Object.keys(learntOf(whole(match))) as (keyof Waits)[],
    moves: (match) => [...whole(match).past, ...likeliest(whole(match)).moves],
    undo(match) {
      const undo = undoable(whole(match))
      return undo && (undo.allowed ? { allowed: true } : { allowed: false, why: undo.why })
    }
  }
}

const whole = (match: MatchState): Bench => match as Bench
