// Questions about the board: who has units where, who controls what (NO-001 to NO-003), who may stand where.

import type { Seat } from '../../core/ids.ts'
import type { HexId } from '../../kit/grid/hex.ts'
import { forEach, type Terrain, type Unit, units } from './data/units.ts'
import { type Board, barriers, plan, terrainAt } from './plan.ts'
import { spots } from './spots.ts'
import { countOf, type Force, partnerOf, player, type State, seatsOf } from './state.ts'

export * from './plan.ts'

/** The seat that owns a base hex; bases are numbered by the order of play. */
export function ownerOf(s: Board & Pick<State, 'first'>, at: HexId): Seat | null {
  const owner = plan(s).data.get(at)?.owner
  return owner === undefined ? null : (s.first + owner) % s.match.colours.length
}
export function baseOf(s: State, seat: Seat): readonly HexId[] {
  const n = s.match.colours.length
  return plan(s).bases[(seat - s.first + n) % n] ?? []
}

/** Seats with units on this hex, as bits. */
function bitsAt(s: State, at: HexId): number {
  const { plan, seats } = spots(s)
  const i = plan.index.get(at)
  return i === undefined ? 0 : (seats[i] as number)
}
/** All seats but this one and its partner, as bits. */
const enemyBits = (s: State, seat: Seat): number => 15 & ~(1 << seat) & ~(1 << (partnerOf(s, seat) ?? seat))

export function forceAt(s: State, at: HexId, seat: Seat): Force {
  const { plan, forces } = spots(s)
  const i = plan.index.get(at)
  return (i === undefined ? undefined : forces[i]?.[seat]) ?? nobody
}
export function sizeOf(force: Force): number {
  let n = 0
  for (const unit in force) n += countOf(force, unit as Unit)
  return n
}
export const hasUnits = (s: State, at: HexId, seat: Seat): boolean => (bitsAt(s, at) & (1 << seat)) !== 0
const nobody: Force = {}

export function hasArmy(s: State, seat: Seat): boolean {
  const { order, seats } = spots(s)
  for (const i of order) if ((seats[i] as number) & (1 << seat)) return true
  return false
}

/** Seats with units on this hex. */
export const seatsAt = (s: State, at: HexId): readonly Seat[] => setOf(bitsAt(s, at))
/** The set of seats with these bits. */
export const setOf = (bits: number): readonly Seat[] => sets[bits] ?? []
/** All sets of up to four seats, indexed by their bits. Searches need them often, so they are built once. */
const sets = Array.from({ length: 16 }, (_, set) => [0, 1, 2, 3].filter((seat) => set & (1 << seat)))
export const enemiesAt = (s: State, at: HexId, seat: Seat): readonly Seat[] => setOf(bitsAt(s, at) & enemyBits(s, seat))
export const hasEnemies = (s: State, at: HexId, seat: Seat): boolean => (bitsAt(s, at) & enemyBits(s, seat)) !== 0
/** Whether no unit is there. NO-003: tiles and mines do not count. */
export const isEmpty = (s: State, at: HexId): boolean => bitsAt(s, at) === 0
/** NO-001, NO-158: the one seat with units there, or null. */
export const controllerOf = (s: State, at: HexId): Seat | null => {
  const [seat, other] = seatsAt(s, at)
  return seat === undefined || other !== undefined ? null : seat
}
/** NO-002: several seats have units there. */
export const isContested = (s: State, at: HexId): boolean => seatsAt(s, at).length > 1
export const controls = (s: State, seat: Seat, at: HexId): boolean => bitsAt(s, at) === 1 << seat
/** Whether the hex is empty or the active player’s, so that a unit may retreat to it (NO-040, NO-041) or appear there. */
export const isRefuge = (s: State, at: HexId): boolean => (bitsAt(s, at) & ~(1 << s.active)) === 0
export function controlled(s: State, seat: Seat): readonly HexId[] {
  const { plan, seats } = spots(s)
  return plan.ids.filter((_, i) => seats[i] === 1 << seat)
}

export function standing(s: State, seat: Seat, unit: Unit): number {
  let n = 0
  const { order, forces } = spots(s)
  for (const i of order) n += countOf(forces[i]?.[seat], unit)
  return n
}
export const army = (s: State, seat: Seat): number => units.reduce((sum, unit) => sum + standing(s, seat, unit), 0)
/** NO-022: figures left in the supply. Fallen units return to it (NO-006). */
export function supplies(s: State, seat: Seat): Readonly<Record<Unit, number>> {
  const left: Record<Unit, number> = { ...forEach((unit) => s.match.units[unit].count) }
  const { order, forces } = spots(s)
  for (const i of order) {
    const force = forces[i]?.[seat]
    for (const unit in force) left[unit as Unit] -= countOf(force, unit as Unit)
  }
  return left
}
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
  const { barriers, seats, forces, barred } = spots(s)
  if (barred === 0) return noStrays
  const checked = isSentHome(s) ? barred : barred & ~(1 << s.active)
  if (checked === 0) return noStrays
  for (const { at, index, units } of barriers) {
    const here = (seats[index] as number) & checked
    if (here === 0) continue
    for (const seat of setOf(here))
      for (const unit of units) {
        const n = countOf(forces[index]?.[seat], unit)
        if (n > 0 && n > countOf(s.settled[at]?.[seat], unit)) found = [...(found ?? []), { seat, unit, at }]
      }
  }
  return found ?? noStrays
}
const noStrays: readonly Stray[] = []

/** Hexes that some units may not enter. */
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
