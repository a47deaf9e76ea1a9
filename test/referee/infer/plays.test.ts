// From which rest a play is told, what the search is asked for it, and which of two readings comes first. The search answers what a test says.

import { describe, expect, test } from 'vitest'
import type { Action, Move } from '../../../src/core/rules.ts'
import {
  type Belief,
  type Evidence,
  givenUp,
  type Hypothesis,
  layout,
  type Path,
  readBefore,
  readFirst,
  redone,
  reread,
  rereadAlone,
  rereadNear,
  type SearchResult,
  together,
  turnBegan,
  type Undone,
  viewOf
} from '../peek.ts'

const go = (n: number, by: Move['by'] = 0): Move<Action> => ({ by, do: { act: 'go', n } as Action })
const line = (key: string, from: number, ...moves: Move<Action>[]): Hypothesis => ({ state: key, key, from, moves })
const places = ['A', 'B'].map((id) => ({ id, layer: 'tile' }))
const standing = (place: string) => layout({ places, pieces: [{ place, kind: 'man' }], dice: null } as never)
const end = (depth = 1): Path => ({ depth, node: { key: `after ${depth}` } }) as Path
const nothing: SearchResult = {
  steps: [],
  ends: [],
  paths: [],
  sure: true,
  spent: 0,
  guessed: false,
  crowded: false,
  unseen: null
}
type Asked = readonly [from: readonly Belief[], limits: object]
interface Given {
  readonly history?: readonly Belief[]
  readonly undone?: readonly Undone[]
  readonly open?: readonly Undone[]
  readonly lastWord?: number
  readonly answer?: (from: Belief, limits: object) => Partial<SearchResult>
}
/** A table on which the man is seen on B, and what the search was asked. */
function table({ history = [[line('root', 0)]], undone = [], open = [], lastWord = -1, answer = () => ({}) }: Given) {
  const asked: Asked[] = []
  const known = new Map<unknown, unknown>()
  const e = {
    graph: {
      game: {
        sketch: (_: unknown, { do: { act } }: Move) => ({ how: act === 'slip' ? 'found' : 'observed' }),
        decide: (state: unknown) => ({ state, events: [] })
      },
      layoutAt: ({ key }: Hypothesis) => standing(key.startsWith('b') ? 'B' : 'A')
    },
    match: { history, recent: { undone, open, accepted: null } },
    view: viewOf({ places: { A: [], B: ['man'] } as never }),
    now: history.at(-1),
    lastWord,
    ask: (rests: readonly Belief[], limits: object = {}) => {
      asked.push([rests, limits])
      return { ...nothing, ...answer(rests[0] as Belief, limits) }
    },
    once: (key: unknown, work: () => unknown) => {
      if (!known.has(key)) known.set(key, work())
      return known.get(key)
    }
  } as unknown as Evidence
  return { e, asked }
}
const gone = (keep: number, latest: boolean, ...belief: Hypothesis[]): Undone => ({ keep, latest, belief })
const leads = (...beliefs: (Belief | undefined)[]) => ({
  answer: (from: Belief) => (beliefs.includes(from) ? { steps: [{ from: 0, moves: [go(9)] }], ends: [end()] } : {})
})

describe('what was taken back of late', () => {
  test('is the last of it that was believed to the end, and the first', () => {
    const all = [1, 2, 3].map((n) => gone(1, true, line(`${n}`, 0)))
    const [first, second, third] = all as [Undone, Undone, Undone]
    const half = gone(1, false, line('half', 0))
    const of = (...undone: Undone[]) => givenUp(table({ undone }).e)
    expect(of()).toEqual([])
    expect(of(half, first, half)).toEqual([first])
    expect(of(first, half, second)).toEqual([second, first])
    expect(of(first, second, third, half)).toEqual([third, first])
  })

  const now = [[line('a', 0)], [line('a1', 0, go(1))]]

  test('goes on from there, told from now', () => {
    const back = gone(1, true, line('a2', 0, go(1), go(2)))
    const { e, asked } = table({ history: now, undone: [back], ...leads(back.belief) })
    expect(redone(e)).toEqual({ keep: 2, steps: [{ from: 0, moves: [go(2), go(9)] }], ends: [end()] })
    expect(asked).toEqual([[[back.belief, now[1]], {}]])
  })

  test('is left out where it has nothing to do with what is believed now', () => {
    const back = gone(1, true, line('a2', 0, go(5)), line('a3', 0, go(1), go(3)))
    const steps = [0, 1].map((from) => ({ from, moves: [go(9)] }))
    const answer = () => ({ steps, ends: [end(7), end(8)] })
    expect(redone(table({ history: now, undone: [back], answer }).e)).toEqual({
      keep: 2,
      steps: [{ from: 0, moves: [go(3), go(9)] }],
      ends: [end(8)]
    })
    const other = gone(1, true, line('a2', 0, go(5)))
    expect(redone(table({ history: now, undone: [other], ...leads(other.belief) }).e)).toBeNull()
  })

  test('is first what looks like the table in any of its readings, though it was not the last', () => {
    const [last, seen] = [gone(1, true, line('a2', 0, go(1), go(2))), gone(1, false, line('a', 0), line('b', 0, go(1)))]
    const unseen = gone(1, false, line('a3', 0, go(1), go(3)))
    const of = (...undone: Undone[]) =>
      redone(table({ history: [[line('a', 0)]], undone, ...leads(...undone.map(({ belief }) => belief)) }).e)
    expect(of(last, unseen, seen)?.steps).toEqual([{ from: 0, moves: [go(9)] }])
    expect(of(last, unseen)?.steps).toEqual([{ from: 0, moves: [go(1), go(2), go(9)] }])
    expect(of(unseen)).toBeNull()
  })
})

describe('what was read first', () => {
  const read = gone(3, true, line('x', 1, go(1)))
  const back = gone(2, false, line('y', 2, go(2)))

  test('goes on from the rest that it was told from, within a third of the effort', () => {
    const { e, asked } = table({ open: [read], ...leads(read.belief) })
    expect(readFirst(e)).toEqual({ keep: 3, steps: [{ from: 1, moves: [go(1), go(9)] }], ends: [end()] })
    expect(asked).toEqual([[[read.belief, e.now], { effort: 1500 }]])
  })

  test('is what another reading replaced, and then what was taken back', () => {
    const both = { open: [read], undone: [back] }
    expect(readFirst(table({ ...both, ...leads(read.belief, back.belief) }).e)?.keep).toBe(3)
    expect(readFirst(table({ ...both, ...leads(back.belief) }).e)?.keep).toBe(2)
    expect(readFirst(table({ ...both, ...leads() }).e)).toBeNull()
  })

  test('is believed beside a play that leads on, where it is no longer', () => {
    const before = gone(3, false, line('z', 0))
    const beside = (depth: number, there: number, open = [before, read]) => {
      const answer = () => ({ steps: [{ from: 0, moves: [go(9)] }], ends: [end(there)] })
      const { e, asked } = table({ open, answer })
      return { found: readBefore(e, { keep: 1, steps: [], ends: [end(depth), end(9)] }), e, asked }
    }
    const { found, e, asked } = beside(2, 1)
    expect(found).toEqual({ keep: 3, steps: [{ from: 1, moves: [go(1), go(9)] }], ends: [end()] })
    expect(asked).toEqual([[[read.belief, e.now], { effort: 1500, turns: 0, within: 2 }]])
    // Where the table stands as it was read first, nothing has gone on; and without a play that leads on there is nothing beside it.
    expect(beside(2, 0).found).toBeNull()
    expect([beside(0, 1).found, readBefore(e, null)]).toEqual([null, null])
    expect(beside(2, 1, [before]).found).toBeNull()
  })
})

describe('the turn', () => {
  const history = (...by: (Move['by'] | null)[]): Belief[] => [
    [line('a', 0)],
    ...by.map((it, i): Belief => [line(`a${i}`, 0, ...(it === null ? [] : [go(i, it)]))])
  ]

  test('begins after a slip, which no search would find anew', () => {
    const slip: Move<Action> = { by: 0, do: { act: 'slip' } as Action }
    const history = [[line('a', 0)], [line('b', 0, go(1), slip)], [line('c', 0, go(2))]]
    expect(turnBegan(table({ history }).e)).toBe(1)
  })

  test.each<[by: (Move['by'] | null)[], lastWord: number, began: number]>([
    [[], -1, 0],
    [[0, 0], -1, 0],
    [[1, 0, 0], -1, 1],
    [[1, 0, 'chance', 0], -1, 1],
    [[0, 1], -1, 1],
    [[0, null, 0], -1, 0],
    [[0, 0, 0], 2, 2],
    [[0, 0, 0], 0, 0]
  ])('of moves by %j, with the last word at rest %i, began at rest %i', (by, lastWord, began) => {
    expect(turnBegan(table({ history: history(...by), lastWord }).e)).toBe(began)
  })

  test('began where the likeliest reading says so, however the others went', () => {
    const two: Belief[] = [[line('a', 0)], [line('b', 0, go(1, 1)), line('c', 0, go(2))], [line('d', 1, go(3))]]
    expect(turnBegan(table({ history: two }).e)).toBe(0)
  })

  test('is read again from as late a rest as leads here, and may end with a reply', () => {
    const all = history(1, 0, 0, 0)
    const { e, asked } = table({ history: all, ...leads(all[1], all[2]) })
    expect(reread(e)).toMatchObject({ keep: 3, steps: [{ moves: [go(9)] }] })
    expect(asked.map(([from, limits]) => [from.length, limits])).toEqual([
      [4, { turns: 1 }],
      [2, { turns: 1 }],
      [3, { turns: 1 }]
    ])
    expect(reread(table({ history: all, ...leads(all[2]) }).e)).toBeNull()
  })

  test('that began with a word just now is not read again', () => {
    const all = history(0, 1)
    const { e, asked } = table({ history: all, lastWord: 2, ...leads(...all) })
    expect([reread(e), asked]).toEqual([null, []])
  })

  test('is read from its latest rests where all of it is too much to search', () => {
    const all = history(0, 0, 0, 0, 0)
    const near = (sure: boolean) =>
      table({ history: all, answer: (_, limits) => ({ sure: sure || 'effort' in limits }) })
    const { e, asked } = near(false)
    expect(rereadNear(e)).toBeNull()
    expect(asked.slice(1).map(([from, limits]) => [from.length, limits])).toEqual(
      [2, 3, 4].map((n) => [n, { turns: 1, effort: 1500 }])
    )
    const tried = near(true)
    expect([rereadNear(tried.e), tried.asked.length]).toEqual([null, 1])
  })

  test('before it what others answered may have been a change of mind: one seat’s play, from up to three rests before', () => {
    const all = history(0, 1, 0, 1, 0, 1)
    const from = (lastWord: number) => {
      const { e, asked } = table({ history: all, lastWord })
      expect(rereadAlone(e)).toBeNull()
      return asked.map(([rests, limits]) => [all.length - rests.length, limits])
    }
    expect(from(-1)).toEqual([4, 3, 2].map((n) => [n, { turns: 0 }]))
    expect(from(3)).toEqual([4, 3].map((n) => [n, { turns: 0 }]))
  })
})

test('plays that explain the table together are told from the earliest rest of them', () => {
  const history: Belief[] = [[line('a', 0)], [line('b', 0, go(1)), line('c', 0, go(2))]]
  const { e } = table({ history })
  const [late, early] = [
    { keep: 2, steps: [{ from: 1, moves: [go(3)] }], ends: [end(1)] },
    { keep: 1, steps: [{ from: 0, moves: [go(4)] }], ends: [end(2)] }
  ]
  expect(together(e, late, [])).toBe(late)
  expect(together(e, late, [early])).toEqual({
    keep: 1,
    steps: [
      { from: 0, moves: [go(2), go(3)] },
      { from: 0, moves: [go(4)] }
    ],
    ends: [end(1), end(2)]
  })
})

test('one that leads nowhere else does not make one rest of two', () => {
  const history: Belief[] = [[line('a', 0)], [line('b', 0, go(1)), line('c', 0, go(2))]]
  const { e } = table({ history })
  const late = { keep: 2, steps: [{ from: 1, moves: [go(3)] }], ends: [end(1)] }
  const same = { keep: 1, steps: [{ from: 0, moves: [go(4), go(5)] }], ends: [end(1)] }
  const other = { keep: 1, steps: [{ from: 0, moves: [go(6)] }], ends: [end(2)] }
  expect(together(e, late, [same])).toEqual(late)
  expect(together(e, late, [same, other]).steps.map(({ moves }) => moves)).toEqual([
    [go(2), go(3)],
    [go(4), go(5)],
    [go(6)]
  ])
  expect(together(e, late, [{ ...same, keep: 2 }]).steps).toHaveLength(2)
})
