// Take-backs: the table looks as it did at an earlier rest, or as it did between two of them. Positions are compared; nothing is searched.

import type { Step } from '../../core/entry.ts'
import type { PlaceId } from '../../core/ids.ts'
import type { Action, Move } from '../../core/rules.ts'
import { reinterpretationLimits } from '../limits.ts'
import {
  bare,
  changed,
  covers,
  type Layout,
  placeAgrees,
  placesAgree,
  standing,
  viewAgrees,
  wrongAt
} from './agreement.ts'
import { type Belief, extend, type Hypothesis, lineage, type Position, since, toldFrom } from './belief.ts'
import { isThrown } from './dice.ts'
import type { Evidence, Known, Undone } from './evidence.ts'
import type { Graph } from './graph.ts'
import { type Path, startOf } from './path.ts'

/** The table stands as at the end of the history cut to `keep`, after `steps`. `gone`: with fewer pieces than stood there since. */
export interface TakeBack {
  readonly keep: number
  readonly steps: readonly Step[]
  readonly gone?: true
}

/**
 * To the latest rest that looks like this. What was said is only unsaid where all that was changed since is seen: a place that nobody
 * sees agrees with anything.
 */
export const backTo = (e: Evidence): TakeBack | null =>
  e.once(backTo, () =>
    latest(e, (keep, belief) => {
      const isObserved = (l: Layout): boolean =>
        keep > e.lastWord || changed(l, e.layout).every((place) => covers(e.view, place, l, e.layout))
      return belief.flatMap((hypothesis, from) => {
        const layout = e.graph.layoutAt(hypothesis)
        return astray(e).every((place) => wrongAt(e.view, layout, place) === 0) &&
          viewAgrees(e.view, layout) &&
          isObserved(layout)
          ? [{ from, moves: [], layout }]
          : []
      })
    })
  )

/**
 * To a point between two rests, at which the table rested before it was read again, perhaps in another order. Some of what was played
 * between them stands, the rest is taken back.
 */
export function partBack(e: Evidence): TakeBack | null {
  const first = oldest(e.match)
  const lines = e.now.map((_, i) => lineage(e.match.history, i, first))
  return latest(e, (keep, belief) =>
    lines.flatMap((line) => {
      const { from, moves } = line[keep - first] as Hypothesis
      const part = partInView(e, belief[from] as Hypothesis, moves)
      return part ? [{ ...part, from }] : []
    })
  )
}

interface Part extends Step {
  readonly layout: Layout
}

/** Places that show something else than is believed: a rest that looks like this looks otherwise there, and few have to be compared whole. */
const astray = ({ view, layout, once }: Evidence): readonly PlaceId[] =>
  once(astray, () => [
    ...view.places.flatMap(([place, things]) => (placeAgrees(things, standing(layout, place)) ? [] : [place])),
    ...[...bare(view, layout)].map(([place]) => place)
  ])

/** No rest up to this one is taken back to. */
const oldest = ({ history }: Known): number => Math.max(0, history.length - 1 - reinterpretationLimits.takenBack)

/** Only pieces that were put back take anything back, and only what was played. */
function latest(e: Evidence, parts: (keep: number, belief: Belief) => readonly Part[]): TakeBack | null {
  const { graph, match, observed, view, now, layout } = e
  if (isThrown(observed.dice) || now.some((hypothesis) => placesAgree(view, graph.layoutAt(hypothesis)))) return null
  for (let keep = match.history.length - 1; keep > oldest(match); keep--) {
    if (since(match.history, keep).moves.length === 0) continue
    const found = parts(keep, match.history[keep - 1] as Belief)
    const [first] = found
    if (!first) continue
    const steps = found.map(({ from, moves }) => ({ from, moves }))
    return { keep, steps, ...(first.layout.pieces < layout.pieces ? { gone: true } : {}) }
  }
  return null
}

/** Some of these moves, as many as can be, after which the table looks as it does. */
function partInView(
  { graph, view }: Evidence,
  start: Position,
  moves: readonly Move<Action>[]
): Omit<Part, 'from'> | null {
  let tried = 0
  for (let size = moves.length - 1; size > 0; size--) {
    for (const part of choose(moves, size)) {
      if (++tried > reinterpretationLimits.parts) return null
      const end = played(graph, start, part)
      const layout = end && graph.layoutAt(end)
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

/** Where these moves lead; null where one of them is illegal. */
function played({ game }: Graph, start: Position, moves: readonly Move<Action>[]): Position | null {
  let end = start
  for (const move of moves) {
    if (game.refuse(end.state, move)) return null
    end = extend(game, end, [move])
  }
  return end
}

/** A legal move of somebody else than who played last looks like the take-back: then it is a reply, if it is no longer than that. */
export function isReply({ match: { history } }: Evidence, keep: number, steps: readonly Step[]): boolean {
  const undone = since(history, keep).moves
  const last = undone.findLast(({ by }) => by !== 'chance')?.by
  return steps.some(
    ({ moves }) => moves.length <= undone.length && moves.some(({ by }) => by !== 'chance' && by !== last)
  )
}

/** What is no more believed once the history is cut to `keep`, earliest first: it may be the beginning of something else. */
export const undoneBy = ({ history, recent }: Pick<Known, 'history' | 'recent'>, keep: number): readonly Undone[] =>
  [
    ...history.slice(keep).map((belief, i) => ({ keep: keep + i, belief, latest: keep + i + 1 === history.length })),
    ...recent.undone,
    ...recent.open
  ].map((it) => ({
    ...it,
    keep: Math.min(keep, it.keep),
    belief: it.belief.map((hypothesis) => toldFrom(history, keep, hypothesis, it.keep))
  }))

/** Where the table rested before, latest first: all may be back there, but for what is in a hand or not seen just now. */
export function earlierPaths(e: Evidence): Path[] {
  const { graph, match, view } = e
  const node = ({ state, key }: Position): Path['node'] => graph.node(state, key)
  const origin = node(e.now[0] as Hypothesis)
  /** All that is seen stood there then; what stands where it should not stand now is compared first. */
  const mayBe = (layout: Layout): boolean => {
    const stood = (place: PlaceId): boolean =>
      wrongAt(view, layout, place) === standing(layout, place).length - (view.listed.get(place)?.length ?? 0)
    return astray(e).every(stood) && view.places.every(([place]) => stood(place))
  }
  return match.history
    .slice(oldest(match), -1)
    .map(([hypothesis]) => hypothesis as Hypothesis)
    .toReversed()
    .filter((hypothesis) => mayBe(graph.layoutAt(hypothesis)))
    .map((hypothesis, i) => ({ ...startOf(node(hypothesis), 0), origin, depth: i + 1, rank: i }))
}
