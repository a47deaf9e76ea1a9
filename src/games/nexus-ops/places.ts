// The pieces of a Nexus Ops table, their kinds as sensors name them, and their places.

import { type KindId, kindId, type PlaceId, type Seat } from '../../core/ids.ts'
import type { Piece } from '../../core/scene.ts'
import type { Thing } from '../../core/tabletop.ts'
import { hexPlace, idOf, locateHex } from '../../kit/grid/hex.ts'
import { type Unit, units } from './data/units.ts'
import { unitName } from './view/names.ts'

export const unitKind = (unit: Unit, seat: Seat): KindId => kindId(`${unit}/${seat}`)
export const mineKind = (value: number): KindId => kindId(`mine/${value}`)
export const tileKind: KindId = kindId('tile')

type Kind = Omit<Piece, 'place'>
export const figure = (unit: Unit, seat: Seat): Kind => ({
  kind: unitKind(unit, seat),
  look: unit,
  name: { say: 'piece.unit', with: { unit: unitName(unit), who: { seat } } },
  seat
})
export const mine = (n: number): Kind => ({
  kind: mineKind(n),
  look: `mine-${n}`,
  name: { say: 'piece.mine', with: { n } }
})
export const tile: Kind = { kind: tileKind, look: 'tile', name: { say: 'piece.tile' } }

/** The mine values, by index; 0 is no mine. */
export const mineValues: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The unit and seat of each figure kind, at a table of four. */
export const figures: ReadonlyMap<string, { readonly unit: Unit; readonly seat: Seat }> = new Map(
  [0, 1, 2, 3].flatMap((seat) => units.map((unit) => [unitKind(unit, seat), { unit, seat }] as const))
)
const kinds: ReadonlySet<string> = new Set([tileKind, ...mineValues.slice(1).map(mineKind), ...figures.keys()])

/** Hexes tile the plane, so a sensed thing belongs to the nearest one. */
export function locate({ kind, at }: Thing): { readonly place: PlaceId; readonly kind: KindId | null } | null {
  const hex = locateHex(at)
  if (!hex) return null
  if (kind === null) return { place: hexPlace(idOf(hex)), kind: null }
  return kinds.has(kind) ? { place: hexPlace(idOf(hex)), kind: kindId(kind) } : null
}
