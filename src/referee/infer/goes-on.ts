// Could a piece that was just put down still be on its way? Only then is it worth waiting for.

import type { KindId, PlaceId } from '../../core/ids.ts'
import type { Point } from '../../core/scene.ts'
import { type Layout, moved } from './agreement.ts'
import { type Graph, mayCarry, type Node } from './graph.ts'
import type { Path } from './path.ts'

/** Whether a legal move takes one of these pieces on from where it stands, or would have taken it further along the same line. */
export function goesOn(graph: Graph, { origin, node }: Path, kinds: readonly KindId[]): boolean {
  if (kinds.length === 0) return false
  const takesOn = (to: Node): boolean => {
    const others = moved(node.layout, to.layout)
    return kinds.some((kind) => others.has(kind))
  }
  const mine = new Set(kinds)
  const onward = graph.successors(node).edges.filter((edge) => edge.how === 'observed' && mayCarry(node, edge, mine))
  if (onward.some((edge) => edge.carries !== null || takesOn(edge.to))) return true
  const points = new Map(node.scene.places.map(({ id, at }) => [id, at]))
  return graph
    .successors(origin)
    .edges.filter((edge) => mayCarry(origin, edge, mine))
    .some(({ to }) => kinds.some((kind) => isFurther(points, kind, origin.layout, node.layout, to.layout)))
}

/** From where it stood, through where it stands, to where it would stand: one straight line. */
function isFurther(points: Map<PlaceId, Point>, kind: KindId, from: Layout, now: Layout, beyond: Layout): boolean {
  const [a, b, c] = [from, now, beyond].map((l) => whereIs(points, l, kind))
  if (!a || !b || !c) return false
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]]
  const [vx, vy] = [c[0] - a[0], c[1] - a[1]]
  const along = ux * vx + uy * vy
  return Math.abs(ux * vy - uy * vx) < 1e-6 && along > ux * ux + uy * uy
}

function whereIs(points: Map<PlaceId, Point>, l: Layout, kind: KindId): Point | undefined {
  for (const [place, kinds] of l.at) if (kinds.includes(kind)) return points.get(place)
  return undefined
}
