// Paying with dice: each die pays for one thing only.
import { expect, test } from 'vitest'
import { equal, handOf, pays, run, sums, take } from '../../../src/kit/dice/pool.ts'

const pair = () => [1, 2, 3, 4, 5, 6].map((face) => equal(face, 2))
const straight = () => [1, 2, 3, 4].map((from) => run(from, 3))
const all = () => true
const setsOf = (it: () => readonly (readonly number[])[]) => it()

test('dice are taken out of a hand, or are not all there', () => {
  expect(take(handOf([2, 2, 5]), [2, 5])).toEqual(handOf([2]))
  expect(take(handOf([2, 5]), [2, 2])).toBe(null)
})
test.each<[what: string, dice: number[], wants: (typeof pair)[], paid: boolean]>([
  ['a pair pays for one', [4, 4], [pair], true],
  ['and not for two', [4, 4, 5], [pair, pair], false],
  ['four of a face are two pairs', [4, 4, 4, 4], [pair, pair], true],
  ['a pair is given up where a straight needs one of it', [2, 2, 3, 4, 5, 5], [pair, straight], true],
  ['no die serves both', [2, 2, 3, 4], [pair, straight], false],
  ['nothing is paid for with nothing', [], [], true]
])('%s', (_, dice, wants, paid) => expect(pays(handOf(dice), wants, setsOf, all)).toBe(paid))

test('the dice that are left must pay for the rest', () => {
  const sixLeft = (left: readonly number[]) => (left[6] ?? 0) > 0
  expect(pays(handOf([6, 6, 2, 2]), [pair], setsOf, sixLeft)).toBe(true)
  expect(pays(handOf([6, 6]), [pair], setsOf, sixLeft)).toBe(false)
})
test('of sets with a sum, none has a die too many', () => {
  const hand = handOf([1, 3, 4, 4, 6])
  const sets = sums(hand, 8)
  expect(sets).toContainEqual([4, 4])
  expect(sets).not.toContainEqual([1, 4, 4])
  for (const set of sets) {
    const sum = set.reduce((a, b) => a + b, 0)
    expect(take(hand, set)).not.toBe(null)
    expect(sum).toBeGreaterThanOrEqual(8)
    expect(sum - Math.min(...set)).toBeLessThan(8)
  }
})
