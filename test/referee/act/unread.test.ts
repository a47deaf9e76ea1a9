// A throw of which one die was not read, and a move that followed it at once: which rests are accepted.

import { expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import type { ObservedDice } from '../../../src/core/observation.ts'
import type { Action, Move } from '../../../src/core/rules.ts'
import { skerry } from '../../toy/index.ts'
import { graph, type Hypothesis, idle, restsOf } from '../peek.ts'
import { board } from '../positions.ts'

const set = skerry.setup({ options: {}, seats: [{}, {}], position: { ...board('0..1'), phase: 'roll' } as Json })
if (!set.ok) throw new Error('no Skerry')
const root: Hypothesis = { state: set.value, key: skerry.key(set.value), from: 0, moves: [] }
const by = (act: string, more: object = {}): Move<Action> => ({ by: 0, do: { act, ...more } as Action })
const lying = (...faces: (number | '?')[]): ObservedDice['lying'] => faces.map((face) => ({ kind: 'regular', face }))
const thrown = (...faces: number[]): Move<Action> => ({
  by: 'chance',
  do: { act: 'throw', dice: lying(...faces) } as Action
})
const [roll, stop, step] = [by('roll'), by('stop'), by('step', { to: [1, 0] })]
const went = (...faces: number[]) => ({ from: 0, moves: [roll, thrown(...faces), stop, step] })
const rests = (steps: { from: number; moves: Move<Action>[] }[], faces: (number | '?')[] | null) => {
  const dice = faces && { dice: { lying: lying(...faces), thrown: faces.map((_, i) => i) } }
  return restsOf(graph(skerry), [root], steps, { places: {}, ...dice }, idle)
}

test('the throw rests as all that it may show, the likeliest first, and then what followed', () => {
  const [first, then, ...others] = rests([went(1, 2, 4, 4)], [1, 2, 4, '?'])
  expect(others).toEqual([])
  const faces = first?.map(({ from, moves }) => {
    expect([from, moves[0], moves.length]).toEqual([0, roll, 2])
    const { dice } = (moves[1] as Move).do as unknown as { dice: { face: number }[] }
    return dice.map(({ face }) => face).join('')
  })
  expect(faces).toEqual(['1244', '1124', '1224', '1234', '1245', '1246'])
  expect(then).toEqual([{ from: 0, moves: [stop, step] }])
})

test('each of several readings goes on from its own throw', () => {
  const [first, then] = rests([went(2, 2, 3, 4), went(2, 3, 4, 4)], [2, 3, 4, '?'])
  expect(first).toHaveLength(6)
  expect(then).toEqual([0, 1].map((from) => ({ from, moves: [stop, step] })))
})

test('a reading that ends with its throw is at rest where the others go on', () => {
  const ended = { from: 0, moves: went(2, 3, 4, 4).moves.slice(0, 2) }
  const [, then] = rests([went(2, 2, 3, 4), ended], [2, 3, 4, '?'])
  expect(then).toEqual([
    { from: 0, moves: [stop, step] },
    { from: 1, moves: [] }
  ])
})

test.each<[what: string, moves: Move<Action>[], faces: (number | '?')[] | null]>([
  ['all dice were read', [roll, thrown(1, 2, 4, 4), stop, step], [1, 2, 4, 4]],
  ['nothing followed it', [roll, thrown(1, 2, 4, 4)], [1, 2, 4, '?']],
  ['nothing was thrown', [step], [1, 2, 4, '?']],
  ['nobody sees the tray', [roll, thrown(1, 2, 4, 4), stop, step], null]
])('it is one rest where %s', (_, moves, faces) => {
  const steps = [{ from: 0, moves }]
  expect(rests(steps, faces)).toEqual([steps])
})
