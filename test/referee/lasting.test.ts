// A match without end: a turn costs what the first ones did, and all of it can be taken back.

import { expect, test } from 'vitest'
import { lasting } from '../conformance/lasting.ts'
import type { State } from '../toy/duel.ts'
import { peek, since } from './peek.ts'

test('a turn draws and makes no more after 240 turns than after 40, and remembers one move', () => {
  const { play, match } = lasting()
  const turns = play(240)
  const most = (from: number, of: 'drawn' | 'made') => Math.max(...turns.slice(from, from + 20).map((it) => it[of]))
  for (const of of ['drawn', 'made'] as const) expect(most(220, of)).toBeLessThanOrEqual(2 * most(20, of))
  const { history } = peek(match())
  expect(history).toHaveLength(241)
  expect(history.flat().every(({ moves }) => moves.length <= 1)).toBe(true)
  expect(since(history, 0).moves).toHaveLength(240)
})

test('pieces may be put back to any rest of it', () => {
  const { play, match, show, judge } = lasting()
  play(20)
  const [then] = peek(match()).history.at(-1) ?? []
  play(60)
  show(then?.state as State)
  expect(judge.moves(match())).toHaveLength(20)
})
