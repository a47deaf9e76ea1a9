// The house's cards as part of a match: whoever plays on later, or checks its record, does so with the cards it began with.

import { misfits } from '../../core/form.ts'
import type { Edition, Start } from '../../core/rules.ts'
import type { Checked, Problem, Schema } from '../../core/schema.ts'
import type { KeeperCard } from './cards/card.ts'
import { checkCard } from './cards/check.ts'
import { plain, shipped } from './cards/house.ts'
import { cardSchema } from './cards/schema.ts'

/** Changed data is another edition: give it another id. */
export const edition: Edition = { id: 'house-1', data: { cards: shipped } }

const dataSchema: Schema = {
  type: 'object',
  properties: { cards: { type: 'array', items: cardSchema, minItems: 1 } },
  required: ['cards'],
  additionalProperties: false
}

/** The cards that the seats of this start name by their ids. */
export function houseOf({ edition: given }: Pick<Start, 'edition'>): Checked<readonly KeeperCard[]> {
  if (given === undefined) return { ok: true, value: shipped }
  const misshapen = misfits(dataSchema, given.data)
  const cards = misshapen.length > 0 ? [] : (given.data as { readonly cards: readonly KeeperCard[] }).cards
  const isLacking = misshapen.length === 0 && !cards.some(({ id }) => id === plain.id)
  const problems: readonly Problem[] = [
    ...misshapen,
    ...(isLacking ? [{ at: ['cards'], why: { say: 'form.missing', with: { key: plain.id } } }] : []),
    ...cards.flatMap((card, i) => {
      const checked = checkCard(card)
      return checked.ok ? [] : checked.problems.map((it) => ({ ...it, at: ['cards', i, ...it.at] }))
    })
  ]
  return problems.length > 0
    ? { ok: false, problems: problems.map((it) => ({ ...it, at: ['edition', 'data', ...it.at] })) }
    : { ok: true, value: cards }
}
