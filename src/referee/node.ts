// A spot that a search came by, and how: the chain of moves back to a line of the belief.

import type { Action, Move } from '../core/game.ts'
import type { Step } from './belief.ts'
import { changed, type Sight, watches } from './match.ts'
import type { Edge, Spot } from './reach.ts'

export interface Node {
  readonly spot: Spot
  /** The spot and the line of the belief that it started from. */
  readonly origin: Spot
  readonly from: number
  readonly depth: number
  readonly thrown: boolean
  /** How often the turn has gone to another seat on the way here. */
  readonly turns: number
  readonly last: { readonly before: Node; readonly move: Move<Action>; readonly how: Edge['how'] } | null
}

/** What leaves no trace is only taken for done when something needs it: it ends no play. */
export const couldEnd = ({ last }: Node): boolean => last?.how !== 'implied'

export const after = (node: Node, last: NonNullable<Node['last']>, spot: Spot, thrown: boolean): Node => ({
  spot,
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

/** The play that leads to a node. */
export function stepTo(node: Node): Step {
  const moves: Move<Action>[] = []
  for (let at = node; at.last; at = at.last.before) moves.unshift(at.last.move)
  return { from: node.from, moves }
}
