// What the history says to an observation: whether the table stood so before, which seat has answered since, which places were
// touched. It compares positions only; the search for plays is elsewhere.

import type { Step } from '../../core/entry.ts'
import type { PlaceId } from '../../core/ids.ts'
import type { Observation } from '../../core/observation.ts'
import type { Action, Move } from '../../core/rules.ts'
import { changed, covers, type Layout, placesAgree, type View, viewAgrees, viewOf } from '../infer/agreement.ts'
import { type Belief, begins, extend, type Hypothesis, since } from '../infer/belief.ts'
import { isThrown } from '../infer/dice.ts'
import type { Graph } from '../infer/graph.ts'
import type { Path } from '../infer/path.ts'
import { reinterpretationLimits } from '../limits.ts'
import type { RefereeState } from './state.ts'
import type { Verdict } from './verdict.ts'

/**
 * The latest earlier belief that agrees as it is. Only pieces that were put back take anything back. What was said is only
 * unsaid where all that was changed since is seen: a place that nobody sees agrees with anything.
 */
export function backTo(
  graph: Graph,
  { history, said }: RefereeState,
  seen: Observation
): (Verdict & { verdict: 'back' }) | null {
  const view = viewOf(seen)
  const now = history.at(-1) as Belief
  if (isThrown(seen.dice) || now.some((hypothesis) => placesAgree(view, layoutAt(graph, hypothesis)))) return null
  const isSeen = (l: Layout): boolean => {
    const last = layoutAt(graph, now[0] as Hypothesis)
    return changed(l, last).every((place) => covers(view, place, l, last))
  }
  for (let keep = history.length - 1; keep > 0; keep--) {
    const belief = history[keep - 1] as Belief
    const steps = belief.flatMap((hypothesis, from) => {
      const l = layoutAt(graph, hypothesis)
      return viewAgrees(view, l) && (keep > said.lastIndexOf(true) || isSeen(l)) ? [{ from, moves: [] }] : []
    })
    if (steps.length === 0) continue
    const stood = layoutAt(graph, belief[steps[0]?.from ?? 0] as Hypothesis)
    const gone = piecesIn(stood) < piecesIn(layoutAt(graph, now[0] as Hypothesis))
    return { verdict: 'back', keep, steps, ...(gone ? { gone } : {}) }
  }
  return null
}

/** How many stand on the table. */
export const piecesIn = ({ at }: Layout): number => [...at.values()].flat().length

/**
 * The same for a point between two rests: one at which the table rested before it was read anew, perhaps in another order. Some of
 * what was played between them stands, the rest is taken back.
 */
export function partBack(
  graph: Graph,
  { history }: RefereeState,
  seen: Observation
): (Verdict & { verdict: 'back' }) | null {
  const view = viewOf(seen)
  const now = history.at(-1) as Belief
  const last = layoutAt(graph, now[0] as Hypothesis)
  if (isThrown(seen.dice) || placesAgree(view, last)) return null
  for (let keep = history.length - 1; keep > 0; keep--) {
    const [belief, next] = [history[keep - 1] as Belief, history[keep] as Belief]
    const parts = now.flatMap(({ moves }) => {
      const from = belief.findIndex((it) => begins(moves, it.moves))
      const rest = next.find((it) => begins(moves, it.moves))
      const hypothesis = belief[from]
      const part =
        hypothesis && rest ? partInView(graph, view, hypothesis, rest.moves.slice(hypothesis.moves.length)) : null
      return part ? [{ ...part, from }] : []
    })
    const [first] = parts
    if (!first) continue
    const steps = parts.map(({ from, moves }) => ({ from, moves }))
    return { verdict: 'back', keep, steps, ...(piecesIn(first.layout) < piecesIn(last) ? { gone: true } : {}) }
  }
  return null
}

/** Some of these moves, as many as can be, after which the table looks as it does. */
function partInView(
  graph: Graph,
  view: View,
  hypothesis: Hypothesis,
  moves: readonly Move<Action>[]
): { readonly moves: readonly Move<Action>[]; readonly layout: Layout } | null {
  let tried = 0
  for (let size = moves.length - 1; size > 0; size--) {
    for (const part of choose(moves, size)) {
      if (++tried > reinterpretationLimits.parts) return null
      const end = played(graph, hypothesis, part)
      const layout = end && layoutAt(graph, end)
      if (layout && viewAgrees(view, layout)) return { moves: part, layout }
    }
  }
  return null
}

/** So many of these, in their order; the first of them first. */
function* choose<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) yield []
  else
    for (const [i, first] of all.slice(0, all.length - size + 1).entries())
      for (const rest of choose(all.slice(i + 1), size - 1)) yield [first, ...rest]
}

/** The hypothesis after these moves; null where one of them is illegal. */
function played({ game }: Graph, hypothesis: Hypothesis, moves: readonly Move<Action>[]): Hypothesis | null {
  let end = hypothesis
  for (const move of moves) {
    if (game.refuse(end.state, move)) return null
    end = extend(game, end, [move])
  }
  return end
}

const layoutAt = (graph: Graph, { state, key }: Hypothesis): Layout => graph.node(state, key).layout

/** A legal move of somebody else than who played last looks like the take-back: then it is a reply, if it is no longer than that. */
export function isReply({ history }: RefereeState, keep: number, steps: readonly Step[]): boolean {
  const undone = since(history[keep - 1] as Belief, history.at(-1) as Belief)
  const last = undone.findLast(({ by }) => by !== 'chance')?.by
  return steps.some(
    ({ moves }) => moves.length <= undone.length && moves.some(({ by }) => by !== 'chance' && by !== last)
  )
}

/** From where on one seat alone has played. */
export const turnBegan = (history: RefereeState['history']): number =>
  history.findIndex((belief) => seatsIn(since(belief, history.at(-1) as Belief)) <= 1)

export const seatsIn = (moves: readonly Move[]): number =>
  new Set(moves.flatMap(({ by }) => (by === 'chance' ? [] : [by]))).size

/** Places that were seen to change since the first of these was believed; null: nobody can tell. */
export function touchedSince(
  graph: Graph,
  { touched, base, last }: RefereeState['sensors'],
  rests: readonly Belief[]
): ReadonlySet<PlaceId> | null {
  if (!touched) return null
  // What was out of view then may have changed as well.
  const unseen = base && !base.clear?.length ? Object.keys(last?.places ?? {}).filter((it) => !(it in base.places)) : []
  const layouts = rests.map(([hypothesis]) => layoutAt(graph, hypothesis as Hypothesis))
  const shown = layouts.slice(1).flatMap((layout, i) => changed(layouts[i] as Layout, layout))
  return new Set([...touched, ...shown, ...(unseen as PlaceId[])])
}

/** Where the table rested before, latest first: all may be back there, but for what is in a hand or not seen just now. */
export function earlierPaths(graph: Graph, history: RefereeState['history']): Path[] {
  const [now, ...before] = [...history]
    .reverse()
    .map(([hypothesis]) => graph.node((hypothesis as Hypothesis).state, (hypothesis as Hypothesis).key))
  const origin = now as Path['node']
  return before.map((node, i) => ({
    node,
    origin,
    from: 0,
    depth: i + 1,
    rank: i,
    thrown: false,
    turns: 0,
    missing: 0,
    last: null
  }))
}
