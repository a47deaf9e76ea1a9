// Destinations of a lifted piece: each place once, by the nearest move that leads there; never where only another piece’s move carries it.

import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../../src/core/game.ts'
import { kindId, placeId } from '../../../src/core/ids.ts'
import type { Json } from '../../../src/core/json.ts'
import { duel, place, type State, start } from '../../toy/duel.ts'
import { skerry } from '../../toy/index.ts'
import type { Belief } from '../peek.ts'
import { destinations, graph, nextSteps } from '../peek.ts'
import { board } from '../positions.ts'

const atlas = graph(skerry)
const believed = (...parts: object[]): Belief =>
  parts.map((part) => {
    const set = skerry.setup({ options: {}, seats: [{}, {}], position: part as Json })
    if (!set.ok) throw new Error('no Skerry')
    return { state: set.value as Json, key: skerry.key(set.value), from: 0, moves: [] }
  })
const held = (kind: string, ...at: string[]) => ({ kinds: new Set([kindId(kind)]), at: new Set(at.map(placeId)) })
const lit = (cues: readonly { cue: string; place: string }[]) => cues.map(({ cue, place }) => `${cue} ${place}`).sort()

test('the next steps are those of one move, of every kind, each place once', () => {
  expect(lit(nextSteps(atlas, believed(board('0o.1', [4, 4, 5, 5]))))).toEqual(['push 2,0', 'step 0,1'])
  expect(lit(nextSteps(atlas, believed(board('0o.1', [4, 4, 5, 5]), board('0o.1', [3, 3, 5, 5]))))).toEqual([
    'jump 1,1',
    'push 2,0',
    'step 0,1'
  ])
})

test('nothing is shown of what leaves no trace on the table', () => {
  expect(nextSteps(atlas, believed({ ...board('0o.1', [1, 2, 4, 5]), phase: 'rolled' }))).toEqual([])
  expect(
    destinations(atlas, believed({ ...board('0..1', [1, 4, 4, 4]), phase: 'roll' }), held('keeper/0', '0,0'))
  ).toEqual([])
})

test('a lifted figure is followed over what leaves no trace', () => {
  const rolled = believed({ ...board('0..1', [1, 1, 4, 4]), phase: 'rolled' })
  expect(lit(destinations(atlas, rolled, held('keeper/0', '0,0')))).toEqual(['step 0,1', 'step 1,0'])
})

test('over several steps, by the nearest move, and only with what is in the hand', () => {
  const me = held('keeper/0', '0,0')
  expect(lit(destinations(atlas, believed(board('0..1', [3, 3, 4, 4])), me))).toEqual([
    'jump 1,1',
    'jump 1,2',
    'jump 2,1',
    'step 0,1',
    'step 1,0'
  ])
  // The push moves the stone, so it is no destination of the keeper.
  expect(lit(destinations(atlas, believed(board('0o.1', [4, 4, 5, 5])), me))).toEqual(['step 0,1'])
})

test.each(['1,0', '2,0'])(
  'a chain that moves together lands where none stood before, the one from %s held',
  (place) => {
    const row = believed(board('0oo. ...1', [5, 5, 5, 5]))
    expect(lit(destinations(atlas, row, held('stone', place)))).toEqual(['push 3,0'])
  }
)

test('of pieces alike each has its own ways, and nobody answers while it is held', () => {
  const game = duel({ alike: true })
  const men = [...start.men].map((_, i) => (i === 0 || i === 63 ? '0' : i === 7 ? '1' : '.')).join('')
  const state: State = { men, turn: 0 }
  const of = (...at: number[]) =>
    destinations(graph(game), [{ state, key: game.key(state), from: 0, moves: [] }], held('man', ...at.map(place))).map(
      (it) => it.place
    )
  expect(of(0).sort()).toEqual(['0,1', '1,0', '1,1'])
  expect(of(63).sort()).toEqual(['6,6', '6,7', '7,6'])
  expect(of(0, 63)).toHaveLength(6)
  // A man of the other seat has no destination now.
  expect(of(7)).toEqual([])
})

test('a place to which several may go is lit once', () => {
  const game = duel({ alike: true })
  const state: State = { men: [...start.men].map((_, i) => (i === 0 || i === 2 ? '0' : '.')).join(''), turn: 0 }
  const cues = nextSteps(graph(game), [{ state, key: game.key(state), from: 0, moves: [] }])
  expect(lit(cues)).toEqual([...new Set(lit(cues))])
  expect(cues.map((it) => it.place)).toContain('1,0')
  expect(cues).toHaveLength(6)
})

describe('a move that says nothing of its pieces', () => {
  type Standing = Record<string, string[]>
  /** One move leads from the one table to the other. */
  const leads = (from: Standing, to: Standing, sketch: object = {}) => {
    const scene = (at: Standing) => ({
      places: ['a', 'b', 'c'].map((id) => ({ id, layer: 'tile', at: [0, 0] })),
      pieces: Object.entries(at).flatMap(([place, kinds]) => kinds.map((kind) => ({ place, kind }))),
      dice: null
    })
    return {
      key: String,
      scene: (s: number) => scene(s === 1 ? from : to),
      sketch: () => ({ how: 'observed', ...sketch }),
      toAct: (s: number) => (s === 1 ? [0] : []),
      legal: () => [{ act: 'go' }],
      decide: () => ({ events: [], state: 2 })
    } as unknown as AnyGame
  }
  const now: Belief = [{ state: 1, key: '1', from: 0, moves: [] }]
  const [red, blue] = ['man/red', 'man/blue']

  test.each<[string, () => AnyGame, string[]]>([
    ['lands where one more stands', () => leads({ a: [red, red] }, { a: [red], b: [red] }), ['step b']],
    ['by its own cue', () => leads({ a: [red] }, { b: [red] }, { cue: 'jump' }), ['jump b']],
    ['lands where another stood', () => leads({ a: [red], b: [blue] }, { b: [red], c: [blue] }), ['step b', 'step c']],
    [
      'is lit where it takes one off, if none lands',
      () => leads({ a: [red, red], b: [blue] }, { a: [red], b: [blue] }),
      ['lift a']
    ],
    [
      'is lit where it takes one off beside another that stays',
      () => leads({ a: [red, blue] }, { a: [blue] }),
      ['lift a']
    ],
    [
      'is lit where it takes one off, if it says so',
      () => leads({ a: [red] }, {}, { moves: [{ kind: red, from: 'a', to: null }] }),
      ['lift a']
    ],
    ['that too by its own cue', () => leads({ a: [red] }, {}, { cue: 'home' }), ['home a']]
  ])('%s', (_, game, cues) => {
    expect(lit(nextSteps(graph(game()), now))).toEqual(cues)
  })

  test('of those in a hand only they land', () => {
    const game = leads({ a: [red], b: [blue] }, { b: [red], c: [blue] })
    expect(lit(destinations(graph(game), now, held(red, 'a')))).toEqual(['step b'])
    expect(lit(destinations(graph(game), now, held(blue, 'b')))).toEqual(['step c'])
    const one = leads({ a: [red, red] }, { a: [red], b: [red] })
    expect(lit(destinations(graph(one), now, held(red, 'a')))).toEqual(['step b'])
  })

  test('one done by a piece that stays is a way of that piece', () => {
    const game = leads({ a: [red], b: [blue] }, { a: [red], c: [blue] }, { doneBy: red, cue: 'push' })
    expect(lit(destinations(graph(game), now, held(red, 'a')))).toEqual(['push c'])
    const other = leads({ a: [red], b: [blue] }, { a: [red], c: [blue] })
    expect(lit(destinations(graph(other), now, held(red, 'a')))).toEqual([])
  })
})

test('of two in a hand one may land as the other leaves the table', () => {
  const scene = (pieces: readonly object[]) => ({
    places: ['a', 'b', 'c'].map((id) => ({ id, layer: 'tile', at: [0, 0] })),
    pieces,
    dice: null
  })
  const [red, blue] = ['man/red', 'man/blue']
  const game = {
    key: String,
    scene: (s: number) =>
      scene(
        s > 0
          ? [{ place: 'b', kind: red }]
          : [
              { place: 'a', kind: red },
              { place: 'c', kind: blue }
            ]
      ),
    sketch: () => ({ how: 'observed', moves: [{ kind: red, from: 'a', to: 'b' }], takes: ['c'] }),
    toAct: (s: number) => (s > 0 ? [] : [0]),
    legal: () => [{ act: 'take' }],
    decide: () => ({ events: [], state: 1 })
  } as unknown as AnyGame
  const both = { kinds: new Set([red, blue].map(kindId)), at: new Set(['a', 'c'].map(placeId)) }
  expect(lit(destinations(graph(game), [{ state: 0, key: '0', from: 0, moves: [] }], both))).toEqual(['step b'])
})

test('a wide board is lit to its end, however many ways lead there', () => {
  const id = ([x, y]: readonly number[]) => placeId(`${x},${y}`)
  const ways = ([x = 0, y = 0]: readonly number[]) => [
    [x + 1, y],
    [x, y + 1]
  ]
  const game = {
    key: String,
    scene: (at: number[]) => ({ places: [], pieces: [{ place: id(at), kind: kindId('man') }], dice: null }),
    sketch: (at: number[], move: { do: { to: number[] } }) => ({
      how: 'observed',
      moves: [{ kind: kindId('man'), from: id(at), to: id(move.do.to) }]
    }),
    toAct: () => [0],
    legal: (at: number[]) => ways(at).flatMap((to) => (Math.max(...to) < 12 ? [{ act: 'go', to }] : [])),
    decide: (_: number[], move: { do: { to: number[] } }) => ({ events: [], state: move.do.to })
  } as unknown as AnyGame
  expect(
    destinations(graph(game), [{ state: [0, 0], key: '0,0', from: 0, moves: [] }], held('man', '0,0'))
  ).toHaveLength(143)
})

test.each([
  [1, 399],
  [8, 399],
  [16, 199],
  [32, 99]
])('on a table of %i pieces a walk is followed over %i steps', (pieces, steps) => {
  const id = (n: number) => placeId(`p${n}`)
  // One man walks along a road without end, past others that stand beside it.
  const others = Array.from({ length: pieces - 1 }, (_, i) => ({
    place: placeId(`beside ${i}`),
    kind: kindId('stone')
  }))
  const game = {
    key: String,
    scene: (n: number) => ({ places: [], pieces: [{ place: id(n), kind: kindId('man') }, ...others], dice: null }),
    sketch: (n: number) => ({ how: 'observed', moves: [{ kind: kindId('man'), from: id(n), to: id(n + 1) }] }),
    toAct: () => [0],
    legal: (n: number) => (n < 450 ? [{ act: 'go' }] : []),
    decide: (n: number) => ({ events: [], state: n + 1 })
  } as unknown as AnyGame
  expect(destinations(graph(game), [{ state: 0, key: '0', from: 0, moves: [] }], held('man', 'p0'))).toHaveLength(steps)
})
