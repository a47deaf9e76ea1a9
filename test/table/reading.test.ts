// From what a reader tells in board units to what the referee reads in places.

import { expect, test } from 'vitest'
import type { Start } from '../../src/core/rules.ts'
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
