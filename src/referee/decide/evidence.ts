// What a verdict is made from: the observation, what is believed, and the search from any rest of the history.

import type { Observation } from '../../core/observation.ts'
import { type Layout, moved, type View, viewOf } from '../infer/agreement.ts'
import type { Belief, Hypothesis } from '../infer/belief.ts'
import { correctionsTo } from '../infer/corrections.ts'
import { goesOn } from '../infer/goes-on.ts'
import type { Graph } from '../infer/graph.ts'
import { layoutInView, type Path } from '../infer/path.ts'
import { type SearchOptions, type SearchResult, search } from '../infer/search.ts'
import { piecesIn, touchedSince } from './history.ts'
import type { RefereeState } from './state.ts'
import type { Verdict } from './verdict.ts'

type Foul = Verdict & { verdict: 'foul' }
type Moved = Verdict & { verdict: 'moved' }

type Limits = Pick<SearchOptions, 'effort' | 'turns' | 'slips'>

export interface Evidence {
  readonly graph: Graph
  readonly match: RefereeState
  readonly seen: Observation
  readonly view: View
  readonly layout: Layout
  /** From the first of these rests. */
  readonly ask: (rests: readonly Belief[], limits?: Limits) => SearchResult
  /** Everything goes back to where it belongs. Most tables need none of it. */
  readonly restore: () => Foul
}

export function evidenceOf(graph: Graph, match: RefereeState, seen: Observation): Evidence {
  const { sensors, history } = match
  const { state, key } = (history.at(-1) as Belief)[0] as Hypothesis
  const { layout } = graph.node(state, key)
  const view = viewOf(seen)
  const ask = (rests: readonly Belief[], limits: Limits = {}): SearchResult => {
    const touched = touchedSince(graph, sensors, rests)
    const options = { seen, lastDice: sensors.base?.dice, rolled: sensors.tray.rolled, ...limits }
    return search(graph, rests[0] as Belief, touched ? { ...options, touched } : options)
  }
  const restore = (): Foul => ({
    verdict: 'foul',
    corrections: correctionsTo(view, layout),
    knocked: true,
    guessed: false
  })
  return { graph, match, seen, view, layout, ask, restore }
}

/** So much of the history is kept, and these plays lead on from its last rest. */
export function asMove(evidence: Evidence, keep: number, { steps, ends }: Pick<SearchResult, 'steps' | 'ends'>): Moved {
  const { graph, view, layout } = evidence
  const end = ends[0] as Path
  const stands = layoutInView(view, end) ?? end.node.layout
  // What is read anew begins elsewhere than where pieces stood last: a play done again moves them all the same.
  const before = [end.origin.layout, layout]
  const kinds = [...new Set(before.flatMap((it) => [...moved(it, stands)]))]
  return {
    verdict: 'moved',
    keep,
    steps,
    kinds,
    goesOn: ends.some((e) => goesOn(graph, e, kinds)),
    gone: before.some((it) => piecesIn(stands) < piecesIn(it))
  }
}
