// How far the pieces are, in moves, from the places where they are seen and do not stand yet. Where the game says it, a search of several
// steps follows the pieces that have to go instead of all that could; where it does not, each of them is one move away.

import type { AnyGame } from '../../core/game.ts'
import type { KindId, PlaceId } from '../../core/ids.ts'
import type { Json } from '../../core/json.ts'
import { remembered } from '../../core/remember.ts'
import type { Carried } from '../../core/tabletop.ts'
import { count, type Layout, standing, type View, viewOf } from './agreement.ts'
import type { Position } from './belief.ts'
import type { Graph, Node } from './graph.ts'

export interface Distances {
  /** Of all pieces together. */
  readonly all: (node: Node) => number
  /** How much further they are after these pieces are carried, and nothing else. */
  readonly change: (node: Node, carried: readonly Carried[]) => number
}

export function distances(distance: NonNullable<AnyGame['distance']>, view: View): Distances {
  const seen = kindsAt(view)
  const nearest = (state: Json, kind: KindId, from: readonly PlaceId[], to: PlaceId): number => {
    let least = Number.POSITIVE_INFINITY
    for (const place of from) if (place !== to) least = Math.min(least, distance(state, kind, place, to))
    // From beside the table, or from where the game knows no way: it may come with any move.
    return Number.isFinite(least) ? least : 1
  }
  /** Each place that lacks one counts from where the nearest stands. */
  const of = ({ state, layout }: Node, kind: KindId, carried: readonly Carried[]): number => {
    let sum = 0
    let from: readonly PlaceId[] | null = null
    for (const [to, wanted] of seen.get(kind) ?? []) {
      if (stands(layout, kind, to, carried) >= wanted) continue
      from ??= placesOf(layout, kind, carried)
      sum += nearest(state, kind, from, to)
    }
    return sum
  }
  const all = remembered((node: Node): number => {
    let sum = 0
    for (const kind of seen.keys()) sum += of(node, kind, [])
    return sum
  })
  const change = (node: Node, carried: readonly Carried[]): number => {
    let sum = 0
    for (const [i, { kind }] of carried.entries())
      if (carried.findIndex((it) => it.kind === kind) === i) sum += of(node, kind, carried) - of(node, kind, [])
    return sum
  }
  return { all, change }
}

/** Do the pieces stand nearer there than here to where they stand in the end? */
export function isNearer({ game, node, layoutAt }: Graph, here: Position, there: Position, end: Position): boolean {
  const { all } = distances(game.distance ?? (() => 1), viewOf({ places: Object.fromEntries(layoutAt(end).at) }))
  return all(node(there.state, there.key)) < all(node(here.state, here.key))
}

/** Where each kind is seen, and how often it is seen there. */
function kindsAt(view: View): ReadonlyMap<KindId, ReadonlyMap<PlaceId, number>> {
  const seen = new Map<KindId, Map<PlaceId, number>>()
  for (const [place, things] of view.places)
    for (const kind of things) {
      if (typeof kind !== 'string' || kind === '?') continue
      const places = seen.get(kind) ?? new Map<PlaceId, number>()
      seen.set(kind, places.set(place, (places.get(place) ?? 0) + 1))
    }
  return seen
}

/** How many of a kind stand there after these pieces are carried. */
function stands(layout: Layout, kind: KindId, place: PlaceId, carried: readonly Carried[]): number {
  let n = count(standing(layout, place), kind)
  for (const it of carried) if (it.kind === kind) n += (it.to === place ? 1 : 0) - (it.from === place ? 1 : 0)
  return n
}

function placesOf(layout: Layout, kind: KindId, carried: readonly Carried[]): readonly PlaceId[] {
  const places: PlaceId[] = []
  for (const place of layout.at.keys()) if (stands(layout, kind, place, carried) > 0) places.push(place)
  for (const { kind: it, to } of carried) if (it === kind && to !== null && !layout.at.has(to)) places.push(to)
  return places
}
