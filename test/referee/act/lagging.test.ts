// After words a table may have to follow: pieces and dice that are still as they were before.

import { expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import type { Reading } from '../../../src/core/observation.ts'
import { skerry } from '../../toy/index.ts'
import { type Belief, graph, idle, lagging, type RefereeState } from '../peek.ts'

const atlas = graph(skerry)
const believed = (...parts: object[]): Belief =>
  parts.map((part) => {
    const set = skerry.setup({ options: {}, seats: [{}, {}], position: { stones: [], ...part } as Json })
    if (!set.ok) throw new Error('no Skerry')
    return { state: set.value, key: skerry.key(set.value), from: 0, moves: [] }
  })
const keepers = (x: number, more: object = {}) => ({
  keepers: [
    [x, 0],
    [3, 0]
  ],
  ...more
})
const { places } = skerry.scene(believed({})[0]?.state as never)
const shows = (x: number, more: object = {}): Reading => {
  const at: Record<string, string> = { [`${x},0`]: 'keeper/0', '3,0': 'keeper/1' }
  return { places: Object.fromEntries(places.map(({ id }) => [id, at[id] ? [at[id]] : []])), ...more } as Reading
}
const stood = (before: Belief, now: Belief, last: Reading | null, isTyped = false) =>
  lagging(atlas, before, { history: [now], sensors: { ...idle, last } } as unknown as RefereeState, isTyped)

test('pieces that stand as they stood before have not followed', () => {
  const [before, now] = [believed(keepers(0)), believed(keepers(1))]
  expect(stood(before, now, shows(0))).toEqual({ places: shows(0).places })
  expect(stood(before, now, shows(1))).toBeNull()
  expect(stood(before, now, shows(2))).toBeNull()
  expect(stood(before, now, null)).toBeNull()
})

test('they have followed where they stand so in any way in which the match may stand now', () => {
  const both = believed(keepers(0), keepers(1))
  expect(stood(both, believed(keepers(2)), shows(1))).not.toBeNull()
  expect(stood(believed(keepers(0)), both, shows(0))).toBeNull()
})

test('what was put beside the board meanwhile does not hide that', () => {
  const last = { ...shows(0), places: { ...shows(0).places, beside: ['stone'] }, off: ['beside'] } as unknown as Reading
  expect(stood(believed(keepers(0)), believed(keepers(1)), last)).toEqual({ places: last.places, off: ['beside'] })
})

const dice = (...faces: number[]) => ({ lying: faces.map((face) => ({ kind: 'regular', face })), thrown: [] })
const rolled = believed(keepers(0, { phase: 'rolled', dice: [1, 2, 4, 4] }))
const taken = believed(keepers(0, { phase: 'thrown', dice: [1, 2] }))

test('dice that lie as they lay have not followed, unless faces were typed', () => {
  const last = shows(0, { dice: dice(1, 2, 4, 4) })
  expect(stood(rolled, taken, last)).toEqual({ places: last.places, dice: dice(1, 2, 4, 4) })
  expect(stood(rolled, taken, last, true)).toBeNull()
  expect(stood(rolled, taken, shows(0, { dice: dice(1, 2) }))).toBeNull()
  expect(stood(rolled, taken, shows(0, { dice: dice(3, 3) }))).toBeNull()
  expect(stood(rolled, taken, shows(0))).toBeNull()
})

test('pieces alone are waited for where the dice have followed', () => {
  const now = believed(keepers(1, { phase: 'thrown', dice: [1, 2] }))
  expect(stood(rolled, now, shows(0, { dice: dice(1, 2) }))).toEqual({ places: shows(0).places })
})
