import { expect, test } from 'vitest'
import { contrast, mix, readable, rgb } from '../../../web/state/colour.ts'
import { legend } from '../fixtures/legend.ts'

test('black on white is the greatest contrast, a colour on itself the least', () => {
  expect(contrast(rgb('#000000'), rgb('#ffffff'))).toBeCloseTo(21)
  expect(contrast(rgb('#56b4e9'), rgb('#56b4e9'))).toBe(1)
})

test.each([...legend.seats.map((s) => s.colour), '#8f1212', '#808080'])('text on a headline of %s is AAA', (colour) => {
  const { ground, text } = readable(colour)
  expect(contrast(rgb(ground), rgb(text))).toBeGreaterThanOrEqual(7)
})

test('a colour that can be read on stays as it is', () => {
  expect(readable('#f0e442').ground).toBe('#f0e442')
})

test('half way between two colours lies their middle', () => {
  expect(mix([0, 0, 0], [100, 200, 50], 0.5)).toEqual([50, 100, 25])
})
