// The input of a verdict: the observation, the belief, and the search from any rest of the history.

import type { PlaceId } from '../../core/ids.ts'
import type { Observation } from '../../core/observation.ts'
import { searchLimits } from '../limits.ts'
import { changed, type Layout, type View, viewOf } from './agreement.ts'
import { type Belief, extend, type History, type Hypothesis, type Position } from './belief.ts'
import type { Graph } from './graph.ts'
import { type SearchOptions, type SearchResult, search } from './search.ts'

/** What of everything that the referee remembers explanations are found with. */
export interface Known {
  readonly history: History
  /** For each rest, whether somebody said it or a word in it. */
  readonly said: readonly boolean[]
  readonly sensors: {
    readonly last: Observation | null
    readonly base: Observation | null
    readonly changedAt: number
    readonly touched: readonly PlaceId[] | null
    readonly tray: { readonly rolled: number }
  }
  readonly recent: {
    readonly undone: readonly Undone[]
    readonly open: readonly Undone[]
    readonly accepted: { readonly at: number; readonly wait: string | null; readonly kinds: readonly string[] } | null
  }
}

/** What was believed at a rest before pieces were put back, told from the rest to which they were. */
export interface Undone {
  readonly keep: number
  readonly belief: Belief
  /** Nothing was believed later when pieces were put back. */
  readonly latest: boolean
}

export type Limits = Pick<SearchOptions, 'effort' | 'turns' | 'slips' | 'turned' | 'within'>

export interface Evidence<Match extends Known = Known> {
  readonly graph: Graph
  readonly match: Match
  readonly observed: Observation
  readonly view: View
  readonly now: Belief
  /** As the likeliest hypothesis has the table. */
  readonly layout: Layout
  /** The latest rest that holds a word; -1: none does. */
  readonly lastWord: number
  /** The plays from the first of these rests, within what is left of the effort for one verdict. */
  readonly ask: (rests: readonly Belief[], limits?: Limits) => SearchResult
  /** What was worked out under this key, or is now: several explanations need the same. */
  readonly once: <T>(key: unknown, work: () => T) => T
}

export function evidence<Match extends Known>(graph: Graph, match: Match, observed: Observation): Evidence<Match> {
  const { sensors, history, said, recent } = match
  const now = history.at(-1) as Belief
  const view = viewOf(observed)
  const known = new Map<unknown, unknown>()
  const once = <T>(key: unknown, work: () => T): T => {
    if (!known.has(key)) known.set(key, work())
    return known.get(key) as T
  }
  const rests = [...history, ...[...recent.undone, ...recent.open].map(({ belief }) => belief)]
  let left: number = searchLimits.judgement
  const ask = (since: readonly Belief[], limits: Limits = {}): SearchResult => {
    const first = since[0] as Belief
    return once(JSON.stringify([rests.indexOf(first), limits]), () => {
      const touched = touchedSince(graph, match, since)
      const effort = Math.min(limits.effort ?? searchLimits.moves, left)
      const options = { observed, lastDice: sensors.base?.dice, rolled: sensors.tray.rolled, ...limits, effort }
      const found = search(graph, first, touched ? { ...options, touched } : options)
      left -= found.spent
      return found
    })
  }
  const layout = graph.layoutAt(now[0] as Position)
  return { graph, match, observed, view, now, layout, lastWord: said.lastIndexOf(true), ask, once }
}

/** Places that were seen to change since the first of these rests, or that believed moves have changed; null: nobody can tell. */
function touchedSince(
  graph: Graph,
  { sensors: { touched, base, last }, history }: Known,
  rests: readonly Belief[]
): ReadonlySet<PlaceId> | null {
  if (!touched) return null
  // What was out of view then may have changed as well.
  const unseen = base && !base.clear?.length ? Object.keys(last?.places ?? {}).filter((it) => !(it in base.places)) : []
  const shown = rests.slice(1).flatMap((belief, i) => changedBetween(graph, history, rests[i] as Belief, belief))
  return new Set([...touched, ...shown, ...(unseen as PlaceId[])])
}

/** Places that differ between two rests, and those that the likeliest play from one to the next changed and changed back. */
function changedBetween(graph: Graph, history: History, before: Belief, after: Belief): readonly PlaceId[] {
  const { from, moves, ...end } = after[0] as Hypothesis
  const isNext = history.includes(before) && history[history.indexOf(before) + 1] === after
  const stood = [(isNext ? before[from] : before[0]) as Position]
  for (const move of isNext ? moves : []) stood.push(extend(graph.game, stood.at(-1) as Position, [move]))
  const layouts = [...stood, end].map((it) => graph.layoutAt(it))
  return layouts.slice(1).flatMap((layout, i) => changed(layouts[i] as Layout, layout))
}
