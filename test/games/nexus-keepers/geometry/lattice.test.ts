// What is a cell, and what only looks like one.
import { expect, test } from 'vitest'
import { isCell, line, turn } from '../../../../src/games/nexus-keepers/geometry/lattice.ts'

test.each([[[0, 0]], [[-3, 12]], [[9999, -9999]]])('%j is a cell', (value) => expect(isCell(value)).toBe(true))

test.each([
  [null],
  ['1,2'],
  [{ 0: 1, 1: 2, length: 2 }],
  [[]],
  [[1]],
  [[1, 2, 3]],
  [[1, 2.5]],
  [[1.5, 2]],
  [[1, '2']],
  [[1, null]],
  [[10_000, 0]],
  [[0, -10_000]]
])('%j is none', (value) => expect(isCell(value)).toBe(false))

test('quarter turns: no -0, and four are none', () => {
  expect([0, 1, 2, 3].map((by) => turn([2, 0], by))).toEqual([
    [2, 0],
    [0, -2],
    [-2, 0],
    [0, 2]
  ])
})

test('a straight line is orthogonal or diagonal, or none', () => {
  expect(line([1, 1], [1, 4])).toEqual({ heading: 'N', spaces: 3 })
  expect(line([1, 1], [-1, -1])).toEqual({ heading: 'SW', spaces: 2 })
  expect(line([1, 1], [2, 3])).toBeNull()
  expect(line([1, 1], [1, 1])).toBeNull()
})
