// The house's data as part of a match: whoever plays on later, or checks its record, does so with the data it began with. What an owner
// enters in the options goes over it.

import { misfits } from '../../../core/form.ts'
import type { Edition, Start } from '../../../core/rules.ts'
import type { Checked } from '../../../core/schema.ts'
import { bad, within } from '../../../kit/problem.ts'
import { type Of, object } from '../../../kit/schema.ts'
import { houseArtefacts, houseEvents, houseHeroes, houseItems, housePotions } from './cards.ts'
import { houseBosses, houseEnemies } from './foes.ts'
import {
  artefactsSchema,
  bossesSchema,
  enemiesSchema,
  eventsSchema,
  type Faces,
  facesOption,
  facesSchema,
  heroesSchema,
  itemsSchema,
  potionsSchema,
  tilesSchema
} from './schemas.ts'
import { houseTiles } from './tiles.ts'

/** PL-011, PL-013 (PL-Q04): faces 1 to 6. */
const faces: Faces = {
  origin: 'house',
  action: ['BOOT', 'BOOT', 'SWORD', 'COIN', 'PAW', 'STAR'],
  enemy: ['ATTACK', 'ATTACK', 'LEFT', 'LEFT', 'RIGHT', 'RIGHT']
}

/** What an owner's file may replace, by its kind. */
export const owned = {
  tiles: { ...tilesSchema, examples: [houseTiles.map(({ origin: _, ...tile }) => tile)] },
  heroes: heroesSchema,
  enemies: enemiesSchema,
  items: itemsSchema,
  potions: potionsSchema,
  artefacts: artefactsSchema,
  events: eventsSchema,
  bosses: bossesSchema,
  faces: facesOption
}
const houseSchema = object({ ...owned, faces: facesSchema })
export type House = Of<typeof houseSchema>

export const house: House = {
  tiles: houseTiles,
  heroes: houseHeroes,
  enemies: houseEnemies,
  items: houseItems,
  potions: housePotions,
  artefacts: houseArtefacts,
  events: houseEvents,
  bosses: houseBosses,
  faces
}
/** Changed data is another edition: give it another id. */
export const edition: Edition = { id: 'house-1', data: house }

/** The data that this start is played with where its options have no other. */
export function houseOf({ edition: given }: Pick<Start, 'edition'>): Checked<House> {
  if (given === undefined) return { ok: true, value: house }
  const problems = misfits(houseSchema, given.data)
  return problems.length > 0
    ? bad(...within(['edition', 'data'], problems))
    : { ok: true, value: given.data as unknown as House }
}
