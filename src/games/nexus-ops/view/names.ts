// Phrases for units, places and cards. Text that an owner typed is shown unchanged.

import { placeId, type Seat } from '../../../core/ids.ts'
import { type Phrase, verbatim } from '../../../core/words.ts'
import { type Hex, type HexId, hexDistance, hexOf, idOf, toPlane } from '../../../kit/grid/hex.ts'
import { type Board, ownerOf, terrainAt } from '../board.ts'
import { houseCards } from '../data/cards.ts'
import type { Unit } from '../data/units.ts'
import { cardOf, type State } from '../state.ts'

export const unitName = (unit: Unit): Phrase => ({ say: `unit.${unit}` })
export const terrainName = (terrain: string): Phrase => ({ say: `terrain.${terrain}` })
/** "2 humans". */
export const unitCount = (unit: Unit, n: number): Phrase => ({ say: `units.${unit}`, with: { n } })
export const named = (seat: Seat): { readonly seat: Seat } => ({ seat })

/**
 * How players call a space: by its hour on a clock face around the Monolith, and whether it is the nearer one at that hour.
 * `owner`: the owner of a base, if known. The sides of a base are named from its owner’s view towards the Monolith.
 */
export function spaceName(board: Board, at: HexId, owner: Seat | null): Phrase {
  const terrain = terrainAt(board, at) ?? 'blank'
  const distance = hexDistance([0, 0], hexOf(at))
  if (distance === 0) return { say: `terrain.${terrain}.short` }
  const [x, y] = toPlane(hexOf(at))
  const exact = 15 - (Math.atan2(y, x) * 6) / Math.PI
  const hour = Math.round(exact)
  const named = { terrain: { say: `terrain.${terrain}.short` }, hour: hour % 12 || 12 }
  const place: Phrase =
    owner === null
      ? { say: distance === 1 ? 'place.inner' : 'place', with: named }
      : { say: 'place.base', with: { who: { seat: owner } } }
  if (terrain !== 'base') return place
  const off = Math.round(10 * (exact - hour))
  return { say: `place.base.${off < 0 ? 'right' : off > 0 ? 'left' : 'back'}`, with: { place } }
}
export const placeName = (s: State, at: HexId): Phrase => spaceName(s, at, ownerOf(s, at))
export const placeAt = (s: State, at: Hex): Phrase => placeName(s, idOf(at))
export const placesOf = (...hexes: readonly Hex[]) => hexes.map((it) => placeId(idOf(it)))

const house = new Map(houseCards.map((it) => [it.id, it.name]))

export function cardName(s: State, id: string): Phrase {
  const name = cardOf(s, id)?.name ?? id
  return house.get(id) === name ? { say: `card.${id}` } : verbatim(name)
}
