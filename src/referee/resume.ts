// A match from its beginning, and the same match again from what was recorded: entries carry their moves, so that nothing is
// judged twice and a better search of tomorrow does not change yesterday.

import type { Action, AnyGame, Move, Start } from '../core/game.ts'
import type { Json, JsonObject } from '../core/json.ts'
import type { Observation } from '../core/observation.ts'
import type { Effect } from '../core/ruling.ts'
import type { Checked } from '../core/schema.ts'
import { advance, type Change } from './advance.ts'
import type { Bench } from './bench.ts'
import { close, type Draft, draft, withBench } from './draft.ts'
import type { Reach } from './reach.ts'
import { type Learnt, remembered, type Waits } from './waits.ts'
import { idle, isThrow } from './watch.ts'

export function open(game: AnyGame, waits: Waits, start: Start): Checked<Bench> {
  const set = game.setup(start) as Checked<Json>
  if (!set.ok) return set
  const root = set.value
  const bench: Bench = {
    start,
    past: [],
    root,
    trail: [[{ state: root, key: game.key(root), moves: [] }]],
    said: [false],
    barrier: null,
    watch: idle,
    ruling: { ruling: 'settled', moves: [] },
    asked: null,
    layers: [],
    outcome: game.outcome(root),
    waits,
    waitsSet: waits
  }
  return { ok: true, value: bench }
}

/** One recorded entry again. An entry without a change (a first look, a foul) leaves the belief as it is. */
export function again(reach: Reach, d: Draft, entry: Json): Draft {
  const {
    entry: kind,
    keep,
    steps,
    said,
    at,
    see,
    move,
    learnt
  } = entry as unknown as Partial<Change & { entry: string; see: Observation; move: Move; learnt: Learnt }> & {
    at: number
  }
  if (kind === 'look' && see) return withBench(d, { ...d.bench, watch: { ...d.bench.watch, judged: see } })
  if (!keep || !steps) return d
  const { bench } = advance(reach, d.bench, { keep, steps, said: said === true }, at)
  const dice = see?.dice ?? bench.watch.judged?.dice
  const judged = see ? { ...see, ...(dice ? { dice } : {}) } : bench.watch.judged
  const mute = see?.dice ? null : move && isThrow(move) ? 'any' : bench.watch.mute
  const waits = remembered(d.bench, learnt)
  return { ...d, bench: { ...bench, waits, watch: { ...bench.watch, judged, mute } } }
}

export function resume(reach: Reach, bench: Bench, entries: readonly Json[]): readonly [Bench, readonly Effect[]] {
  const last = entries.at(-1) as JsonObject | undefined
  let done = draft(bench)
  // A long match would copy its past at every throw: here it is put together once.
  const past: Move<Action>[] = []
  for (const entry of entries) {
    done = again(reach, done, entry)
    past.push(...done.bench.past)
    done = withBench(done, { ...done.bench, past: [] })
  }
  return close(reach, null, withBench(done, { ...done.bench, past }), Number(last?.at ?? 0))
}
