// The pieces of a Platformer table, what a sensor may call them, and where they stand.

import { type KindId, kindId, type PlaceId } from '../../core/ids.ts'
import type { Thing } from '../../core/tabletop.ts'
import { locateCell } from '../../kit/grid/square.ts'
import { cell, place, slot } from './tower/cell.ts'

export const heroKind = (hero: string): KindId => kindId(`hero/${hero}`)
export const enemyKind = (card: string): KindId => kindId(`enemy/${card}`)
export const tokenKind = (token: 'coin' | 'gem'): KindId => kindId(token)

/** The hero or the enemy card that a kind is; null: a coin or a gem. */
export function figureOf(kind: string): { readonly hero?: string; readonly enemy?: string } | null {
  if (kind.startsWith('hero/') && kind.length > 5) return { hero: kind.slice(5) }
  return kind.startsWith('enemy/') && kind.length > 6 ? { enemy: kind.slice(6) } : null
}
const isKind = (kind: string): boolean => kind === 'coin' || kind === 'gem' || figureOf(kind) !== null

/** How far the middle of a token's corner is from that of its space, and half of the corner's width. */
export const corner = { off: [0.3, -0.3], half: 0.18 } as const

/** The tower is a lattice that begins with 1,1; what lies off it stands nowhere. What is not known is a token where tokens lie. */
export function locate({ kind, at }: Thing): { readonly place: PlaceId; readonly kind: KindId | null } | null {
  const found = locateCell(at)
  if (!found || found[0] < 1 || found[0] > 31 || found[1] < 1 || found[1] > 99) return null
  const here = cell(found[0], found[1])
  const onSlot = corner.off.every((off, i) => Math.abs((at[i] ?? 0) - (found[i] ?? 0) - off) <= corner.half)
  if (kind === null) return { place: onSlot ? slot(here) : place(here), kind: null }
  if (!isKind(kind)) return null
  return { place: figureOf(kind) ? place(here) : slot(here), kind: kindId(kind) }
}
