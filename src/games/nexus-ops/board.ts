// Questions about the board: its hexes and their neighbours, who stands where, who controls what (NO-001 to NO-003).

import type { Seat } from '../../core/ids.ts'
import type { Layout } from './data/layouts.ts'
import type { Terrain, Unit } from './data/units.ts'
import { units } from './data/units.ts'
import type { HexId } from './geometry.ts'
import { around, hexOf, idOf } from './geometry.ts'
import type { Force, State } from './state.ts'
import { countOf, enemies, partnerOf, player, seatsOf } from './state.ts'

type Map_ = {
  readonly ids: readonly HexId[]
  readonly beside: ReadonlyMap<HexId, readonly HexId[]>
  readonly data: ReadonlyMap<HexId, Layout[number]>
}
const maps = new WeakMap<Layout, Map_>()

function mapOf({ match: { layout } }: State): Map_ {
  const known = maps.get(layout)
  if (known) return known
  const ids = layout.map((it) => idOf(it.at))
  const there = new Set(ids)
  const beside = ids.map(
    (id) =>
      [
        id,
        around(hexOf(id))
          .map(idOf)
          .filter((it) => there.has(it))
      ] as const
  )
  const made = { ids, beside: new Map(beside), data: new Map(layout.map((it) => [idOf(it.at), it])) }
  maps.set(layout, made)
  return made
}

/** Every hex, in the order of the layout. */
export const hexes = (s: State): readonly HexId[] => mapOf(s).ids
export const isOnBoard = (s: State, at: HexId): boolean => mapOf(s).data.has(at)
export const beside = (s: State, at: HexId): readonly HexId[] => mapOf(s).beside.get(at) ?? []

export const terrainAt = (s: State, at: HexId): Terrain | null => mapOf(s).data.get(at)?.terrain ?? s.ground[at] ?? null

/** Whose base hex it is; bases go by the order of play. */
export function ownerOf(s: State, at: HexId): Seat | null {
  const owner = mapOf(s).data.get(at)?.owner
  return owner === undefined ? null : (s.first + owner) % s.players.length
}
export const baseOf = (s: State, seat: Seat): readonly HexId[] => hexes(s).filter((at) => ownerOf(s, at) === seat)

export const forceAt = (s: State, at: HexId, seat: Seat): Force => s.units[at]?.[seat] ?? {}
export const sizeOf = (force: Force): number => units.reduce((sum, unit) => sum + countOf(force, unit), 0)
export function hasUnits(s: State, at: HexId, seat: Seat): boolean {
  // A type that is not there is left out.
  for (const _ in s.units[at]?.[seat]) return true
  return false
}

/** Seats with units there. */
export const seatsAt = (s: State, at: HexId): readonly Seat[] =>
  s.units[at] ? seatsOf(s).filter((seat) => hasUnits(s, at, seat)) : []
export const enemiesAt = (s: State, at: HexId, seat: Seat): readonly Seat[] =>
  seatsAt(s, at).filter((it) => enemies(s, it, seat))
/** NO-003: tiles and mines do not count. */
export const isEmpty = (s: State, at: HexId): boolean => seatsAt(s, at).length === 0
/** NO-001, NO-158. */
export const controllerOf = (s: State, at: HexId): Seat | null => {
  const [seat, other] = seatsAt(s, at)
  return seat === undefined || other !== undefined ? null : seat
}
/** NO-002. */
export const isContested = (s: State, at: HexId): boolean => seatsAt(s, at).length > 1
export const controls = (s: State, seat: Seat, at: HexId): boolean => controllerOf(s, at) === seat
export const controlled = (s: State, seat: Seat): readonly HexId[] => hexes(s).filter((at) => controls(s, seat, at))

export const standing = (s: State, seat: Seat, unit: Unit): number =>
  Object.values(s.units).reduce((sum, forces) => sum + countOf(forces[seat], unit), 0)
export const army = (s: State, seat: Seat): number => units.reduce((sum, unit) => sum + standing(s, seat, unit), 0)
/** NO-022. */
export const supply = (s: State, seat: Seat, unit: Unit): number => s.match.units[unit].count - standing(s, seat, unit)

/** NO-031, NO-032; NO-029 of bases. */
export function mayStand(s: State, unit: Unit, at: HexId): boolean {
  const terrain = terrainAt(s, at)
  return terrain !== null && !s.match.units[unit].forbidden.includes(terrain)
}
/** Which rule keeps a unit out of a terrain. */
export const groundRule = (terrain: Terrain | null): `NO-${string}` => (terrain === 'magma' ? 'NO-031' : 'NO-032')

/** A unit that stands where it may not, its owner's turn being over (NO-047); found units may (NO-068). */
export type Stray = { readonly seat: Seat; readonly unit: Unit; readonly at: HexId }
export function strays(s: State): readonly Stray[] {
  const found: Stray[] = []
  for (const at of hexes(s)) {
    const there = s.units[at]
    if (!there || !barred(s, at)) continue
    for (const seat of seatsAt(s, at)) {
      if (seat === s.active) continue
      for (const unit of units) {
        if (mayStand(s, unit, at)) continue
        if (countOf(there[seat], unit) > countOf(s.settled[at]?.[seat], unit)) found.push({ seat, unit, at })
      }
    }
  }
  return found
}
/** Ground that not everybody may stand on. */
const barred = (s: State, at: HexId): boolean => units.some((unit) => !mayStand(s, unit, at))

/** Players still in the game, clockwise from this one on. */
export function from(s: State, seat: Seat): readonly Seat[] {
  const all = seatsOf(s)
  return [...all.slice(seat), ...all.slice(0, seat)].filter((it) => !player(s, it).out)
}
export const teamOf = (s: State, seat: Seat): readonly Seat[] => {
  const partner = partnerOf(s, seat)
  return partner === null ? [seat] : [seat, partner].sort((a, b) => a - b)
}
