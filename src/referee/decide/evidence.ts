// One look at the table: what is seen, what is believed, and the search from wherever play may have gone on.

import type { Observation } from '../../core/observation.ts'
import { type Layout, moved, type Sight, sight } from '../infer/agreement.ts'
import type { Belief, Line } from '../infer/belief.ts'
import { compare } from '../infer/corrections.ts'
import { goesOn } from '../infer/goes-on.ts'
import type { Reach } from '../infer/graph.ts'
import { isMissed, type Node, shown } from '../infer/path.ts'
import { type Explanation, explain } from '../infer/search.ts'
import { piecesIn, touchedSince } from './history.ts'
import type { Bench } from './state.ts'
import type { Verdict } from './verdict.ts'

type Foul = Verdict & { verdict: 'foul' }
type Moved = Verdict & { verdict: 'moved' }

export interface Look {
  readonly reach: Reach
  readonly bench: Bench
  readonly seen: Observation
  readonly view: Sight
  readonly layout: Layout
  /** From the first of these rests. */
  readonly ask: (rests: readonly Belief[], effort?: number, slips?: boolean) => Explanation
  /** Everything goes back to where it belongs. Most tables need none of it. */
  readonly restore: () => Foul
}

export function lookAt(reach: Reach, bench: Bench, seen: Observation): Look {
  const { watch, trail } = bench
  const { state, key } = (trail.at(-1) as Belief)[0] as Line
  const { layout } = reach.spot(state, key)
  const view = sight(seen)
  const ask = (rests: readonly Belief[], effort?: number, slips = false): Explanation => {
    const touched = touchedSince(reach, watch, rests)
    const missed = touched && { missed: (node: Node): boolean => isMissed(view, touched, node) }
    const limits = effort === undefined ? {} : { effort }
    const search = { seen, lastDice: watch.judged?.dice, rolled: watch.rolled, slips, ...missed, ...limits }
    return explain(reach, rests[0] as Belief, search)
  }
  const restore = (): Foul => ({
    verdict: 'foul',
    corrections: compare(view, layout),
    knocked: true,
    guessed: false
  })
  return { reach, bench, seen, view, layout, ask, restore }
}

/** So much of the trail is kept, and these plays lead on from its last rest. */
export function accepted(look: Look, keep: number, { steps, ends }: Pick<Explanation, 'steps' | 'ends'>): Moved {
  const { reach, view, layout } = look
  const end = ends[0] as Node
  const stands = shown(view, end) ?? end.spot.layout
  // What is read anew begins elsewhere than where pieces stood last: a play done again moves them all the same.
  const before = [end.origin.layout, layout]
  const kinds = [...new Set(before.flatMap((it) => [...moved(it, stands)]))]
  return {
    verdict: 'moved',
    keep,
    steps,
    kinds,
    goesOn: ends.some((e) => goesOn(reach, e, kinds)),
    gone: before.some((it) => piecesIn(stands) < piecesIn(it))
  }
}
