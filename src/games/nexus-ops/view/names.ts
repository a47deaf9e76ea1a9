// What the things of this game are called, as phrases: units, places, cards. What an owner typed is said as it is.

import { placeId, type Seat } from '../../../core/ids.ts'
import { type Phrase, verbatim } from '../../../core/words.ts'
import { type Hex, type HexId, hexOf, idOf } from '../../../kit/grid/hex.ts'
import { ownerOf, terrainAt } from '../board.ts'
import { houseCards } from '../data/cards.ts'
import type { Unit } from '../data/units.ts'
import { cardOf, type State } from '../state.ts'

export const unitName = (unit: Unit): Phrase => ({ say: `unit.${unit}` })
export const terrainName = (terrain: string): Phrase => ({ say: `terrain.${terrain}` })
/** "2 humans". */
export const unitCount = (unit: Unit, n: number): Phrase => ({ say: `units.${unit}`, with: { n } })
export const named = (seat: Seat): { readonly seat: Seat } => ({ seat })

/** "Rock Plains 1,0", or whose base it is. */
export function placeName(s: State, at: HexId): Phrase {
  const [q, r] = hexOf(at)
  const terrain = terrainAt(s, at)
  const owner = ownerOf(s, at)
  if (terrain === 'base' && owner !== null) return { say: 'place.base', with: { who: named(owner), q, r } }
  if (terrain === null) return verbatim(at)
  return { say: 'place', with: { terrain: terrainName(terrain), q, r } }
}
export const placeAt = (s: State, at: Hex): Phrase => placeName(s, idOf(at))
export const spots = (...hexes: readonly Hex[]) => hexes.map((it) => placeId(idOf(it)))

const house = new Map(houseCards.map((it) => [it.id, it.name]))

export function cardName(s: State, id: string): Phrase {
  const name = cardOf(s, id)?.name ?? id
  return house.get(id) === name ? { say: `card.${id}` } : verbatim(name)
}
