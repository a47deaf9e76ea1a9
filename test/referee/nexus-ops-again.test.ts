// A play that was put back and is made again keeps its declared actions; and readings that show only part of a play.

import { expect, test } from 'vitest'
import type { KindId } from '../../src/core/ids.ts'
import { at, carry, played, settled } from './armies.ts'
import { peek } from './peek.ts'

test('a play with a word in it is done again at one stroke; a change of mind after it takes back no more than the last move', () => {
  const units = { '2,2': ['F1'], '2,0': ['S1'], '1,1': ['S1'], '-2,-2': ['', 'H1'] }
  const t = at({ units, rubium: [9, 9] })
  carry(t, 'human/0 - > 2,1')
  t.say(0, { act: 'done' }).rest()
  carry(t, 'fungoid/0 2,2 > 1,2')
  const again = ['buy human > 2,1', 'done', 'move fungoid 2,2 > 1,2']
  expect(played(t)).toEqual(again)

  t.stand
    .set('1,2', [])
    .set('2,2', ['fungoid/0' as KindId])
    .set('2,1', [])
  t.show().rest()
  expect([t.ruling.ruling, played(t)]).toEqual(['settled', []])
  carry(t, 'human/0 - > 2,1', 'fungoid/0 2,2 > 1,2')
  expect([t.ruling.ruling, played(t)]).toEqual(['settled', again])

  carry(t, 'strider/0 1,1 > 2,0')
  expect(played(t).slice(3)).toEqual(['move strider 1,1 > 2,0'])
  carry(t, 'strider/0 2,0 > 1,1', 'strider/0 2,0 > 2,-1')
  expect(t.ruling).toMatchObject(settled)
  expect(played(t)).toEqual([...again, 'move strider 2,0 > 2,-1'])
})

test('what was done again with a word in it may have been meant without its last move', () => {
  const t = at({ units: { '2,2': ['F1'], '2,0': ['S1'], '-2,-2': ['', 'H1'] }, rubium: [9, 9] })
  carry(t, 'human/0 - > 2,1')
  t.say(0, { act: 'done' }).rest()
  carry(t, 'fungoid/0 2,2 > 1,2')
  t.stand
    .set('1,2', [])
    .set('2,2', ['fungoid/0' as KindId])
    .set('2,1', [])
  t.show().rest()
  carry(t, 'human/0 - > 2,1', 'fungoid/0 2,2 > 1,2')
  carry(t, 'fungoid/0 1,2 > 2,2', 'human/0 2,1 > 2,0')
  expect([t.ruling.ruling, played(t)]).toEqual(['settled', ['buy human > 2,1', 'done', 'move human 2,1 > 2,0']])
})

test.each([
  ['the first', 'fungoid/0 1,2 > 2,2', 'strider/0'],
  ['the second', 'strider/0 2,1 > 2,0', 'fungoid/0']
])('of two moves that were seen at once and ended by a word %s is put back: the other stands', (_, back, stays) => {
  const t = at({ units: { '2,2': ['F1'], '2,0': ['S1'], '-2,-2': ['', 'H1'] }, rubium: [0, 9] })
  t.say(0, { act: 'done' }).rest()
  const both = ['done', 'move fungoid 2,2 > 1,2', 'move strider 2,0 > 2,1']
  carry(t.hands(true), 'fungoid/0 2,2 > 1,2', 'strider/0 2,0 > 2,1').hands(false).rest()
  expect([peek(t.match).history.length, played(t).sort()]).toEqual([3, both])
  t.say(0, { act: 'done' }).rest()
  expect(played(t)).toHaveLength(4)

  carry(t, back)
  expect(t.ruling).toMatchObject(settled)
  expect(played(t)).toEqual(both.filter((it) => it === 'done' || it.includes(stays.slice(0, -2))))
})

test('of three moves that were seen at once and ended by a word two are put back: the third stands', () => {
  const t = at({ units: { '2,2': ['F1'], '2,0': ['S1'], '1,0': ['H1'], '-2,-2': ['', 'H1'] }, rubium: [0, 9] })
  t.say(0, { act: 'done' }).rest()
  carry(t.hands(true), 'fungoid/0 2,2 > 1,2', 'strider/0 2,0 > 2,1', 'human/0 1,0 > 1,1').hands(false).rest()
  expect(played(t)).toHaveLength(4)
  t.say(0, { act: 'done' }).rest()

  carry(t.hands(true), 'fungoid/0 1,2 > 2,2', 'human/0 1,1 > 1,0').hands(false).rest()
  expect(t.ruling).toMatchObject(settled)
  expect(played(t)).toEqual(['done', 'move strider 2,0 > 2,1'])
})
