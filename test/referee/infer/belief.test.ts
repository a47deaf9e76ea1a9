// Lines of a belief: they grow by legal moves, equal futures are merged, and what is new is told from what was.

import { expect, test } from 'vitest'
import type { Action, Move } from '../../../src/core/rules.ts'
import { skerry } from '../../toy/index.ts'
import { extend, type Hypothesis, merge, since } from '../peek.ts'

const step = (x: number, y: number): Move<Action> => ({ by: 0, do: { act: 'step', to: [x, y] } as Action })
const hypothesis = (key: string, ...moves: Move<Action>[]): Hypothesis => ({ state: null, key, moves })

test('a line that nothing was added to is the same line', () => {
  const set = skerry.setup({ options: {}, seats: [{}, {}], position: { dice: [4, 4, 1, 1] } })
  if (!set.ok) throw new Error('no Skerry')
  const first: Hypothesis = { state: set.value, key: skerry.key(set.value), moves: [step(9, 9)] }
  expect(extend(skerry, first, [])).toBe(first)
  const longer = extend(skerry, first, [step(1, 0)])
  expect(longer.moves).toEqual([step(9, 9), step(1, 0)])
  expect(longer.state).toMatchObject({
    keepers: [
      [1, 0],
      [3, 0]
    ]
  })
  expect(longer.key).toBe(skerry.key(longer.state as never))
})

test('of lines with equal keys the first stays', () => {
  const [a, b, c] = [hypothesis('k', step(0, 1)), hypothesis('k', step(1, 0)), hypothesis('l')]
  expect(merge([a, b, c, b])).toEqual([a, c])
})

test('what is new is counted from the line it grew from, not from the likeliest', () => {
  const earlier = [hypothesis('a', step(1, 0), step(1, 0)), hypothesis('b', step(0, 1))]
  const later = [hypothesis('c', step(0, 1), step(1, 1), step(2, 2))]
  expect(since(earlier, later)).toEqual([step(1, 1), step(2, 2)])
  expect(since([hypothesis('a')], later)).toEqual(later[0]?.moves)
  // Nothing that it could have grown from: as long as the likeliest was, and no more.
  expect(since([hypothesis('a', step(5, 5)), hypothesis('b', step(6, 6))], later)).toEqual([step(1, 1), step(2, 2)])
  // Half of a line is not the line.
  expect(since([hypothesis('a', step(0, 1), step(7, 7)), hypothesis('b', step(0, 1))], later)).toEqual([
    step(1, 1),
    step(2, 2)
  ])
})
