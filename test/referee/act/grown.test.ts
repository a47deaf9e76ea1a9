// How a belief grows by an accepted change: what is decided and what is folded, where a history begins anew, and which word is remembered.

import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import type { Action, Move } from '../../../src/core/rules.ts'
import { skerry } from '../../toy/index.ts'
import {
  advance,
  type Belief,
  extend,
  graph,
  type Hypothesis,
  type Position,
  peek,
  type RefereeState
} from '../peek.ts'
import { at, two } from '../positions.ts'

const atlas = graph(skerry)
const match: RefereeState = peek(at({ ...two, dice: [4, 4, 4, 4] }).match)
const root: Position = { state: match.root, key: skerry.key(match.root as never) }
const by0 = (act: string, more: object = {}): Move<Action> => ({ by: 0, do: { act, ...more } as Action })
const [east, north, west] = [
  [1, 0],
  [0, 1],
  [-1, 0]
].map((to) => by0('step', { to })) as [Move<Action>, Move<Action>, Move<Action>]
const [end, peeked, roll] = [by0('end'), by0('peek'), by0('roll')]
const line = (from: number, ...moves: Move<Action>[]): Hypothesis => ({ ...extend(skerry, root, moves), from, moves })
const having = (...history: Belief[]): RefereeState => ({ ...match, history, said: history.map(() => false) })
const one = having([line(0)])
const step = (from: number, ...moves: Move<Action>[]) => ({ from, moves })
type Change = Parameters<typeof advance>[2]
const grow = (before: RefereeState, steps: Change['steps'], part: Partial<Change> = {}) =>
  advance(atlas, before, { keep: before.history.length, steps, said: false, ...part })
const lines = ({ history }: RefereeState) =>
  history.map((belief) => belief.map(({ from, moves }) => [from, moves.length]))

describe('a rest more', () => {
  test('grows from what was believed, each reading from its own', () => {
    const both = having([line(0, east), line(0, north)])
    const { match: next, grown } = grow(both, [step(1, east), step(0, east)])
    expect(lines(next)).toEqual([
      [
        [0, 1],
        [0, 1]
      ],
      [
        [1, 1],
        [0, 1]
      ]
    ])
    expect(next.history[1]?.[0]?.key).toBe(line(0, north, east).key)
    expect(grown.map(({ origin }) => origin.key)).toEqual([line(0, north).key, line(0, east).key])
    expect(next.ruling).toEqual({ ruling: 'settled', moves: [east] })
  })

  test('grows from an earlier rest: what came after it is dropped', () => {
    const three = having([line(0)], [line(0, east)], [line(0, east, east)])
    expect(lines(grow(three, [step(0, north)], { keep: 1 }).match)).toEqual([[[0, 0]], [[0, 1]]])
    expect(grow(three, [step(0, north)], { keep: 1 }).match.history[1]?.[0]?.key).toBe(line(0, north).key)
  })

  test('is none where nothing is said or dropped', () => {
    const both = having([line(0)], [line(0, east), line(0, north)])
    const { match: next } = grow(both, [step(0), step(1)])
    expect([next.history, next.said]).toEqual([both.history, both.said])
    const back = grow(both, [step(0)], { keep: 1 }).match
    expect([back.history, back.said]).toEqual([both.history.slice(0, 1), [false]])
    expect(lines(grow(both, [step(1)]).match)[2]).toEqual([[1, 0]])
  })

  test('has one reading for each key, and one of today for readings that were told apart once', () => {
    expect(lines(grow(one, [step(0, east), step(0, east), step(0, north)]).match)[1]).toHaveLength(2)
    expect(grow(one, [step(7, east)]).match.history[1]?.[0]?.key).toBe(line(0, east).key)
  })
})

describe('a word', () => {
  test('is one that was said, or that all readings hold', () => {
    const said = (steps: Change['steps'], part = {}) => grow(one, steps, part).match.said
    expect(said([step(0, east)])).toEqual([false, false])
    expect(said([step(0, east)], { said: true })).toEqual([false, true])
    expect(said([step(0, east, end)])).toEqual([false, true])
    expect(said([step(0, end, { ...roll, by: 1 })])).toEqual([false, true])
    expect(said([step(0, east, end), step(0, east)])).toEqual([false, false])
  })
})

test('of routes that end alike it holds the one that explains how the table stood last', () => {
  const [low, high] = [
    [east, east, north],
    [north, east, east]
  ]
  const gone = (...moves: Move<Action>[]) => ({ keep: 1, belief: [line(0, ...moves)], latest: true })
  const believed = (...open: ReturnType<typeof gone>[]) => {
    const before = { ...one, recent: { undone: [], open, accepted: null } }
    return grow(before, [step(0, ...low), step(0, ...high)]).match.history[1]?.map(({ moves }) => moves)
  }
  expect(believed()).toEqual([low])
  expect(believed(gone(north))).toEqual([high])
  expect(believed(gone(north), gone(east))).toEqual([high])
  expect(believed(gone(east), gone(north))).toEqual([low])
  // However often it stood otherwise before.
  expect(believed(gone(north), gone(east), gone(east, east))).toEqual([high])
  expect(believed(gone(west), gone(north))).toEqual([high])
})

describe('what was made once', () => {
  test('is folded, whatever the rules say of it now', () => {
    const elsewhere = line(0, north, north).state
    const made = [{ events: [{ e: 'became', state: elsewhere }] as Json[], digest: 1 }]
    const { match: next, grown } = grow(one, [{ ...step(0, east), made }])
    expect(next.history[1]?.[0]?.state).toEqual(elsewhere)
    expect(grown[0]?.step.made).toBe(made)
  })

  test('is kept with the moves, and decided where it is not whole', () => {
    const { grown } = grow(one, [{ ...step(0, east, north), made: [{ events: [], digest: 1 }] }])
    expect(grown[0]?.step.made).toHaveLength(2)
    expect(grown[0]?.path.map(({ key }) => key)).toEqual([line(0, east).key, line(0, east, north).key])
  })
})

describe('a commit point', () => {
  const lying = [2, 3, 4, 5].map((face) => ({ kind: 'regular', face }))
  const thrown: Move<Action> = { by: 'chance', do: { act: 'throw', dice: lying } as Action }
  const roll1 = { ...roll, by: 1 }

  test('begins the history anew where it stands, and its moves become the past', () => {
    const before = having([line(0)], [line(0, east)])
    const { match: next } = grow(before, [step(0, end, roll1, thrown)])
    expect(lines(next)).toEqual([[[0, 0]]])
    expect(next.said).toEqual([false])
    expect(next.past).toEqual([east, end, roll1, thrown])
    expect(next.root).toEqual(next.history[0]?.[0]?.state)
    expect(next.commitPoint).toMatchObject({ move: thrown, learnt: [0, 1] })
    const keys = [[], [east], [east], [east, end], [east, end, roll1]].map((moves) => line(0, ...moves).key)
    expect(next.commitPoint?.before.map(({ key }) => key)).toEqual(keys)
  })

  test('is every move of chance, though nobody learns anything by it', () => {
    const quiet = graph({ ...skerry, learns: () => [] } as never)
    const change = { keep: 1, steps: [step(0, end, roll1, thrown)], said: false }
    expect(advance(quiet, one, change).match.commitPoint).toMatchObject({ move: thrown, learnt: [] })
  })

  test('leaves what followed it to be taken back', () => {
    const { match: next } = grow(one, [step(0, peeked, east)])
    expect(lines(next)).toEqual([[[0, 0]], [[0, 1]]])
    expect([next.said, next.past]).toEqual([[false, false], [peeked]])
    expect(next.commitPoint).toMatchObject({ move: peeked, learnt: [0] })
  })

  test('that one of several readings goes beyond is a rest of its own for all of them', () => {
    const both = having([line(0)], [line(0, east), line(0, north)])
    const { match: next } = grow(both, [step(0, peeked), step(1, peeked, east)])
    expect(lines(next)).toEqual([
      [
        [0, 2],
        [0, 2]
      ],
      [
        [0, 0],
        [1, 1]
      ]
    ])
    expect(next.said).toEqual([false, false])
  })

  test('of which several readings are left keeps them apart, and what was past stays', () => {
    const both = having([line(0)], [line(0, east), line(0, north)])
    const { match: next } = grow(both, [step(0, peeked), step(1, peeked)])
    expect(lines(next)).toEqual([
      [
        [0, 2],
        [0, 2]
      ]
    ])
    expect([next.past, next.root]).toEqual([[], match.root])
    expect(next.history[0]?.map(({ moves }) => moves)).toEqual([
      [east, peeked],
      [north, peeked]
    ])
    expect(next.ruling.ruling).toBe('ask')
  })
})

test('it is over where it is in every reading', () => {
  const won = { ...(root.state as object), phase: 'over', score: [2, 0] } as Json
  const over: Hypothesis = { state: won, key: skerry.key(won as never), from: 0, moves: [] }
  expect(grow(having([over]), [step(0)]).match.outcome).toMatchObject({ winners: [0] })
  expect(grow(having([over, line(0)]), [step(0), step(1)]).match.outcome).toBeNull()
})

test('up to four readings are carried on unasked, unless somebody spoke or was asked', () => {
  const stones = [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 0],
    [0, 2]
  ] as const
  const all = stones.map((to): Hypothesis => {
    const state = { ...(root.state as object), keepers: [to, [3, 0]] } as Json
    return { state, key: skerry.key(state as never), from: 0, moves: [by0('step', { to })] }
  })
  const asks = (n: number, part: Partial<Change> = {}, asked: RefereeState['asked'] = null) => {
    const before = { ...having([line(0)], all.slice(0, n)), asked }
    const { match: next } = grow(
      before,
      all.slice(0, n).map((_, i) => step(i)),
      part
    )
    expect(next.asked !== null).toBe(next.ruling.ruling === 'ask')
    return next.asked !== null
  }
  expect([asks(2), asks(4), asks(5)]).toEqual([false, false, true])
  expect([asks(2, { said: true }), asks(1, { said: true })]).toEqual([true, false])
  expect(asks(2, {}, { question: {}, keep: [] } as unknown as RefereeState['asked'])).toBe(true)
})
