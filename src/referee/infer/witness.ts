// What sensors must have shown: a resting piece cannot have left a place that a sensor covers if no reading showed a change there.
// It knows places and kinds, and no rule.

import type { PlaceId } from '../../core/ids.ts'
import { count, covers, standing, type View, wrongAt } from './agreement.ts'
import type { Edge, Graph } from './graph.ts'
import { type Path, passes } from './path.ts'

/** The view, and the places that were seen to change since the play began. */
export interface Sensed {
  readonly view: View
  readonly touched: ReadonlySet<PlaceId>
}

/** Whether readings showed every place change that this move takes a resting piece from. */
export function isWitnessed(sensed: Sensed, path: Path, edge: Edge): boolean {
  if (edge.how !== 'observed' || !edge.leaves) return true
  for (const { kind, from } of edge.leaves) {
    if (isStirred(sensed, path, from)) continue
    const mayGo = (it: Kind): boolean => cameHere(path, from, it) || isPassedOff(sensed, path, edge, it)
    if (!(kind === null ? standing(path.node.layout, from).every(mayGo) : mayGo(kind))) return false
  }
  return true
}

/** It was seen to change, it shows something else than stood there, or nobody watches it. */
const isStirred = ({ view, touched }: Sensed, { origin }: Path, place: PlaceId): boolean =>
  touched.has(place) || !covers(view, place, origin.layout) || wrongAt(view, origin.layout, place) > 0

/** More of the kind stand there than when the play began: one of them has come in the course of it. */
const cameHere = ({ node, origin }: Path, place: PlaceId, kind: Kind): boolean =>
  count(standing(node.layout, place), kind) > count(standing(origin.layout, place), kind)

type Kind = Parameters<typeof count>[1]

/** Of several alike of one play another may have gone, past those that stayed: nobody can tell them apart. */
function isPassedOff({ touched }: Sensed, path: Path, { move }: Edge, kind: Kind): boolean {
  if (path.turns > 0 || passes(path, move.by)) return false
  for (const place of touched) if (standing(path.origin.layout, place).includes(kind)) return true
  return false
}

/**
 * Moves that lead on. A play half done lacks one move that readings do not show yet; another seat has only begun its own where all that
 * is legal moves one piece, as the game wants it.
 */
export function leadsOn(sensed: Sensed, graph: Graph, path: Path, edge: Edge): boolean {
  if (isWitnessed(sensed, path, edge)) return true
  return path.missing === 0 && (!passes(path, edge.move.by) || isDemanded(graph, path))
}

function isDemanded(graph: Graph, { node }: Path): boolean {
  const { edges } = graph.successors(node)
  const [first] = edges
  const from = first?.leaves?.[0]?.from
  return from !== undefined && edges.every(({ leaves }) => leaves?.[0]?.from === from)
}
