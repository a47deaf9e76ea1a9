// The judgement: a pure step from input to effects for any game. It performs nothing, waits for nothing and names no game.

import type { Entry } from '../core/entry.ts'
import type { AnyGame } from '../core/game.ts'
import type { Json } from '../core/json.ts'
import type { Action, Move, Start } from '../core/rules.ts'
import type { Decision, Effect, Input } from '../core/ruling.ts'
import type { Scene } from '../core/scene.ts'
import type { Checked } from '../core/schema.ts'
import type { Phrase } from '../core/words.ts'
import { begin, type Folded, open, replay, resume } from './act/resume.ts'
import { step } from './act/step.ts'
import type { RefereeState } from './decide/state.ts'
import { undoable } from './decide/undo.ts'
import { type Belief, type Hypothesis, since } from './infer/belief.ts'
import { type Graph, graph as makeGraph } from './infer/graph.ts'
import { type SettlingTimes, settlingTimes } from './limits.ts'
import { alike } from './sense/observed.ts'
import { learntOf } from './sense/taught.ts'

export type { Folded } from './act/resume.ts'
export { type SettlingTimes, settlingTimes } from './limits.ts'
export { isWrong } from './tell/rulings.ts'
export { walk } from './tell/walk.ts'
export { rules, words } from './tell/words.ts'

/** What callers may read of everything that the referee remembers between two inputs. They hand the whole of it back. */
export type MatchState = Pick<RefereeState, 'start' | 'ruling' | 'asked' | 'layers' | 'outcome' | 'times'>

export type Stepped = readonly [match: MatchState, effects: readonly Effect[], decision: Decision]

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
  /** Every move accepted so far, of the likeliest hypothesis: replaying them from the start gives `state`. */
  moves(match: MatchState): readonly Move<Action>[]
  /** The names of settling times that play has changed since they were set. */
  learnt(match: MatchState): readonly (keyof SettlingTimes)[]
  /** Whether `undo` would be granted now; null when there is nothing to take back. */
  undo(match: MatchState): { readonly allowed: boolean; readonly why?: Phrase } | null
}

/** The referee of one game. All that it remembers of a match is in the match's state; beside it, only what it has worked out already. */
export function referee(game: AnyGame, times: Partial<SettlingTimes> = {}): Referee {
  const set = { ...settlingTimes, ...times }
  let latest: (Pick<RefereeState, 'start' | 'commitPoint'> & { readonly graph: Graph }) | null = null
  /** Nothing behind a commit point is looked at again: what was worked out before it is forgotten with it. */
  const graphFor = (match: RefereeState): Graph => {
    const fits = latest && alike(latest.start, match.start) && alike(latest.commitPoint, match.commitPoint)
    if (!latest || !fits) latest = { start: match.start, commitPoint: match.commitPoint, graph: makeGraph(game) }
    return latest.graph
  }
  const resumed = (start: Start, entries: Iterable<Json>, each?: (it: Folded) => void): Checked<Stepped> => {
    const match = open(game, set, start)
    if (!match.ok) return match
    return { ok: true, value: resume(graphFor(match.value), match.value, entries as Iterable<Entry & Json>, each) }
  }
  const likeliest = ({ history }: RefereeState): Hypothesis => (history.at(-1) as Belief)[0] as Hypothesis
  return {
    open: (start) => resumed(start, []),
    resume: resumed,
    at(state, plays = [], seats = []) {
      const match = begin(game, set, { options: {}, seats, position: state }, state)
      return replay(graphFor(match), match, plays)
    },
    step: (match, input) => step(graphFor(whole(match)), whole(match), input),
    state: (match) => likeliest(whole(match)).state,
    scene(match) {
      const { state, key } = likeliest(whole(match))
      return graphFor(whole(match)).node(state, key).scene
    },
    learnt: (match) => Object.keys(learntOf(whole(match))) as (keyof SettlingTimes)[],
    moves: (match) => [...whole(match).past, ...since(whole(match).history, 0).moves],
    undo(match) {
      const undo = undoable(whole(match))
      return undo && (undo.allowed ? { allowed: true } : { allowed: false, why: undo.why })
    }
  }
}

const whole = (match: MatchState): RefereeState => match as RefereeState
