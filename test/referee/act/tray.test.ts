// While dice lean or roll, the referee waits for them. Whatever else the page shows stays on it.

import { expect, test } from 'vitest'
import { at, chain, two } from '../positions.ts'
import type { Table } from '../table.ts'

const lean = (t: Table): Table => {
  t.unsettled = { rolling: 0, crooked: 1, held: 0 }
  return t.show()
}
const lie = (t: Table): Table => {
  t.unsettled = { rolling: 0, crooked: 0, held: 0 }
  return t.show()
}
const crooked = {
  ruling: 'on the way',
  say: { say: 'referee.crooked' },
  towards: [{ fix: 'die', from: '?', to: null }]
}

test('in calm play it is shown until they lie', () => {
  const t = lean(at(two))
  expect(t.ruling).toMatchObject(crooked)
  expect(lie(t).ruling).toEqual({ ruling: 'settled', moves: [] })
})

test('a play half done gives way to it', () => {
  const t = at(chain).shift('2,1', '3,1').rest()
  expect(t.ruling).toMatchObject({ ruling: 'on the way', say: { say: 'referee.begun' } })
  expect(lean(t).ruling).toMatchObject(crooked)
})

test('a play half done is still so when dice have rolled', () => {
  const t = at(chain).shift('2,1', '3,1').rest()
  const { ruling } = t
  expect(lie(t.roll()).ruling).toEqual(ruling)
})

test('a foul stays, and the dice are spoken of', () => {
  const t = at(two).shift('keeper/0', '2,1').rest()
  lean(t)
  expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: { rule: 'T-07' } })
  expect(t.heard).toEqual(['no.T-07', 'referee.crooked'])
})

test('who spoke while they rolled is no longer told to wait', () => {
  const t = at(two).roll().press(0, 'end')
  expect(t.ruling).toEqual({ ruling: 'on the way', towards: [], say: { say: 'referee.rolling' } })
  expect(lie(t).ruling).toEqual({ ruling: 'settled', moves: [] })
})

test('a throw that was counted and not seen to roll is one, though the dice lie as they lay', () => {
  const t = at({ phase: 'roll' }).tray([2, 3, 4, 5]).rest().press(0, 'end').show().rest()
  expect(t.state).toMatchObject({ turn: 1, phase: 'roll' })
  if (t.dice) t.dice = { ...t.dice, again: true }
  t.show().rest()
  expect(t.state).toMatchObject({ turn: 1, phase: 'rolled', dice: [2, 3, 4, 5] })
})
