// Which pieces may still have to go in a play half done, and which are a mistake: pieces alike, pieces without a name, words in between.

import { expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import type { Observation, ObservedPiece } from '../../../src/core/observation.ts'
import { skerry } from '../../toy/index.ts'
import { after, begun, graph, type Path, startOf, viewOf } from '../peek.ts'

type At = readonly [x: number, y: number]
const atlas = graph(skerry)
const nodeAt = (keepers: readonly (At | null)[], stones: readonly At[] = [], part: object = {}) => {
  const set = skerry.setup({ options: {}, seats: [{}, {}], position: { keepers, stones, ...part } as unknown as Json })
  if (!set.ok) throw new Error('no Skerry')
  return atlas.node(set.value as Json)
}
const home: readonly At[] = [
  [0, 0],
  [3, 0]
]
const leads = (from: Path['node'], to: Path['node']): Path => ({ ...startOf(from, 0), node: to, depth: 1 })
/** A play that says which places it changes. */
const plays = (from: Path['node'], to: Path['node'], ...places: string[]): Path => {
  const before = startOf(from, 0)
  const move = { by: 0, do: { act: 'push' } }
  return after(before, { before, move, how: 'observed', places: places as never }, to, 0)
}
const stones = (...at: At[]) => nodeAt(home, at)
const [me, you, stone] = ['keeper/0', 'keeper/1', 'stone'] as ObservedPiece[] as [ObservedPiece, ObservedPiece, 'stone']
type Shown = Record<string, readonly unknown[]>
const seeing = (at: Shown, dice?: Observation['dice'], hidden?: string): Observation => {
  const shown = skerry.scene(nodeAt(home).state as never).places.filter(({ id }) => id !== hidden)
  return { places: Object.fromEntries(shown.map(({ id }) => [id, at[id] ?? []])) as never, ...(dice ? { dice } : {}) }
}
const towards = (at: Shown, path: Path, stood: Observation | null = null) =>
  begun(viewOf(seeing(at)), [path], stood)?.towards
const keepers = { '0,0': [me], '3,0': [you] }

test('a piece that the play takes off may show no name', () => {
  const off = leads(nodeAt(home), nodeAt([[1, 0], null]))
  expect(towards({ '1,0': [me], '3,0': ['?'] }, off)).toEqual([{ fix: 'take', kind: null, from: '3,0' }])
})

test('what stands where nothing stood is no piece that has still to go, though one is to come there', () => {
  const comes = leads(nodeAt(home), stones([2, 1]))
  expect(towards({ ...keepers, '2,1': [['keeper/0', 'keeper/1']] }, comes)).toBeUndefined()
})

test('two alike may have still to go, but not both from where one of them stood', () => {
  const path = leads(stones([1, 0], [2, 0]), stones([1, 2], [2, 2]))
  expect(towards({ ...keepers, '1,0': [stone], '2,2': [stone] }, path)).toHaveLength(1)
  expect(towards({ ...keepers, '1,0': [stone, stone] }, path)).toBeUndefined()
})

test('one that has still to go and one out of sight are two things, as long as none of them stands anywhere new', () => {
  const path = plays(stones([1, 0], [2, 1]), stones([2, 1]), '1,0')
  expect(towards({ ...keepers, '1,0': [stone] }, path)).toEqual([
    { fix: 'take', kind: 'stone', from: '1,0' },
    { fix: 'put', kind: 'stone', to: '2,1' }
  ])
  expect(towards({ ...keepers, '1,1': [stone] }, path, seeing({ '1,1': [stone] }))).toBeUndefined()
})

test('one that is taken off stands there still, however few are left', () => {
  const path = leads(
    nodeAt(home, [
      [1, 1],
      [2, 1]
    ]),
    nodeAt(
      [
        [1, 0],
        [3, 0]
      ],
      [[1, 1]]
    )
  )
  const shown = { '1,0': [me], '3,0': [you], '1,1': [stone], '2,1': [stone] }
  expect(towards(shown, path)).toEqual([{ fix: 'take', kind: 'stone', from: '2,1' }])
})

test('where the play brings one more, one more is no mistake', () => {
  const path = leads(stones([1, 0]), stones([2, 1], [2, 2]))
  const seen = viewOf(seeing({ ...keepers, '1,0': [stone], '2,1': [stone] }, undefined, '2,2'))
  expect(begun(seen, [path], null)?.towards).toEqual([{ fix: 'take', kind: 'stone', from: '1,0' }])
})

test('a piece that has no like may stand where a word has taken it from, beside the places of the play', () => {
  const path = plays(
    nodeAt(home),
    nodeAt([
      [1, 0],
      [3, 0]
    ]),
    '0,0',
    '1,0'
  )
  const seen = { '1,1': [me], '3,0': [you] }
  expect(towards(seen, path, seeing(seen))).toEqual([{ fix: 'move', kind: 'keeper/0', from: '1,1', to: '1,0' }])
})

test('while all pieces stand as they stood, a missing die begins no play that moves pieces, too', () => {
  const lying = { lying: [{ kind: 'regular', face: 2 }] }
  const thrown = { phase: 'rolled', dice: [2, 3] }
  const view = viewOf(seeing(keepers, lying))
  expect(begun(view, [leads(nodeAt(home), nodeAt(home, [], thrown))], null)?.towards).toHaveLength(1)
  expect(
    begun(
      view,
      [
        leads(
          nodeAt(home),
          nodeAt(
            [
              [1, 0],
              [3, 0]
            ],
            [],
            thrown
          )
        )
      ],
      null
    )
  ).toBeNull()
})

test('of two ways with as much to do to the same few places the first is the nearest', () => {
  const from = stones([1, 0], [1, 0])
  const [done, first, second] = [stones(), stones([1, 1], [1, 1]), stones([2, 0], [2, 0])].map((to) =>
    leads(from, to)
  ) as [Path, Path, Path]
  expect(begun(viewOf(seeing(keepers)), [done, first, second], null)?.path).toBe(first)
})
