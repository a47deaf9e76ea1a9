// The shape of a position written by hand (NOTATION.md). What the shape cannot say is checked where it is read.

import type { Seat } from '../../../core/ids.ts'
import type { Schema } from '../../../core/schema.ts'
import type { Face } from '../cards/card.ts'

const phases = ['place', 'start', 'reroll', 'actions', 'bonus', 'closure'] as const

/** Lists that go by seat may be shorter than the seats; lists of seats name those that something holds for. */
export type Written = {
  readonly cubes: readonly (string | null)[]
  readonly keepers?: readonly (string | null)[]
  readonly waiting?: readonly Seat[]
  readonly eliminated?: readonly Seat[]
  readonly phase?: (typeof phases)[number]
  readonly active?: Seat
  readonly bonus?: number
  readonly throw?: readonly Face[]
  readonly pool?: readonly Face[]
  readonly powerDice?: readonly Face[]
  readonly reserveDie?: Face
  readonly rerolls?: number
  readonly pushedOff?: number
  readonly fresh?: readonly Seat[]
  readonly power?: readonly (number | null)[]
  readonly reserve?: readonly (Face | null)[]
  readonly extraDice?: readonly (number | null)[]
}

const whole = (maximum: number, minimum = 0): Schema => ({ type: 'integer', minimum, maximum })
const face = whole(6, 1)
const dice: Schema = { type: 'array', items: face, maxItems: 20 }
const bySeat = ({ type, ...rest }: Schema): Schema => ({
  type: 'array',
  items: { ...rest, type: [type as string, 'null'] },
  maxItems: 8
})
const seats: Schema = { type: 'array', items: whole(7), maxItems: 8, uniqueItems: true }

export const positionSchema: Schema = {
  type: 'object',
  properties: {
    cubes: bySeat({ type: 'string' }),
    keepers: bySeat({ type: 'string' }),
    waiting: seats,
    eliminated: seats,
    phase: { enum: phases },
    active: whole(7),
    bonus: whole(99),
    throw: dice,
    pool: dice,
    powerDice: dice,
    reserveDie: face,
    rerolls: whole(2),
    pushedOff: whole(99),
    fresh: seats,
    power: bySeat(whole(6)),
    reserve: bySeat(face),
    extraDice: bySeat(whole(20))
  },
  required: ['cubes'],
  additionalProperties: false
}
