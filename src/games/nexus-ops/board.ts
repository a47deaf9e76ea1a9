// Questions about the board: its hexes and their neighbours, who has units where, who controls what (NO-001 to NO-003).

import type { Seat } from '../../core/ids.ts'
import { remembered } from '../../core/remember.ts'
import { around, type Hex, type HexId, hexOf, idOf } from '../../kit/grid/hex.ts'
import type { Layout } from './data/schemas.ts'
import { type Terrain, type Unit, units } from './data/units.ts'
import { countOf, enemies, type Force, type Forces, isNone, partnerOf, player, type State, seatsOf } from './state.ts'

type Plan = {
  readonly ids: readonly HexId[]
  readonly beside: ReadonlyMap<HexId, readonly HexId[]>
  /** Every other hex within two steps, in the order of the layout. */
  readonly within: ReadonlyMap<HexId, readonly HexId[]>
  readonly data: ReadonlyMap<HexId, Layout[number]>
  readonly hex: ReadonlyMap<HexId, Hex>
  /** The base of each place in the order of play. */
  readonly bases: readonly (readonly HexId[])[]
}
const planOf = remembered((layout: Layout): Plan => {
  const ids = layout.map((it) => idOf(it.at))
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
  const bases = [0, 1, 2, 3].map((place) => ids.filter((id) => data.get(id)?.owner === place))
  return { ids, data, beside, within, hex: new Map(ids.map((id) => [id, hexOf(id)])), bases }
})

/** The part of the state that describes the ground. */
export type Board = Pick<State, 'match' | 'ground'>
const plan = (s: Board): Plan => planOf(s.match.layout)

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
/** The coordinates of a hex on the board: always the same pair. */
export const pairOf = (s: Board, at: HexId): Hex => plan(s).hex.get(at) ?? hexOf(at)

export const terrainAt = (s: Board, at: HexId): Terrain | null => plan(s).data.get(at)?.terrain ?? s.ground[at] ?? null

/** The seat that owns a base hex; bases are numbered by the order of play. */
export function ownerOf(s: Board & Pick<State, 'first'>, at: HexId): Seat | null {
  const owner = plan(s).data.get(at)?.owner
  return owner === undefined ? null : (s.first + owner) % s.match.colours.length
}
export function baseOf(s: State, seat: Seat): readonly HexId[] {
  const n = s.match.colours.length
  return plan(s).bases[(seat - s.first + n) % n] ?? []
}

export const forceAt = (s: State, at: HexId, seat: Seat): Force => s.units[at]?.[seat] ?? nobody
export function sizeOf(force: Force): number {
  let n = 0
  for (const unit in force) n += countOf(force, unit as Unit)
  return n
}
export const hasUnits = (s: State, at: HexId, seat: Seat): boolean => !isNone(s.units[at]?.[seat] ?? nobody)
const nobody: Force = {}

export function hasArmy(s: State, seat: Seat): boolean {
  for (const at in s.units) if (hasUnits(s, at, seat)) return true
  return false
}

/** Seats with units on this hex. */
export function seatsAt(s: State, at: HexId): readonly Seat[] {
  const there = s.units[at]
  let set = 0
  if (there) for (let seat = 0; seat < there.length; seat++) if (!isNone(there[seat] ?? nobody)) set |= 1 << seat
  return sets[set] ?? []
}
/** All sets of up to four seats, indexed by their bits. Searches need them often, so they are built once. */
const sets = Array.from({ length: 16 }, (_, set) => [0, 1, 2, 3].filter((seat) => set & (1 << seat)))
export const enemiesAt = (s: State, at: HexId, seat: Seat): readonly Seat[] =>
  seatsAt(s, at).filter((it) => enemies(s, it, seat))
export function hasEnemies(s: State, at: HexId, seat: Seat): boolean {
  const there = s.units[at]
  if (there)
    for (let it = 0; it < there.length; it++) if (!isNone(there[it] ?? nobody) && enemies(s, it, seat)) return true
  return false
}
/** Whether no unit is there. NO-003: tiles and mines do not count. */
export const isEmpty = (s: State, at: HexId): boolean => seatsAt(s, at).length === 0
/** NO-001, NO-158: the one seat with units there, or null. */
export const controllerOf = (s: State, at: HexId): Seat | null => {
  const [seat, other] = seatsAt(s, at)
  return seat === undefined || other !== undefined ? null : seat
}
/** NO-002: several seats have units there. */
export const isContested = (s: State, at: HexId): boolean => seatsAt(s, at).length > 1
export const controls = (s: State, seat: Seat, at: HexId): boolean => controllerOf(s, at) === seat
/** Whether the hex is empty or the active player’s, so that a unit may retreat to it (NO-040, NO-041) or appear there. */
export const isRefuge = (s: State, at: HexId): boolean => isEmpty(s, at) || controls(s, s.active, at)
export const controlled = (s: State, seat: Seat): readonly HexId[] => hexes(s).filter((at) => controls(s, seat, at))

const totals = remembered((forces: Forces): readonly Readonly<Record<Unit, number>>[] => {
  const none = { human: 0, fungoid: 0, crystalline: 0, strider: 0, leaper: 0, dragon: 0 }
  const made = Array.from({ length: 4 }, () => ({ ...none }))
  for (const at in forces) {
    const there = forces[at] as Forces[HexId]
    for (let seat = 0; seat < there.length; seat++) {
      const of = made[seat] as (typeof made)[number]
      for (const unit in there[seat]) of[unit as Unit] += countOf(there[seat], unit as Unit)
    }
  }
  return made
})
export const standing = (s: State, seat: Seat, unit: Unit): number => totals(s.units)[seat]?.[unit] ?? 0
export const army = (s: State, seat: Seat): number => units.reduce((sum, unit) => sum + standing(s, seat, unit), 0)
/** NO-022: figures left in the supply. Fallen units return to it (NO-006). */
export const supply = (s: State, seat: Seat, unit: Unit): number => s.match.units[unit].count - standing(s, seat, unit)

/** Q26: the unit was found while the supply was empty, and is still owed. */
export const isOwed = (s: State, seat: Seat, unit: Unit): boolean => countOf(player(s, seat).owed, unit) > 0
/** NO-020: the price on the chart; an owed unit costs nothing. */
export const priceOf = (s: State, seat: Seat, unit: Unit): number =>
  isOwed(s, seat, unit) ? 0 : s.match.units[unit].cost

/** Whether the terrain admits the unit: NO-031, NO-032; NO-029 for bases. */
export function mayStand(s: Board, unit: Unit, at: HexId): boolean {
  const terrain = terrainAt(s, at)
  return terrain !== null && !s.match.units[unit].forbidden.includes(terrain)
}
/** The rule that keeps units out of a terrain. */
export const groundRule = (terrain: Terrain | null): `NO-${string}` => (terrain === 'magma' ? 'NO-031' : 'NO-032')

/** Q27: if the table agreed so, a unit found where it may not be goes home at once. */
const isSentHome = ({ match, phase }: State): boolean =>
  !match.options.foundUnitIgnoresTerrain && phase !== 'deploy' && phase !== 'move'

/** A unit that is where it may not be after its owner’s turn (NO-047). Units found by exploring may be allowed there (NO-068). */
export type Stray = { readonly seat: Seat; readonly unit: Unit; readonly at: HexId }
export function strays(s: State): readonly Stray[] {
  let found: Stray[] | null = null
  const { active } = s
  const isHome = isSentHome(s)
  for (const { at, units } of barriers(s)) {
    const there = s.units[at]
    if (!there) continue
    for (let seat = 0; seat < there.length; seat++) {
      if (seat === active && !isHome) continue
      for (const unit of units) {
        const n = countOf(there[seat], unit)
        if (n > 0 && n > countOf(s.settled[at]?.[seat], unit)) found = [...(found ?? []), { seat, unit, at }]
      }
    }
  }
  return found ?? noStrays
}
const noStrays: readonly Stray[] = []

/** Hexes that some units may not enter, with these units. Ground that is not dealt yet is open to all. */
const barriers = ofBoard((board) =>
  hexes(board).flatMap((at) => {
    const terrain = terrainAt(board, at)
    const barred = terrain === null ? [] : units.filter((unit) => board.match.units[unit].forbidden.includes(terrain))
    return barred.length > 0 ? [{ at, units: barred }] : []
  })
)
export const barred = (s: Board): readonly HexId[] => barriers(s).map(({ at }) => at)

/** Players still in the match, clockwise from this seat. */
export function from(s: State, seat: Seat): readonly Seat[] {
  const all = seatsOf(s)
  return [...all.slice(seat), ...all.slice(0, seat)].filter((it) => !player(s, it).out)
}
export const teamOf = (s: State, seat: Seat): readonly Seat[] => {
  const partner = partnerOf(s, seat)
  return partner === null ? [seat] : [seat, partner].sort((a, b) => a - b)
}
