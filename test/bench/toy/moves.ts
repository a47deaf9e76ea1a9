// The toy's state and its legal actions, which both its rules and its view need.

import type { ChanceAction } from '../../../src/core/chance.ts'
import type { Actor } from '../../../src/core/ids.ts'
import { directions, tiles } from './facts.ts'

export type State = {
  readonly phase: 'throw' | 'act' | 'over'
  readonly active: number
  /** The tile of each keeper, as an index; −1: off the tiles. */
  readonly at: readonly [number, number]
  /** Points left. */
  readonly move: number
  readonly push: number
  readonly turns: number
}

export type Action =
  | Extract<ChanceAction, { act: 'throw' }>
  /** `to`: an index into `directions`. */
  | { readonly act: 'move' | 'push'; readonly to: number }
  | { readonly act: 'end' }

/** For every tile, the neighbour in each direction; −1: none. */
const neighbours: readonly (readonly number[])[] = tiles.map(([x, y]) =>
  directions.map(([dx, dy]) => tiles.findIndex(([tx, ty]) => tx === x + dx && ty === y + dy))
)
export const next = (tile: number, way: number): number => (neighbours[tile] as readonly number[])[way] as number

const moves: readonly Action[] = directions.map((_, to) => ({ act: 'move', to }))
const pushes: readonly Action[] = directions.map((_, to) => ({ act: 'push', to }))
const end: Action = { act: 'end' }

export function legal(s: State, actor: Actor): Action[] {
  const all: Action[] = []
  if (s.phase !== 'act' || actor !== s.active) return all
  const me = s.at[s.active] as number
  const other = s.at[1 - s.active] as number
  for (let way = 0; way < 4; way++) {
    const to = next(me, way)
    if (s.move > 0 && to >= 0 && to !== other) all.push(moves[way] as Action)
  }
  for (let way = 0; way < 4; way++) if (s.push > 0 && next(me, way) === other) all.push(pushes[way] as Action)
  all.push(end)
  return all
}
