// Keeper cards (section 8.1): the schema of a card file, from which forms are drawn, and the types that follow from it.
// Triggers, conditions and effects are tables with one row each. The folder `turn` carries the effects out.

import { list, type Of, object, oneOf, type Typed, tagged, text, whole, yesNo } from '../../../kit/schema.ts'

/** The three actions, and the points that pay for them. */
export const kinds = ['move', 'jump', 'push'] as const
export type Kind = (typeof kinds)[number]
export type Face = 1 | 2 | 3 | 4 | 5 | 6

export const face: Typed<Face> = { type: 'integer', minimum: 1, maximum: 6 }
const word = text({ minLength: 1, maxLength: 40 })
const id = text({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 40, misfit: { say: 'form.id' } })
const someOf = <const Name extends string>(...names: readonly Name[]) =>
  list(oneOf(names), { minItems: 1, uniqueItems: true })

const trigger = tagged('t', {
  passive: {},
  /** Spends exactly these dice. */
  faces: { faces: list(face, { minItems: 1, maxItems: 8 }) },
  /** Spends this many consecutive faces; `from` fixes the lowest. */
  sequence: { length: whole(2, 6), 'from?': face },
  /** Spends this many equal dice. */
  kind: { n: whole(1, 8), 'face?': face },
  /** Spends any unspent dice with at least this sum. */
  total: { atLeast: whole(1, 60) },
  onPush: {},
  onPushOff: {},
  onFall: {}
})

/** `terrain` is `plus`, `minus` or the name of a terrain. */
const condition = tagged('c', {
  onTerrain: { terrain: word },
  terrainAtStart: { terrain: word },
  bonusTurn: { is: yesNo }
})

const effect = tagged('e', {
  extraDice: { n: whole(1, 6), at: oneOf(['now', 'nextRoll']) },
  rerollOnes: { max: whole(1, 8) },
  pushBonus: { n: whole(1, 8) },
  points: { kind: oneOf(kinds), n: whole(1, 8) },
  pushDiagonal: {},
  follow: {},
  swap: { range: whole(1, 20) },
  teleport: { to: someOf('ownStart', 'plusTerrain') },
  immune: { vs: someOf('chain', 'minusTerrain', 'diagonal') },
  reserve: { face },
  replay: {}
})

const skill = object(
  {
    id,
    name: word,
    trigger,
    /** All of them must hold. */
    'when?': list(condition),
    effects: list(effect, { minItems: 1 }),
    /** How often in one turn; 1 by default. Passive skills are not counted (NK-088, Q76). */
    'perTurn?': whole(1, 20),
    'perGame?': whole(1, 99),
    'noteForHumans?': text({ maxLength: 500 })
  },
  { title: 'card.skill' }
)

/** None, one or two symbols for each face: two equal ones are a doubled symbol (NK-063), two different ones a choice (NK-079). */
const symbols = list(oneOf(kinds), { maxItems: 2 })

/** A keeper card as a file holds it. An owner’s card may omit `source` and `skills`: it then has no skills. */
export const cardSchema = object(
  {
    id,
    name: word,
    'source?': { ...oneOf(['house', 'owner']), default: 'owner' },
    // Face 1 never has a symbol (NK-061).
    symbols: object({ 2: symbols, 3: symbols, 4: symbols, 5: symbols, 6: symbols }, { title: 'card.symbols' }),
    plusTerrain: { ...word, title: 'card.plusTerrain' },
    minusTerrain: { ...word, title: 'card.minusTerrain' },
    powerDice: { ...whole(0, 6), title: 'card.powerDice' },
    'skills?': list(skill, { title: 'card.skills', default: [] })
  },
  { title: 'card.title' }
)

export type Trigger = Of<typeof trigger>
export type Condition = Of<typeof condition>
export type Effect = Of<typeof effect>
export type Skill = Of<typeof skill>
type Written = Of<typeof cardSchema>
export type KeeperCard = Written & Required<Pick<Written, 'source' | 'skills'>>
