// The state graph of a game: states are nodes, the moves that a table can show (or that leave no trace) are edges.
// A node is made once and kept as long as searches look at it, because they look at one turn many times; that changes no
// answer. A key speaks within one match, so a graph serves one match.

import type { ChanceNode } from '../../core/chance.ts'
import { type AnyGame, play } from '../../core/game.ts'
import type { Actor, KindId, PlaceId } from '../../core/ids.ts'
import type { Json } from '../../core/json.ts'
import type { Action, Move } from '../../core/rules.ts'
import type { CueName, Die, Scene } from '../../core/scene.ts'
import type { Carried, Sketch } from '../../core/tabletop.ts'
import { graphLimits } from '../limits.ts'
import { type Layout, layout, standing } from './agreement.ts'
import type { Position } from './belief.ts'

export interface Node {
  readonly state: Json
  readonly key: string
  readonly scene: Scene
  readonly layout: Layout
}

export interface Edge {
  readonly move: Move<Action>
  readonly how: 'observed' | 'inferred'
  readonly cue: CueName | null
  /** The piece that does it without moving. */
  readonly doneBy: KindId | null
  /** The places whose pieces it changes; null where only the move itself can tell. */
  readonly places: readonly PlaceId[] | null
  /** Where it carries the only piece of those places that it changes, as far as that is known. */
  readonly carries: Carried | null
  /** Every piece that it moves, beside those that it takes off; null: not known. */
  readonly moves: readonly Carried[] | null
  /** What leaves which place, unless the like comes there with the same move; kind null: all that stands there. Null: not known. */
  readonly leaves: readonly Leaves[] | null
  /** Dice that a hand turns to these faces. */
  readonly turns: readonly Die[]
  /** Where it leads: made when it is first looked at. */
  readonly to: Node
}

export interface Leaves {
  readonly kind: KindId | null
  readonly from: PlaceId
}

export interface Successors {
  readonly edges: readonly Edge[]
  /** So much may be done that nobody looks through it (a tile may be put anywhere): `edges` is empty, guesses must serve. */
  readonly wide: boolean
  /** What is about to be thrown, if anything. */
  readonly chance: ChanceNode | null
}

/** A game with the nodes of one match. */
export interface Graph {
  readonly game: AnyGame
  readonly node: (state: Json, key?: string) => Node
  /** Kept as long as the position is: every rest of a match may be asked for it again. */
  readonly layoutAt: (at: Position) => Layout
  readonly successors: (node: Node) => Successors
  /** The edge of a legal move; null when somebody would have to say it. */
  readonly edge: (node: Node, move: Move<Action>) => Edge | null
  /** The edge of a legal move, said or not. */
  readonly shown: (node: Node, move: Move<Action>) => Edge
}

interface Known {
  readonly node: Node
  successors: Successors | null
}

export function graph(game: AnyGame): Graph {
  let [recent, older] = [new Map<string, Known>(), new Map<string, Known>()]
  const keep = (it: Known): void => {
    if (recent.size >= graphLimits.nodes) [recent, older] = [new Map(), recent]
    recent.set(it.node.key, it)
  }
  const known = (key: string): Known | undefined => {
    const it = recent.get(key)
    if (it) return it
    const before = older.get(key)
    if (before) keep(before)
    return before
  }
  const node = (state: Json, key: string = game.key(state)): Node => {
    const before = known(key)
    if (before) return before.node
    const scene = game.scene(state)
    const made = { state, key, scene, layout: layout(scene) }
    keep({ node: made, successors: null })
    return made
  }
  const layouts = new WeakMap<Position, Layout>()
  const layoutAt = (at: Position): Layout => {
    const layout = layouts.get(at) ?? node(at.state, at.key).layout
    layouts.set(at, layout)
    return layout
  }
  const make = (state: Json, move: Move<Action>): Node => node(play(game, state, move))
  const edge = ({ state }: Node, move: Move<Action>): Edge | null => {
    const sketch = game.sketch(state, move)
    return sketch.how === 'declared' ? null : new Unmade(state, move, sketch, make)
  }
  const shown = ({ state }: Node, move: Move<Action>): Edge => new Unmade(state, move, game.sketch(state, move), make)
  const successors = (from: Node): Successors => {
    const it = known(from.key)
    if (it?.successors) return it.successors
    const actors = game.toAct(from.state)
    const edges = unsaid(game, from.state, actors, (move) => edge(from, move))
    const made: Successors = {
      edges: edges ?? [],
      wide: edges === null,
      chance: actors.includes('chance') ? game.chance(from.state) : null
    }
    if (it) it.successors = made
    return made
  }
  return { game, node, layoutAt, successors, edge, shown }
}

/** Where it leads is made when somebody looks there: most moves of a search are never made. */
class Unmade implements Edge {
  readonly move: Move<Action>
  readonly how: Edge['how']
  readonly carries: Edge['carries']
  readonly moves: Edge['moves']
  readonly #from: Json
  readonly #sketch: Sketch
  readonly #make: (from: Json, move: Move<Action>) => Node
  #places: Edge['places'] | undefined
  #leaves: Edge['leaves'] | undefined
  #to: Node | null = null

  constructor(from: Json, move: Move<Action>, sketch: Sketch, make: (from: Json, move: Move<Action>) => Node) {
    const { how, moves, takes } = sketch
    this.move = move
    this.how = how === 'inferred' ? 'inferred' : 'observed'
    this.carries = moves?.length === 1 && !takes?.length ? (moves[0] as Carried) : null
    this.moves = moves ?? (takes ? [] : null)
    this.#from = from
    this.#sketch = sketch
    this.#make = make
  }

  get cue(): Edge['cue'] {
    return this.#sketch.cue ?? null
  }

  get doneBy(): Edge['doneBy'] {
    return this.#sketch.doneBy ?? null
  }

  get turns(): Edge['turns'] {
    return this.#sketch.turns ?? []
  }

  get places(): Edge['places'] {
    const { moves, takes, places } = this.#sketch
    if (this.#places === undefined) this.#places = moves || takes ? touched(moves, takes) : (places ?? null)
    return this.#places
  }

  get leaves(): Edge['leaves'] {
    if (this.#leaves === undefined) this.#leaves = leavesOf(this.#sketch)
    return this.#leaves
  }

  get to(): Node {
    this.#to ??= this.#make(this.#from, this.move)
    return this.#to
  }
}

/** Pieces that go, but for those that the like follows: a pushed row of pieces alike leaves one place only. */
function leavesOf(sketch: Sketch): readonly Leaves[] | null {
  const { moves = [], takes = [] } = sketch
  if (!sketch.moves && !sketch.takes) return null
  const isFollowed = (place: PlaceId, kind: KindId | null): boolean =>
    moves.some((it) => it.to === place && (kind === null || it.kind === kind))
  const all: Leaves[] = []
  for (const { kind, from } of moves) if (from !== null && !isFollowed(from, kind)) all.push({ kind, from })
  for (const from of takes) if (!isFollowed(from, null)) all.push({ kind: null, from })
  return all
}

/** Every place that a piece leaves or comes to, once. */
function touched(moves: Sketch['moves'] = [], takes: Sketch['takes'] = []): readonly PlaceId[] {
  const places = [...takes]
  for (const { from, to } of moves)
    for (const place of [from, to]) if (place !== null && !places.includes(place)) places.push(place)
  return places
}

/** Whether a move may take one of these pieces along, as far as that is known before it is made. */
export const mayCarry = ({ layout }: Node, { places, carries }: Edge, kinds: ReadonlySet<KindId>): boolean =>
  carries
    ? kinds.has(carries.kind)
    : (places?.some((place) => standing(layout, place).some((kind) => kinds.has(kind))) ?? true)

/** Legal moves that the table shows or that leave no trace; null when too many of them would show. */
function unsaid(
  game: AnyGame,
  state: Json,
  actors: readonly Actor[],
  edgeOf: (move: Move<Action>) => Edge | null
): Edge[] | null {
  const edges: Edge[] = []
  const counted = { untold: 0, told: 0 }
  for (const by of actors) {
    if (by === 'chance') continue
    for (const action of game.legal(state, by) as Iterable<Action>) {
      const edge = edgeOf({ by, do: action })
      if (!edge) continue
      const kind = (edge.moves ?? edge.places) ? 'told' : 'untold'
      if (edge.how === 'observed' && ++counted[kind] > graphLimits.widest[kind]) return null
      edges.push(edge)
    }
  }
  return edges
}
