import { expect, test } from 'vitest'
import { holds, less, merged } from '../../src/kit/multiset.ts'

test('one of each is taken away, and what is not there takes nothing', () => {
  expect(less(['a', 'b', 'a', 'c'], ['a', 'c', 'd'])).toEqual(['b', 'a'])
})
test('a list holds another if each is in it as often', () => {
  expect(holds([2, 2, 5], [2, 5])).toBe(true)
  expect(holds([2, 5], [2, 2])).toBe(false)
  expect(holds([], [])).toBe(true)
})
test('what comes finds its place among what is in order', () => {
  expect(merged([1, 3, 3, 6], [6, 2, 3])).toEqual([1, 2, 3, 3, 3, 6, 6])
  expect(merged([], [5, 1])).toEqual([1, 5])
})
