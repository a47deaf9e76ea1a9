// One entry of the journal again: what it made true is folded, and what was told of it can be told again. Nothing is judged.

import type { Entry } from '../core/entry.ts'
import type { DiceSeen, Observation } from '../core/observation.ts'
import type { Move } from '../core/rules.ts'
import type { Told } from '../core/ruling.ts'
import { advance, type Grown } from './advance.ts'
import type { Belief } from './belief.ts'
import type { Bench, Watch } from './bench.ts'
import { draft, ending, note } from './draft.ts'
import type { Reach } from './reach.ts'
import { story } from './story.ts'
import { remembered } from './waits.ts'
import { isThrow } from './watch.ts'

export interface Again {
  readonly bench: Bench
  readonly grown: readonly Grown[]
  /** What was told of it then, worked out when somebody asks. */
  readonly told: () => readonly Told[]
}

/** An entry without a change (a first look, a foul) leaves the belief as it is. */
export function again(reach: Reach, bench: Bench, entry: Entry): Again {
  switch (entry.entry) {
    case 'look':
      return { bench: { ...bench, watch: { ...bench.watch, judged: entry.see } }, grown: [], told: () => [] }
    case 'foul':
      return { bench, grown: [], told: () => note(draft(bench), entry.at, entry.say, 'foul').told }
    case 'over':
    case 'left':
      return { bench, grown: [], told: () => [] }
  }
  const { at, keep, steps, said, learnt } = entry
  const change = { keep, steps, said }
  const { bench: next, grown } = advance(reach, bench, change)
  const see = entry.entry === 'see' ? entry.see : undefined
  const [word, lay] = entry.entry === 'say' ? [steps[0]?.moves.at(-1), entry.lay] : []
  // Whether the table had followed a word before the end, nobody wrote down.
  const unfollowed = entry.entry === 'see' ? null : (bench.watch.unfollowed ?? (bench.trail.at(-1) as Belief))
  const watch = { ...watched(next.watch, see, word, lay), unfollowed }
  const told = (): readonly Told[] => {
    const lines = story(reach, bench, { ...change, path: grown[0]?.path ?? [] }, at)
    return next.outcome && !bench.outcome ? [...lines, ending(next.outcome, at)] : lines
  }
  return { bench: { ...next, waits: remembered(bench, learnt), watch }, grown, told }
}

/** What was last judged, and whether the tray was a witness: not where faces were said, as long as dice lie there as they lay then. */
function watched(watch: Watch, see?: Observation, word?: Move, lay?: DiceSeen['lying']): Watch {
  const dice = see?.dice ?? watch.judged?.dice
  const judged = see ? { ...see, ...(dice ? { dice } : {}) } : watch.judged
  const mute = see?.dice ? null : word && isThrow(word) ? (lay ?? 'any') : watch.mute
  return judged === watch.judged && mute === watch.mute ? watch : { ...watch, judged, mute }
}
