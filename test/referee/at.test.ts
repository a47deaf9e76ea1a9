// Opens a match in any position, with past moves that nobody played at this table.

import { expect, test } from 'vitest'
import { skerry } from '../toy/index.ts'
import { at, two } from './positions.ts'
import { Table } from './table.ts'

/** A table on which a keeper made two steps, and a match opened at the same position with these two moves as its past. */
function opened(rests: 'one' | 'two') {
  const played = at({ ...two, dice: [1, 1, 4, 4, 4] })
  const began = played.state
  played.shift('keeper/0', '1,0').rest().shift('keeper/0', '1,1').rest()
  const moves = played.judge.moves(played.match)
  const t = new Table(skerry, { position: { ...two, dice: [1, 1, 4, 4, 4] } })
  ;[t.match] = t.judge.at(began, rests === 'one' ? [moves] : moves.map((move) => [move]), [{}, {}])
  return { played, t: t.tidy().show().rest() }
}

test('stands as if it had been played', () => {
  const { played, t } = opened('two')
  expect(t.state).toEqual(played.state)
  expect(t.judge.moves(t.match)).toEqual(played.judge.moves(played.match))
  expect([t.ruling.ruling, t.heard, t.news]).toEqual(['settled', [], []])
})

test('goes on from there: what a hand or a word does is judged', () => {
  const { t } = opened('two')
  t.shift('keeper/0', '3,3').rest()
  expect(t.ruling.ruling).toBe('foul')
  t.obey().rest().press(0, 'end')
  expect(t.judge.moves(t.match).at(-1)).toMatchObject({ by: 0, do: { act: 'end' } })
})

test('each play is a rest, and nothing is taken back beyond the first', () => {
  const { t } = opened('two')
  t.press(0, 'undo').tidy().show().rest()
  expect(t.judge.moves(t.match)).toHaveLength(1)
  t.press(0, 'undo').tidy().show().rest()
  expect([t.judge.moves(t.match), t.judge.undo(t.match)]).toEqual([[], null])
  const one = opened('one').t.press(0, 'undo').tidy().show().rest()
  expect(one.judge.moves(one.match)).toEqual([])
})

test('what nobody can take back is not behind it', () => {
  const t = at(two)
  const began = t.state
  t.shift('keeper/0', '1,0').rest().press(0, 'end').tray([2, 3, 4, 5]).rest()
  const moves = t.judge.moves(t.match)
  ;[t.match] = t.judge.at(
    began,
    moves.map((move) => [move])
  )
  expect(moves.some(({ by }) => by === 'chance')).toBe(true)
  expect(t.judge.undo(t.match)).toEqual({ allowed: false, why: { say: 'referee.spoken' } })
})
