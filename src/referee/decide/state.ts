// Everything that the referee remembers between two inputs, as plain JSON. The game itself is never in it.
// Only act/step.ts makes the next one.

import type { Accepted } from '../../core/entry.ts'
import type { Json } from '../../core/json.ts'
import type { Action, Move, Outcome, Start } from '../../core/rules.ts'
import type { Layer, Question, Ruling } from '../../core/ruling.ts'
import type { Belief, CommitPoint, History } from '../infer/belief.ts'
import type { Undone } from '../infer/evidence.ts'
import type { SettlingTimes } from '../limits.ts'
import type { SensorState } from '../sense/sensors.ts'
import type { Verdict } from './verdict.ts'

export type Sensors = SensorState<Verdict, Belief>

/** A change of the belief: the history cut to `keep`, then grown by `steps`. */
export type Change = Pick<Accepted, 'keep' | 'steps' | 'said'>

/** The open question, and which hypotheses each of its options keeps. */
export interface Asked {
  readonly question: Question
  readonly keep: readonly (readonly number[])[]
  /** What was believed before, for an option more: what was read since was not played. */
  readonly instead?: Omit<Change, 'said'>
}

/** What the latest judgements left open. */
export interface Recent {
  /** What was believed at each rest before pieces were put back: they may be the beginning of something else. */
  readonly undone: readonly Undone[]
  /** The same before a play that may go on from it, or that was read in its place: what follows tells. */
  readonly open: readonly Undone[]
  /** The last accepted step, to learn whether it was judged too early. `wait`: null, it waited for nothing. */
  readonly accepted: {
    readonly at: number
    readonly wait: keyof SettlingTimes | null
    readonly kinds: readonly string[]
  } | null
}

export const nothingRecent: Recent = { undone: [], open: [], accepted: null }

export interface RefereeState {
  /** What the match started from. */
  readonly start: Start
  /** Moves that every hypothesis of the belief agrees on and that no take-back can reach. */
  readonly past: readonly Move<Action>[]
  /** The state after `past`: the moves of every hypothesis start here. */
  readonly root: Json
  readonly history: History
  /** For each belief of the history: was it, or a move in it, declared rather than shown? */
  readonly said: readonly boolean[]
  /** Why nothing before the history can be taken back; null at the start of a match. */
  readonly commitPoint: CommitPoint | null
  readonly sensors: Sensors
  readonly recent: Recent
  readonly ruling: Ruling
  readonly asked: Asked | null
  readonly layers: readonly Layer[]
  readonly outcome: Outcome | null
  readonly times: SettlingTimes
  /** The times as they were set, before play taught better ones. */
  readonly timesSet: SettlingTimes
}
