import { expect, test } from 'vitest'
import { seatsBySide, sides } from '../../../web/table/layout.ts'

test.each([1, 2, 3, 4, 5, 6, 7, 8])('%i seats sit clockwise around the table, each once', (count) => {
  const seated = seatsBySide(count)
  expect(sides.flatMap((side) => seated[side])).toEqual(Array.from({ length: count }, (_, i) => i))
})

test('two sit opposite each other, four at four sides', () => {
  expect(seatsBySide(2)).toEqual({ bottom: [0], left: [], top: [1], right: [] })
  expect(seatsBySide(4)).toEqual({ bottom: [0], left: [1], top: [2], right: [3] })
})
