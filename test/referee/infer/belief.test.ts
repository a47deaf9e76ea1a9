// Hypotheses of a belief: they grow by legal moves, equal futures merge, and new moves are told from old ones.

import { expect, test } from 'vitest'
import type { Action, Move } from '../../../src/core/rules.ts'
import { skerry } from '../../toy/index.ts'
import { afterStart, extend, type Hypothesis, lineage, merge, type Position, since, toldFrom } from '../peek.ts'
import { board } from '../positions.ts'

const step = (x: number, y: number): Move<Action> => ({ by: 0, do: { act: 'step', to: [x, y] } as Action })
const hypothesis = (key: string, from = 0, ...moves: Move<Action>[]): Hypothesis => ({ state: null, key, from, moves })

test('a line that nothing was added to is the same line', () => {
  const set = skerry.setup({ options: {}, seats: [{}, {}], position: { dice: [4, 4, 1, 1] } })
  if (!set.ok) throw new Error('no Skerry')
  const first: Position = { state: set.value, key: skerry.key(set.value) }
  expect(extend(skerry, first, [])).toBe(first)
  const longer = extend(skerry, first, [step(1, 0)])
  expect(longer.state).toMatchObject(board('.0.1 .oo.'))
  expect(longer.key).toBe(skerry.key(longer.state as never))
})

test('of lines with equal keys the first stays', () => {
  const [a, b, c] = [hypothesis('k', 0, step(0, 1)), hypothesis('k', 0, step(1, 0)), hypothesis('l')]
  expect(merge([a, b, c, b])).toEqual([a, c])
})

/** Two hypotheses at the first rest; two that grew from the second of them; one that grew from the first of those. */
const history = [
  [hypothesis('a', 0, step(1, 0)), hypothesis('b', 0, step(0, 1))],
  [hypothesis('c', 1, step(1, 1), step(2, 2)), hypothesis('d', 1)],
  [hypothesis('e', 1, step(3, 3)), hypothesis('f', 0, step(4, 4))]
]

test('what a hypothesis did since a rest is told from the one of that rest that it grew from', () => {
  expect(since(history, 3)).toEqual({ from: 0, moves: [] })
  expect(since(history, 2)).toEqual({ from: 1, moves: [step(3, 3)] })
  expect(since(history, 2, 1)).toEqual({ from: 0, moves: [step(4, 4)] })
  expect(since(history, 1, 1)).toEqual({ from: 1, moves: [step(1, 1), step(2, 2), step(4, 4)] })
  expect(since(history, 0)).toEqual({ from: 0, moves: [step(0, 1), step(3, 3)] })
  expect(since(history, 0, 0, 1)).toEqual({ from: 0, moves: [step(1, 0)] })
  expect(lineage(history, 1).map(({ key }) => key)).toEqual(['b', 'c', 'f'])
})

test('a play may be told from any rest before', () => {
  const play = { from: 1, moves: [step(5, 5)] }
  expect(toldFrom(history, 3, play, 3)).toEqual(play)
  expect(toldFrom(history, 1, play, 3)).toEqual({ from: 1, moves: [step(1, 1), step(2, 2), step(4, 4), step(5, 5)] })
  expect(toldFrom(history, 1, play, 2)).toEqual({ from: 1, moves: [step(5, 5)] })
})

test('what is left of a play after its beginning; half of it is not the beginning', () => {
  const whole = { from: 1, moves: [step(1, 1), step(2, 2)] }
  expect(afterStart(whole, { from: 1, moves: [step(1, 1)] })).toEqual([step(2, 2)])
  expect(afterStart(whole, whole)).toEqual([])
  expect(afterStart(whole, { from: 0, moves: [step(1, 1)] })).toBeNull()
  expect(afterStart(whole, { from: 1, moves: [step(2, 2)] })).toBeNull()
  expect(afterStart({ from: 1, moves: [step(1, 1)] }, whole)).toBeNull()
})
