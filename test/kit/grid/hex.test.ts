// The distance of hexes. Their positions on the plane are tested with the board of Nexus Ops (test/games/nexus-ops/scene.test.ts).
import { expect, test } from 'vitest'
import { around, hexDistance, hexOf, idOf, locateHex, ring1, ring2, toPlane } from '../../../src/kit/grid/hex.ts'

test('a hex is told from its id', () => {
  for (const hex of [...ring1, ...ring2, [-7, 5], [8, -8], [-8, 8], [9, 0], [0, -9], [20, -20]] as const) {
    expect(idOf(hex)).toBe(hex.join(','))
    expect(hexOf(idOf(hex))).toEqual(hex)
  }
})
test('as many steps lead from hex to hex as the distance says', () => {
  for (const hex of ring1) expect(hexDistance([0, 0], hex)).toBe(1)
  for (const hex of ring2) expect(hexDistance([0, 0], hex)).toBe(2)
  for (const hex of around([3, -5])) expect(hexDistance([3, -5], hex)).toBe(1)
  expect(hexDistance([2, -4], [-2, 4])).toBe(8)
})
test('a point beyond all counting is in no hex', () => {
  expect(locateHex([Number.NaN, 0])).toBe(null)
  expect(locateHex(toPlane([4, -2]))).toEqual([4, -2])
})
