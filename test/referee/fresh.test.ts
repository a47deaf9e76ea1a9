// The first reading of a match: the dice that it finds in the tray were not thrown in the match.

import { expect, test } from 'vitest'
import { referee } from '../../src/referee/index.ts'
import { skerry } from '../toy/index.ts'
import { board } from './positions.ts'

const start = {
  options: {},
  seats: [{}, {}],
  position: { phase: 'roll', ...board('0..1') }
}
const lying = [1, 4, 4, 4].map((face) => ({ kind: 'regular', face }))
const places = { '0,0': ['keeper/0'], '3,0': ['keeper/1'] }

/** The phase of the game after these readings, one second apart. */
function after(...trays: readonly object[]): unknown {
  const judge = referee(skerry)
  const opened = judge.open(start)
  if (!opened.ok) throw new Error('the toy does not start')
  let [match] = opened.value
  for (const [i, dice] of trays.entries()) {
    const reading = { places, clear: ['tile'], dice, hand: false } as never
    ;[match] = judge.step(match, { input: 'reading', at: 1000 * i, reading })
    ;[match] = judge.step(match, { input: 'tick', at: 1000 * i + 900 })
  }
  return (judge.state(match) as { phase: string }).phase
}

test.each([
  ['of an evening before, which the tray still calls thrown', { lying, thrown: [0, 1, 2, 3] }],
  ['in a tray that cannot tell what rolled', { lying }]
])('dice %s are no throw of this match', (_, tray) => {
  expect(after(tray)).toBe('roll')
})

test('dice that come to lie otherwise are', () => {
  const others = [2, 2, 5, 6].map((face) => ({ kind: 'regular', face }))
  expect(after({ lying, thrown: [0, 1, 2, 3] }, { lying: others, thrown: [0, 1, 2, 3] })).toBe('rolled')
})
