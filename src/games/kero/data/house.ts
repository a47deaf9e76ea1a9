// The house’s data. It is saved with a match, so that the match can be continued and its record checked with the data it began with
// (section 8.3). What an owner enters in the options takes its place.

import { misfits } from '../../../core/form.ts'
import type { Edition, Start } from '../../../core/rules.ts'
import type { Checked } from '../../../core/schema.ts'
import { bad, within } from '../../../kit/problem.ts'
import { type Of, object } from '../../../kit/schema.ts'
import { houseCards } from './cards.ts'
import {
  type Bag,
  cardsSchema,
  coloursSchema,
  diceOption,
  diceSchema,
  type Face,
  type Land,
  landsSchema,
  tuareksOption,
  tuareksSchema
} from './schemas.ts'

const FI: Face = { kind: 'fire' }
const res = (bag: Bag): Face => ({ kind: 'res', bag })
const TU: Face = { kind: 'tuarek', n: 1 }
const EX: Face = { kind: 'explorer', n: 1 }
const BR = (brick: number): Face => res({ brick })
const WH = (wheat: number): Face => res({ wheat })
const ME = (metal: number): Face => res({ metal })
const RE = (recruit: number): Face => res({ recruit })
const JE = (jerrycan: number): Face => res({ jerrycan })

const land = (id: string, score: Land['score'], bonus?: Land['bonus']): Land => ({
  origin: 'house',
  id,
  score,
  ...(bonus ? { bonus } : {})
})
const houseLands: readonly Land[] = [
  land('L01', { k: 'PER_COLOUR', colour: 'green' }),
  land('L02', { k: 'PER_COLOUR', colour: 'blue' }),
  land('L03', { k: 'PER_COLOUR', colour: 'yellow' }),
  land('L04', { k: 'PER_COLOUR', colour: 'red' }),
  land('L05', { k: 'PER_3_CARDS' }),
  land('L06', { k: 'EACH_COLOUR', base: 1, plus: 2 }),
  land('L07', { k: 'FOUR_ALIKE', base: 1, plus: 3 }),
  land('L08', { k: 'PER_LAND' }),
  land('L09', { k: 'FLAT', points: 3 }, { tuareks: 1 }),
  land('L10', { k: 'FLAT', points: 2 }, { jerrycans: 2 }),
  land('L11', { k: 'FLAT', points: 2 }, { jerrycans: 1, tuareks: 1 }),
  land('L12', { k: 'FLAT', points: 1 }, { jerrycans: 2, tuareks: 1 })
]

/** The data that an owner’s file may replace, by kind. */
export const owned = {
  cards: cardsSchema,
  lands: landsSchema,
  tuareks: tuareksOption,
  dice: diceOption,
  colours: coloursSchema
}
const houseSchema = object({ ...owned, tuareks: tuareksSchema, dice: diceSchema })
export type House = Of<typeof houseSchema>

export const house: House = {
  cards: houseCards,
  lands: houseLands,
  tuareks: {
    EXTRA_DICE: 2,
    EXTRA_DISCARD: 2,
    FIVE_DICE: 2,
    FREE_REFUEL: 2,
    MOVE: 2,
    REMOVE: 2,
    REROLL_FIRE: 2,
    TWO_RESOURCES: 3
  },
  dice: {
    white: [BR(1), WH(1), ME(1), RE(1), JE(1), FI],
    DY: [WH(2), WH(3), BR(2), JE(2), TU, FI],
    DG: [RE(2), RE(3), WH(2), EX, TU, FI],
    DB: [ME(2), ME(3), BR(2), BR(3), EX, FI]
  },
  colours: ['green', 'blue', 'yellow', 'red']
}
/** If the data changes, give the edition a new id. */
export const edition: Edition = { id: 'house-1', data: house }

/** The data of the match’s edition. What an owner enters replaces it part by part. */
export function houseOf({ edition: started }: Pick<Start, 'edition'>): Checked<House> {
  if (!started) return { ok: true, value: house }
  const problems = misfits(houseSchema, started.data)
  return problems.length > 0
    ? bad(...within(['edition', 'data'], problems))
    : { ok: true, value: started.data as unknown as House }
}
