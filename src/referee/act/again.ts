// One entry of the journal again: what it made true is folded, and what was told of it is told again. Nothing is judged.

import type { Entry } from '../../core/entry.ts'
import type { DiceSeen, Observation } from '../../core/observation.ts'
import type { Move } from '../../core/rules.ts'
import type { Told } from '../../core/ruling.ts'
import type { RefereeState, Sensors } from '../decide/state.ts'
import type { Belief } from '../infer/belief.ts'
import type { Graph } from '../infer/graph.ts'
import { isThrow } from '../sense/sensors.ts'
import { remembered } from '../sense/settling.ts'
import { log } from '../tell/log.ts'
import { advance, type Grown } from './advance.ts'
import { draft, ending, note } from './draft.ts'

export interface Again {
  readonly match: RefereeState
  readonly grown: readonly Grown[]
}

/** An entry without a change (a first look, a foul) leaves the belief as it is. */
export function again(graph: Graph, match: RefereeState, entry: Entry): Again {
  if (entry.entry === 'look')
    return { match: { ...match, sensors: { ...match.sensors, judged: entry.see } }, grown: [] }
  if (!('steps' in entry)) return { match, grown: [] }
  const { match: next, grown } = advance(graph, match, entry)
  const see = entry.entry === 'see' ? entry.see : undefined
  const [word, lay] = entry.entry === 'say' ? [entry.steps[0]?.moves.at(-1), entry.lay] : []
  // Whether the table had followed a word before the end, nobody wrote down.
  const unfollowed = entry.entry === 'see' ? null : (match.sensors.unfollowed ?? (match.history.at(-1) as Belief))
  const seen = witnessed(next.sensors, see, word, lay)
  const sensors = seen.unfollowed === unfollowed ? seen : { ...seen, unfollowed }
  const settling = remembered(match, entry.learnt)
  const isAsBefore = sensors === next.sensors && settling === next.settling
  return { match: isAsBefore ? next : { ...next, settling, sensors }, grown }
}

/** What was told of an entry that made `after` of `before`. */
export function retold(
  graph: Graph,
  before: RefereeState,
  entry: Entry,
  { match: after, grown }: Again
): readonly Told[] {
  if (entry.entry === 'foul') return note(draft(before), entry.at, entry.say, 'foul').told
  if (!('steps' in entry)) return []
  const lines = log(graph, before, { keep: entry.keep, steps: entry.steps, path: grown[0]?.path ?? [] }, entry.at)
  return after.outcome && !before.outcome ? [...lines, ending(after.outcome, entry.at)] : lines
}

/** What was last judged, and whether the tray was a witness: not where faces were said, as long as dice lie there as they lay then. */
function witnessed(sensors: Sensors, see?: Observation, word?: Move, lay?: DiceSeen['lying']): Sensors {
  const dice = see?.dice ?? sensors.judged?.dice
  const judged = see ? { ...see, ...(dice ? { dice } : {}) } : sensors.judged
  const mute = see?.dice ? null : word && isThrow(word) ? (lay ?? 'any') : sensors.mute
  return judged === sensors.judged && mute === sensors.mute ? sensors : { ...sensors, judged, mute }
}
