// Laws of the referee on a board of many equal pieces, where each move passes the turn: it finds the rule that an illegal step breaks, and
// the search needs few moves for that.

import { expect, test } from 'vitest'
import { duelling } from './duelling.ts'

/** 95 % of these. */
const nearly = (all: number): number => Math.ceil(0.95 * all)

// This board belongs to no game in the list, so skip it in a run for one game.
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
