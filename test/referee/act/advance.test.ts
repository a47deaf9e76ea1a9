// How the history of beliefs grows, is shortened by undo, and restarts when chance acts or a seat learns something.

import { expect, test } from 'vitest'
import type { Belief } from '../peek.ts'
import { peek, since } from '../peek.ts'
import { at, board } from '../positions.ts'
import type { Table } from '../table.ts'

const two = board('0..1')
/** For each belief in the history: how many moves each of its hypotheses has made since the last commit point. */
const history = ({ match }: Table): number[][] =>
  peek(match).history.map((belief: Belief, rest, all) =>
    belief.map((_, from) => since(all, 0, from, rest + 1).moves.length)
  )

test('a throw and a step seen at once: the trail begins between them, and the step alone is taken back', () => {
  const t = at({ ...two, phase: 'roll' })
    .lift('keeper/0')
    .tray([4, 4, 4, 4])
  t.dice = { ...t.dice, thrown: [] }
  t.show().wait(200).put('keeper/0', '1,0').rest()
  expect(t.judge.moves(t.match).map((it) => it.do.act)).toEqual(['roll', 'throw', 'stop', 'step'])
  expect(peek(t.match).past.map((it) => it.do.act)).toEqual(['roll', 'throw'])
  expect([history(t), peek(t.match).said]).toEqual([
    [[0], [2]],
    [false, false]
  ])
  t.press(0, 'undo')
  expect(t.state).toMatchObject({ phase: 'rolled', dice: [4, 4, 4, 4], keepers: two.keepers })
  t.press(0, 'undo')
  expect(t.heard.at(-1)).toBe('referee.spoken')
})

test('it is not over while one way in which it may stand goes on', () => {
  const nearly = { ...board('.01.', [1, 5, 5, 5]), score: [1, 0] }
  const t = at(nearly, { sees: ({ id }: { id: string }) => id !== '3,0' })
    .lift('keeper/1')
    .rest()
  expect(history(t)).toEqual([[0], [1, 1]])
  expect([t.match.outcome, t.over]).toEqual([null, null])
  expect(at(nearly).lift('keeper/1').rest().over).toMatchObject({ winners: [0] })
})

test('up to four ways in which it may stand are carried on, more are asked about', () => {
  const blind = (...hidden: string[]) =>
    at({ ...two, dice: [4, 4, 4, 4] }, { sees: ({ id }: { id: string }) => !hidden.includes(id) })
      .lift('keeper/0')
      .rest()
  const four = blind('1,0', '0,1', '1,1', '2,0')
  expect([peek(four.match).history.at(-1)?.length, four.ruling.ruling]).toEqual([4, 'settled'])
  const five = blind('1,0', '0,1', '1,1', '2,0', '0,2')
  expect([peek(five.match).history.at(-1)?.length, five.ruling.ruling]).toEqual([5, 'ask'])
})

test('a secret between two possible steps: the trail begins with both, and an answer keeps one', () => {
  const seen = { sees: ({ id }: { id: string }) => !['0,1', '1,0'].includes(id) }
  const t = at({ ...two, dice: [1, 4, 4, 4] }, seen)
    .lift('keeper/0')
    .rest()
  expect(history(t)).toEqual([[0], [1, 1]])
  t.say(0, { act: 'peek' })
  expect([history(t), peek(t.match).past, t.ruling.ruling]).toEqual([[[2, 2]], [], 'ask'])
  t.press(0, 1)
  expect([history(t), peek(t.match).said, t.ruling.ruling]).toEqual([[[2, 2], [2]], [false, true], 'settled'])
})
