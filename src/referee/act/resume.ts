// Starts a match, or resumes one from its record. Entries carry the events of their moves, so nothing is judged or decided twice, and
// neither a better search nor later rules change what was played.

import type { Entry, Made } from '../../core/entry.ts'
import type { AnyGame } from '../../core/game.ts'
import type { Json } from '../../core/json.ts'
import type { Action, Move, Start } from '../../core/rules.ts'
import type { LogEntry } from '../../core/ruling.ts'
import type { Checked } from '../../core/schema.ts'
import { nothingRecent, type RefereeState } from '../decide/state.ts'
import { type Position, since } from '../infer/belief.ts'
import type { Graph } from '../infer/graph.ts'
import { latestTold, type SettlingTimes } from '../limits.ts'
import { idle } from '../sense/sensors.ts'
import { retold } from '../tell/log.ts'
import { advance, type Grown } from './advance.ts'
import { again } from './again.ts'
import { type Closed, close, draft } from './draft.ts'

export function open(game: AnyGame, times: SettlingTimes, start: Start): Checked<RefereeState> {
  const set = game.setup(start) as Checked<Json>
  return set.ok ? { ok: true, value: begin(game, times, start, set.value) } : set
}

/** A match that stands in this state and has no past. */
export const begin = (game: AnyGame, times: SettlingTimes, start: Start, root: Json): RefereeState => ({
  start,
  past: [],
  root,
  history: [[{ state: root, key: game.key(root), from: 0, moves: [] }]],
  said: [false],
  commitPoint: null,
  sensors: idle,
  recent: nothingRecent,
  ruling: { ruling: 'settled', moves: [] },
  asked: null,
  layers: [],
  outcome: game.outcome(root),
  times,
  timesSet: times
})

/** These plays are accepted one after the other, and nothing is told of them. */
export function replay(graph: Graph, match: RefereeState, plays: readonly (readonly Move<Action>[])[]): Closed {
  let done = match
  for (const moves of plays)
    done = advance(graph, done, { keep: done.history.length, steps: [{ from: 0, moves }], said: false }).match
  return close(graph, null, draft(done), 0)
}

/** A move as it was folded, of any hypothesis. */
export interface Folded {
  /** In the order of play, from 1. */
  readonly number: number
  readonly move: Move<Action>
  readonly made: Made
  readonly before: Json
  readonly after: Position
}

/** Some entries in a row, and where the match stood before them. */
interface Window {
  readonly before: RefereeState
  readonly entries: Entry[]
}

/** `each` is told of every move. */
export function resume(
  graph: Graph,
  match: RefereeState,
  entries: Iterable<Entry>,
  each?: (it: Folded) => void
): Closed {
  let done = match
  let at = 0
  // A long match would copy its past at every throw: here it is put together once.
  const past: Move<Action>[] = []
  let [older, newer]: [Window | null, Window] = [null, { before: done, entries: [] }]
  for (const entry of entries) {
    if (newer.entries.length === latestTold) [older, newer] = [newer, { before: done, entries: [] }]
    newer.entries.push(entry)
    const next = again(graph, done, entry)
    if (each && 'steps' in entry)
      for (const it of next.grown)
        fold(it, past.length + since(done.history, 0, it.step.from, entry.keep).moves.length, each)
    if ('at' in entry) at = entry.at
    done = next.match
    if (done.past.length === 0) continue
    past.push(...done.past)
    done = { ...done, past: [] }
  }
  const told = [older, newer].flatMap((it) => (it ? tell(graph, it) : []))
  return close(graph, null, { ...draft({ ...done, past }), told: told.slice(-latestTold) }, at)
}

/** Folds a window once more: most entries of a long match are never told again. */
function tell(graph: Graph, { before, entries }: Window): readonly LogEntry[] {
  let match = before
  return entries.flatMap((entry) => {
    const next = again(graph, match, entry)
    const told = retold(graph, match, entry, next.match, next.grown[0]?.path ?? [])
    match = next.match
    return told
  })
}

function fold({ step: { moves, made = [] }, origin, path }: Grown, before: number, each: (it: Folded) => void): void {
  for (const [i, move] of moves.entries()) {
    const { state } = i === 0 ? origin : (path[i - 1] as Position)
    each({ number: before + i + 1, move, made: made[i] as Made, before: state, after: path[i] as Position })
  }
}
