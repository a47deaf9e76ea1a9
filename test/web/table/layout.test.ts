import { expect, test } from 'vitest'
import { seatsBySide } from '../../../web/table/layout.ts'

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  '%i seats sit clockwise around the table from the lower left corner, each once',
  (count) => {
    const { left, right } = seatsBySide(count)
    expect([...left.toReversed(), ...right]).toEqual(Array.from({ length: count }, (_, i) => i))
  }
)

test('two sit opposite each other, four two by two', () => {
  expect(seatsBySide(2)).toEqual({ left: [0], right: [1] })
  expect(seatsBySide(4)).toEqual({ left: [1, 0], right: [2, 3] })
})
