// A path of the search: the node that it leads to, and the chain of moves back to a hypothesis of the belief.

import type { Step } from '../../core/entry.ts'
import type { Actor, PlaceId } from '../../core/ids.ts'
import type { Action, Move } from '../../core/rules.ts'
import {
  changed,
  changedAt,
  covers,
  type Layout,
  placesAgree,
  standing,
  standingOf,
  trayAgrees,
  type View,
  viewAgrees
} from './agreement.ts'
import type { Edge, Node } from './graph.ts'

export interface Path {
  readonly node: Node
  /** The node and the hypothesis of the belief that it started from. */
  readonly origin: Node
  readonly from: number
  readonly depth: number
  /** Which of the edges of the node before it leads here; of a hypothesis of the belief, which hypothesis. */
  readonly rank: number
  readonly thrown: boolean
  /** Dice in the tray that the throw on the way here does not explain. */
  readonly idle: number
  /** How often the turn has gone to another seat on the way here. */
  readonly turns: number
  /** Moves that nobody has seen: a play half done lacks one. */
  readonly missing: number
  readonly last: Last | null
}

/** `turned`: a die shows that the move was made. */
type Last = { readonly before: Path; readonly turned?: boolean } & Pick<Edge, 'move' | 'how'> &
  Partial<Pick<Edge, 'places'>>

/** Where a play from a hypothesis of the belief starts. */
export const startOf = (node: Node, from: number): Path => ({
  node,
  origin: node,
  from,
  rank: from,
  depth: 0,
  thrown: false,
  idle: 0,
  turns: 0,
  missing: 0,
  last: null
})

/** What leaves no trace is only taken for done when something needs it: it ends no play. */
export const couldEnd = ({ last }: Path): boolean => last?.how !== 'inferred'

/** Dice were thrown or turned: what the game makes of that with the pieces follows. */
export const isFollowed = ({ last }: Pick<Path, 'last'>): boolean => last?.move.by === 'chance' || last?.turned === true

/**
 * The layout that is seen where a play ends here; null: something else is seen. Dice that have only just spoken leave the pieces as
 * they were: what the game makes of the throw (a figure that returns, a tile that goes) is asked for afterwards.
 */
export function layoutInView(view: View, { node, last }: Path): Layout | null {
  if (viewAgrees(view, node.layout)) return node.layout
  const stood = last && isFollowed({ last }) ? last.before.node.layout : null
  return stood && trayAgrees(view.lying, node.layout.dice) && placesAgree(view, stood) ? stood : null
}

export const after = (
  path: Path,
  last: NonNullable<Path['last']>,
  node: Node,
  rank: number,
  change: Partial<Pick<Path, 'thrown' | 'idle' | 'missing'>> = {}
): Path => ({
  ...path,
  node,
  rank,
  depth: path.depth + 1,
  turns: path.turns + (passes(path, last.move.by) ? 1 : 0),
  last,
  ...change
})

/** Somebody else plays than played before. */
export function passes(path: Path, by: Actor): boolean {
  if (by === 'chance') return false
  for (let at = path.last; at; at = at.before.last) if (at.move.by !== 'chance') return at.move.by !== by
  return false
}

/** Whatever this play changed can be seen. */
export const isInView = (view: View, { origin, node }: Path): boolean =>
  changed(origin.layout, node.layout).every((place) => covers(view, place, origin.layout, node.layout))

/** On the way here pieces went away and came back to where they stood: nobody can have seen that they did, so it is no reading. */
export function isDetour(path: Path): boolean {
  const form = (at: Path): string => JSON.stringify(standingOf(at.node.layout))
  const here = form(path)
  let away = false
  for (let at = path.last?.before; at; at = at.last?.before) {
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
export function isMissed(view: View, touched: ReadonlySet<PlaceId>, { origin, node, last }: Path): boolean {
  const all = [...origin.layout.at.values()].flat()
  const isKnown = (place: PlaceId): boolean =>
    view.listed.get(place)?.every((thing) => all.filter((kind) => kind === thing).length === 1) === true
  const stays = (place: PlaceId): boolean =>
    standing(origin.layout, place).length > 0 && !changedAt(origin.layout, node.layout, place)
  for (let at = last?.before; at?.last; at = at.last.before) {
    const left = changed(origin.layout, at.node.layout).filter(stays)
    if (left.some((place) => !touched.has(place) && isKnown(place))) return true
  }
  return false
}

/** Whether this play may change what stands there; where nothing tells, it may. */
export function mayChange(path: Path, place: PlaceId): boolean {
  const { last } = path
  if (!last) return true
  return (last.places?.includes(place) ?? true) || (last.before.last !== null && mayChange(last.before, place))
}

/** The play along a path. */
export function stepTo(path: Path): Step {
  const moves: Move<Action>[] = []
  for (let at = path; at.last; at = at.last.before) moves.unshift(at.last.move)
  return { from: path.from, moves }
}

/**
 * Shorter plays first; of equally long ones those that explain more of the dice, then those of the likelier hypothesis, then in the
 * game's own order of moves.
 */
export function sooner(a: Path, b: Path): number {
  if (a.depth !== b.depth) return a.depth - b.depth
  if (a.idle !== b.idle) return a.idle - b.idle
  const [x, y] = [ranks(a), ranks(b)]
  const i = x.findIndex((rank, at) => rank !== y[at])
  return i < 0 ? 0 : (x[i] as number) - (y[i] as number)
}

function ranks(path: Path): number[] {
  const all = [path.rank]
  for (let at = path; at.last; at = at.last.before) all.unshift(at.last.before.rank)
  return all
}
