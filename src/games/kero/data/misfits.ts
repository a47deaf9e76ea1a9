// Checks the data of a match beyond its schema (section 8.2). An owner’s file is also checked alone, combined with the house’s
// data.

import { misfits } from '../../../core/form.ts'
import type { Game } from '../../../core/game.ts'
import type { Json } from '../../../core/json.ts'
import type { Problem, Schema } from '../../../core/schema.ts'
import { bad, problem } from '../../../kit/problem.ts'
import { type House, house, owned } from './house.ts'
import { powers } from './names.ts'

const total = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0)
const twice = (ids: readonly string[]): number => ids.findIndex((it, i) => ids.indexOf(it) < i)

export function* misfitData({ cards, lands, tuareks, dice, colours }: House): Generator<Problem> {
  for (const [pile, n] of [['start', 12] as const, ['main', 24] as const])
    if (total(cards.filter((it) => it.pile === pile).map((it) => it.copies)) !== n)
      yield problem(['cards'], `problem.cards.${pile}`, { n }, 'KE-010')
  const passes = total(cards.filter((it) => it.effect.k === 'NSP').map((it) => it.copies))
  if (passes !== 5) yield problem(['cards'], 'problem.cards.pass', {}, 'KE-252')
  const named = cards.flatMap(({ effect, copies }) =>
    effect.k === 'POWER' ? Array<string>(copies).fill(effect.power) : []
  )
  // KE-280: there is exactly one tile of each power.
  if (named.length !== powers.length || twice(named) >= 0)
    yield problem(['cards'], 'problem.cards.powers', {}, 'KE-280')
  for (const [kind, all] of [['cards', cards] as const, ['lands', lands] as const]) {
    const again = twice(all.map((it) => it.id))
    if (again >= 0) yield problem([kind, again, 'id'], 'form.twice', {}, 'KE-010')
  }
  for (const [i, { colour }] of cards.entries())
    if (colour !== 'none' && !colours.includes(colour))
      yield problem(['cards', i, 'colour'], 'problem.colours', { known: [...colours] }, 'KE-263')
  for (const [i, { score }] of lands.entries())
    if (score.k === 'PER_COLOUR' && !colours.includes(score.colour))
      yield problem(['lands', i, 'score', 'colour'], 'problem.colours', { known: [...colours] }, 'KE-253')
  if (total(Object.values(tuareks)) !== 17) yield problem(['tuareks'], 'problem.tuareks', {}, 'KE-016')
  // Section 2: every die needs a fire face, otherwise a refuel could not end.
  for (const [die, faces] of Object.entries(dice))
    if (!faces.some((it) => it.kind === 'fire')) yield problem(['dice', die], 'problem.dice.fire', {}, 'KE-065')
}

type Owner = NonNullable<Game['owners']>[string]
function owner(name: keyof House, schema: Schema): readonly [string, Owner] {
  const check: Owner['check'] = (value) => {
    const shape = misfits(schema, value)
    const data = { ...house, [name]: value as Json } as House
    const problems =
      shape.length > 0
        ? shape
        : [...misfitData(data)].filter((it) => it.at[0] === name).map((it) => ({ ...it, at: it.at.slice(1) }))
    return problems.length > 0 ? bad(...problems) : { ok: true, value: value as Json }
  }
  return [name, { title: { say: `option.${name}` }, schema, check }]
}

export const owners: Readonly<Record<string, Owner>> = Object.fromEntries(
  Object.entries(owned).map(([name, schema]) => owner(name as keyof House, schema))
)
