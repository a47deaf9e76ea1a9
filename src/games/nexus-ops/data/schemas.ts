// The shapes of the files that an owner may put in place of the house's data. What a shape cannot say is checked at set-up.

import type { Schema } from '../../../core/schema.ts'
import { timings } from './card.ts'
import { origins, terrains, units } from './units.ts'

const whole = (minimum: number, maximum: number): Schema => ({ type: 'integer', minimum, maximum })
const oneOf = (names: readonly string[]): Schema => ({ type: 'string', enum: names })
const id: Schema = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9-]*$', maxLength: 40, misfit: { say: 'form.id' } }
const origin = oneOf(origins)
const unit = oneOf(units)
const terrain = oneOf(terrains)

type Parts = Readonly<Record<string, Schema>>
/** A part whose name ends in `?` may be left out. */
const object = (parts: Parts): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(parts).map(([name, it]) => [name.replace('?', ''), it])),
  required: Object.keys(parts).filter((it) => !it.endsWith('?')),
  additionalProperties: false
})
const tagged = (rows: Readonly<Record<string, Parts>>): Schema => ({
  oneOf: Object.entries(rows).map(([op, parts]) => object({ op: { const: op }, ...parts }))
})

export const layoutSchema: Schema = {
  type: 'array',
  title: 'option.layout',
  description: 'option.layout.help',
  minItems: 4,
  maxItems: 60,
  items: object({
    at: { type: 'array', items: whole(-20, 20), minItems: 2, maxItems: 2 },
    'terrain?': terrain,
    'owner?': whole(0, 3),
    'double?': whole(0, 29),
    'tile?': { type: 'boolean' },
    'origin?': origin
  })
}

const chart = object({
  cost: whole(1, 99),
  count: whole(1, 40),
  hits: whole(1, 7),
  hitsIn: object(Object.fromEntries(terrains.map((it) => [`${it}?`, whole(1, 7)]))),
  miner: { type: 'boolean' },
  forbidden: { type: 'array', items: terrain, uniqueItems: true },
  'origin?': origin
})

export const chartsSchema: Schema = object(Object.fromEntries(units.map((it) => [it, chart])))

/** Null is the house's chart: an object with every key required cannot be left half filled in a form. */
export const unitsSchema: Schema = {
  title: 'option.units',
  description: 'option.units.help',
  anyOf: [{ type: ['null'] }, chartsSchema]
}

export const tilesSchema: Schema = {
  type: 'array',
  title: 'option.tiles',
  description: 'option.tiles.help',
  minItems: 1,
  maxItems: 60,
  items: object({ id, count: whole(1, 60), 'unit?': unit, 'mine?': whole(1, 3), origin })
}

const deck = oneOf(['energize', 'secret'])
const chosen: Schema = { const: 'chosen' }

const effect = tagged({
  gainRubium: { n: whole(1, 20) },
  draw: { deck, n: whole(1, 5) },
  placeUnit: { unit, where: { const: 'ownBase' } },
  teleport: { to: { const: 'emptyOrControlled' } },
  extraMove: { n: whole(1, 1) },
  peekTiles: { n: whole(1, 3) },
  rollMod: { side: chosen, unit: chosen, amount: whole(-5, 5) },
  extraDie: { side: chosen, unit: { const: 'step' }, n: whole(1, 8) },
  cancelHit: { side: chosen, n: whole(1, 8) },
  reroll: { side: chosen, maxDice: whole(1, 8) },
  strike: { side: chosen, threshold: whole(1, 6), n: whole(1, 8) }
})

const plain: Readonly<Record<string, Parts>> = {
  wonBattle: {},
  battleTerrain: { terrain },
  battleAtEnemyBase: {},
  survivor: { unit, min: whole(1, 40) },
  destroyed: { unit, min: whole(1, 40) },
  destroyedInStep: { unit, step: unit },
  controlMost: { terrain },
  controlCount: { what: oneOf([...terrains, 'any', 'mine', 'enemyBase']), min: whole(1, 40) }
}

/** Conditions may hold conditions: as deep as a card can be read aloud. */
const conditions: readonly Schema[] = [0, 1, 2, 3].reduce<readonly Schema[]>(
  (all) => {
    const inner = all.at(-1) as Schema
    const of: Parts = { of: { type: 'array', items: inner, minItems: 1, maxItems: 8 } }
    return [...all, tagged({ ...plain, all: of, any: of, not: { of: inner } })]
  },
  [tagged(plain)]
)
const condition = conditions.at(-1) as Schema

export const cardsSchema: Schema = {
  type: 'array',
  title: 'option.cards',
  description: 'option.cards.help',
  minItems: 1,
  maxItems: 120,
  items: object({
    id,
    deck: oneOf(['energize', 'secret', 'mission']),
    name: { type: 'string', minLength: 1, maxLength: 60 },
    count: whole(1, 60),
    origin,
    'vp?': whole(0, 9),
    'red?': { type: 'boolean' },
    timing: oneOf(timings),
    'when?': condition,
    'effect?': { type: 'array', items: effect, minItems: 1, maxItems: 3 }
  })
}
