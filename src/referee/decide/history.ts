// What the trail says to a reading: whether it was so before, who has answered since, and which places were touched meanwhile.
// It looks at what is remembered only; whether a play explains the table is asked elsewhere.

import type { Step } from '../../core/entry.ts'
import type { PlaceId } from '../../core/ids.ts'
import type { Observation } from '../../core/observation.ts'
import type { Action, Move } from '../../core/rules.ts'
import { changed, type Layout, placesAgree, type Sight, sight, sightAgrees, watches } from '../infer/agreement.ts'
import { type Belief, begins, extend, type Line, since } from '../infer/belief.ts'
import { isThrown } from '../infer/dice.ts'
import type { Reach } from '../infer/graph.ts'
import type { Node } from '../infer/path.ts'
import type { Bench } from './state.ts'
import type { Verdict } from './verdict.ts'

/**
 * The latest earlier belief that agrees as it is. Only pieces that were put back take anything back. What was said is only
 * unsaid where all that was changed since is seen: a place that nobody sees agrees with anything.
 */
export function takeBack(
  reach: Reach,
  { trail, said }: Bench,
  seen: Observation
): (Verdict & { verdict: 'back' }) | null {
  const view = sight(seen)
  const now = trail.at(-1) as Belief
  if (isThrown(seen.dice) || now.some((line) => placesAgree(view, layoutAt(reach, line)))) return null
  const isSeen = (l: Layout): boolean => {
    const last = layoutAt(reach, now[0] as Line)
    return changed(l, last).every((place) => watches(view, place, l, last))
  }
  for (let keep = trail.length - 1; keep > 0; keep--) {
    const belief = trail[keep - 1] as Belief
    const steps = belief.flatMap((line, from) => {
      const l = layoutAt(reach, line)
      return sightAgrees(view, l) && (keep > said.lastIndexOf(true) || isSeen(l)) ? [{ from, moves: [] }] : []
    })
    if (steps.length === 0) continue
    const stood = layoutAt(reach, belief[steps[0]?.from ?? 0] as Line)
    const gone = piecesIn(stood) < piecesIn(layoutAt(reach, now[0] as Line))
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
export function between(reach: Reach, { trail }: Bench, seen: Observation): (Verdict & { verdict: 'back' }) | null {
  const view = sight(seen)
  const now = trail.at(-1) as Belief
  const last = layoutAt(reach, now[0] as Line)
  if (isThrown(seen.dice) || placesAgree(view, last)) return null
  for (let keep = trail.length - 1; keep > 0; keep--) {
    const [belief, next] = [trail[keep - 1] as Belief, trail[keep] as Belief]
    const parts = now.flatMap(({ moves }) => {
      const from = belief.findIndex((it) => begins(moves, it.moves))
      const rest = next.find((it) => begins(moves, it.moves))
      const line = belief[from]
      const part = line && rest ? partSeen(reach, view, line, rest.moves.slice(line.moves.length)) : null
      return part ? [{ ...part, from }] : []
    })
    const [first] = parts
    if (!first) continue
    const steps = parts.map(({ from, moves }) => ({ from, moves }))
    return { verdict: 'back', keep, steps, ...(piecesIn(first.layout) < piecesIn(last) ? { gone: true } : {}) }
  }
  return null
}

/** So many ways to leave some of the moves out are tried: nine moves have no more. */
const mostParts = 510

/** Some of these moves, as many as can be, after which the table looks as it does. */
function partSeen(
  reach: Reach,
  view: Sight,
  line: Line,
  moves: readonly Move<Action>[]
): { readonly moves: readonly Move<Action>[]; readonly layout: Layout } | null {
  let tried = 0
  for (let size = moves.length - 1; size > 0; size--) {
    for (const part of choose(moves, size)) {
      if (++tried > mostParts) return null
      const end = played(reach, line, part)
      const layout = end && layoutAt(reach, end)
      if (layout && sightAgrees(view, layout)) return { moves: part, layout }
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

/** The line after these moves; null where one of them is illegal. */
function played({ game }: Reach, line: Line, moves: readonly Move<Action>[]): Line | null {
  let end = line
  for (const move of moves) {
    if (game.refuse(end.state, move)) return null
    end = extend(game, end, [move])
  }
  return end
}

const layoutAt = (reach: Reach, { state, key }: Line): Layout => reach.spot(state, key).layout

/** A legal move of somebody else than who played last looks like the take-back: then it is a reply, if it is no longer than that. */
export function isReply({ trail }: Bench, keep: number, steps: readonly Step[]): boolean {
  const undone = since(trail[keep - 1] as Belief, trail.at(-1) as Belief)
  const last = undone.findLast(({ by }) => by !== 'chance')?.by
  return steps.some(
    ({ moves }) => moves.length <= undone.length && moves.some(({ by }) => by !== 'chance' && by !== last)
  )
}

/** From where on one seat alone has played. */
export const turnBegan = (trail: Bench['trail']): number =>
  trail.findIndex((belief) => seatsIn(since(belief, trail.at(-1) as Belief)) <= 1)

export const seatsIn = (moves: readonly Move[]): number =>
  new Set(moves.flatMap(({ by }) => (by === 'chance' ? [] : [by]))).size

/** Places that were seen to change since the first of these was believed; null: nobody can tell. */
export function touchedSince(
  reach: Reach,
  { touched }: Bench['watch'],
  rests: readonly Belief[]
): ReadonlySet<PlaceId> | null {
  if (!touched) return null
  const layouts = rests.map(([line]) => layoutAt(reach, line as Line))
  const shown = layouts.slice(1).flatMap((layout, i) => changed(layouts[i] as Layout, layout))
  return new Set([...touched, ...shown])
}

/** Where the table rested before, latest first: all may be back there, but for what is in a hand or not seen just now. */
export function rests(reach: Reach, trail: Bench['trail']): Node[] {
  const [now, ...before] = [...trail].reverse().map(([line]) => reach.spot((line as Line).state, (line as Line).key))
  const origin = now as Node['spot']
  return before.map((spot, i) => ({
    spot,
    origin,
    from: 0,
    depth: i + 1,
    rank: i,
    thrown: false,
    turns: 0,
    last: null
  }))
}
