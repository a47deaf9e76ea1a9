// The open nodes of a search, ring by ring: first those that could be complete within one move, then within two, and so on. The number of
// missing moves is estimated from the differences to the observation.

import type { AnyGame } from '../../core/game.ts'
import { lacking, lackingAt, type View, wrongAt, wrongBy, wrongThings } from './agreement.ts'
import { type Distances, distances } from './distances.ts'
import type { Edge, Node } from './graph.ts'
import type { Path } from './path.ts'

/** A node in which so many things stand wrong, and whose moves were not looked at yet. */
export interface Waiting {
  readonly path: Path
  readonly wrong: number
  /** How far what is seen and does not stand there yet is from there, in moves: one each, unless the game knows more. */
  readonly far: number
}

/** One of its moves, not made yet. */
export interface Offer extends Waiting {
  readonly edge: Edge
  readonly rank: number
}

/** All moves of a node that were not looked at yet: most of them never are, so they are kept as numbers. */
interface Offers extends Waiting {
  readonly edges: readonly Edge[]
  /** How much may still be wrong after each of the edges, at the least. */
  readonly left: readonly number[]
  /** How far it may still be, at the least. */
  readonly still: readonly number[]
  /** Which of the edges. */
  readonly ranks: readonly number[]
}

/** What one move of one piece puts right at most: it is gone there and stands here. */
const plainly = 2
/** And it brings what comes nearer by one. What a move takes off beside that (a coin, a piece that is beaten) is far from nowhere. */
const nearer = 1

/** What a move changes at best. */
interface Change {
  readonly wrong: number
  readonly far: number
}

export class Frontier {
  readonly #view: View
  /** Everything that is seen has a name: then a move that puts all of it right is the only one of its length. */
  readonly #isNamed: boolean
  readonly #distances: Distances | null
  /** Before the one throw of the play nobody knows what moves with it. */
  readonly #throwing: boolean
  #ring = -1
  #direct = Number.POSITIVE_INFINITY
  /** The most that a move was found to put right. */
  #most = plainly
  /** The most that it was found to bring nearer. */
  #brings = nearer
  #open: (Offers | Waiting)[] = []
  #at = 0
  /** Of the offers that are looked at now: how many of them were, and which belong to a later ring. */
  #in = 0
  #after: number[] = []
  /** What was looked at and belongs to a later ring. */
  #later: (Offers | Waiting)[] = []

  constructor(view: View, throwing = false, { distance }: Pick<AnyGame, 'distance'> = {}) {
    this.#view = view
    this.#throwing = throwing
    this.#distances = distance ? distances(distance, view) : null
    this.#isNamed = view.places.every(([, things]) => things.every((it) => typeof it === 'string' && it !== '?'))
  }

  /** The number of moves within which all that is looked at now could end. */
  get ring(): number {
    return this.#ring
  }

  /** The number of plain moves that would do: whatever takes more goes out of its way. */
  get direct(): number {
    return this.#direct
  }

  wrong(node: Node): number {
    return wrongThings(this.#view, node.layout)
  }

  /** What stands wrong after a move that is made. */
  wrongAfter({ path, wrong, far, edge: { places, to } }: Offer): number {
    const after = places ? wrong + this.#change(path.node, to, places) : this.wrong(to)
    const brought = far - this.#far(to, path.thrown, after)
    if (wrong - after > this.#most || brought > this.#brings) {
      this.#most = Math.max(this.#most, wrong - after)
      this.#brings = Math.max(this.#brings, brought)
      // What seemed to need too many moves may need fewer.
      this.#again()
    }
    return after
  }

  #change(before: Node, after: Node, places: NonNullable<Edge['places']>): number {
    let change = 0
    for (const place of places)
      change += wrongAt(this.#view, after.layout, place) - wrongAt(this.#view, before.layout, place)
    return change
  }

  #far(node: Node, thrown: boolean, wrong: number): number {
    return this.#distances && (thrown || !this.#throwing)
      ? this.#distances.all(node)
      : lacking(this.#view, node.layout, wrong)
  }

  /** A node whose moves are to be looked at. */
  wait(path: Path, wrong: number): void {
    if (path.depth === 0) this.#direct = Math.min(this.#direct, movesFor(wrong, plainly))
    this.#open.push(this.waiting(path, wrong))
  }

  waiting(path: Path, wrong: number): Waiting {
    return { path, wrong, far: this.#far(path.node, path.thrown, wrong) }
  }

  /** These moves. */
  offer({ path, wrong, far }: Waiting, edges: readonly Edge[]): void {
    const left: number[] = []
    const still: number[] = []
    const ranks: number[] = []
    for (const edge of edges) {
      const change = this.#promises(path, edge)
      ranks.push(left.length)
      left.push(Math.max(0, wrong + change.wrong))
      still.push(Math.max(0, far + change.far))
    }
    this.#open.push({ path, wrong, far, edges, left, still, ranks })
  }

  /** Exact where the move carries one piece. */
  #promises({ node, thrown }: Path, { places, carries, moves }: Edge): Change {
    if (!places) return { wrong: Number.NEGATIVE_INFINITY, far: Number.NEGATIVE_INFINITY }
    const distances = thrown || !this.#throwing ? this.#distances : null
    let [wrong, far] = [0, 0]
    if (carries) {
      const { kind, from, to } = carries
      const leaves = from !== null && from !== to ? wrongBy(this.#view, node.layout, from, kind, -1) : 0
      const comes = to !== null && from !== to ? wrongBy(this.#view, node.layout, to, kind, 1) : 0
      wrong = leaves + comes
      far = Math.max(0, leaves) + Math.min(0, comes)
    } else
      for (const place of places) {
        const there = wrongAt(this.#view, node.layout, place)
        wrong -= there
        far -= lackingAt(this.#view, node.layout, place, there)
      }
    if (distances) far = moves ? distances.change(node, moves) : Math.min(far, -this.#brings)
    return { wrong, far }
  }

  /** What belongs to this ring and was not looked at; undefined when nothing is left in it. */
  next(): Offer | Waiting | undefined {
    for (; this.#at < this.#open.length; this.#at++) {
      const it = this.#open[this.#at] as Offers | Waiting
      if ('edges' in it) {
        const found = this.#nextOf(it)
        if (found) return found
        if (this.#after.length > 0) this.#later.push({ ...it, ranks: this.#after })
        this.#in = 0
        this.#after = []
      } else if (this.#endsWithin(it) <= this.#ring) {
        this.#at++
        return it
      } else this.#later.push(it)
    }
    return undefined
  }

  #nextOf(it: Offers): Offer | null {
    while (this.#in < it.ranks.length) {
      const rank = it.ranks[this.#in++] as number
      if (this.#madeWithin(it, rank) <= this.#ring)
        return { path: it.path, wrong: it.wrong, far: it.far, edge: it.edges[rank] as Edge, rank }
      this.#after.push(rank)
    }
    return null
  }

  /** The next ring that is not empty; false when nothing is open any more. */
  widen(): boolean {
    this.#again()
    let nearest = Number.POSITIVE_INFINITY
    for (const it of this.#open)
      if (!('edges' in it)) nearest = Math.min(nearest, this.#endsWithin(it))
      else for (const rank of it.ranks) nearest = Math.min(nearest, this.#madeWithin(it, rank))
    this.#ring = nearest
    return this.#open.length > 0
  }

  #again(): void {
    const begun = this.#open[this.#at]
    if (begun && 'edges' in begun && this.#in > 0) {
      const ranks = [...this.#after, ...begun.ranks.slice(this.#in)]
      if (ranks.length > 0) this.#later.push({ ...begun, ranks })
      this.#at++
    }
    this.#open = [...this.#later, ...this.#open.slice(this.#at)]
    this.#later = []
    this.#after = []
    this.#at = 0
    this.#in = 0
  }

  /** The least number of moves with which a play through this node could end. */
  #endsWithin({ path: { depth }, wrong, far }: Waiting): number {
    return depth === 0 && this.#isNamed ? 1 : depth + this.#movesFor(wrong, far)
  }

  /** The same through one of its moves. */
  #madeWithin({ path: { depth }, wrong, far, edges, left, still }: Offers, rank: number): number {
    // Nobody knows how much such a move changes.
    if (!edges[rank]?.places) return depth + movesFor(wrong, this.#most)
    const after = left[rank] as number
    // One move that changes much (a chain, a tile with all that stands on it) may explain it all.
    if (after === 0) return depth + 1
    return depth + Math.max(this.#movesFor(wrong, far), 1 + this.#movesFor(after, still[rank] as number))
  }

  #movesFor(wrong: number, far: number): number {
    return Math.max(movesFor(wrong, this.#most), Math.ceil(far / this.#brings))
  }
}

const movesFor = (wrong: number, each: number): number => Math.max(1, Math.ceil(wrong / each))
