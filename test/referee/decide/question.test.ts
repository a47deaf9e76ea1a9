// The question to the players: when it is worth asking, which histories count as different options, and what an answer keeps.

import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import type { Action, Move } from '../../../src/core/rules.ts'
import { skerry } from '../../toy/index.ts'
import { doubtAfter, extend, graph, type Hypothesis, questionAfter } from '../peek.ts'
import { board } from '../positions.ts'

const set = skerry.setup({
  options: {},
  seats: [{}, {}],
  position: board('0..1', [4, 4, 4, 4])
})
if (!set.ok) throw new Error('no Skerry')
const root: Json = set.value
const atlas = graph(skerry)
const move = (act: string, to?: [number, number]): Move<Action> => ({
  by: 0,
  do: (to ? { act, to } : { act }) as Action
})
const [east, north, peek, end] = [move('step', [1, 0]), move('step', [0, 1]), move('peek'), move('end')]
const after = (...moves: Move<Action>[]): Hypothesis => ({
  ...extend(skerry, { state: root, key: skerry.key(root as never) }, moves),
  from: 0,
  moves
})
const ask = (...belief: Hypothesis[]) => questionAfter(atlas, { root, history: [[after()], belief] })

const step = (x: number, y: number) => ({ say: 'say.step', with: { seat: { seat: 0 }, x, y } })
const told = (act: string) => ({ say: `say.${act}`, with: { seat: { seat: 0 } } })
const option = (...moves: object[]) => ({ say: 'referee.option', with: { moves } })

test('one story raises no question', () => {
  expect(ask(after(east))).toBeNull()
})

test('two stories are told from where they part, and each keeps its own', () => {
  const [a, b] = [after(east, east), after(east, north)]
  expect(ask(a, b)).toEqual({
    question: {
      id: expect.stringMatching(/^[0-9a-z]{1,7}$/),
      say: { say: 'referee.which' },
      options: [option(step(2, 0)), option(step(1, 1))],
      seat: null
    },
    keep: [[0], [1]]
  })
  expect(ask(a, b)?.question.id).toBe(ask(a, b)?.question.id)
  expect(ask(a, b)?.question.id).not.toBe(ask(b, a)?.question.id)
})

test('that nothing happened since is a story too', () => {
  expect(ask(after(east), after(east, peek))?.question.options).toEqual([
    { say: 'referee.asItWas' },
    option(told('peek'))
  ])
})

test('stories that sound alike are one option, which keeps them both', () => {
  const [a, b] = [after(east), after(north)]
  const [like, other] = [{ ...b, moves: a.moves }, after(east, end)]
  const asked = ask(a, like, other)
  expect(asked?.keep).toEqual([[0, 1], [2]])
  expect(asked?.question.options).toHaveLength(2)
  // If all options read the same, there is nothing to choose from.
  expect(ask(a, like)).toBeNull()
})

test('what differs only in what chance will throw is asked too', () => {
  const rolled = (dice: number[]): Hypothesis => {
    const start = skerry.setup({ options: {}, seats: [{}, {}], position: { phase: 'thrown', dice } })
    if (!start.ok) throw new Error('no Skerry')
    return { state: start.value, key: skerry.key(start.value), from: 0, moves: [] }
  }
  const [one, two] = [rolled([1]), { ...rolled([1, 2]), moves: [] }]
  // The remaining moves read the same, so nothing is asked. The difference counts once a move has revealed it.
  expect(ask(one, two)).toBeNull()
  expect(ask(one, { ...two, moves: [peek] })?.keep).toEqual([[0], [1]])
})

test('what makes no difference to play is not asked', () => {
  const [a, b] = [after(east), after(east)]
  expect(ask(a, { ...b, moves: [north] })).toBeNull()
})

test('of very many legal actions only so many are compared', () => {
  const game = {
    ...skerry,
    legal: (s: number) => [
      ...Array.from({ length: s < 0 ? 199 : 200 }, (_, n) => ({ act: 'end', n })),
      { act: 'end', n: s }
    ],
    decide: (s: number) => ({ events: [], state: s }),
    toAct: () => [0],
    outcome: () => null,
    scene: () => ({ places: [], pieces: [], dice: null }),
    tell: (_: number, { do: it }: Move<Action>) => ({ say: (it as unknown as { what: string }).what })
  } as unknown as typeof skerry
  const line = (state: number, what: string): Hypothesis => ({
    state,
    key: `${state}`,
    from: 0,
    moves: [{ by: 0, do: { act: 'end', what } as unknown as Action }]
  })
  const asked = (a: number, b: number) => {
    const history = [[line(0, 'start')], [line(a, 'one'), line(b, 'other')]]
    return questionAfter(graph(game as never), { root: 0, history })?.keep
  }
  // The action in which they differ is the two hundredth, or the one after it.
  expect(asked(-1, -2)).toEqual([[0], [1]])
  expect(asked(1, 2)).toBeUndefined()
})

test('a move that goes without saying is no part of what is asked', () => {
  const quiet = {
    ...skerry,
    tell: (s: never, it: Move<never>) => ((it as Move).do.act === 'peek' ? null : skerry.tell(s, it))
  }
  const asked = (...belief: Hypothesis[]) =>
    questionAfter(graph(quiet as never), { root, history: [[after()], belief] })?.question.options
  expect(asked(after(east, peek), after(north))).toEqual([option(step(1, 0)), option(step(0, 1))])
  expect(asked(after(peek), after(east))).toEqual([{ say: 'referee.asItWas' }, option(step(1, 0))])
})

describe('whether what was read again was played', () => {
  /** Believed: a step east. Read again, from the start of the turn: these moves. */
  const doubts = (moves: Move<Action>[], part: object = {}, game: typeof skerry = skerry) => {
    const [start, shown] = [after(), after(east)]
    const way = moves.map((_, i) => after(...moves.slice(0, i + 1)))
    const change = { keep: 1, steps: [{ from: 0, moves }], said: false, ...part }
    return doubtAfter(graph(game), { history: [[start], [shown]] }, change, way.slice(-1), way)
  }

  test('is asked where it is two moves longer and never stood as it was seen to stand', () => {
    expect(doubts([north, east, peek])).toEqual({
      question: {
        id: expect.any(String),
        say: { say: 'referee.which' },
        options: [option(step(0, 1), step(1, 1), told('peek')), { say: 'referee.notPlayed' }],
        seat: null
      },
      keep: [[0]],
      // Whoever denies it goes on from the step east.
      instead: { keep: 1, steps: [{ from: 0, moves: [east] }] }
    })
  })

  test('is denied to the advantage of everything that was believed', () => {
    const change = { keep: 1, steps: [{ from: 0, moves: [north, east, peek] }], said: false }
    const history = [[after()], [after(east), after(east, peek)]]
    const instead = doubtAfter(graph(skerry), { history }, change, [after(north)], [after(north)])?.instead
    expect(instead?.steps.map(({ moves }) => moves)).toEqual([[east], [east, peek]])
  })

  test('is not asked where it is one move longer, or stood so on its way', () => {
    expect(doubts([north, east])).toBeNull()
    expect(doubts([east, north, peek])).toBeNull()
  })

  test('is not asked of a word, nor of what only goes on', () => {
    const moves = [north, east, peek]
    expect(doubts(moves, { said: true })).toBeNull()
    expect(doubts(moves, { keep: 2 })).toBeNull()
    expect(doubts(moves, { steps: [] })).toBeNull()
  })

  test('is told without what goes without saying', () => {
    const tell = (s: never, it: Move<never>) => ((it as Move).do.act === 'peek' ? null : skerry.tell(s, it))
    expect(doubts([north, east, peek], {}, { ...skerry, tell } as never)?.question.options[0]).toEqual(
      option(step(0, 1), step(1, 1))
    )
  })
})
