// What a move says of itself before it is made: which places it changes, what it carries, and what leaves where. A made-up game says it.

import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../../src/core/game.ts'
import type { KindId, PlaceId } from '../../../src/core/ids.ts'
import type { Json } from '../../../src/core/json.ts'
import type { Action, Move } from '../../../src/core/rules.ts'
import type { Sketch } from '../../../src/core/tabletop.ts'
import { type Edge, graph, mayCarry } from '../peek.ts'

const places = ['a', 'b', 'c'].map((id) => ({ id: id as PlaceId, layer: 'tile' as const, at: { x: 0, y: 0 } }))

/** States are numbers: every move counts one on, and a red man stands on the first place, a blue one on the second. */
const game = (sketch: Partial<Sketch> = {}, more: Partial<AnyGame> = {}): AnyGame =>
  ({
    key: String,
    scene: () => ({
      places,
      pieces: [
        { place: 'a', kind: 'man/red' },
        { place: 'b', kind: 'man/blue' }
      ],
      dice: null
    }),
    sketch: () => ({ how: 'observed', ...sketch }),
    toAct: () => [0],
    legal: () => [{ act: 'go' }],
    chance: () => ({ chance: 'throw', dice: [] }),
    decide: (s: number) => ({ events: [], state: s + 1 }),
    ...more
  }) as unknown as AnyGame

const go: Move<Action> = { by: 0, do: { act: 'go' } as Action }
const edge = (sketch: Partial<Sketch>): Edge => {
  const atlas = graph(game(sketch))
  return atlas.shown(atlas.node(1 as Json), go)
}
const man = (kind: string, from: string | null, to: string | null) =>
  ({ kind: `man/${kind}` as KindId, from: from as PlaceId | null, to: to as PlaceId | null }) as const
const at = (...ids: string[]) => ids as PlaceId[]

describe('where it leads', () => {
  test('is made when it is looked at, and once', () => {
    const made = edge({})
    expect(made.to).toMatchObject({ state: 2, key: '2' })
    expect(made.to).toBe(made.to)
  })

  test('where somebody would have to say it there is no edge, unless it is asked for', () => {
    const atlas = graph(game({ how: 'declared' }))
    const node = atlas.node(1 as Json)
    expect(atlas.edge(node, go)).toBeNull()
    expect(atlas.shown(node, go)).toMatchObject({ move: go, how: 'observed' })
    expect(atlas.successors(node)).toEqual({ edges: [], wide: false, chance: null })
  })

  test('what leaves no trace is inferred', () => {
    expect([edge({ how: 'inferred' }).how, edge({ how: 'found' }).how]).toEqual(['inferred', 'observed'])
  })
})

describe('a move that says nothing of itself', () => {
  test('may change any place', () => {
    const { places, carries, moves, leaves, cue, doneBy, turns } = edge({})
    expect({ places, carries, moves, leaves }).toEqual({ places: null, carries: null, moves: null, leaves: null })
    expect({ cue, doneBy, turns }).toEqual({ cue: null, doneBy: null, turns: [] })
  })

  test('but for those that it names', () => {
    const { places, carries, moves, leaves } = edge({ places: at('a', 'b') })
    expect({ places, carries, moves, leaves }).toEqual({ places: ['a', 'b'], carries: null, moves: null, leaves: null })
  })
})

test('what else it says is handed on', () => {
  const turns = [{ kind: 'special', face: 3 }]
  const { cue, doneBy, turns: dice } = edge({ cue: 'push', doneBy: 'man/red' as KindId, turns })
  expect({ cue, doneBy, dice }).toEqual({ cue: 'push', doneBy: 'man/red', dice: turns })
})

test.each<[string, () => Partial<Sketch>, (it: Edge) => void]>([
  [
    'one piece is carried',
    () => ({ moves: [man('red', 'a', 'c')] }),
    ({ carries, moves, places, leaves }) => {
      expect(carries).toEqual(man('red', 'a', 'c'))
      expect(moves).toEqual([carries])
      expect(places).toEqual(['a', 'c'])
      expect(leaves).toEqual([{ kind: 'man/red', from: 'a' }])
    }
  ],
  [
    'one that comes from beside the table leaves no place',
    () => ({ moves: [man('red', null, 'c')] }),
    ({ places, leaves }) => {
      expect(places).toEqual(['c'])
      expect(leaves).toEqual([])
    }
  ],
  [
    'one that goes beside the table comes to none',
    () => ({ moves: [man('red', 'a', null)], takes: [] }),
    ({ carries, places }) => {
      expect(carries).toEqual(man('red', 'a', null))
      expect(places).toEqual(['a'])
    }
  ],
  [
    'two are more than one',
    () => ({ moves: [man('red', 'a', 'b'), man('blue', 'b', 'c')] }),
    ({ carries, moves, places, leaves }) => {
      expect(carries).toBeNull()
      expect(moves).toHaveLength(2)
      expect(places).toEqual(['a', 'b', 'c'])
      expect(leaves).toEqual([
        { kind: 'man/red', from: 'a' },
        { kind: 'man/blue', from: 'b' }
      ])
    }
  ],
  [
    'of a row of pieces alike, each of which follows the one before, only the first place is left',
    () => ({ moves: [man('red', 'a', 'b'), man('red', 'b', 'c')] }),
    ({ leaves }) => expect(leaves).toEqual([{ kind: 'man/red', from: 'a' }])
  ],
  [
    'one that carries a piece and takes others carries more than one',
    () => ({ moves: [man('red', 'a', 'b')], takes: at('b') }),
    ({ carries, moves, places, leaves }) => {
      expect(carries).toBeNull()
      expect(moves).toEqual([man('red', 'a', 'b')])
      expect(places).toEqual(['b', 'a'])
      // The place does not stand empty: something comes there.
      expect(leaves).toEqual([{ kind: 'man/red', from: 'a' }])
    }
  ],
  [
    'one that takes pieces where none comes leaves that place, whatever stood there',
    () => ({ moves: [man('red', 'a', 'b')], takes: at('c') }),
    ({ leaves }) =>
      expect(leaves).toEqual([
        { kind: 'man/red', from: 'a' },
        { kind: null, from: 'c' }
      ])
  ],
  [
    'one that only takes pieces moves none',
    () => ({ takes: at('a', 'c') }),
    ({ carries, moves, places, leaves }) => {
      expect(carries).toBeNull()
      expect(moves).toEqual([])
      expect(places).toEqual(['a', 'c'])
      expect(leaves).toEqual([
        { kind: null, from: 'a' },
        { kind: null, from: 'c' }
      ])
    }
  ],
  [
    'what moves says more than the places that it names',
    () => ({ moves: [man('red', 'a', 'b')], places: at('c') }),
    ({ places }) => expect(places).toEqual(['a', 'b'])
  ]
])('%s', (_, sketch, holds) => {
  const it = edge(sketch())
  holds(it)
  // What was worked out once is not worked out again.
  expect([it.places, it.leaves]).toEqual([it.places, it.leaves])
  expect(it.leaves).toBe(it.leaves)
  expect(it.places).toBe(it.places)
})

describe('so much may be done that nobody looks through it', () => {
  const choices = (n: number, sketch: Partial<Sketch>) => {
    const legal = (() => Array.from({ length: n }, (_, to) => ({ act: 'go', to }))) as unknown as AnyGame['legal']
    const atlas = graph(game(sketch, { legal }))
    const { edges, wide } = atlas.successors(atlas.node(1 as Json))
    return [edges.length, wide]
  }

  test.each<[string, Partial<Sketch>, number]>([
    ['nobody knows what they change', {}, 64],
    ['they name what they move', { moves: [man('red', 'a', 'b')] }, 2000],
    ['they name their places', { places: at('a') }, 2000]
  ])('of moves where %s', (_, sketch, most) => {
    expect(choices(most, sketch)).toEqual([most, false])
    expect(choices(most + 1, sketch)).toEqual([0, true])
  })

  test('but what leaves no trace and what must be said is not counted', () => {
    expect(choices(70, { how: 'inferred' })).toEqual([70, false])
    expect(choices(70, { how: 'declared' })).toEqual([0, false])
  })
})

describe('what comes next', () => {
  test('is every legal move of everybody who may act, and what chance is about to throw', () => {
    const atlas = graph(game({}, { toAct: () => [0, 'chance', 1] }))
    const { edges, chance } = atlas.successors(atlas.node(1 as Json))
    expect(edges.map(({ move }) => move.by)).toEqual([0, 1])
    expect(chance).toEqual({ chance: 'throw', dice: [] })
  })

  test('is worked out once as long as the state is known', () => {
    const atlas = graph(game())
    const node = atlas.node(1 as Json)
    expect(atlas.successors(node)).toBe(atlas.successors(node))
  })
})

describe('it may take one of these along', () => {
  const may = (sketch: Partial<Sketch>, ...kinds: string[]): boolean =>
    mayCarry(graph(game()).node(1 as Json), edge(sketch), new Set(kinds as KindId[]))

  test('where it carries that one', () => {
    const sketch = { moves: [man('red', 'a', 'b')] }
    expect([may(sketch, 'man/red'), may(sketch, 'man/blue'), may(sketch, 'man/blue', 'man/red')]).toEqual([
      true,
      false,
      true
    ])
  })

  test('where one of them stands on any of its places', () => {
    const sketch = { places: at('a', 'b', 'c') }
    expect([may(sketch, 'man/red'), may(sketch, 'man/blue'), may(sketch, 'man/green'), may(sketch)]).toEqual([
      true,
      true,
      false,
      false
    ])
    expect(may({ places: at('b', 'c') }, 'man/red')).toBe(false)
  })

  test('where nobody knows its places', () => {
    expect(may({}, 'man/green')).toBe(true)
  })
})
