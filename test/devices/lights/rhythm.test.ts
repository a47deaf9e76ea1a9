import { expect, test } from 'vitest'
import { rhythms } from '../../../src/core/device.ts'
import type { Point } from '../../../src/core/scene.ts'
import { level, periods, turnOf } from '../../../src/devices/lights/rhythm.ts'

const over = (rhythm: (typeof rhythms)[number], ms: number, at: Point = [0, 0]): number[] =>
  Array.from({ length: ms / 20 }, (_, i) => level(rhythm, i * 20, at))
const turns = (levels: number[]): number => levels.filter((l, i) => i > 0 && l !== levels[i - 1]).length

test('every rhythm stays between dark and full and comes back after its period', () => {
  for (const rhythm of rhythms) {
    for (const share of over(rhythm, 5000)) expect(share).toBeGreaterThanOrEqual(0)
    expect(Math.max(...over(rhythm, 5000))).toBe(1)
    const period = rhythm === 'steady' ? 1000 : periods[rhythm]
    for (const ms of [0, 130, 777]) expect(level(rhythm, ms + period, [2, 1])).toBe(level(rhythm, ms, [2, 1]))
  }
})

test('steady never moves', () => expect(turns(over('steady', 5000))).toBe(0))

test('a blink is dark or full and flashes less than three times a second', () => {
  const levels = over('blink', 8000)
  expect(new Set(levels)).toEqual(new Set([0, 1]))
  expect(turns(levels) / 2 / 8).toBeLessThan(3)
})

test('a breath is never dark and rises as gently as it falls', () => {
  const levels = over('breathe', periods.breathe)
  expect(Math.min(...levels)).toBeGreaterThan(0.1)
  expect(Math.max(...levels.map((l, i) => Math.abs(l - (levels[i - 1] ?? l))))).toBeLessThan(0.1)
})

test('a sweep reaches the next place later, so that it runs over the board', () => {
  const peak = (at: Point): number => over('sweep', periods.sweep, at).indexOf(1)
  expect([peak([0, 0]), peak([1, 0]), peak([2, 0])].map((i) => Math.round((i * 20) / 100))).toEqual([0, 3, 5])
  expect(peak([0, 1])).toBe(peak([1, 0]))
})

test('colours take turns, dark for a moment between two of them, and never flash', () => {
  const levels = over('alternate', 8000)
  expect(new Set(levels)).toEqual(new Set([0, 1]))
  expect(turns(levels) / 2 / 8).toBeLessThan(3)
  const each = [0, 1, 2, 3].map((n) => turnOf(n * periods.alternate + 10, 3))
  expect(each).toEqual([0, 1, 2, 0])
  expect(turnOf(5 * periods.alternate, 1)).toBe(0)
})
