// The names of places and pieces on a Nexus Keepers table, both ways.

import { type KindId, kindId, type PlaceId, placeId, type Seat } from '../../core/ids.ts'
import type { Thing } from '../../core/tabletop.ts'
import { type Cell, cellOf, cellPlace, type Facing, facings, locateCell } from '../../kit/grid/square.ts'
import type { Pose } from './geometry/cube.ts'

/** A tile, where a keeper stands: "1,3". */
export const tilePlace = cellPlace
/** Where a cube lies, by its anchor: "#1,2". */
export const groundPlace = ([x, y]: Cell): PlaceId => placeId(`#${x},${y}`)

export const keeperKind = (seat: Seat): KindId => kindId(`keeper/${seat}`)
export const cubeKind = (seat: Seat, facing: Facing): KindId => kindId(`cube/${seat}/${facing}`)
/** A cube in the box faces nowhere yet. */
export const boxedCube = (seat: Seat): KindId => kindId(`cube/${seat}`)

/** The cube that lies on a ground place, as its kind and the place's name say. */
export function cubePose(place: string, kind: string): (Pose & { readonly seat: Seat }) | null {
  const at = place.startsWith('#') ? cellOf(place.slice(1)) : null
  const [, seat, facing] = /^cube\/([0-7])\/([NESW])$/.exec(kind) ?? []
  return at && facing ? { seat: Number(seat), at, facing: facing as Facing } : null
}

/** NK-006: tiles lie on one lattice, so whatever a sensor finds belongs to the nearest cell. */
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
