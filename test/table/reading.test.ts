// From the reader’s snapshots in board units to the referee’s readings by place.

import { expect, test } from 'vitest'
import { kindId, placeId } from '../../src/core/ids.ts'
import type { Start } from '../../src/core/rules.ts'
import type { Scene } from '../../src/core/scene.ts'
import type { Snapshot } from '../../src/devices/ports.ts'
import { readingOf } from '../../src/table/reading.ts'
import { skerry } from '../toy/index.ts'

const set = skerry.setup({ options: {}, seats: [{}, {}] } satisfies Start)
if (!set.ok) throw new Error(JSON.stringify(set.problems))
const scene = skerry.scene(set.value)
const seen: Snapshot = { things: [], covers: () => true, seesGround: false }
const read = (over: Partial<Snapshot>) => readingOf(skerry, scene, { ...seen, ...over }, new Set())

test('what a reader does not tell is absent, and what it tells is passed on', () => {
  expect(Object.keys(read({})).sort()).toEqual(['clear', 'places'])
  const told = {
    dice: { lying: [{ kind: 'regular', face: 3 }], thrown: [0] },
    hand: false,
    tilt: true,
    unsettled: { rolling: 1, crooked: 0, held: 0 },
    stale: true
  } as const
  expect(read(told)).toMatchObject(told)
})

/** A scene of one space with a corner for a token. */
const cornered: Scene = {
  places: (['tile', 'side'] as const).map((layer) => ({
    id: placeId(layer),
    layer,
    at: [0, 0],
    outline: [],
    look: 'wood',
    name: { say: layer }
  })),
  pieces: [],
  dice: null
}
const coin = { locate: () => ({ place: placeId('side'), kind: kindId('coin') }) }

test.each([
  ['a reader that sees tiles misses a token that is gone', true, { tile: [], side: [] }, ['tile', 'ground', 'side']],
  ['a reader that sees no tiles asks for no token', false, { tile: [] }, ['tile']]
])('%s', (_, seesGround, places, clear) => {
  expect(readingOf(coin, cornered, { ...seen, seesGround }, new Set())).toEqual({ places, clear })
})

test('a token that any reader finds is passed on', () => {
  const snapshot = { ...seen, things: [{ kind: 'coin', at: [0, 0] }] } as Snapshot
  expect(readingOf(coin, cornered, snapshot, new Set())).toEqual({
    places: { tile: [], side: ['coin'] },
    clear: ['tile']
  })
})
