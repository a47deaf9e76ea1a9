// The plan of a board: its hexes, their neighbours and their ground. Worked out once for a layout or for the ground dealt on it.

import { remembered } from '../../core/remember.ts'
import { around, type Hex, type HexId, hexOf, idOf } from '../../kit/grid/hex.ts'
import type { Layout } from './data/schemas.ts'
import { type Terrain, units } from './data/units.ts'
import type { State } from './state.ts'

export type Plan = {
  readonly ids: readonly HexId[]
  readonly index: ReadonlyMap<HexId, number>
  readonly beside: ReadonlyMap<HexId, readonly HexId[]>
  /** Every other hex within two steps, in the order of the layout. */
  readonly within: ReadonlyMap<HexId, readonly HexId[]>
  /** The hexes beside both of two that are within two steps. */
  readonly between: ReadonlyMap<HexId, ReadonlyMap<HexId, readonly HexId[]>>
  readonly data: ReadonlyMap<HexId, Layout[number]>
  readonly hex: ReadonlyMap<HexId, Hex>
  /** The base of each place in the order of play. */
  readonly bases: readonly (readonly HexId[])[]
}
const planOf = remembered((layout: Layout): Plan => {
  const ids = layout.map((it) => idOf(it.at))
  const index = new Map(ids.map((id, i) => [id, i]))
  const data = new Map(layout.map((it) => [idOf(it.at), it]))
  const near = (id: HexId): readonly HexId[] =>
    around(hexOf(id))
      .map(idOf)
      .filter((it) => data.has(it))
  const beside = new Map(ids.map((id) => [id, near(id)]))
  const upToTwo = (id: HexId): readonly HexId[] => {
    const first = beside.get(id) ?? []
    const reached = new Set([...first, ...first.flatMap((it) => beside.get(it) ?? [])])
    return ids.filter((it) => it !== id && reached.has(it))
  }
  const within = new Map(ids.map((id) => [id, upToTwo(id)]))
  const middle = (from: HexId, to: HexId): readonly HexId[] => near(from).filter((it) => beside.get(it)?.includes(to))
  const between = new Map(ids.map((from) => [from, new Map(within.get(from)?.map((to) => [to, middle(from, to)]))]))
  const bases = [0, 1, 2, 3].map((place) => ids.filter((id) => data.get(id)?.owner === place))
  const hex = new Map(ids.map((id) => [id, hexOf(id)]))
  return { ids, index, data, beside, within, between, hex, bases }
})

/** The part of the state that describes the ground. */
export type Board = Pick<State, 'match' | 'ground'>
export const plan = (s: Board): Plan => planOf(s.match.layout)

/** Computes something once for each board and remembers it. */
export const ofBoard = <V>(work: (board: Board) => V): ((s: Board) => V) => {
  const known = remembered((match: State['match']) => remembered((ground: State['ground']) => work({ match, ground })))
  return (s) => known(s.match)(s.ground)
}

/** Computes something once for each layout, whatever ground is dealt on it, and remembers it. */
export const ofLayout = <V>(work: (board: Board) => V): ((s: Board) => V) => {
  const known = remembered((match: State['match']) => work({ match, ground: {} }))
  return (s) => known(s.match)
}

/** Every hex, in the order of the layout. */
export const hexes = (s: Board): readonly HexId[] => plan(s).ids
export const isOnBoard = (s: Board, at: HexId): boolean => plan(s).data.has(at)
export const beside = (s: Board, at: HexId): readonly HexId[] => plan(s).beside.get(at) ?? []
export const within = (s: Board, at: HexId): readonly HexId[] => plan(s).within.get(at) ?? []
/** The hexes that are beside both. */
export const between = (s: Board, from: HexId, to: HexId): readonly HexId[] => plan(s).between.get(from)?.get(to) ?? []
/** The coordinates of a hex on the board: always the same pair. */
export const pairOf = (s: Board, at: HexId): Hex => plan(s).hex.get(at) ?? hexOf(at)

export const terrainAt = (s: Board, at: HexId): Terrain | null => plan(s).data.get(at)?.terrain ?? s.ground[at] ?? null

/** Hexes that some units may not enter, with these units. Ground that is not dealt yet is open to all. */
export const barriers = ofBoard((board) =>
  hexes(board).flatMap((at, index) => {
    const terrain = terrainAt(board, at)
    const barred = terrain === null ? [] : units.filter((unit) => board.match.units[unit].forbidden.includes(terrain))
    return barred.length > 0 ? [{ at, index, units: barred }] : []
  })
)
