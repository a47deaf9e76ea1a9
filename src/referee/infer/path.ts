// A spot that a search came by, and how: the chain of moves back to a line of the belief.

import type { Step } from '../../core/entry.ts'
import type { PlaceId } from '../../core/ids.ts'
import type { Action, Move } from '../../core/rules.ts'
import {
  changed,
  changedAt,
  type Layout,
  placesAgree,
  type Sight,
  sightAgrees,
  standing,
  standingOf,
  trayAgrees,
  watches
} from './agreement.ts'
import type { Edge, Spot } from './graph.ts'

export interface Node {
  readonly spot: Spot
  /** The spot and the line of the belief that it started from. */
  readonly origin: Spot
  readonly from: number
  readonly depth: number
  /** Which of the edges of the spot before it leads here; of a line of the belief, which line. */
  readonly rank: number
  readonly thrown: boolean
  /** How often the turn has gone to another seat on the way here. */
  readonly turns: number
  readonly last: { readonly before: Node; readonly move: Move<Action>; readonly how: Edge['how'] } | null
}

/** What leaves no trace is only taken for done when something needs it: it ends no play. */
export const couldEnd = ({ last }: Node): boolean => last?.how !== 'inferred'

/**
 * The layout that is seen where a play ends here; null: something else is seen. Dice that have only just spoken leave the pieces as
 * they were: what the game makes of the throw (a figure that returns, a tile that goes) is asked for afterwards.
 */
export function shown(view: Sight, { spot, last }: Node): Layout | null {
  if (sightAgrees(view, spot.layout)) return spot.layout
  const stood = last?.move.by === 'chance' ? last.before.spot.layout : null
  return stood && trayAgrees(view.lying, spot.layout.dice) && placesAgree(view, stood) ? stood : null
}

export const after = (
  node: Node,
  last: NonNullable<Node['last']>,
  spot: Spot,
  rank: number,
  thrown = node.thrown
): Node => ({
  spot,
  rank,
  origin: node.origin,
  from: node.from,
  depth: node.depth + 1,
  thrown,
  turns: node.turns + (passes(node, last.move) ? 1 : 0),
  last
})

/** Somebody else plays than played before. */
function passes(node: Node, { by }: Move<Action>): boolean {
  if (by === 'chance') return false
  for (let at = node.last; at; at = at.before.last) if (at.move.by !== 'chance') return at.move.by !== by
  return false
}

/** Whatever this play changed can be seen. */
export const inSight = (view: Sight, { origin, spot }: Node): boolean =>
  changed(origin.layout, spot.layout).every((place) => watches(view, place, origin.layout, spot.layout))

/** On the way here pieces went away and came back to where they stood: nobody can have seen that they did, so it is no reading. */
export function isDetour(node: Node): boolean {
  const form = (at: Node): string => JSON.stringify(standingOf(at.spot.layout))
  const here = form(node)
  let away = false
  for (let at = node.last?.before; at; at = at.last?.before) {
    const there = form(at)
    if (away && there === here) return true
    away ||= there !== here
  }
  return false
}

/**
 * On the way here a piece left its place and came back, though nobody saw that place change. Where others look just like it one may
 * have been carried past the others instead: nobody asks which.
 */
export function isMissed(view: Sight, touched: ReadonlySet<PlaceId>, { origin, spot, last }: Node): boolean {
  const all = [...origin.layout.at.values()].flat()
  const isKnown = (place: PlaceId): boolean =>
    view.listed.get(place)?.every((thing) => all.filter((kind) => kind === thing).length === 1) === true
  const stays = (place: PlaceId): boolean =>
    standing(origin.layout, place).length > 0 && !changedAt(origin.layout, spot.layout, place)
  for (let at = last?.before; at?.last; at = at.last.before) {
    const left = changed(origin.layout, at.spot.layout).filter(stays)
    if (left.some((place) => !touched.has(place) && isKnown(place))) return true
  }
  return false
}

/** The play that leads to a node. */
export function stepTo(node: Node): Step {
  const moves: Move<Action>[] = []
  for (let at = node; at.last; at = at.last.before) moves.unshift(at.last.move)
  return { from: node.from, moves }
}

/** Shorter plays first; of equally long ones those of the likelier line, then in the game's own order of moves. */
export function sooner(a: Node, b: Node): number {
  if (a.depth !== b.depth) return a.depth - b.depth
  const [x, y] = [ranks(a), ranks(b)]
  const i = x.findIndex((rank, at) => rank !== y[at])
  return i < 0 ? 0 : (x[i] as number) - (y[i] as number)
}

function ranks(node: Node): number[] {
  const all = [node.rank]
  for (let at = node; at.last; at = at.last.before) all.unshift(at.last.before.rank)
  return all
}
