// The names of places and pieces on a Nexus Ops table, both ways.

import type { Thing } from '../../core/game.ts'
import type { KindId, PlaceId, Seat } from '../../core/ids.ts'
import { kindId, placeId } from '../../core/ids.ts'
import type { Unit } from './data/units.ts'
import { units } from './data/units.ts'
import type { HexId } from './geometry.ts'
import { fromPlane, idOf } from './geometry.ts'

export const hexPlace = (at: HexId): PlaceId => placeId(at)
export const unitKind = (unit: Unit, seat: Seat): KindId => kindId(`${unit}/${seat}`)
export const mineKind = (value: number): KindId => kindId(`mine/${value}`)
export const tileKind: KindId = kindId('tile')

/** The unit that a kind is, and whose. */
export function unitOf(kind: string): { readonly unit: Unit; readonly seat: Seat } | null {
  const [, name, seat] = /^([a-z]+)\/([0-3])$/.exec(kind) ?? []
  const unit = units.find((it) => it === name)
  return unit && seat ? { unit, seat: Number(seat) } : null
}

const isKnown = (kind: string): boolean => unitOf(kind) !== null || kind === 'tile' || /^mine\/[1-9]$/.test(kind)

/** Hexes tile the plane, so whatever a sensor finds belongs to the nearest one. */
export function locate({ kind, at }: Thing): { readonly place: PlaceId; readonly kind: KindId | null } | null {
  const hex = fromPlane(at)
  if (!hex.every((n) => Number.isSafeInteger(n))) return null
  if (kind === null) return { place: hexPlace(idOf(hex)), kind: null }
  return isKnown(kind) ? { place: hexPlace(idOf(hex)), kind: kindId(kind) } : null
}
