// One entry of the journal again: what it made true is folded, and what was told of it is told again. Nothing is judged.

import type { Entry } from '../../core/entry.ts'
import type { DiceSeen, Observation } from '../../core/observation.ts'
import type { Move } from '../../core/rules.ts'
import type { Told } from '../../core/ruling.ts'
import type { Bench, Watch } from '../decide/state.ts'
import type { Belief } from '../infer/belief.ts'
import type { Reach } from '../infer/graph.ts'
import { isThrow } from '../sense/sensors.ts'
import { remembered } from '../sense/settling.ts'
import { story } from '../tell/log.ts'
import { advance, type Grown } from './advance.ts'
import { draft, ending, note } from './draft.ts'

export interface Again {
  readonly bench: Bench
  readonly grown: readonly Grown[]
}

/** An entry without a change (a first look, a foul) leaves the belief as it is. */
export function again(reach: Reach, bench: Bench, entry: Entry): Again {
  if (entry.entry === 'look') return { bench: { ...bench, watch: { ...bench.watch, judged: entry.see } }, grown: [] }
  if (!('steps' in entry)) return { bench, grown: [] }
  const { bench: next, grown } = advance(reach, bench, entry)
  const see = entry.entry === 'see' ? entry.see : undefined
  const [word, lay] = entry.entry === 'say' ? [entry.steps[0]?.moves.at(-1), entry.lay] : []
  // Whether the table had followed a word before the end, nobody wrote down.
  const unfollowed = entry.entry === 'see' ? null : (bench.watch.unfollowed ?? (bench.trail.at(-1) as Belief))
  const seen = watched(next.watch, see, word, lay)
  const watch = seen.unfollowed === unfollowed ? seen : { ...seen, unfollowed }
  const waits = remembered(bench, entry.learnt)
  const isAsBefore = watch === next.watch && waits === next.waits
  return { bench: isAsBefore ? next : { ...next, waits, watch }, grown }
}

/** What was told of an entry that made `after` of `before`. */
export function retold(reach: Reach, before: Bench, entry: Entry, { bench: after, grown }: Again): readonly Told[] {
  if (entry.entry === 'foul') return note(draft(before), entry.at, entry.say, 'foul').told
  if (!('steps' in entry)) return []
  const lines = story(reach, before, { keep: entry.keep, steps: entry.steps, path: grown[0]?.path ?? [] }, entry.at)
  return after.outcome && !before.outcome ? [...lines, ending(after.outcome, entry.at)] : lines
}

/** What was last judged, and whether the tray was a witness: not where faces were said, as long as dice lie there as they lay then. */
function watched(watch: Watch, see?: Observation, word?: Move, lay?: DiceSeen['lying']): Watch {
  const dice = see?.dice ?? watch.judged?.dice
  const judged = see ? { ...see, ...(dice ? { dice } : {}) } : watch.judged
  const mute = see?.dice ? null : word && isThrow(word) ? (lay ?? 'any') : watch.mute
  return judged === watch.judged && mute === watch.mute ? watch : { ...watch, judged, mute }
}
