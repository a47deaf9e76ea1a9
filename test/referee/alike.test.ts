// A board of identical stones: it must tell an unseen stone, one that still has to move and one that was moved apart.

import { expect, test } from 'vitest'
import konane from '../toy/konane/index.ts'
import { Table } from './table.ts'

/** Both players have taken off one stone, from these places. */
const without = (...places: readonly string[]): Table =>
  places.reduce((t, place) => t.lift(place).rest(), new Table(konane))

test('a stone that is out of sight during a half-done jump is not the one that the jump has still to take', () => {
  const t = without('3,3', '3,2').hands(true).shift('1,3', '3,3').hands(false).rest()
  const taken = { fix: 'take', kind: 'stone/1', from: '2,3' }
  expect(t.ruling).toMatchObject({ ruling: 'on the way', towards: [taken] })
  t.lift('0,1').rest()
  expect(t.ruling).toMatchObject({ ruling: 'on the way', towards: [taken, { fix: 'put', kind: 'stone/1', to: '0,1' }] })
  t.put('stone/1', '0,1').lift('2,3').rest()
  expect(t.ruling).toMatchObject({ ruling: 'settled', moves: [{ do: { act: 'jump', from: '1,3', to: '3,3' } }] })
})

test('a wrong stone set down where another may jump begins neither that jump nor a long take-back', () => {
  const t = without('3,3', '3,2').hands(true).shift('2,4', '3,3').hands(false).rest()
  expect(t.ruling).toMatchObject({ ruling: 'foul', corrections: [{ fix: 'move', from: '3,3', to: '2,4' }] })
})

test('stones put back take everything back, and one that is out of sight then is asked back', () => {
  const t = without('5,5', '4,5').shift('5,3', '5,5').lift('5,4').rest().hands(true)
  t.put('stone/0', '5,3').put('stone/1', '4,5').put('stone/1', '5,4').lift('5,2').hands(false).rest()
  expect(t.ruling).toMatchObject({ ruling: 'on the way', towards: [{ fix: 'put', kind: 'stone/1', to: '5,2' }] })
  t.put('stone/1', '5,2').rest()
  expect(t.ruling).toMatchObject({ ruling: 'settled', moves: [] })
  expect(t.judge.moves(t.match)).toEqual([])
})

test('a stone that fades when the hand has gone is not the one that the hand put down: it may come back', () => {
  const t = without('3,3', '3,2').shift('1,3', '3,3').lift('2,3').rest()
  t.shift('5,2', '3,2').lift('4,2').rest().hands(true)
  t.put('stone/1', '2,3').hands(false).wait(100).lift('0,5').wait(500)
  expect(t.ruling).toMatchObject({ ruling: 'settled' })
  t.wait(150)
  expect(t.ruling).toMatchObject({ ruling: 'foul', corrections: [{ fix: 'move', from: '2,3', to: '0,5' }] })
})
