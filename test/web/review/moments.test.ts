// The curve of a review and its turning points tell the same story.

import { expect, test } from 'vitest'
import { verbatim } from '../../../src/core/words.ts'
import { chanceAt, momentsOf } from '../../../web/review/moments.ts'

const turning = (at: number, seat: number, better: number, played: number) => ({
  at,
  seat,
  played: verbatim('a'),
  better: verbatim('b'),
  why: null,
  chances: [better, played] as const
})
const made = {
  from: { by: 'evaluation' },
  sides: [[0], [1, 2], [3]],
  curve: [
    { at: 0, of: [0.4, 0.4, 0.2] },
    { at: 10, of: [0, 1, 0] }
  ]
} as const

test('where a choice turned a match, the curve falls from what was possible to what was played', () => {
  const moments = momentsOf({ ...made, turning: [turning(4, 2, 0.7, 0.1)] })
  expect(moments.map(({ at }) => at)).toEqual([0, 4, 5, 10])
  expect([moments[1]?.of[1], moments[2]?.of[1]]).toEqual([0.7, 0.1])
  for (const { of } of moments) expect(of.reduce((sum, it) => sum + it, 0)).toBeCloseTo(1, 9)
  // What is left is shared as the curve shares it: two to one.
  expect(moments[1]?.of[0]).toBeCloseTo(0.2, 9)
})

test('the start and the outcome stay as they are', () => {
  const moments = momentsOf({ ...made, turning: [turning(0, 0, 0.9, 0.3), turning(9, 0, 0.8, 0.6)] })
  expect(moments.map(({ at }) => at)).toEqual([0, 1, 9, 10])
  expect([moments[0]?.of, moments.at(-1)?.of]).toEqual([made.curve[0].of, made.curve[1].of])
  expect(momentsOf({ ...made, turning: null })).toEqual(made.curve)
})

test('between two moments the chances go in a straight line', () => {
  expect(chanceAt(made.curve, 5).map((it) => Math.round(100 * it))).toEqual([20, 70, 10])
})
