// Which pieces may have moved from where to where, on a row of tiles with two equal stones and a figure for each of two seats.
import { expect, test } from 'vitest'
import { type KindId, kindId, type PlaceId, placeId } from '../../src/core/ids.ts'
import type { Observation } from '../../src/core/observation.ts'
import type { Place, Scene } from '../../src/core/scene.ts'
import { attempting, type Shift, shifts } from '../../src/kit/meant.ts'

const board: Record<string, string[]> = { a: ['stone'], b: ['stone'], c: ['figure/0'], d: ['figure/1'], e: [] }
const name = { say: 'x' }
const scene: Scene = {
  places: Object.keys(board).map(
    (it): Place => ({ id: placeId(it), layer: 'tile', at: [0, 0], outline: [], look: '', name })
  ),
  pieces: Object.entries(board).flatMap(([place, kinds]) =>
    kinds.map((kind) => {
      const seat = /\d/.exec(kind)
      return { kind: kindId(kind), place: placeId(place), look: '', name, ...(seat ? { seat: Number(seat) } : {}) }
    })
  ),
  dice: null
}
type Things = Record<string, readonly (string | readonly string[])[]>
const seen = (changed: Things, all: Things = board): Observation =>
  ({ places: { ...all, ...changed } }) as unknown as Observation
const went = (it: Shift): string => `${it.kind} ${it.from ?? '-'} ${it.to ?? '-'}`

test.each<[what: string, changed: Things, expected: readonly string[]]>([
  ['nothing', {}, []],
  ['a figure', { c: [], e: ['figure/0'] }, ['figure/0 c e']],
  ['a figure off the board', { c: [], z: ['figure/0'] }, ['figure/0 c z']],
  ['a figure taken up', { c: [] }, ['figure/0 c -']],
  ['two figures that change places', { c: ['figure/1'], d: ['figure/0'] }, ['figure/1 d c', 'figure/0 c d']],
  ['one of several equal pieces', { b: [], e: ['stone'] }, ['stone b e']],
  ['two equal pieces, one of them taken up', { a: [], b: [], e: ['stone'] }, ['stone a e', 'stone b e', 'stone b -']],
  ['a piece from beside the board', { e: ['stone'] }, ['stone - e']],
  ['a thing without identity', { c: [], e: ['?'] }, ['figure/0 c e']],
  ['a thing that may be one of two', { c: [], d: [], e: [['figure/0', 'stone']] }, ['figure/0 c e', 'figure/1 d -']],
  ['a thing too many without identity', { e: ['?'] }, []],
  ['a known piece, and an unknown thing where it stood', { c: ['?'], e: ['figure/0'] }, ['figure/0 c e']],
  ['an unknown thing beside a known piece', { c: ['?', 'figure/0'], d: [] }, ['figure/1 d c']]
])('%s', (_, changed, expected) => expect(shifts(scene, seen(changed)).map(went)).toEqual(expected))

test('a piece on an unseen place has not gone, and one found elsewhere may come from there', () => {
  expect(shifts(scene, seen({ e: ['figure/0'] }, { d: ['figure/1'], e: [] })).map(went)).toEqual(['figure/0 c e'])
  expect(shifts(scene, seen({}, {})).map(went)).toEqual([])
})

test('a layer seen whole says who is gone', () => {
  const { places } = seen({}, { a: ['stone'], b: ['stone'], c: ['figure/0'] })
  expect(shifts(scene, { places, clear: ['tile'] }).map(went)).toEqual(['figure/1 d -'])
  expect(shifts(scene, { places, clear: ['ground'] })).toEqual([])
})

const move = (by: number, kind: KindId, to: PlaceId | null) => ({ by, do: { act: 'go', kind, to } })
const attempts = attempting<{ turn: number | null }, ReturnType<typeof move>['do']>({
  scene: () => scene,
  turn: (s) => s.turn,
  meant: (s, { kind, seat, to }) => [
    move(seat ?? 0, kind, to),
    ...(seat === s.turn ? [] : [move(s.turn ?? 0, kind, to)])
  ],
  *thrown() {
    yield { by: 'chance', do: { act: 'go', kind: kindId('die'), to: null } }
  }
})

test('the active seat comes first, with its own pieces first; dice come last', () => {
  const both = { ...seen({ c: [], d: [], e: ['figure/1'] }), dice: { lying: [] } }
  const said = (turn: number | null) => [...attempts({ turn }, both)].map(({ by, do: { kind } }) => `${by} ${kind}`)
  expect(said(0)).toEqual(['0 figure/0', '0 figure/1', '1 figure/1', 'chance die'])
  expect(said(1)).toEqual(['1 figure/1', '1 figure/0', '0 figure/0', 'chance die'])
  expect(said(null)).toEqual([])
})
