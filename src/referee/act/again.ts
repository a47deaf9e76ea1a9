// Replays one entry of the journal: folds its events and repeats its sentences. Nothing is judged.

import type { Entry } from '../../core/entry.ts'
import type { Observation, ObservedDice } from '../../core/observation.ts'
import type { Move } from '../../core/rules.ts'
import type { RefereeState, Sensors } from '../decide/state.ts'
import type { Belief } from '../infer/belief.ts'
import type { Graph } from '../infer/graph.ts'
import { beforeWords, followed } from '../sense/follow.ts'
import { alike, isThrow } from '../sense/observed.ts'
import { remembered } from '../sense/taught.ts'
import { recalled } from '../sense/time.ts'
import { calmTray } from '../sense/tray.ts'
import { advance, type Grown } from './advance.ts'

export interface Again {
  readonly match: RefereeState
  readonly grown: readonly Grown[]
}

/** An entry without a change (a first look, a foul) leaves the belief as it is. */
export function again(graph: Graph, match: RefereeState, entry: Entry): Again {
  if (entry.entry === 'look') {
    const { dated } = match.sensors.base ?? {}
    const base = dated ? { dated, ...entry.see } : entry.see
    return { match: { ...match, sensors: { ...match.sensors, base, time: recalled(base.dated) } }, grown: [] }
  }
  if (!('steps' in entry)) return { match, grown: [] }
  const { match: next, grown } = advance(graph, match, entry)
  const see = entry.entry === 'see' ? entry.see : undefined
  const [word, lay] = entry.entry === 'say' ? [entry.steps[0]?.moves.at(-1), entry.lay] : []
  // Whether the table had followed a word before the end, nobody wrote down.
  const before = beforeWords(match.sensors.follow) ?? (match.history.at(-1) as Belief)
  const follow: Sensors['follow'] = entry.entry === 'see' ? followed : { is: 'unseen', before }
  const sensed = witnessed(next.sensors, see, word, lay)
  const sensors = alikeFollow(sensed.follow, follow) ? sensed : { ...sensed, follow }
  const times = remembered(match, entry.learnt)
  const time = recalled(sensors.base?.dated)
  const recall = alike(time, sensors.time) ? sensors : { ...sensors, time }
  const isAsBefore = recall === next.sensors && times === next.times
  return { match: isAsBefore ? next : { ...next, times, sensors: recall }, grown }
}

const alikeFollow = (a: Sensors['follow'], b: Sensors['follow']): boolean => beforeWords(a) === beforeWords(b)

/** What was last judged, and whether the tray was a witness: not where faces were typed, as long as dice lie there as they lay then. */
function witnessed(
  sensors: Sensors,
  see?: Observation,
  word?: Move,
  lay: ObservedDice['lying'] | 'any' = 'any'
): Sensors {
  const { base, tray } = sensors
  const dice = see?.dice ?? base?.dice
  const dated = see?.dated ?? base?.dated
  const judged = see ? { ...see, ...(dice ? { dice } : {}), ...(dated ? { dated } : {}) } : base
  const typed = word && isThrow(word) ? ({ ...calmTray, is: 'typed', lying: lay } as const) : tray
  const now = see?.dice ? calmTray : typed
  return judged === base && now === tray ? sensors : { ...sensors, base: judged, tray: now }
}
