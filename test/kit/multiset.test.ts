import { expect, test } from 'vitest'
import { holds, less, merged } from '../../src/kit/multiset.ts'

test('each item is removed once; a missing one changes nothing', () => {
  expect(less(['a', 'b', 'a', 'c'], ['a', 'c', 'd'])).toEqual(['b', 'a'])
})
test('a list holds another if each is in it as often', () => {
  expect(holds([2, 2, 5], [2, 5])).toBe(true)
  expect(holds([2, 5], [2, 2])).toBe(false)
  expect(holds([], [])).toBe(true)
})
test('new items are merged into a sorted list', () => {
  expect(merged([1, 3, 3, 6], [6, 2, 3])).toEqual([1, 2, 3, 3, 3, 6, 6])
  expect(merged([], [5, 1])).toEqual([1, 5])
})
