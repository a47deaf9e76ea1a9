// Cells of a square grid: what is a valid cell, and geometry.
import { expect, test } from 'vitest'
import type { Point } from '../../../src/core/scene.ts'
import {
  type Cell,
  cellOf,
  cellPlace,
  cells,
  distance,
  facings,
  isCell,
  line,
  locateCell,
  step,
  turn
} from '../../../src/kit/grid/square.ts'

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

test('quarter turns: never -0, and four change nothing', () => {
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

test.each<[Point, Cell | null]>([
  [
    [0.4, -0.4],
    [0, 0]
  ],
  [
    [0.6, -1.6],
    [1, -2]
  ],
  [
    [-0.2, 7],
    [0, 7]
  ],
  [[Number.POSITIVE_INFINITY, 0], null]
])('the point %j lies in the cell %j', (point, cell) => expect(locateCell(point)).toEqual(cell))

test('a cell is told from its place, and nothing else is a cell', () => {
  expect(cellOf(cellPlace([12, -3]))).toEqual([12, -3])
  expect(['#1,2', '1,', 'tray', '1.5,2'].map(cellOf)).toEqual([null, null, null, null])
})

test('the distance is that of steps through sides', () => {
  expect(distance([0, 0], [2, -3])).toBe(5)
  for (const side of facings) expect(distance([4, 4], step([4, 4], side))).toBe(1)
})

test('the cells of a board, row by row from the south-west', () => {
  expect(cells(3, 2).map(cellPlace)).toEqual(['0,0', '1,0', '2,0', '0,1', '1,1', '2,1'])
})
