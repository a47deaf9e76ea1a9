// Sensors may err for a moment where no hand is: a piece that they lose or invent then is no play.

import { expect, test } from 'vitest'
import pebbleRace from '../../template/pebble-race/index.ts'
import { at, board } from './positions.ts'
import { Table } from './table.ts'

/** A pebble too many lies where the pebble from 3,2 may go. */
const strayed = (): Table => {
  const t = new Table(pebbleRace, { position: { turn: 1, pebbles: { '3,2': 1, '1,4': 1, '0,1': 0 } } })
  t.hands(true).put('pebble/1', '2,1').hands(false).rest()
  expect(t.ruling).not.toMatchObject({ ruling: 'settled' })
  return t
}

test('a piece that goes with no hand there may only be unseen', () => {
  const t = strayed()
  t.lift('3,2').wait(200)
  expect(t.judge.moves(t.match)).toEqual([])
  t.put('pebble/1', '3,2').rest()
  expect(t.judge.moves(t.match)).toEqual([])
})

test('under a hand it was taken up, and what is gone for good was taken up by somebody', () => {
  const played = [{ do: { act: 'move', from: '3,2', to: '2,1' } }]
  const seen = strayed()
  seen.hands(true).lift('3,2').hands(false)
  expect(seen.judge.moves(seen.match)).toMatchObject(played)
  const unseen = strayed()
  unseen.lift('3,2').rest()
  expect(unseen.judge.moves(unseen.match)).toMatchObject(played)
})

test('something without a name is no finished play because the hand goes elsewhere', () => {
  const t = at({ ...board('0... .... 1'), dice: [1, 1, 4, 4] })
  t.hands(true).lift('keeper/0').wait(20).put('?', '1,0').wait(90).put('keeper/0', '2,1')
  expect(t.judge.moves(t.match)).toEqual([])
})

test('what went out of sight under a hand may come back, too: until then nobody is blamed for what else is wrong', () => {
  const t = at({ ...board('0... .... 1'), dice: [1, 1, 4, 4] })
    .hands(true)
    .lift('keeper/1')
  t.put('keeper/0', '2,1').hands(false).wait(500)
  expect(t.heard).toEqual([])
  t.wait(100)
  expect(t.ruling).toMatchObject({ ruling: 'foul' })
})

test('a thing that flickers is not taken away because it was gone for a moment when the hand had left', () => {
  const t = strayed()
  t.hands(true).put('pebble/0', '2,2').hands(false).rest()
  t.hands(true).hands(false)
  for (const place of ['2,1', '2,2']) t.lift(place)
  t.wait(50)
  expect(t.ruling).not.toMatchObject({ ruling: 'settled' })
  t.wait(1200)
  expect(t.ruling).toMatchObject({ ruling: 'settled' })
})
