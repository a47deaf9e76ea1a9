// Schemas and types of the data that an owner may replace (section 8.2). What a schema cannot express is
// checked in misfits.ts.

import type { Schema } from '../../../core/schema.ts'
import { list, type Of, object, oneOf, type Typed, tagged, text, whole } from '../../../kit/schema.ts'
import { powers, tuareks } from './names.ts'

const id = text({ pattern: '^[A-Za-z][A-Za-z0-9-]*$', maxLength: 40, misfit: { say: 'problem.id' } })
const name = text({ minLength: 1, maxLength: 60 })
const colour = text({ pattern: '^[a-z]+$', maxLength: 20, misfit: { say: 'problem.colour' } })
const some = whole(1, 9)
const bag = object({ 'brick?': some, 'wheat?': some, 'metal?': some, 'recruit?': some, 'jerrycan?': some })
export type Bag = Of<typeof bag>
const titled = (of: string): Schema => ({ title: `option.${of}`, description: `option.${of}.help` })
/** The source of the data: `fact` is public knowledge; `house` is our own, in place of what is not public. */
const origin = { 'origin?': oneOf(['fact', 'house'] as const) }

const face = tagged('kind', { fire: {}, res: { bag }, tuarek: { n: some }, explorer: { n: some } })
export type Face = Of<typeof face>

const effect = tagged('k', {
  RECEIVE: { 'jerrycans?': some, 'tuareks?': some },
  EXPLORERS: { n: some },
  REFUEL: {},
  POINTS: {},
  POWER: { power: oneOf(powers) },
  NSP: {}
})
export type Effect = Of<typeof effect>

const card = object({
  ...origin,
  id,
  name,
  pile: oneOf(['start', 'main'] as const),
  colour,
  cost: bag,
  effect,
  points: whole(0, 20),
  copies: whole(1, 24)
})
export type Card = Of<typeof card>
export const cardsSchema = list(card, { ...titled('cards'), minItems: 1, maxItems: 36 })

const score = tagged('k', {
  PER_COLOUR: { colour },
  PER_3_CARDS: {},
  EACH_COLOUR: { base: whole(0, 9), plus: some },
  FOUR_ALIKE: { base: whole(0, 9), plus: some },
  PER_LAND: {},
  FLAT: { points: whole(0, 20) }
})
const land = object({
  ...origin,
  id,
  score,
  'bonus?': object({ 'jerrycans?': some, 'tuareks?': some })
})
export type Land = Of<typeof land>
export const landsSchema = list(land, { ...titled('lands'), minItems: 12, maxItems: 12 })

const count = whole(0, 17)
const tuarekCounts = object(
  Object.fromEntries(tuareks.map((it) => [it, count])) as Record<(typeof tuareks)[number], Typed<number>>
)
type TuarekCounts = Of<typeof tuarekCounts>
export const tuareksSchema: Typed<TuarekCounts> = tuarekCounts
/** Null selects the house’s data. Otherwise a form would demand a value for every key. */
const orNull = <T>(of: string, it: Typed<T>): Typed<T | null> => ({ ...titled(of), anyOf: [{ type: ['null'] }, it] })
export const tuareksOption: Typed<TuarekCounts | null> = orNull('tuareks', tuarekCounts)
const six = list(face, { minItems: 6, maxItems: 6 })
const diceSet = object({ white: six, DY: six, DG: six, DB: six })
export const diceSchema: Typed<Of<typeof diceSet>> = diceSet
export const diceOption: Typed<Of<typeof diceSet> | null> = orNull('dice', diceSet)
export const coloursSchema = list(colour, { ...titled('colours'), minItems: 1, maxItems: 8, uniqueItems: true })
