// The laws of a referee on a board of many pieces alike, where each move passes the turn: an illegal step is called by its rule, and a few
// moves are enough to know it.

import { expect, test } from 'vitest'
import { duelling } from './duelling.ts'

/** Nearly all of these, one in twenty apart. */
const nearly = (all: number): number => Math.ceil(0.95 * all)

// A board of its own: a run for one game says nothing of it.
test.skipIf(process.env.GAME !== undefined).each([
  ['the men of a seat', { alike: false }],
  ['all men', { alike: true }]
])('where %s look alike an illegal step is called by its rule, after few moves of the search', (_, how) => {
  const { ruled, foul, fair } = duelling(40, how)
  expect(ruled['DU-003'], JSON.stringify(ruled)).toBeGreaterThanOrEqual(nearly(40))
  expect(ruled.settled).toBeUndefined()
  expect(Math.max(...foul.map(({ moves }) => moves))).toBeLessThanOrEqual(400)
  expect(Math.max(...fair.map(({ moves }) => moves))).toBeLessThanOrEqual(20)
})
