import { expect, test } from 'vitest'
import { rule } from '../../src/cli/ruler.ts'
import { play } from '../../src/core/game.ts'
import type { Observation } from '../../src/core/observation.ts'
import { skerry } from '../toy/index.ts'
import type { State } from '../toy/state.ts'

const start = skerry.setup({ options: { brisk: true }, seats: [{}, {}], position: {} })
if (!start.ok) throw new Error('Skerry begins')
const state: State = start.value

/** The table as it should be, except for these places. */
function seen(changes: Record<string, string[]>, from = state): Observation {
  const { places, pieces } = skerry.scene(from)
  const all = Object.fromEntries(
    places.map(({ id }) => [id, pieces.filter((it) => it.place === id).map((it) => it.kind)])
  )
  return { places: { ...all, ...changes } as never }
}

test('a table that stands as it stood is settled, and nothing happened', () => {
  expect(rule(skerry, state, seen({}))).toEqual({ ruling: 'settled', moves: [] })
})

test('a legal move is settled, with what was played', () => {
  const north = { by: 0, do: { act: 'step', to: [0, 1] } }
  const ruling = rule(skerry, state, seen({ '0,0': [], '0,1': ['keeper/0'] }))
  expect(ruling).toEqual({ ruling: 'settled', moves: [north] })
  const after = play(skerry, state, north as never)
  expect(rule(skerry, after, seen({}, after))).toMatchObject({ ruling: 'settled' })
})

test('what no play explains is a foul, with its rule', () => {
  const paid = skerry.setup({ options: {}, seats: [{}, {}], position: { dice: [2, 2, 4, 5] } })
  if (!paid.ok) throw new Error('Skerry begins')
  const ruling = rule(skerry, paid.value, seen({ '0,0': [], '0,2': ['keeper/0'] }, paid.value))
  expect(ruling).toMatchObject({ ruling: 'foul', refusal: { rule: 'T-07' } })
})

const paid = skerry.setup({ options: {}, seats: [{}, {}], position: { dice: [4, 4, 4, 5] } })
if (!paid.ok) throw new Error('Skerry begins')
const step = (to: readonly [number, number]) => ({ by: 0, do: { act: 'step', to } }) as const

test('pieces put back take back what put them there', () => {
  const made = { before: paid.value, move: step([1, 0]) }
  const after = play(skerry, paid.value, made.move as never)
  expect(rule(skerry, after, seen({}, paid.value), [made])).toEqual({ ruling: 'settled', moves: [], back: 1 })
  expect(rule(skerry, after, seen({}, paid.value))).toEqual({ ruling: 'settled', moves: [step([-1, 0])] })
})

test('a step read too short is read again, and what it shares with the first reading stays', () => {
  const made = { before: paid.value, move: step([1, 0]) }
  const after = play(skerry, paid.value, made.move as never)
  const further = rule(skerry, after, seen({ '0,0': [], '2,0': ['keeper/0'] }, paid.value), [made])
  expect(further).toEqual({ ruling: 'settled', moves: [step([1, 0])] })
  const aside = rule(skerry, after, seen({ '0,0': [], '0,1': ['keeper/0'] }, paid.value), [made])
  expect(aside).toEqual({ ruling: 'settled', moves: [step([0, 1])], back: 1 })
})

test('but not what chance or knowledge has sealed: that is named', () => {
  const peeked = { before: paid.value, move: { by: 0, do: { act: 'peek' } } } as const
  const knows = play(skerry, paid.value, peeked.move as never)
  const made = { before: knows, move: step([1, 0]) }
  const after = play(skerry, knows, made.move as never)
  const sealed = [{ before: paid.value, move: step([0, 1]) }, peeked, made]
  expect(rule(skerry, after, seen({}, knows), sealed)).toMatchObject({ ruling: 'settled', back: 1 })
})

test('a lifted figure is on the way', () => {
  expect(rule(skerry, state, seen({ '0,0': [] }))).toMatchObject({ ruling: 'on the way' })
})

test('dice that were thrown are played', () => {
  const waiting = skerry.setup({ options: {}, seats: [{}, {}], position: { phase: 'roll' } })
  if (!waiting.ok) throw new Error('Skerry begins')
  const lying = [1, 4, 4, 4].map((face) => ({ kind: 'regular', face }))
  const ruling = rule(skerry, waiting.value, { ...seen({}, waiting.value), dice: { lying, thrown: [0, 1, 2, 3] } })
  expect(ruling).toMatchObject({ ruling: 'settled', moves: [{ do: { act: 'roll' } }, { by: 'chance' }] })
})
