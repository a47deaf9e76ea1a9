// The house’s chart, tiles, cards and bases. They are saved with a match, so that it can be continued and its record checked with the
// data it began with. What an owner enters in the options takes their place.

import { misfits } from '../../../core/form.ts'
import type { Edition, Start } from '../../../core/rules.ts'
import type { Checked } from '../../../core/schema.ts'
import { bad, within } from '../../../kit/problem.ts'
import { list, type Of, object, whole } from '../../../kit/schema.ts'
import { houseCards } from './cards.ts'
import { houseBases } from './layouts.ts'
import { cardsSchema, chartsSchema, type Tile, tilesSchema, type UnitTable } from './schemas.ts'
import units from './units.json' with { type: 'json' }

/** Section 2. Q01, Q10: the second table in the rulebook, its text and the publisher’s own article agree on these values. */
export const chart = units as unknown as UnitTable

/** What is under the exploration tiles (section 8.4). */
export const houseTiles: readonly Tile[] = [
  { id: 'XT-1', count: 6, unit: 'strider', origin: 'fact' },
  { id: 'XT-2', count: 4, mine: 2, origin: 'fact' },
  { id: 'XT-3', count: 2, mine: 1, origin: 'house' },
  { id: 'XT-4', count: 2, unit: 'human', mine: 1, origin: 'house' },
  { id: 'XT-5', count: 2, unit: 'fungoid', mine: 1, origin: 'house' },
  { id: 'XT-6', count: 2, unit: 'crystalline', mine: 1, origin: 'house' }
]

const houseSchema = object({
  units: chartsSchema,
  cards: cardsSchema,
  tiles: tilesSchema,
  /** The sides of the board with bases, in the order of play, for two, three and four players. */
  bases: list(list(whole(0, 5), { uniqueItems: true }), { minItems: 3, maxItems: 3 })
})
type House = Of<typeof houseSchema>

const house: House = { units: chart, cards: houseCards, tiles: houseTiles, bases: houseBases }
/** If the data changes, give the edition a new id. */
export const edition: Edition = { id: 'house-1', data: house }

/** The data for this match, where its options bring no other. */
export function houseOf({ edition: given }: Pick<Start, 'edition'>): Checked<House> {
  if (given === undefined) return { ok: true, value: house }
  const problems = misfits(houseSchema, given.data)
  return problems.length > 0
    ? bad(...within(['edition', 'data'], problems))
    : { ok: true, value: given.data as unknown as House }
}
