// The shape of a position written by hand (NOTATION.md), and how units are written: "L1 S1 H2".

import type { Schema } from '../../../core/schema.ts'
import type { Deck } from '../data/card.ts'
import type { Terrain, Unit } from '../data/units.ts'
import { terrains, units } from '../data/units.ts'
import type { Force, State } from '../state.ts'

const phases = ['deploy', 'move', 'breath', 'explore', 'battle', 'draw', 'give'] as const

/** Lists go by seat and may be shorter than the seats; records go by hex. */
export type Written = {
  readonly first?: number
  readonly active?: number
  readonly phase?: (typeof phases)[number]
  readonly ground?: Readonly<Record<string, Terrain>>
  readonly units?: Readonly<Record<string, readonly string[]>>
  readonly settled?: Readonly<Record<string, readonly string[]>>
  readonly mines?: Readonly<Record<string, number>>
  readonly tiles?: readonly string[]
  readonly known?: State['known']
  readonly revealed?: readonly string[]
  readonly rubium?: readonly number[]
  readonly vp?: readonly number[]
  readonly owed?: readonly string[]
  readonly hands?: readonly (readonly string[])[]
  readonly played?: readonly (readonly string[])[]
  readonly discards?: Readonly<Partial<Record<Deck, readonly string[]>>>
  readonly missions?: number
  readonly out?: readonly number[]
  readonly moved?: Readonly<Record<string, string>>
  readonly fought?: readonly string[]
}

const letters: Readonly<Record<string, Unit>> = Object.fromEntries(
  units.map((it) => [(it[0] as string).toUpperCase(), it])
)

/** "L1 S1 H2" as counts, in the chart's order. */
export function forceOf(text: string): Force {
  const counts = [...text.matchAll(/([HFCSLD])(\d+)/g)].map(
    ([, letter = '', n]) => [letters[letter], Number(n)] as const
  )
  return Object.fromEntries(
    units.flatMap((unit) => {
      const n = counts.reduce((sum, [it, count]) => (it === unit ? sum + count : sum), 0)
      return n > 0 ? [[unit, n]] : []
    })
  )
}

const whole = (maximum: number): Schema => ({ type: 'integer', minimum: 0, maximum })
const text: Schema = { type: 'string', maxLength: 40 }
const force: Schema = { type: 'string', pattern: '^([HFCSLD]\\d+( [HFCSLD]\\d+)*)?$' }
const list = (items: Schema): Schema => ({ type: 'array', items, maxItems: 120 })
const distinct = (items: Schema): Schema => ({ ...list(items), uniqueItems: true })
const byHex = (it: Schema): Schema => ({ type: 'object', additionalProperties: it })
const seat = whole(3)

export const positionSchema: Schema = {
  type: 'object',
  properties: {
    first: seat,
    active: seat,
    phase: { enum: phases },
    ground: byHex({ type: 'string', enum: terrains }),
    units: byHex(list(force)),
    settled: byHex(list(force)),
    mines: byHex({ type: 'integer', minimum: 1, maximum: 3 }),
    tiles: distinct(text),
    known: byHex({
      type: 'object',
      properties: { tile: text, seats: { ...distinct(seat), minItems: 1 } },
      required: ['tile', 'seats'],
      additionalProperties: false
    }),
    revealed: list(text),
    rubium: list(whole(999)),
    vp: list(whole(99)),
    owed: list(force),
    hands: list(list(text)),
    played: list(list(text)),
    discards: {
      type: 'object',
      properties: { energize: list(text), secret: list(text) },
      additionalProperties: false
    },
    missions: whole(99),
    out: distinct(seat),
    moved: byHex(force),
    fought: distinct(text)
  },
  additionalProperties: false
}
