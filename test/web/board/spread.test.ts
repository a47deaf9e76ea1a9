// Figures crowded on one place: when the page spreads them out, and where it then puts them.

import { expect, test } from 'vitest'
import type { Point } from '../../../src/core/scene.ts'
import { crowded, spread } from '../../../web/board/spread.ts'
import { figure, stacksOf } from '../../../web/board/stacks.ts'

const army = (kinds: number, seats: number) =>
  Array.from({ length: kinds }, (_, i) => ({ kind: `k${i}`, look: 'unit', seat: i % seats }))
const stage = { width: 320, height: 300 }

test('one stack is never spread out; several are where a finger would miss one', () => {
  expect(crowded(stacksOf(army(1, 1)), 40)).toBe(false)
  expect(crowded(stacksOf(army(4, 2)), 50)).toBe(true)
  expect(crowded(stacksOf(army(2, 2)), 200)).toBe(false)
})

test.each([
  [2, 2],
  [5, 2],
  [9, 3],
  [12, 4]
])('%i stacks of %i owners: each is as large as a finger, apart from the others, within the stage', (kinds, seats) => {
  for (const at of [
    [160, 150],
    [3, 3],
    [318, 297]
  ] as Point[]) {
    const unit = 50
    const stacks = spread(stacksOf(army(kinds, seats)), unit, at, stage)
    expect(stacks).toHaveLength(kinds)
    const spots = stacks.map(({ shift: [x, y] }): Point => [at[0] + x * unit, at[1] - y * unit])
    for (const [i, [x, y]] of spots.entries()) {
      expect(x).toBeGreaterThanOrEqual(28)
      expect(x).toBeLessThanOrEqual(stage.width - 28)
      expect(y).toBeGreaterThanOrEqual(33)
      expect(y).toBeLessThanOrEqual(stage.height - 33)
      for (const [a, b] of spots.slice(i + 1))
        expect(Math.max(Math.abs(a - x), Math.abs(b - y))).toBeGreaterThanOrEqual(55)
    }
    for (const { size } of stacks) expect(size * figure.wide * unit).toBeGreaterThan(33)
    const owners = stacks.map(({ of }) => of.seat as number)
    expect(owners).toEqual([...owners].sort())
  }
})
