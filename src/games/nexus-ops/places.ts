// The names of places and pieces on a Nexus Ops table, both ways.

import type { KindId, PlaceId, Seat } from '../../core/ids.ts'
import { kindId } from '../../core/ids.ts'
import type { Thing } from '../../core/tabletop.ts'
import { hexPlace, idOf, locateHex } from '../../kit/grid/hex.ts'
import type { Unit } from './data/units.ts'
import { units } from './data/units.ts'

export const unitKind = (unit: Unit, seat: Seat): KindId => kindId(`${unit}/${seat}`)
export const mineKind = (value: number): KindId => kindId(`mine/${value}`)
/** By index: a mine of 0 is none. */
export const mineValues: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
export const tileKind: KindId = kindId('tile')

/** Everything that can stand on a hex, at a table of four. */
const kinds: ReadonlySet<string> = new Set([
  tileKind,
  ...mineValues.slice(1).map(mineKind),
  ...[0, 1, 2, 3].flatMap((seat) => units.map((unit) => unitKind(unit, seat)))
])

/** Hexes tile the plane, so whatever a sensor finds belongs to the nearest one. */
export function locate({ kind, at }: Thing): { readonly place: PlaceId; readonly kind: KindId | null } | null {
  const hex = locateHex(at)
  if (!hex) return null
  if (kind === null) return { place: hexPlace(idOf(hex)), kind: null }
  return kinds.has(kind) ? { place: hexPlace(idOf(hex)), kind: kindId(kind) } : null
}
