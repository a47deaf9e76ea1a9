// What a search has not looked at yet, ring by ring: first what could end within one move, then within two, and so on. How many
// moves are still needed is estimated from how much still differs from what is seen. It decides nothing about the game.

import type { Carried } from '../core/game.ts'
import type { KindId, PlaceId } from '../core/ids.ts'
import { type Sight, standing, wrongAt, wrongThings } from './match.ts'
import type { Node } from './node.ts'
import type { Edge, Spot } from './reach.ts'

/** A node in which so many things stand wrong, and whose moves were not looked at yet. */
interface Waiting {
  readonly node: Node
  readonly wrong: number
}

/** One of its moves, not made yet; `left` may still be wrong after it, at the least. */
export interface Offer extends Waiting {
  readonly edge: Edge
  readonly rank: number
  readonly left: number
}

/** What one move of one piece puts right at most: it is gone there and stands here. */
const plainly = 2

export class Frontier {
  readonly #view: Sight
  /** Everything that is seen has a name: then a move that puts all of it right is the only one of its length. */
  readonly #isNamed: boolean
  #ring = -1
  #direct = Number.POSITIVE_INFINITY
  /** The most that a move was found to put right. */
  #most = plainly
  #open: (Offer | Waiting)[] = []
  #at = 0
  /** What was looked at and belongs to a later ring. */
  #later: (Offer | Waiting)[] = []

  constructor(view: Sight) {
    this.#view = view
    this.#isNamed = view.places.every(([, seen]) => seen.every((it) => typeof it === 'string' && it !== '?'))
  }

  /** The number of moves within which all that is looked at now could end. */
  get ring(): number {
    return this.#ring
  }

  /** The number of plain moves that would do: whatever takes more goes out of its way. */
  get direct(): number {
    return this.#direct
  }

  wrong(spot: Spot): number {
    return wrongThings(this.#view, spot.layout)
  }

  /** What stands wrong after a move that is made. */
  wrongAfter({ spot }: Node, wrong: number, { places, to }: Edge): number {
    const after = places ? wrong + this.#change(spot, to, places) : this.wrong(to)
    if (wrong - after > this.#most) {
      this.#most = wrong - after
      // What seemed to need too many moves may need fewer.
      this.#again()
    }
    return after
  }

  #change(before: Spot, after: Spot, places: NonNullable<Edge['places']>): number {
    let change = 0
    for (const place of places)
      change += wrongAt(this.#view, after.layout, place) - wrongAt(this.#view, before.layout, place)
    return change
  }

  /** A node whose moves are to be looked at. */
  wait(node: Node, wrong: number): void {
    if (node.depth === 0) this.#direct = Math.min(this.#direct, movesFor(wrong, plainly))
    this.#open.push({ node, wrong })
  }

  /** One of them. */
  offer(node: Node, wrong: number, edge: Edge, rank: number): void {
    this.#open.push({ node, wrong, edge, rank, left: this.#left(node, wrong, edge) })
  }

  #left({ spot: { layout } }: Node, wrong: number, { places, carries }: Edge): number {
    if (!places) return 0
    let left = wrong
    for (const place of places) {
      left -= wrongAt(this.#view, layout, place)
      if (carries) left += wrongAt(this.#view, layout, place, afterwards(carries, standing(layout, place), place))
    }
    return Math.max(0, left)
  }

  /** What belongs to this ring and was not looked at; undefined when nothing is left in it. */
  next(): Offer | Waiting | undefined {
    while (this.#at < this.#open.length) {
      const it = this.#open[this.#at++] as Offer | Waiting
      if (this.#endsWithin(it) <= this.#ring) return it
      this.#later.push(it)
    }
    return undefined
  }

  /** The next ring that is not empty; false when nothing is open any more. */
  widen(): boolean {
    this.#again()
    let nearest = Number.POSITIVE_INFINITY
    for (const it of this.#open) nearest = Math.min(nearest, this.#endsWithin(it))
    this.#ring = nearest
    return this.#open.length > 0
  }

  #again(): void {
    this.#open = [...this.#later, ...this.#open.slice(this.#at)]
    this.#later = []
    this.#at = 0
  }

  /** The least number of moves with which a play through here could end. */
  #endsWithin(it: Offer | Waiting): number {
    const { depth } = it.node
    const soon = depth + movesFor(it.wrong, this.#most)
    if (!('left' in it)) return depth === 0 && this.#isNamed ? 1 : soon
    if (!it.edge.places) return soon
    // One move that changes much (a chain, a tile with all that stands on it) may explain it all.
    return it.left === 0 ? depth + 1 : Math.max(soon, depth + 1 + Math.ceil(it.left / this.#most))
  }
}

function afterwards({ kind, from, to }: Carried, kinds: readonly KindId[], place: PlaceId): readonly KindId[] {
  const left = place === from ? kinds.toSpliced(kinds.indexOf(kind), 1) : kinds
  return place === to ? [...left, kind] : left
}

const movesFor = (wrong: number, each: number): number => Math.max(1, Math.ceil(wrong / each))
