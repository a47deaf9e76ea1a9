// Dice in the tray as the referee sees them: thrown, rerolled, turned by hand, leaning, hidden.

import { describe, expect, test } from 'vitest'
import type { ObservedDie } from '../../src/core/observation.ts'
import { at, board } from './positions.ts'
import type { Table } from './table.ts'

const rolled = { phase: 'rolled', dice: [1, 2, 4, 5] }
const reg = (...faces: (number | '?')[]): ObservedDie[] => faces.map((face) => ({ kind: 'regular', face }))

/** A table whose tray already shows the dice of the position. */
const withTray = (position: { dice: readonly number[] }, setting = {}): Table =>
  at(position, { tray: position.dice, ...setting })

describe('at the table', () => {
  test('thrown dice are believed as soon as they lie, and start nothing else', () => {
    const t = at({ phase: 'roll' }).tray([6, 2, 2, 5])
    expect(t.state).toMatchObject({ phase: 'rolled', dice: [2, 2, 5, 6] })
    expect(t.heard).toEqual(['say.roll', 'say.throw'])
  })

  test('nothing is judged while a die rolls or is held', () => {
    const t = at({ phase: 'roll' }).roll().wait(60_000)
    expect(t.heard).toEqual([])
    t.unsettled = { rolling: 0, crooked: 0, held: 2 }
    t.show().wait(60_000)
    expect(t.rulings.length).toBe(1)
  })

  test('a leaning die is asked to be thrown again, once', () => {
    const t = at({ phase: 'roll' }).roll()
    t.unsettled = { rolling: 0, crooked: 1, held: 0 }
    t.show().wait(5000).show().wait(5000)
    expect(t.heard).toEqual(['referee.crooked'])
    expect(t.ruling).toEqual({
      ruling: 'on the way',
      say: { say: 'referee.crooked', with: { n: 1 } },
      towards: [{ fix: 'die', kind: '?', from: '?', to: null }]
    })
    expect(t.cues('lifted')).toEqual({ '0,0': 'wrong', tray: 'wrong' })
    t.tray([6, 2, 2, 5]).rest()
    expect(t.cues('lifted')).toEqual({})
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
    expect(t.state).toMatchObject({ phase: 'rolled' })
  })

  test('a throw is not thrown again by the next reading, and the same faces thrown again are a throw', () => {
    const t = at({ phase: 'roll' }).tray([2, 2, 4, 5]).rest()
    t.show().wait(100).shift('keeper/0', '1,0').rest()
    expect(t.judge.moves(t.match)).toHaveLength(4)
    const again = at({ phase: 'roll' }).tray([2, 2, 4, 5]).rest().tray([2, 2, 4, 5], [2, 3]).rest()
    expect(again.state).toMatchObject({ phase: 'act', dice: [2, 2, 4, 5] })
  })

  test('so is the next turn that shows just the same dice', () => {
    const t = at({ phase: 'roll' }).tray([2, 3, 4, 5]).rest().press(0, 'end').tray([2, 3, 4, 5]).rest()
    expect(t.state).toMatchObject({ turn: 1, phase: 'rolled' })
  })

  test('a throw seen under a lifted figure is not forgotten when the figure is put', () => {
    const t = at({ phase: 'roll' }).lift('keeper/0').tray([2, 2, 4, 5])
    t.dice = { ...t.dice, thrown: [] }
    t.show().wait(200).put('keeper/0', '0,0').rest()
    expect(t.state).toMatchObject({ phase: 'rolled', dice: [2, 2, 4, 5] })
  })

  test.each([
    ['a single die thrown again', [1, 2, 4, 3], [3], 'T-04', { from: 3, to: 5 }],
    ['a 1 thrown again', [3, 2, 6, 5], [0, 2], 'T-05', null]
  ])('%s is refused, and the faces before it are restored', (_, lying, thrown, rule, fix) => {
    const t = withTray(rolled).tray(lying, thrown).rest()
    expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: { rule } })
    if (fix) expect(t.ruling).toMatchObject({ corrections: [{ fix: 'die', kind: 'regular', ...fix }] })
    if (fix) expect(t.cues('foul')).toEqual({ '0,0': 'wrong', tray: 'wrong' })
    t.dice = { lying: reg(1, 2, 4, 5), thrown: [3] }
    t.show().rest()
    expect(t.ruling).toEqual({ ruling: 'settled', moves: [] })
    expect(t.state).toMatchObject(rolled)
  })

  test('a wrong throw right after a throw is blamed on the dice, not taken for a take-back', () => {
    const t = at({ phase: 'roll' }).tray([2, 2, 4, 5]).rest().tray([2, 2, 4, 3], [3]).rest()
    expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: { rule: 'T-04' } })
  })

  test('a die turned over by an elbow is turned back', () => {
    const t = withTray(rolled)
    t.dice = { lying: reg(1, 2, 4, 6), thrown: [] }
    t.show().rest()
    expect(t.ruling).toMatchObject({
      ruling: 'foul',
      corrections: [{ fix: 'die', kind: 'regular', from: 6, to: 5 }]
    })
  })

  test('dice picked up and set down are no throw', () => {
    const t = withTray(rolled)
    t.dice = { lying: reg(1, 2), thrown: [] }
    t.show().wait(200)
    t.dice = { lying: reg(5, 1, 2, 4), thrown: [] }
    t.show().rest()
    expect(t.heard).toEqual([])
  })

  test('dice thrown where none may be thrown are told once, and that is that', () => {
    const t = at({ phase: 'act', dice: [1, 2, 4, 5] })
      .tray([6, 6, 6, 6])
      .wait(500)
    expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: { rule: 'T-03' }, corrections: [] })
    t.wait(20_000).show().wait(20_000)
    expect(t.ruling).toEqual({ ruling: 'settled', moves: [] })
    expect(t.heard).toHaveLength(1)
    expect(t.state).toMatchObject({ dice: [1, 2, 4, 5] })
  })

  test('a tray that cannot tell what rolled is believed when it looks different', () => {
    const t = withTray(rolled, { rolls: false })
    t.dice = { lying: reg(1, 2, 6, 6) }
    t.show().rest()
    expect(t.state).toMatchObject({ phase: 'act', dice: [1, 2, 6, 6] })
  })

  test('an unread face is asked for', () => {
    const t = withTray(rolled)
    t.roll()
    t.unsettled = { rolling: 0, crooked: 0, held: 0 }
    t.dice = { lying: reg(1, 2, 6, '?'), thrown: [2, 3] }
    t.show().rest()
    const { asked } = t.match
    expect(asked?.question.options).toHaveLength(6)
    expect(t.ruling).toMatchObject({ ruling: 'ask' })
    t.press(0, 4).rest()
    expect(t.state).toMatchObject({ phase: 'act', dice: [1, 2, 4, 6] })
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
  })

  test('where nobody sees the tray, dice are waited for and may be said', () => {
    const t = at({ phase: 'roll', stones: [] })
    t.dice = undefined as never
    t.show().shift('keeper/0', '1,0').rest()
    expect(t.ruling).toMatchObject({ ruling: 'on the way' })
    t.say('chance', { act: 'throw', dice: reg(1, 3, 4, 4) as never }).rest()
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
    expect(t.state).toMatchObject({ phase: 'act', ...board('.0.1') })
  })
})

describe('faces that cannot be read', () => {
  const lying = (...faces: (number | '?')[]) => ({ lying: reg(...faces), thrown: faces.map((_, i) => i) })

  test('two of one throw are asked for, whoever threw; nobody is blamed', () => {
    const t = at({ phase: 'roll' })
    t.dice = lying(2, '?', 4, '?')
    t.show().wait(60_000)
    const unknown = { fix: 'die', kind: 'regular', from: '?', to: null }
    expect(t.ruling).toMatchObject({ ruling: 'on the way', towards: [unknown, unknown] })
    t.dice = lying(2, 3, 4, 5)
    t.show().rest()
    expect(t.state).toMatchObject({ phase: 'rolled', dice: [2, 3, 4, 5] })
  })

  test('of a reroll likewise', () => {
    const t = withTray(rolled)
    t.dice = { lying: reg(1, 2, '?', '?'), thrown: [2, 3] }
    t.show().rest()
    expect(t.ruling).toMatchObject({ ruling: 'on the way', towards: [{ from: '?' }, { from: '?' }] })
  })
})

test('a die too many is not explained by a step and a step back that nobody saw', () => {
  const t = withTray({ phase: 'rolled', dice: [4, 4, 4, 4] } as never)
  t.dice = { lying: reg(4, 4, 4, 4, 2), thrown: [] }
  t.show().rest()
  expect(t.ruling).toMatchObject({ ruling: 'foul', corrections: [{ fix: 'die', from: 2, to: null }] })
  expect(t.judge.moves(t.match)).toEqual([])
})

test('where only dice are wrong no figure is asked to move', () => {
  const t = withTray({ phase: 'rolled', dice: [1, 4, 4, 4] } as never)
  t.dice = { lying: reg(2, 2, 3, 3, 5, 5, 6, 6), thrown: [0, 1, 2, 3, 4, 5, 6, 7] }
  t.show().wait(1000)
  expect(t.ruling.ruling).toBe('foul')
  t.wait(20_000)
  expect(t.ruling.ruling).toBe('foul')
  const fixes = 'corrections' in t.ruling ? t.ruling.corrections : []
  expect(new Set(fixes.map(({ fix }) => fix))).toEqual(new Set(['die']))
})
