// Take-backs: the table stands as it stood at an earlier rest, or as it stood between two of them. Positions are compared; nothing is
// searched.

import type { Step } from '../../core/entry.ts'
import type { Action, Move } from '../../core/rules.ts'
import { reinterpretationLimits } from '../limits.ts'
import { changed, covers, type Layout, placesAgree, viewAgrees } from './agreement.ts'
import { type Belief, begins, extend, type Hypothesis, since } from './belief.ts'
import { isThrown } from './dice.ts'
import { type Evidence, layoutAt } from './evidence.ts'
import type { Graph } from './graph.ts'
import type { Path } from './path.ts'

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
      const isSeen = (l: Layout): boolean =>
        keep > e.lastWord || changed(l, e.layout).every((place) => covers(e.view, place, l, e.layout))
      return belief.flatMap((hypothesis, from) => {
        const layout = layoutAt(e.graph, hypothesis)
        return viewAgrees(e.view, layout) && isSeen(layout) ? [{ from, moves: [], layout }] : []
      })
    })
  )

/**
 * To a point between two rests, at which the table rested before it was read again, perhaps in another order. Some of what was played
 * between them stands, the rest is taken back.
 */
export const partBack = (e: Evidence): TakeBack | null =>
  latest(e, (keep, belief) =>
    e.now.flatMap(({ moves }) => {
      const from = belief.findIndex((it) => begins(moves, it.moves))
      const next = e.match.history[keep]?.find((it) => begins(moves, it.moves))
      const hypothesis = belief[from]
      const part = hypothesis && next ? partInView(e, hypothesis, next.moves.slice(hypothesis.moves.length)) : null
      return part ? [{ ...part, from }] : []
    })
  )

interface Part extends Step {
  readonly layout: Layout
}

/** Only pieces that were put back take anything back. */
function latest(e: Evidence, parts: (keep: number, belief: Belief) => readonly Part[]): TakeBack | null {
  const { graph, match, seen, view, now, layout } = e
  if (isThrown(seen.dice) || now.some((hypothesis) => placesAgree(view, layoutAt(graph, hypothesis)))) return null
  for (let keep = match.history.length - 1; keep > 0; keep--) {
    const found = parts(keep, match.history[keep - 1] as Belief)
    const [first] = found
    if (!first) continue
    const steps = found.map(({ from, moves }) => ({ from, moves }))
    return { keep, steps, ...(piecesIn(first.layout) < piecesIn(layout) ? { gone: true } : {}) }
  }
  return null
}

/** Some of these moves, as many as can be, after which the table looks as it does. */
function partInView(
  { graph, view }: Evidence,
  hypothesis: Hypothesis,
  moves: readonly Move<Action>[]
): Omit<Part, 'from'> | null {
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

/** How many stand on the table. */
export const piecesIn = ({ at }: Layout): number => [...at.values()].flat().length

/** A legal move of somebody else than who played last looks like the take-back: then it is a reply, if it is no longer than that. */
export function isReply({ match: { history }, now }: Evidence, keep: number, steps: readonly Step[]): boolean {
  const undone = since(history[keep - 1] as Belief, now)
  const last = undone.findLast(({ by }) => by !== 'chance')?.by
  return steps.some(
    ({ moves }) => moves.length <= undone.length && moves.some(({ by }) => by !== 'chance' && by !== last)
  )
}

/** Where the table rested before, latest first: all may be back there, but for what is in a hand or not seen just now. */
export function earlierPaths({ graph, match }: Evidence): Path[] {
  const [now, ...before] = match.history
    .map(([hypothesis]) => graph.node((hypothesis as Hypothesis).state, (hypothesis as Hypothesis).key))
    .reverse()
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
