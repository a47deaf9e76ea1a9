// Where pieces may land: each place once, by the nearest move that lands there, and never what something else carried there.

import { expect, test } from 'vitest'
import { kindId } from '../../../src/core/ids.ts'
import type { Json } from '../../../src/core/json.ts'
import { skerry } from '../../toy/index.ts'
import type { Belief } from '../peek.ts'
import { destinations, graph, nextSteps } from '../peek.ts'

const atlas = graph(skerry)
const believed = (...parts: object[]): Belief =>
  parts.map((part) => {
    const set = skerry.setup({ options: {}, seats: [{}, {}], position: part as Json })
    if (!set.ok) throw new Error('no Skerry')
    return { state: set.value as Json, key: skerry.key(set.value), moves: [] }
  })
const hypothesis = (dice: number[], stones: number[][] = [[1, 0]]) => ({
  keepers: [
    [0, 0],
    [3, 0]
  ],
  stones,
  dice
})
const lit = (cues: readonly { cue: string; place: string }[]) => cues.map(({ cue, place }) => `${cue} ${place}`).sort()

test('the next steps are those of one move, of every kind, each place once', () => {
  expect(lit(nextSteps(atlas, believed(hypothesis([4, 4, 5, 5]))))).toEqual(['push 2,0', 'step 0,1'])
  expect(lit(nextSteps(atlas, believed(hypothesis([4, 4, 5, 5]), hypothesis([3, 3, 5, 5]))))).toEqual([
    'jump 1,1',
    'push 2,0',
    'step 0,1'
  ])
})

test('nothing is shown of what leaves no trace on the table', () => {
  expect(nextSteps(atlas, believed({ ...hypothesis([1, 2, 4, 5]), phase: 'rolled' }))).toEqual([])
  expect(
    destinations(atlas, believed({ ...hypothesis([1, 4, 4, 4], []), phase: 'roll' }), new Set([kindId('keeper/0')]))
  ).toEqual([])
})

test('a lifted figure is followed over what leaves no trace', () => {
  const rolled = believed({ ...hypothesis([1, 1, 4, 4], []), phase: 'rolled' })
  expect(lit(destinations(atlas, rolled, new Set([kindId('keeper/0')])))).toEqual(['step 0,1', 'step 1,0'])
})

test('over several steps, by the nearest move, and only with what is in the hand', () => {
  const me = new Set([kindId('keeper/0')])
  expect(lit(destinations(atlas, believed(hypothesis([3, 3, 4, 4], [])), me))).toEqual([
    'jump 1,1',
    'jump 1,2',
    'jump 2,1',
    'step 0,1',
    'step 1,0'
  ])
  // The push of the stone is no way of the keeper's.
  expect(lit(destinations(atlas, believed(hypothesis([4, 4, 5, 5])), me))).toEqual(['step 0,1'])
})

test('a chain that moves together lands wherever one of the lifted does', () => {
  const chain = believed(
    hypothesis(
      [5, 5, 5, 5],
      [
        [1, 0],
        [2, 0]
      ]
    )
  )
  const stone = new Set([kindId('stone')])
  // Both stones are alike: only where none stood before does one land.
  expect(lit(destinations(atlas, chain, stone))).toEqual(['push 3,0'])
})
