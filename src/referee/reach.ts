// Where legal play leads: states as spots, the moves that a table can show (or that leave no trace) as edges between them.
// Spots are made once and remembered by key, because one turn is looked at many times; that changes no answer.

import type { ChanceNode } from '../core/chance.ts'
import { type Action, type AnyGame, type Move, play } from '../core/game.ts'
import type { Json } from '../core/json.ts'
import type { CueName } from '../core/scene.ts'
import { type Layout, layout } from './match.ts'

export interface Spot {
  readonly state: Json
  readonly key: string
  readonly layout: Layout
}

export interface Edge {
  readonly move: Move<Action>
  readonly how: 'shown' | 'implied'
  readonly cue: CueName | null
  readonly to: Spot
}

export interface Fan {
  readonly edges: readonly Edge[]
  /** There are more legal moves than anybody can look through. */
  readonly cut: boolean
  /** What is about to be thrown, if anything. */
  readonly chance: ChanceNode | null
}

/** A game with its spots. */
export interface Reach {
  readonly game: AnyGame
  readonly spot: (state: Json, key?: string) => Spot
  readonly fan: (spot: Spot) => Fan
}

const mostEdges = 3000
const mostSpots = 20_000

export function reach(game: AnyGame): Reach {
  const spots = new Map<string, Spot>()
  const fans = new WeakMap<Spot, Fan>()
  const spot = (state: Json, key: string = game.key(state)): Spot => {
    const known = spots.get(key)
    if (known) return known
    if (spots.size >= mostSpots) spots.clear()
    const made = { state, key, layout: layout(game.scene(state)) }
    spots.set(key, made)
    return made
  }
  const fan = (from: Spot): Fan => {
    const known = fans.get(from)
    if (known) return known
    const edges: Edge[] = []
    let seen = 0
    const actors = game.toAct(from.state)
    look: for (const by of actors) {
      if (by === 'chance') continue
      for (const action of game.legal(from.state, by) as Iterable<Action>) {
        if (++seen > mostEdges) break look
        const edge = follow(from.state, { by, do: action })
        if (edge) edges.push(edge)
      }
    }
    const made = { edges, cut: seen > mostEdges, chance: actors.includes('chance') ? game.chance(from.state) : null }
    fans.set(from, made)
    return made
  }
  const follow = (state: Json, move: Move<Action>): Edge | null => {
    const { how, cue } = game.sketch(state, move)
    return how === 'said' ? null : { move, how, cue: cue ?? null, to: spot(play(game, state, move)) }
  }
  return { game, spot, fan }
}
