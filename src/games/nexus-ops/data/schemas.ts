// Schemas and types of the data that an owner may replace (section 8.2): the board, the reference chart, the exploration tiles, the
// cards. What a schema cannot express is checked at set-up.

import type { Schema } from '../../../core/schema.ts'
import type { Hex } from '../../../kit/grid/hex.ts'
import {
  just,
  list,
  type Of,
  object,
  oneOf,
  type Parts,
  type Typed,
  tagged,
  text,
  whole,
  yesNo
} from '../../../kit/schema.ts'
import { origins, type Terrain, terrains, type Unit, units } from './units.ts'

const id = text({ pattern: '^[A-Za-z][A-Za-z0-9-]*$', maxLength: 40, misfit: { say: 'form.id' } })
const origin = oneOf(origins)
const unit = oneOf(units)
const terrain = oneOf(terrains)
const titled = (name: string): Schema => ({ title: `option.${name}`, description: `option.${name}.help` })

const at: Typed<Hex> = { type: 'array', items: whole(-20, 20), minItems: 2, maxItems: 2 }
const hex = object({
  at,
  /** Left out: the terrain is dealt from the single or the double tiles. */
  'terrain?': terrain,
  /** For a base: its owner’s place in the order of play, 0 for the first player. */
  'owner?': whole(0, 3),
  /** Two hexes with the same number form a double tile. Single tiles have no number. */
  'double?': whole(0, 29),
  /** NO-013: whether a face-down exploration tile is on it at the start. */
  'tile?': yesNo,
  'origin?': origin
})
export const layoutSchema = list(hex, { ...titled('layout'), minItems: 4, maxItems: 60 })
export type HexData = Of<typeof hex>
export type Layout = readonly HexData[]

/** The lowest face that hits, on terrains where it differs. */
type HitsIn = Readonly<Partial<Record<Terrain, number>>>
const hitsIn: Typed<HitsIn> = object(Object.fromEntries(terrains.map((it) => [`${it}?`, whole(1, 7)]))) as Schema
const chart = object({
  cost: whole(1, 99),
  /** The number of figures of one colour. */
  count: whole(1, 40),
  /** NO-075: the lowest face that hits. */
  hits: whole(1, 7),
  hitsIn,
  miner: yesNo,
  forbidden: list(terrain, { uniqueItems: true }),
  'origin?': origin
})
export type UnitTable = Readonly<Record<Unit, Of<typeof chart>>>
export const chartsSchema: Typed<UnitTable> = object(Object.fromEntries(units.map((it) => [it, chart]))) as Schema
/** Null selects the house’s chart. Otherwise a form would demand a value for every key. */
export const unitsSchema: Typed<UnitTable | null> = { ...titled('units'), anyOf: [{ type: ['null'] }, chartsSchema] }

const tile = object({ id, count: whole(1, 60), 'unit?': unit, 'mine?': whole(1, 3), origin })
export const tilesSchema = list(tile, { ...titled('tiles'), minItems: 1, maxItems: 60 })
export type Tile = Of<typeof tile>

/** The decks that players draw from. */
export const decks = ['energize', 'secret'] as const
export type Deck = (typeof decks)[number]
const chosen = just('chosen')

const effect = tagged('op', {
  gainRubium: { n: whole(1, 20) },
  draw: { deck: oneOf(decks), n: whole(1, 5) },
  placeUnit: { unit, where: just('ownBase') },
  teleport: { to: just('emptyOrControlled') },
  extraMove: { n: whole(1, 1) },
  peekTiles: { n: whole(1, 3) },
  /** Added to every die of one unit type of one side, for the whole battle. */
  rollMod: { side: chosen, unit: chosen, amount: whole(-5, 5) },
  extraDie: { side: chosen, unit: just('step'), n: whole(1, 8) },
  cancelHit: { side: chosen, n: whole(1, 8) },
  reroll: { side: chosen, maxDice: whole(1, 8) },
  strike: { side: chosen, threshold: whole(1, 6), n: whole(1, 8) }
})
export type Effect = Of<typeof effect>

const plain = {
  wonBattle: {},
  battleTerrain: { terrain },
  battleAtEnemyBase: {},
  /** The player still has units of that type where the battle was. */
  survivor: { unit, min: whole(1, 40) },
  /** Enemy units were destroyed in this battle, by any means. */
  destroyed: { unit, min: whole(1, 40) },
  destroyedInStep: { unit, step: unit },
  controlMost: { terrain },
  controlCount: { what: oneOf([...terrains, 'any', 'mine', 'enemyBase']), min: whole(1, 40) }
}
const plainly = tagged('op', plain)
export type Condition =
  | Of<typeof plainly>
  | { readonly op: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly op: 'not'; readonly of: Condition }

/** A condition may contain conditions, up to a depth that can still be read aloud. */
const nested = (inner: Schema): Schema => {
  const of: Parts = { of: list(inner, { minItems: 1, maxItems: 8 }) }
  return tagged('op', { ...plain, all: of, any: of, not: { of: inner } })
}
const condition: Typed<Condition> = nested(nested(nested(nested(plainly))))

const card = object({
  id,
  deck: oneOf([...decks, 'mission']),
  name: text({ minLength: 1, maxLength: 60 }),
  count: whole(1, 60),
  origin,
  'vp?': whole(0, 9),
  'red?': yesNo,
  timing: oneOf([
    'start_of_turn',
    'battle_start',
    'step_before_roll',
    'step_after_roll',
    'mission_battle',
    'mission_any'
  ]),
  'when?': condition,
  'effect?': list(effect, { minItems: 1, maxItems: 3 })
})
export const cardsSchema = list(card, { ...titled('cards'), minItems: 1, maxItems: 120 })
export type Card = Of<typeof card>
