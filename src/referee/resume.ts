// A match from its beginning, and the same match again from what was recorded: entries carry their moves, so that nothing is
// judged twice and a better search of tomorrow does not change yesterday.

import type { AnyGame } from '../core/game.ts'
import type { Json, JsonObject } from '../core/json.ts'
import type { DiceSeen, Observation } from '../core/observation.ts'
import type { Action, Move, Start } from '../core/rules.ts'
import type { Effect } from '../core/ruling.ts'
import type { Checked } from '../core/schema.ts'
import { advance, type Change } from './advance.ts'
import type { Belief } from './belief.ts'
import type { Bench, Watch } from './bench.ts'
import { close, draft } from './draft.ts'
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
function again(reach: Reach, bench: Bench, entry: Json): Bench {
  const { entry: kind, keep, steps, said, see, lay, learnt } = entry as unknown as Entry
  if (kind === 'look' && see) return { ...bench, watch: { ...bench.watch, judged: see } }
  if (!keep || !steps) return bench
  const word = kind === 'say' ? steps[0]?.moves.at(-1) : undefined
  const { bench: next } = advance(reach, bench, { keep, steps, said: said === true })
  // Whether the table had followed a word before the end, nobody wrote down.
  const unfollowed = kind === 'see' ? null : (bench.watch.unfollowed ?? (bench.trail.at(-1) as Belief))
  return { ...next, waits: remembered(bench, learnt), watch: { ...watched(next.watch, see, word, lay), unfollowed } }
}

type Entry = Partial<Change & { entry: string; see: Observation; lay: DiceSeen['lying']; learnt: Learnt }>

/** What was last judged, and whether the tray was a witness: not where faces were said, as long as dice lie there as they lay then. */
function watched(watch: Watch, see?: Observation, word?: Move, lay?: DiceSeen['lying']): Watch {
  const dice = see?.dice ?? watch.judged?.dice
  const judged = see ? { ...see, ...(dice ? { dice } : {}) } : watch.judged
  const mute = see?.dice ? null : word && isThrow(word) ? (lay ?? 'any') : watch.mute
  return judged === watch.judged && mute === watch.mute ? watch : { ...watch, judged, mute }
}

export function resume(reach: Reach, bench: Bench, entries: Iterable<Json>): readonly [Bench, readonly Effect[]] {
  let done = bench
  let at = 0
  // A long match would copy its past at every throw: here it is put together once.
  const past: Move<Action>[] = []
  for (const entry of entries) {
    done = again(reach, done, entry)
    at = Number((entry as JsonObject).at ?? 0)
    if (done.past.length === 0) continue
    past.push(...done.past)
    done = { ...done, past: [] }
  }
  return close(reach, null, draft({ ...done, past }), at)
}
