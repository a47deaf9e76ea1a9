// The names of places and pieces on a Nexus Keepers table: how they are written and read.

import { type KindId, kindId, type PlaceId, placeId, type Seat } from '../../core/ids.ts'
import type { Thing } from '../../core/tabletop.ts'
import { type Cell, cellOf, cellPlace, type Facing, facings, locateCell } from '../../kit/grid/square.ts'
import type { Pose } from './geometry/cube.ts'

/** The place of a keeper on a tile: "1,3". */
export const tilePlace = cellPlace
/** The place of a cube, by its anchor: "#1,2". */
export const groundPlace = ([x, y]: Cell): PlaceId => placeId(`#${x},${y}`)

export const keeperKind = (seat: Seat): KindId => kindId(`keeper/${seat}`)
export const cubeKind = (seat: Seat, facing: Facing): KindId => kindId(`cube/${seat}/${facing}`)
/** A cube in the box has no facing yet. */
export const boxedCube = (seat: Seat): KindId => kindId(`cube/${seat}`)

/** The seat and pose of a cube, from its kind and the name of its place. */
export function cubePose(place: string, kind: string): (Pose & { readonly seat: Seat }) | null {
  const at = place.startsWith('#') ? cellOf(place.slice(1)) : null
  const [, seat, facing] = /^cube\/([0-7])\/([NESW])$/.exec(kind) ?? []
  return at && facing ? { seat: Number(seat), at, facing: facing as Facing } : null
}

/** NK-006: tiles are on one lattice, so a sensed thing belongs to the nearest cell. */
export function locate({ kind, at, turn }: Thing): { readonly place: PlaceId; readonly kind: KindId | null } | null {
  const cell = locateCell(at)
  if (!cell) return null
  if (kind === null) return { place: tilePlace(cell), kind: null }
  const [, what, seat, facing] = /^(keeper|cube)\/([0-7])(?:\/([NESW]))?$/.exec(kind) ?? []
  if (what === undefined) return null
  if (what === 'keeper') return facing ? null : { place: tilePlace(cell), kind: keeperKind(Number(seat)) }
  const faces = turn === undefined ? (facing as Facing | undefined) : facings[((Math.round(turn / 90) % 4) + 4) % 4]
  return { place: groundPlace(cell), kind: faces ? cubeKind(Number(seat), faces) : null }
}
