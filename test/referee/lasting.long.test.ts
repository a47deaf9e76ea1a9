// A match without end: late turns cost no more than early ones, and the last 200 rests can be undone.

import { expect, test } from 'vitest'
import { lasting } from '../conformance/lasting.ts'
import type { State } from '../toy/duel.ts'
import { peek, since } from './peek.ts'

test('a turn draws and makes no more after 240 turns than after 40, remembers one move, and takes back 200 rests', () => {
  const { play, match, show, judge } = lasting()
  const turns = play(240)
  const most = (from: number, of: 'drawn' | 'made') => Math.max(...turns.slice(from, from + 20).map((it) => it[of]))
  for (const of of ['drawn', 'made'] as const) expect(most(220, of)).toBeLessThanOrEqual(2 * most(20, of))
  const { history } = peek(match())
  expect(history).toHaveLength(241)
  expect(history.flat().every(({ moves }) => moves.length <= 1)).toBe(true)
  expect(since(history, 0).moves).toHaveLength(240)

  // Nobody undoes 220 rests at once. Going back 180 is realistic after a long time of trying things out.
  const rest = (n: number): State => history[n]?.[0]?.state as State
  show(rest(20))
  expect(judge.moves(match())).toHaveLength(240)
  show(rest(60))
  expect(judge.moves(match())).toHaveLength(60)
})

test('pieces may be put back to a rest long ago', () => {
  const { play, match, show, judge } = lasting()
  play(20)
  const [then] = peek(match()).history.at(-1) ?? []
  play(60)
  show(then?.state as State)
  expect(judge.moves(match())).toHaveLength(20)
})
