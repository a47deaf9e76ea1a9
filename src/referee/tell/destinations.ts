// Where pieces may legally land, by kind of move: everything a lifted piece can reach, or the next step of whoever is to act.

import type { KindId, PlaceId } from '../../core/ids.ts'
import type { Cue } from '../../core/scene.ts'
import { changed, count, moved, standing } from '../infer/agreement.ts'
import type { Belief } from '../infer/belief.ts'
import { type Edge, type Graph, mayCarry, type Node } from '../infer/graph.ts'
import { destinationLimits } from '../limits.ts'

/** The next step of whoever is to act. What is laid may make its own place: then the cue says where that is. */
export const nextSteps = (graph: Graph, belief: Belief): Cue[] =>
  cues(
    belief.flatMap(({ state, key }) => {
      const here = graph.node(state, key)
      const known = new Set(here.scene.places.map(({ id }) => id))
      return graph.successors(here).edges.flatMap((edge) => {
        if (edge.how !== 'observed') return []
        return arrivals(graph, here, edge, null).map((it) => (known.has(it.place) ? it : laid(edge, it)))
      })
    })
  )

function laid({ to }: Edge, landing: Cue): Cue {
  const place = to.scene.places.find(({ id }) => id === landing.place)
  return place ? { ...landing, at: place.at } : landing
}

/** Everywhere these pieces may be put down, over several steps, nearest first; then what they can do from where they stood. */
export function destinations(graph: Graph, belief: Belief, kinds: ReadonlySet<KindId>): Cue[] {
  const nodes = belief.map(({ state, key }) => graph.node(state, key))
  const known = new Set(nodes.map(({ key }) => key))
  const found: Cue[] = []
  const done: Cue[] = []
  const pieces = [...(nodes[0] as Node).layout.at.values()].flat().length
  const most = Math.min(destinationLimits.nodes, (destinationLimits.nodes * destinationLimits.cheapPieces) / pieces)
  for (let i = 0; i < nodes.length && nodes.length < most; i++) {
    const here = nodes[i] as Node
    for (const edge of graph.successors(here).edges) {
      if (edge.doneBy && kinds.has(edge.doneBy) && standsStill(nodes[0] as Node, here))
        done.push(...arrivals(graph, here, edge, null))
      if (edge.how === 'observed' && !mayCarry(here, edge, kinds)) continue
      if (known.has(edge.to.key) || !carries(here, edge, kinds)) continue
      known.add(edge.to.key)
      nodes.push(edge.to)
      if (edge.how === 'observed') found.push(...arrivals(graph, here, edge, kinds))
    }
  }
  return cues([...found, ...done])
}

const standsStill = (before: Node, here: Node): boolean => changed(before.layout, here.layout).length === 0

/** The move takes one of these pieces along, or leaves all where they are. */
function carries(here: Node, edge: Edge, kinds: ReadonlySet<KindId>): boolean {
  if (edge.carries) return kinds.has(edge.carries.kind)
  const went = moved(here.layout, edge.to.layout)
  return went.size === 0 || [...went].some((kind) => kinds.has(kind))
}

/** Places where a piece stands after the move that did not stand there before, and where one leaves the board. */
const arrivals = (graph: Graph, here: Node, edge: Edge, kinds: ReadonlySet<KindId> | null): Cue[] => [
  ...landed(here, edge, kinds).map((place) => ({ cue: edge.cue ?? 'step', place })),
  ...left(graph, here, edge, kinds)
]

const left = ({ game }: Graph, { state }: Node, { move }: Edge, kinds: ReadonlySet<KindId> | null): Cue[] =>
  (game.leaves?.(state, move) ?? []).flatMap(({ kind, ...cue }) => ((kinds?.has(kind) ?? true) ? [cue] : []))

function landed(here: Node, edge: Edge, kinds: ReadonlySet<KindId> | null): readonly PlaceId[] {
  const isMine = (kind: KindId): boolean => kinds?.has(kind) ?? true
  // What is carried lands where it is carried to: the move need not be made for that.
  if (edge.carries) return edge.carries.to !== null && isMine(edge.carries.kind) ? [edge.carries.to] : []
  const after = edge.to.layout
  const isMore = (kind: KindId, place: PlaceId): boolean =>
    count(standing(after, place), kind) > count(standing(here.layout, place), kind)
  return changed(here.layout, after).filter((place) =>
    standing(after, place).some((kind) => isMore(kind, place) && isMine(kind))
  )
}

/** One cue for each place: the nearest move's. */
function cues(found: readonly Cue[]): Cue[] {
  const at = new Map<PlaceId, Cue>()
  for (const cue of found) if (!at.has(cue.place)) at.set(cue.place, cue)
  return [...at.values()]
}
