import { expect, test } from 'vitest'
import { draw, seeded } from '../../src/core/random.ts'

test.each([
  0,
  -1,
  -6,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  0.5,
  6.5,
  2 ** 32 + 1,
  2 ** 53,
  '6' as unknown as number,
  undefined as unknown as number
])('a die of %s sides is a bug and throws an error', (sides) => {
  expect(() => draw(seeded(1), sides)).toThrow(RangeError)
})

test.each([1, 2, 6, 2 ** 31, 2 ** 32 - 1, 2 ** 32])('a die of %i sides shows one of them', (sides) => {
  let stream = seeded(7)
  for (let i = 0; i < 100; i++) {
    const [side, next] = draw(stream, sides)
    expect(Number.isInteger(side) && side >= 0 && side < sides, `${side}`).toBe(true)
    stream = next
  }
})

test('any number works as a seed', () => {
  for (const seed of [Number.NaN, Number.POSITIVE_INFINITY, -1, 0.5, 2 ** 40]) {
    const [side] = draw(seeded(seed), 6)
    expect(side >= 0 && side < 6).toBe(true)
  }
})
