// A player buys one unit, ends the phase, then picks the unit up again: to move it, or to take back the purchase?

import { expect, test } from 'vitest'
import { at, carry, played, settled } from './armies.ts'

const bought = () => {
  const t = at({ units: { '2,2': ['F1'], '-2,-2': ['', 'H1'] }, rubium: [9, 9] }, { hands: true })
  carry(t, 'human/0 - > 2,1')
  t.say(0, { act: 'done' }).rest()
  expect(played(t)).toEqual(['buy human > 2,1', 'done'])
  return t
}

/** The unit is carried to another base hex, and no sensor sees it for `ms` on the way. */
const carried = (ms: number) => {
  const t = bought().hands(true).lift('human/0').hands(false).wait(ms)
  t.hands(true).put('human/0', '1,2').wait(50).hands(false).rest()
  expect(t.ruling).toMatchObject(settled)
  return t
}

const moved = ['buy human > 2,1', 'done', 'move human 2,1 > 1,2']
const boughtThere = ['buy human > 1,2']

test('held for less than a second it is moved, and no word is unsaid', () => {
  expect(played(carried(300))).toEqual(moved)
})

test('held for longer it is taken back, and both may be meant: what is played next tells', () => {
  const t = carried(2000)
  expect(t.rulings).toContainEqual({ ruling: 'settled', moves: [] })
  expect(played(t)).toEqual(boughtThere)
  carry(t, 'fungoid/0 2,2 > 2,1')
  expect(t.ruling).toMatchObject(settled)
  expect(played(t)).toEqual([...moved, 'move fungoid 2,2 > 2,1'])
})

test('and where it is bought indeed, the next unit that is bought tells', () => {
  const t = carry(carried(2000), 'strider/0 - > 2,1')
  expect(t.ruling).toMatchObject(settled)
  expect(played(t)).toEqual([...boughtThere, 'buy strider > 2,1'])
})

test('and whoever thinks better of that buys something else', () => {
  const t = carry(carried(2000), 'human/0 1,2 > -', 'strider/0 - > 2,1')
  expect(t.ruling).toMatchObject(settled)
  expect(played(t)).toEqual(['buy strider > 2,1'])
})

test('where the next word does not tell, it is asked', () => {
  const t = carried(2000).say(0, { act: 'done' })
  expect(t.ruling).toMatchObject({ ruling: 'ask' })
})
