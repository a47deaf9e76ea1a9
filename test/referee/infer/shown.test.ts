// Plays that are looked for last of all: a table that was only read more closely, what nobody may do, and words that a die shows.

import { describe, expect, test } from 'vitest'
import type { Action, Move } from '../../../src/core/rules.ts'
import { type Belief, type Evidence, type Hypothesis, type Path, readWider, slipped, turned } from '../peek.ts'

const go = (n: number): Move<Action> => ({ by: 0, do: { act: 'go', n } as Action })
const rest = (key: string, ...moves: Move<Action>[]): Belief => [{ state: key, key, from: 0, moves }]
const end = { depth: 1 } as Path

interface Given {
  readonly history: readonly Belief[]
  readonly lastWord?: number
  /** From where a play leads here; by default from nowhere. */
  readonly leads?: readonly (Belief | undefined)[]
  /** The states in which the table shows what nobody may do, or a word. */
  readonly shows?: readonly string[]
}
/** A table, and what the search was asked: how many rests it was told of, and the limits. */
function table({ history, lastWord = -1, leads = [], shows = [] }: Given) {
  const asked: (readonly [rests: number, limits: object])[] = []
  const isShown = (state: unknown): boolean => shows.includes(state as string)
  const game = {
    slips: (state: unknown) => (isShown(state) ? [go(1)] : []),
    attempts: (state: unknown) => (isShown(state) ? [go(1)] : []),
    refuse: () => null
  }
  const dice = { lying: [{ kind: 'special', face: 3 }] }
  const e = {
    graph: {
      game,
      node: (state: unknown) => ({ state }),
      shown: (_: unknown, move: Move<Action>) => ({ move, turns: dice.lying })
    },
    match: { history },
    now: history.at(-1),
    observed: { places: {}, dice },
    lastWord,
    ask(rests: readonly Belief[], limits: object = {}) {
      asked.push([rests.length, limits])
      const isFound = leads.includes(rests[0])
      return { steps: isFound ? [{ from: 0, moves: [] }] : [], ends: isFound ? [end] : [] }
    }
  } as unknown as Evidence
  return { e, asked }
}

describe('a table that was only read more closely stands as it was read before', () => {
  const history = [rest('a'), rest('b', go(1)), rest('c'), rest('d')]

  test('at the latest rest that leads here without a move', () => {
    const { e, asked } = table({ history, leads: [history[1]] })
    expect(readWider(e)).toEqual({ keep: 2, steps: [{ from: 0, moves: [] }], ends: [end] })
    expect(asked).toEqual([
      [2, { effort: 0 }],
      [3, { effort: 0 }]
    ])
  })

  test('but not where something was played since', () => {
    const { e, asked } = table({ history, leads: [history[0]] })
    expect([readWider(e), asked.length]).toEqual([null, 2])
  })

  test('nor where a word was said since', () => {
    const { e, asked } = table({ history, leads: [history[1]], lastWord: 2 })
    expect([readWider(e), asked.length]).toEqual([null, 1])
    expect(readWider(table({ history, leads: [history[1]], lastWord: 1 }).e)?.keep).toBe(2)
  })

  test('back to the first rest, and no further', () => {
    const quiet = [rest('a'), rest('b')]
    expect(readWider(table({ history: quiet, leads: [quiet[0]] }).e)?.keep).toBe(1)
    expect([readWider(table({ history: quiet }).e), readWider(table({ history: [rest('a')] }).e)]).toEqual([null, null])
  })
})

describe.each([
  ['what nobody may do', slipped, { slips: true }, { slip: true }],
  ['a word that a die shows', turned, { turned: true }, {}]
] as const)('%s', (_, find, limits, mark) => {
  const two: Belief = [rest('a')[0] as Hypothesis, rest('b')[0] as Hypothesis]
  const history = [rest('x'), two]

  test('is looked for from now, where the table shows it in any reading', () => {
    const { e, asked } = table({ history, leads: [two], shows: ['b'] })
    expect(find(e)).toEqual({ keep: 2, steps: [{ from: 0, moves: [] }], ends: [end], ...mark })
    expect(asked).toEqual([[1, limits]])
  })

  test('is none where no play with it leads here', () => {
    expect(find(table({ history, shows: ['a', 'b'] }).e)).toBeNull()
  })

  test('is not looked for where nothing shows it', () => {
    const { e, asked } = table({ history, leads: [two], shows: ['x'] })
    expect([find(e), asked]).toEqual([null, []])
  })
})

test('a game that knows no such mistakes has none', () => {
  const { e } = table({ history: [rest('a')], leads: [], shows: ['a'] })
  const graph = { ...e.graph, game: { ...e.graph.game, slips: undefined } } as unknown as Evidence['graph']
  expect(slipped({ ...e, graph })).toBeNull()
})
