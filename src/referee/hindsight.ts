// What the trail says to a reading: whether it was so before, who has answered since, and which places were touched meanwhile.
// It looks at what is remembered only; whether a play explains the table is asked elsewhere.

import type { Move } from '../core/game.ts'
import type { PlaceId } from '../core/ids.ts'
import type { Observation } from '../core/observation.ts'
import { type Belief, begins, extend, type Line, type Step, since } from './belief.ts'
import type { Bench } from './bench.ts'
import { isThrown } from './chance.ts'
import { changed, type Layout, placesAgree, sight, sightAgrees, watches } from './match.ts'
import type { Node } from './node.ts'
import type { Reach } from './reach.ts'
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
  const layoutOf = ({ state, key }: Line): Layout => reach.spot(state, key).layout
  const now = trail.at(-1) as Belief
  if (isThrown(seen.dice) || now.some((line) => placesAgree(view, layoutOf(line)))) return null
  const isSeen = (l: Layout): boolean => {
    const last = layoutOf(now[0] as Line)
    return changed(l, last).every((place) => watches(view, place, l, last))
  }
  for (let keep = trail.length - 1; keep > 0; keep--) {
    const belief = trail[keep - 1] as Belief
    const steps = belief.flatMap((line, from) => {
      const l = layoutOf(line)
      return sightAgrees(view, l) && (keep > said.lastIndexOf(true) || isSeen(l)) ? [{ from, moves: [] }] : []
    })
    if (steps.length === 0) continue
    const stood = layoutOf(belief[steps[0]?.from ?? 0] as Line)
    const gone = piecesIn(stood) < piecesIn(layoutOf(now[0] as Line))
    return { verdict: 'back', keep, steps, ...(gone ? { gone } : {}) }
  }
  return null
}

/** How many stand on the table. */
export const piecesIn = ({ at }: Layout): number => [...at.values()].flat().length

/** The same for a point between two rests: one at which the table rested before it was read anew. */
export function between(reach: Reach, { trail }: Bench, seen: Observation): (Verdict & { verdict: 'back' }) | null {
  const view = sight(seen)
  const now = (trail.at(-1) as Belief)[0] as Line
  const last = reach.spot(now.state, now.key).layout
  if (isThrown(seen.dice) || placesAgree(view, last)) return null
  const onTheWay = (belief: Belief): number => belief.findIndex((line) => begins(now.moves, line.moves))
  for (let keep = trail.length - 1; keep > 0; keep--) {
    const [belief, next] = [trail[keep - 1] as Belief, trail[keep] as Belief]
    const from = onTheWay(belief)
    let line = belief[from]
    const rest = next[onTheWay(next)]
    if (!line || !rest) continue
    const moves = rest.moves.slice(line.moves.length)
    for (const [n, move] of moves.slice(0, -1).entries()) {
      line = extend(reach.game, line, [move])
      const { layout } = reach.spot(line.state, line.key)
      if (!sightAgrees(view, layout)) continue
      const gone = piecesIn(layout) < piecesIn(last)
      return { verdict: 'back', keep, steps: [{ from, moves: moves.slice(0, n + 1) }], ...(gone ? { gone } : {}) }
    }
  }
  return null
}

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
  const layouts = rests.map(([line]) => reach.spot((line as Line).state, (line as Line).key).layout)
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
