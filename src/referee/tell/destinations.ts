// Where pieces may legally land, by kind of move: everything a lifted piece can reach, or the next step of whoever is to act.

import type { Actor, KindId, PlaceId } from '../../core/ids.ts'
import type { Cue } from '../../core/scene.ts'
import { changed, count, standing } from '../infer/agreement.ts'
import type { Belief } from '../infer/belief.ts'
import { type Edge, type Graph, mayCarry, type Node } from '../infer/graph.ts'
import { destinationLimits } from '../limits.ts'

/**
 * The next step of whoever is to act, every kind at each place: a lamp shows the last of them, which is the first move's. What is laid may
 * make its own place: then the cue says where that is.
 */
export const nextSteps = (graph: Graph, belief: Belief): Cue[] =>
  kinds(
    belief.flatMap(({ state, key }) => {
      const here = graph.node(state, key)
      const known = new Set(here.scene.places.map(({ id }) => id))
      return graph.successors(here).edges.flatMap((edge) => {
        if (edge.how !== 'observed') return []
        const found = arrivals(graph, here, edge, null).map((it) => (known.has(it.place) ? it : laid(edge, it)))
        return found.length > 0 ? found : gone(here, edge)
      })
    })
  )

/** Places that pieces only leave: where one may be taken off. */
const gone = (here: Node, { to, cue }: Edge): Cue[] =>
  changed(here.layout, to.layout).map((place) => ({ cue: cue ?? 'lift', place }))

function laid({ to }: Edge, destination: Cue): Cue {
  const place = to.scene.places.find(({ id }) => id === destination.place)
  return place ? { ...destination, at: place.at } : destination
}

/** Pieces in hands: their kinds, and where they are in the course of a play; where each was taken up, to begin with. */
interface Held {
  readonly kinds: ReadonlySet<KindId>
  readonly at: ReadonlySet<PlaceId>
}

interface Carried extends Held {
  readonly here: Node
  /** Whose play it is; null before the first move. */
  readonly by: Actor | null
}

/**
 * Everywhere these pieces themselves may be put down, over several steps of one seat, nearest first; then what they can do from where they
 * stood. Others of their kind have destinations of their own.
 */
export function destinations(graph: Graph, belief: Belief, held: Held): Cue[] {
  const queue: Carried[] = belief.map(({ state, key }) => ({ ...held, here: graph.node(state, key), by: null }))
  const first = (queue[0] as Carried).here
  const known = new Set(queue.map(nameOf))
  const found: Cue[] = []
  const done: Cue[] = []
  const pieces = first.layout.pieces
  const most = Math.min(destinationLimits.nodes, (destinationLimits.nodes * destinationLimits.cheapPieces) / pieces)
  for (let i = 0; i < queue.length && queue.length < most; i++) {
    const carried = queue[i] as Carried
    const { here, by, kinds } = carried
    for (const edge of graph.successors(here).edges) {
      if (by !== null && edge.move.by !== by) continue
      if (edge.doneBy && kinds.has(edge.doneBy) && standsStill(first, here))
        done.push(...arrivals(graph, here, edge, null))
      const next = onward(carried, edge)
      if (!next || known.has(nameOf(next))) continue
      known.add(nameOf(next))
      queue.push(next)
      if (edge.how === 'observed') found.push(...arrivals(graph, here, edge, kinds))
    }
  }
  return cues([...found, ...done])
}

const nameOf = ({ here, at }: Carried): string => `${[...at].sort().join(' ')} ${here.key}`

const standsStill = (before: Node, here: Node): boolean => changed(before.layout, here.layout).length === 0

/** After a move that takes one of the held pieces along, or leaves all where they are; null: it moves others. */
function onward(carried: Carried, edge: Edge): Carried | null {
  const { here, at, kinds } = carried
  if (edge.how === 'observed' && !mayCarry(here, edge, kinds)) return null
  const goes = edge.moves ? told(carried, edge) : shown(carried, edge)
  if (!goes) return isStill(here, edge) ? { here: edge.to, kinds, at, by: edge.move.by } : null
  const stay = [...at].filter((place) => !goes.from.includes(place))
  return { here: edge.to, kinds, at: new Set([...stay, ...goes.to]), by: edge.move.by }
}

const isStill = (here: Node, { places, to }: Edge): boolean => (places ? places.length === 0 : standsStill(here, to))

interface Goes {
  readonly from: readonly PlaceId[]
  readonly to: readonly PlaceId[]
}

/** Which of the held pieces go where, by what the move says of itself. */
function told({ at, kinds }: Carried, { moves, leaves }: Edge): Goes | null {
  const mine = (moves ?? []).filter(({ kind, from }) => from !== null && at.has(from) && kinds.has(kind))
  const gone = (leaves ?? []).flatMap(({ kind, from }) => (kind === null && at.has(from) ? [from] : []))
  if (mine.length + gone.length === 0) return null
  const of = (end: 'from' | 'to') => mine.flatMap((it) => it[end] ?? [])
  return { from: [...of('from'), ...gone], to: of('to') }
}

/** The same by what stands where once it is made. */
function shown({ here, at, kinds }: Carried, edge: Edge): Goes | null {
  const went = changed(here.layout, edge.to.layout)
  const from = [...at].filter((place) => went.includes(place))
  return from.length > 0 ? { from, to: landed(here, edge, kinds) } : null
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

/** One cue for each kind at each place, the first move's last. */
function kinds(found: readonly Cue[]): Cue[] {
  const at = new Map<PlaceId, Cue[]>()
  for (const cue of found) {
    const here = at.get(cue.place) ?? []
    if (!here.some((it) => it.cue === cue.cue)) at.set(cue.place, [cue, ...here])
  }
  return [...at.values()].flat()
}

/** One cue for each place: the nearest move's. */
function cues(found: readonly Cue[]): Cue[] {
  const at = new Map<PlaceId, Cue>()
  for (const cue of found) if (!at.has(cue.place)) at.set(cue.place, cue)
  return [...at.values()]
}
