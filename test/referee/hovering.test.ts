// A hand sensor or tilt switch that reports a hand or a knock without end: after a while the referee stops believing it.

import { expect, test } from 'vitest'
import { skerry } from '../toy/index.ts'
import { board } from './positions.ts'
import { Table } from './table.ts'

const position = board('0..1', [1, 1, 4, 4])
const at = (setting = {}): Table => new Table(skerry, { position: position as never, ...setting })

test('a hand that stays over a finished move is doubted after a while, and then the move counts', () => {
  const t = at().hands(true).shift('keeper/0', '1,0').wait(89_900)
  expect(t.heard).toEqual([])
  t.wait(200)
  expect(t.heard).toEqual(['referee.stuck.hand', 'say.step'])
})

test('so does a mistake under it; and it is said once', () => {
  const t = at().hands(true).shift('keeper/0', '2,1').wait(91_000)
  expect(t.heard).toEqual(['referee.stuck.hand', 'no.T-07'])
  t.shift('keeper/0', '1,0').wait(60_000)
  expect(t.heard.slice(2)).toEqual(['say.step'])
})

test('whoever moves something under a hand begins the time anew', () => {
  const t = at().hands(true).shift('keeper/0', '2,1').wait(60_000).shift('keeper/0', '1,0').wait(60_000)
  expect(t.heard).toEqual([])
})

test('a hand that thinks over a table where nothing happened is no fault', () => {
  expect(at().hands(true).wait(500_000).heard).toEqual([])
})

test('a sensor that has seen the hand go is believed again', () => {
  const t = at().hands(true).shift('keeper/0', '1,0').wait(91_000).hands(false).hands(true)
  t.shift('keeper/0', '0,0').wait(60_000)
  expect(t.heard).toEqual(['referee.stuck.hand', 'say.step'])
  t.hands(false).rest()
  expect(t.heard.at(-1)).toBe('referee.takenBack')
})

test('while it is doubted a figure waits as on a table without an eye for hands', () => {
  const t = at({ position: { ...position, dice: [1, 4, 4, 4] } })
    .hands(true)
    .shift('keeper/0', '2,1')
    .wait(91_000)
  t.shift('keeper/0', '1,0').wait(210)
  expect(t.heard.at(-1)).toBe('no.T-07')
  t.wait(20)
  expect(t.heard.at(-1)).toBe('say.step')
})

test('a tilt switch that never rests is doubted as well', () => {
  const t = at()
  t.tilt = true
  t.show().shift('keeper/0', '2,1').wait(89_000)
  expect(t.heard).toEqual([])
  t.wait(2000)
  expect(t.heard).toEqual(['referee.stuck.tilt', 'referee.knocked'])
})

test('a wait of its own may be set', () => {
  const t = at({ settling: { hovering: 5000 } })
    .hands(true)
    .shift('keeper/0', '1,0')
    .wait(5100)
  expect(t.heard).toEqual(['referee.stuck.hand', 'say.step'])
})
