import { expect, test } from 'vitest'
import { combinations } from '../../../../src/games/nexus-ops/cards/combinations.ts'

test.each<[from: string, n: number, ways: string[]]>([
  ['abc', 1, ['a', 'b', 'c']],
  ['abc', 2, ['ab', 'ac', 'bc']],
  ['abc', 3, ['abc']],
  ['ab', 3, ['ab']],
  ['', 2, []],
  ['abc', 0, []],
  // Equal items are interchangeable.
  ['aab', 2, ['aa', 'ab']],
  ['aabb', 2, ['aa', 'ab', 'bb']],
  ['aaa', 1, ['a']]
])('of «%s» %i', (from, n, ways) => {
  expect(combinations([...from], n).map((it) => it.join(''))).toEqual(ways)
})
