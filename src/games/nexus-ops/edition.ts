// The house's chart, cards, tiles and bases as part of a match: whoever plays on later, or checks its record, does so with the data it
// began with. What an owner enters in the options goes over it.

import { misfits } from '../../core/form.ts'
import type { Edition, Start } from '../../core/rules.ts'
import type { Checked, Schema } from '../../core/schema.ts'
import type { Card } from './data/card.ts'
import { houseCards } from './data/cards.ts'
import { houseBases } from './data/layouts.ts'
import { cardsSchema, chartsSchema, tilesSchema } from './data/schemas.ts'
import { houseTiles, type Tile } from './data/tiles.ts'
import { chart, type UnitTable } from './data/units.ts'

export type House = {
  readonly units: UnitTable
  readonly cards: readonly Card[]
  readonly tiles: readonly Tile[]
  /** Sides of the board where bases lie, in the order of play, for two, three and four players. */
  readonly bases: readonly (readonly number[])[]
}

const house: House = { units: chart, cards: houseCards, tiles: houseTiles, bases: houseBases }
/** Changed data is another edition: give it another id. */
export const edition: Edition = { id: 'house-1', data: house }

const bases: Schema = {
  type: 'array',
  items: { type: 'array', items: { type: 'integer', minimum: 0, maximum: 5 }, uniqueItems: true },
  minItems: 3,
  maxItems: 3
}
const dataSchema: Schema = {
  type: 'object',
  properties: { units: chartsSchema, cards: cardsSchema, tiles: tilesSchema, bases },
  required: ['units', 'cards', 'tiles', 'bases'],
  additionalProperties: false
}

/** The data that this start is played with where its options have no other. */
export function houseOf({ edition: given }: Pick<Start, 'edition'>): Checked<House> {
  if (given === undefined) return { ok: true, value: house }
  const problems = misfits(dataSchema, given.data)
  return problems.length > 0
    ? { ok: false, problems: problems.map((it) => ({ ...it, at: ['edition', 'data', ...it.at] })) }
    : { ok: true, value: given.data as House }
}
