// The shape of a card file: what a form is drawn from and what `checkCard` holds an owner's card to.
// The parts of triggers, conditions and effects stand in tables, one row for each of section 8.1.

import type { Schema } from '../../../core/schema.ts'
import type { Condition, Effect, Trigger } from './card.ts'
import { kinds } from './card.ts'

const face: Schema = { type: 'integer', minimum: 1, maximum: 6 }
const count = (maximum: number, minimum = 1): Schema => ({ type: 'integer', minimum, maximum })
const word: Schema = { type: 'string', minLength: 1, maxLength: 40 }
const id: Schema = { type: 'string', pattern: '^[a-z][a-z0-9-]*$', maxLength: 40, misfit: { say: 'form.id' } }
const someOf = (...names: string[]): Schema => ({
  type: 'array',
  items: { type: 'string', enum: names },
  minItems: 1,
  uniqueItems: true
})

type Parts = Readonly<Record<string, Schema>>

const triggers: Readonly<Record<Trigger['t'], Parts>> = {
  passive: {},
  faces: { faces: { type: 'array', items: face, minItems: 1, maxItems: 8 } },
  sequence: { length: count(6, 2), 'from?': face },
  kind: { n: count(8), 'face?': face },
  total: { atLeast: count(60) },
  onPush: {},
  onPushOff: {},
  onFall: {}
}

const conditions: Readonly<Record<Condition['c'], Parts>> = {
  onTerrain: { terrain: word },
  terrainAtStart: { terrain: word },
  bonusTurn: { is: { type: 'boolean' } }
}

const effects: Readonly<Record<Effect['e'], Parts>> = {
  extraDice: { n: count(6), at: { type: 'string', enum: ['now', 'nextRoll'] } },
  rerollOnes: { max: count(8) },
  pushBonus: { n: count(8) },
  points: { kind: { type: 'string', enum: [...kinds] }, n: count(8) },
  pushDiagonal: {},
  follow: {},
  swap: { range: count(20) },
  teleport: { to: someOf('ownStart', 'plusTerrain') },
  immune: { vs: someOf('chain', 'minusTerrain', 'diagonal') },
  reserve: { face },
  replay: {}
}

/** One of several things, told apart by the property `tag`. A part whose name ends in `?` may be left out. */
function oneOf(tag: string, rows: Readonly<Record<string, Parts>>): Schema {
  return { oneOf: Object.entries(rows).map(([name, parts]) => object({ [tag]: { const: name }, ...parts })) }
}

function object(parts: Parts, title?: string): Schema {
  const names = Object.keys(parts)
  return {
    type: 'object',
    ...(title ? { title } : {}),
    properties: Object.fromEntries(names.map((it) => [it.replace('?', ''), parts[it] as Schema])),
    required: names.filter((it) => !it.endsWith('?')),
    additionalProperties: false
  }
}

const skill = object(
  {
    id,
    name: word,
    trigger: oneOf('t', triggers),
    'when?': { type: 'array', items: oneOf('c', conditions) },
    effects: { type: 'array', items: oneOf('e', effects), minItems: 1 },
    'perTurn?': count(20),
    'perGame?': count(99),
    'noteForHumans?': { type: 'string', maxLength: 500 }
  },
  'card.skill'
)

const symbols: Schema = { type: 'array', items: { type: 'string', enum: [...kinds] }, maxItems: 2 }

/** A keeper card as a file says it. `source` and `skills` may be left out: an owner's card, without skills. */
export const cardSchema: Schema = object(
  {
    id,
    name: word,
    'source?': { type: 'string', enum: ['house', 'owner'], default: 'owner' },
    symbols: object({ 2: symbols, 3: symbols, 4: symbols, 5: symbols, 6: symbols }, 'card.symbols'),
    plusTerrain: { ...word, title: 'card.plusTerrain' },
    minusTerrain: { ...word, title: 'card.minusTerrain' },
    powerDice: { ...count(6, 0), title: 'card.powerDice' },
    'skills?': { type: 'array', items: skill, title: 'card.skills', default: [] }
  },
  'card.title'
)
