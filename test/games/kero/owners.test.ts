// The data of an owner’s own box, each kind in a file of its own: what fits, what does not, and under which rule.

import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import { house } from '../../../src/games/kero/data/house.ts'
import game from '../../../src/games/kero/index.ts'
import { readable } from '../readable.ts'

/** What is wrong with a file of that kind, as `place rule`. */
function wrong(kind: string, value: unknown): readonly string[] {
  const checked = game.owners?.[kind]?.check(value as Json)
  if (!checked) throw new Error(`no owner brings ${kind}`)
  if (checked.ok) return []
  for (const { why } of checked.problems) if (why) readable(game.words, why)
  return checked.problems.map(({ at, rule, why }) => `${at.join('.')} ${rule ?? ''} ${why?.say}`)
}
const { cards, lands, tuareks, dice, colours } = house
const changed = <T>(all: readonly T[], at: number, change: Partial<T>): readonly T[] =>
  all.map((it, i) => (i === at ? { ...it, ...change } : it))
const find = (k: string): number => cards.findIndex(({ effect }) => effect.k === k)

test('the house’s own data fit, whole kinds replaced by themselves', () => {
  expect(Object.keys(game.owners ?? {})).toEqual(Object.keys(house))
  for (const [kind, value] of Object.entries(house)) expect(wrong(kind, value)).toEqual([])
  expect(Object.entries(game.owners ?? {}).map(([kind, { title }]) => [kind, title.say])).toEqual(
    Object.keys(house).map((kind) => [kind, `option.${kind}`])
  )
})

test('a file of another shape is refused before its contents are read', () => {
  expect(wrong('cards', [{ id: 'X' }])[0]).toBe('0  form.missing')
  expect(wrong('lands', 'none')).toHaveLength(1)
})

describe('cards', () => {
  test('KE-010: twelve Start cards and 24 others', () => {
    expect(wrong('cards', cards.slice(1))).toContain(' KE-010 problem.cards.start')
    const main = cards.findIndex(({ pile, effect }) => pile === 'main' && effect.k === 'POINTS')
    expect(wrong('cards', cards.toSpliced(main, 1))).toEqual([' KE-010 problem.cards.main'])
    expect(wrong('cards', changed(cards, main, { pile: 'start' }))).toEqual([
      ' KE-010 problem.cards.start',
      ' KE-010 problem.cards.main'
    ])
  })
  test('KE-252: five times “None shall pass!”', () => {
    expect(wrong('cards', changed(cards, find('NSP'), { effect: { k: 'POINTS' } }))).toEqual([
      ' KE-252 problem.cards.pass'
    ])
  })
  test('KE-280: each power once', () => {
    const power = find('POWER')
    expect(wrong('cards', changed(cards, power, { effect: { k: 'POINTS' } }))).toEqual([' KE-280 problem.cards.powers'])
    const other = cards[cards.findIndex((it, i) => i > power && it.effect.k === 'POWER')]
    expect(wrong('cards', changed(cards, power, { effect: other?.effect ?? { k: 'POINTS' } }))).toEqual([
      ' KE-280 problem.cards.powers'
    ])
  })
  test('KE-010: no id twice', () => {
    expect(wrong('cards', changed(cards, 3, { id: cards[1]?.id ?? '' }))).toEqual(['3.id KE-010 form.twice'])
    expect(wrong('lands', changed(lands, 2, { id: lands[0]?.id ?? '' }))).toEqual(['2.id KE-010 form.twice'])
  })
  test('KE-263: only colours that there are, or none', () => {
    expect(wrong('cards', changed(cards, 2, { colour: 'mauve' }))).toEqual(['2.colour KE-263 problem.colours'])
    expect(wrong('cards', changed(cards, 2, { colour: 'none' }))).toEqual([])
  })
})

test('KE-253: a land counts a colour that there is', () => {
  expect(wrong('lands', changed(lands, 1, { score: { k: 'PER_COLOUR', colour: 'mauve' } }))).toEqual([
    '1.score.colour KE-253 problem.colours'
  ])
  expect(wrong('lands', changed(lands, 1, { score: { k: 'PER_LAND' } }))).toEqual([])
})

test('KE-016: seventeen Tuareks', () => {
  expect(wrong('tuareks', { ...tuareks, MOVE: tuareks.MOVE + 1 })).toEqual([' KE-016 problem.tuareks'])
  expect(wrong('tuareks', { ...tuareks, MOVE: tuareks.MOVE + 1, REMOVE: tuareks.REMOVE - 1 })).toEqual([])
})

test('KE-065: a die without a fire would never end a refuel', () => {
  const faces = dice.DY.map((it) => (it.kind === 'fire' ? { kind: 'tuarek' as const, n: 1 } : it))
  expect(wrong('dice', { ...dice, DY: faces })).toEqual(['DY KE-065 problem.dice.fire'])
})

test('what does not fit the house’s other data is told of the file that was brought', () => {
  expect(wrong('colours', colours.slice(1))).toEqual([])
  const set = game.setup({ options: { colours: colours.slice(1) as unknown as Json }, seats: [{}, {}] })
  expect(set.ok ? [] : set.problems.map(({ at, rule }) => `${at[1]} ${rule}`)).toContain('lands KE-253')
})
