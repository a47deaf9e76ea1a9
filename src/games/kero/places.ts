// The places of a KERO table and its pieces: four New Lands, the slots of the empty pile, two camps. The trucks and the card
// row have only lamps.

import { type KindId, kindId, type PlaceId, placeId } from '../../core/ids.ts'
import type { Point } from '../../core/scene.ts'
import type { Thing } from '../../core/tabletop.ts'

export const landPlace = (at: number): PlaceId => placeId(at < 4 ? `land/${at + 1}` : `pile/${at - 3}`)
export const campPlace = (seat: number): PlaceId => placeId(`camp/${seat}`)
export const truckPlace = (seat: number): PlaceId => placeId(`truck/${seat}`)
export const slotPlace = (slot: number): PlaceId => placeId(`slot/${slot}`)
export const explorerKind = (seat: number): KindId => kindId(`explorer/${seat}`)
export const truckKind = (seat: number): KindId => kindId(`truck/${seat}`)

interface Area {
  readonly id: PlaceId
  readonly at: Point
  /** Half of its width and of its height. */
  readonly half: Point
}
const area = (id: PlaceId, x: number, y: number, w: number, h: number): Area => ({ id, at: [x, y], half: [w, h] })

/** Places for figures. */
export const standing: readonly Area[] = [
  ...[0, 1, 2, 3].map((at) => area(landPlace(at), 1.5 * at + 0.75, 3, 0.7, 0.7)),
  area(landPlace(4), 6.5, 3.4, 0.35, 0.35),
  area(landPlace(5), 6.5, 2.5, 0.35, 0.4),
  area(campPlace(0), 2.5, 0.4, 2, 0.6),
  area(campPlace(1), 2.5, 5.6, 2, 0.6)
]
/** Places that have only lamps. */
export const beside: readonly Area[] = [
  ...[1, 2, 3, 4, 5, 6].map((slot) => area(slotPlace(slot), slot - 0.5, 1.6, 0.45, 0.6)),
  area(truckPlace(0), 5.5, 0.4, 0.8, 0.5),
  area(truckPlace(1), 5.5, 5.6, 0.8, 0.5)
]

export function locate({ kind, at: [x, y] }: Thing): { readonly place: PlaceId; readonly kind: KindId | null } | null {
  if (kind !== null && kind !== 'explorer/0' && kind !== 'explorer/1') return null
  const found = standing.find(({ at, half }) => Math.abs(x - at[0]) <= half[0] && Math.abs(y - at[1]) <= half[1])
  return found ? { place: found.id, kind: kind === null ? null : kindId(kind) } : null
}
