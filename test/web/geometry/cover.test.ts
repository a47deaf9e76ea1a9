import { expect, test } from 'vitest'
import { type Area, leastCovering } from '../../../web/geometry/cover.ts'

const room: Area = { left: 0, top: 0, right: 400, bottom: 300 }
const at = (left: number, top: number, weight = 1) => ({
  area: { left, top, right: left + 40, bottom: top + 40 },
  weight
})

test('where nothing is in the way it lies at the lower edge, in the middle', () => {
  expect(leastCovering(200, 80, room, [])).toEqual(['end', 'center'])
})

test('it leaves free what lies below, then what lies above', () => {
  const below = at(180, 250)
  expect(leastCovering(200, 80, room, [below])).toEqual(['start', 'center'])
  expect(leastCovering(100, 80, room, [below, at(180, 10)])).toEqual(['end', 'start'])
})

test('where it covers something everywhere, it covers what matters less', () => {
  const everywhere = [at(180, 250, 4), at(180, 10)]
  expect(leastCovering(400, 100, room, everywhere)).toEqual(['start', 'center'])
})

test('what it covers in part counts in part', () => {
  expect(leastCovering(400, 100, room, [at(180, 170), at(180, 30)])).toEqual(['end', 'center'])
})
