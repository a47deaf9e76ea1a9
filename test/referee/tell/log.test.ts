// The lines of the game log: who did what where, and what was undone.

import { expect, test } from 'vitest'
import { skerry } from '../../toy/index.ts'
import { board, two } from '../positions.ts'
import { Table } from '../table.ts'

const at = (position: object): Table => new Table(skerry, { position: position as never })
const step = (x: number, y: number) => ({ say: 'say.step', with: { seat: { seat: 0 }, x, y } })

test('a move is told by who made it, with the places where something changed', () => {
  const t = at(two).shift('keeper/0', '1,0').rest()
  expect(t.told).toEqual([
    {
      at: expect.any(Number),
      say: step(1, 0),
      by: 0,
      tone: 'move',
      places: ['0,0', '1,0'],
      turn: 0,
      step: 1,
      routes: [['0,0', '1,0']]
    }
  ])
})

test('several at once are told one by one, each from where the last one led', () => {
  const t = at(two).shift('keeper/0', '2,0').rest()
  expect(t.told).toMatchObject([
    { say: step(1, 0), places: ['0,0', '1,0'] },
    { say: step(2, 0), places: ['1,0', '2,0'] }
  ])
})

test('a throw is told as chance, and what moves nothing has no places', () => {
  const t = at({ phase: 'roll' }).tray([6, 2, 2, 5])
  expect(t.told).toMatchObject([
    { say: { say: 'say.roll' }, by: 0, tone: 'move' },
    { say: { say: 'say.throw' }, by: 'chance', tone: 'chance' }
  ])
  for (const line of t.told) expect(line).not.toHaveProperty('places')
})

test('what was taken back is named, all of it, by who had done it', () => {
  const t = at(two).shift('keeper/0', '1,0').rest().shift('keeper/0', '1,1').rest().shift('keeper/0', '0,0').rest()
  expect(t.told.at(-1)).toEqual({
    at: expect.any(Number),
    say: { say: 'referee.takenBack', with: { moves: [step(1, 0), step(1, 1)] } },
    by: 0,
    tone: 'undo',
    // None of these steps is left after the undo.
    step: 0
  })
})

test.each([
  ['2,0', '1,0'],
  ['0,2', '0,1']
])('of two readings the one that goes on to %s is told from where it stood', (to, from) => {
  const t = at({ ...two, dice: [4, 4, 4, 4] })
  t.hidden = (id) => id === '0,1' || id === '1,0'
  t.lift('keeper/0').rest()
  t.hidden = null
  t.put('keeper/0', to).rest()
  expect(t.told.at(-1)).toMatchObject({ tone: 'move', places: [from, to].sort(), routes: [[from, to]], step: 2 })
})

test('what is read again is told as such, by the referee, and then told anew', () => {
  const pushes = board('...1 0o..', [1, 5, 5, 5])
  const t = at(pushes).shift('1,1', '2,1').rest().shift('2,1', '3,1').rest()
  expect(t.told.slice(1)).toMatchObject([
    { say: { say: 'referee.reread' }, by: 'referee', tone: 'undo' },
    { say: { say: 'say.push' }, by: 0, tone: 'move', places: ['1,1', '3,1'] }
  ])
})

test('after a throw the moves before it are counted on, and so is what is left after a take-back', () => {
  const t = at({ ...two, phase: 'roll', dice: [] })
    .tray([4, 4, 4, 4])
    .rest()
  expect(t.told.map(({ step: n }) => n)).toEqual([1, 2])
  t.shift('keeper/0', '1,0').rest().shift('keeper/0', '1,1').rest()
  expect(t.told.slice(2).map(({ say, step: n }) => [say.say, n])).toEqual([
    ['say.stop', 3],
    ['say.step', 4],
    ['say.step', 5]
  ])
  t.shift('keeper/0', '1,0').rest()
  expect(t.told.at(-1)).toMatchObject({ say: { say: 'referee.takenBack', with: { moves: [step(1, 1)] } }, step: 4 })
  t.shift('keeper/0', '2,0').rest()
  expect(t.told.at(-1)).toMatchObject({ say: step(2, 0), step: 5 })
})

test('what is read again has its number: as many moves are left as stood before it', () => {
  const pushes = board('...1 0o..', [1, 5, 5, 5])
  const t = at(pushes).shift('1,1', '2,1').rest().shift('2,1', '3,1').rest()
  expect(t.told.map(({ step: n }) => n)).toEqual([1, 0, 1])
  expect(t.told[1]).toEqual({ at: t.told[2]?.at, say: { say: 'referee.reread' }, by: 'referee', tone: 'undo', step: 0 })
})

test('a throw has its dice, and a seat whose turn it is; a word moves nothing', () => {
  const t = at({ ...two, phase: 'roll', dice: [] })
    .tray([4, 4, 4, 4])
    .rest()
    .press(0, 'end')
  expect(t.told).toEqual([
    { at: expect.any(Number), say: expect.anything(), by: 0, tone: 'move', turn: 0, step: 1 },
    {
      at: expect.any(Number),
      say: { say: 'say.throw', with: { faces: [4, 4, 4, 4] } },
      by: 'chance',
      tone: 'chance',
      turn: 0,
      dice: Array(4).fill({ kind: 'regular', face: 4 }),
      step: 2
    },
    { at: expect.any(Number), say: expect.anything(), by: 0, tone: 'move', turn: 0, step: 3 },
    {
      at: expect.any(Number),
      say: { say: 'say.end', with: { seat: { seat: 0 } } },
      by: 0,
      tone: 'move',
      turn: 0,
      step: 4
    }
  ])
})
