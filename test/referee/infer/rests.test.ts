// Take-backs: which rest a table looks like, which part of a play may stand, and what is remembered of what was taken back.

import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import type { Observation } from '../../../src/core/observation.ts'
import type { Action, Move } from '../../../src/core/rules.ts'
import { skerry } from '../../toy/index.ts'
import {
  type Belief,
  backTo,
  earlierPaths,
  evidence,
  extend,
  graph,
  type Hypothesis,
  isReply,
  type Position,
  partBack,
  type Undone,
  undoneBy
} from '../peek.ts'

const atlas = graph(skerry)
const positionOf = (position: object): Position => {
  const set = skerry.setup({ options: {}, seats: [{}, {}], position: { stones: [], ...position } as Json })
  if (!set.ok) throw new Error('no Skerry')
  return { state: set.value, key: skerry.key(set.value) }
}
const keepers = (...at: (readonly [number, number] | null)[]) => positionOf({ keepers: at, dice: [4, 4, 4, 4] })
const root = keepers([0, 0], [3, 0])
const go = (to: readonly number[], by: Move['by'] = 0): Move<Action> => ({ by, do: { act: 'step', to } as Action })
const [east, west, north] = [go([1, 0]), go([-1, 0]), go([0, 1])]
const peek: Move<Action> = { by: 0, do: { act: 'peek' } }
const line = (position: Position, from = 0, ...moves: Move<Action>[]): Hypothesis => ({ ...position, from, moves })
/** One rest after each of these plays, from the root. */
const rests = (...plays: Move<Action>[][]): Belief[] => {
  let here = root
  return [
    [line(root)],
    ...plays.map((moves): Belief => {
      here = extend(skerry, here, moves)
      return [line(here, 0, ...moves)]
    })
  ]
}
const { places } = skerry.scene(root.state as never)
/** The table with these pieces, but for what nobody sees. */
const shows = (at: Record<string, string>, ...hidden: string[]): Observation => {
  const seen = places.flatMap(({ id }) => (hidden.includes(id) ? [] : [[id, at[id] ? [at[id]] : []] as const]))
  return { places: Object.fromEntries(seen) as never }
}
const me = (place: string, ...hidden: string[]) => shows({ [place]: 'keeper/0', '3,0': 'keeper/1' }, ...hidden)
const of = (history: readonly Belief[], observed: Observation, said = history.map(() => false)) => {
  const sensors = { last: null, base: null, changedAt: 0, touched: null, tray: { rolled: 0 } }
  return evidence(atlas, { history, said, recent: { undone: [], open: [], accepted: null }, sensors }, observed)
}
const still = { from: 0, moves: [] }

describe('the table looks as it did at an earlier rest', () => {
  const two = rests([east], [east])

  test.each<[what: string, history: readonly Belief[], seen: Observation, keep: number | null]>([
    ['the last', two, me('1,0'), 2],
    ['the first', two, me('0,0'), 1],
    ['none, as it is believed', two, me('2,0'), null],
    ['none', two, me('0,1'), null],
    ['the later of two alike', rests([east], [west], [north]), me('0,0'), 3],
    [
      'one, and dice were thrown',
      two,
      { ...me('0,0'), dice: { lying: [{ kind: 'regular', face: 1 }], thrown: [0] } },
      null
    ]
  ])('%s', (_, history, seen, keep) => {
    expect(backTo(of(history, seen))).toEqual(keep === null ? null : { keep, steps: [still] })
  })

  test('in some of its readings: those are believed again', () => {
    const [a, b] = [keepers([1, 0], [3, 0]), keepers([0, 1], [3, 0])]
    const history = [[line(a), line(b)], [line(keepers([2, 0], [3, 0]), 0, east)]]
    expect(backTo(of(history, me('0,1')))?.steps).toEqual([{ from: 1, moves: [] }])
    expect(backTo(of(history, me('x', '0,1', '1,0')))?.steps).toEqual([0, 1].map((from) => ({ from, moves: [] })))
  })

  test('nothing was put back where any reading of now looks like the table', () => {
    const history = [[line(root)], [line(keepers([1, 0], [3, 0])), line(keepers([0, 0], [3, 0]))]]
    expect(backTo(of(history, me('0,0')))).toBeNull()
  })

  test('none, where nothing was played since', () => {
    expect(backTo(of([[line(root)], [line(keepers([1, 0], [3, 0]))]], me('0,0')))).toBeNull()
  })

  test('with fewer pieces than stand now', () => {
    const history = [[line(keepers([0, 0], null))], [line(keepers([1, 0], [3, 0]), 0, east)]]
    expect(backTo(of(history, shows({ '0,0': 'keeper/0' })))).toEqual({ keep: 1, steps: [still], gone: true })
    const more = [[line(keepers([0, 0], [3, 0]))], [line(keepers([1, 0], null), 0, east)]]
    expect(backTo(of(more, me('0,0')))).toEqual({ keep: 1, steps: [still] })
  })

  test('where one of two that moved at once is put back, not all stands as before', () => {
    const history = [[line(root)], [line(keepers([1, 0], [3, 1]), 0, east)]]
    expect(backTo(of(history, shows({ '0,0': 'keeper/0', '3,1': 'keeper/1' })))).toBeNull()
    expect(backTo(of(history, me('0,0')))?.keep).toBe(1)
  })

  test('what was said since is unsaid only where all that it changed is seen', () => {
    const history = rests([east])
    expect(backTo(of(history, me('0,0', '1,0')))).toEqual({ keep: 1, steps: [still] })
    expect(backTo(of(history, me('0,0', '1,0'), [false, true]))).toBeNull()
    expect(backTo(of(history, me('0,0', '2,0'), [false, true]))).toEqual({ keep: 1, steps: [still] })
    expect(backTo(of(history, me('0,0', '1,0'), [true, false]))).toEqual({ keep: 1, steps: [still] })
  })

  test('two hundred rests ago, and no more', () => {
    const long = (n: number): Belief[] => [
      [line(root)],
      ...Array<Belief>(n).fill([line(keepers([1, 0], [3, 0]), 0, east)])
    ]
    expect(backTo(of(long(200), me('0,0')))?.keep).toBe(1)
    expect(backTo(of(long(201), me('0,0')))).toBeNull()
    expect(earlierPaths(of(long(210), shows({ '3,0': 'keeper/1' })))).toHaveLength(200)
  })
})

describe('of several moves that were seen at once', () => {
  test.each<[what: string, moves: Move<Action>[], place: string, stands: Move<Action>[] | null]>([
    ['the last is put back', [east, east], '1,0', [east]],
    ['the first is put back, and the other stands', [east, north], '0,1', [north]],
    ['as many stand as can', [east, peek, north], '1,0', [east, peek]],
    ['all but one are put back', [east, east, north], '1,0', [east]],
    ['none can stand', [east, north], '2,1', null],
    ['all are put back: that is no part', [east, north], '0,0', null],
    ['one alone has no part', [east], '0,0', null]
  ])('%s', (_, moves, place, stands) => {
    const found = partBack(of(rests(moves), me(place)))
    expect(found).toEqual(stands && { keep: 1, steps: [{ from: 0, moves: stands }] })
  })

  test('what would be illegal without those before it is no part', () => {
    const start = positionOf({
      keepers: [
        [0, 0],
        [3, 0]
      ],
      stones: [[1, 0]],
      dice: [4, 4, 5, 5]
    })
    const push: Move<Action> = { by: 0, do: { act: 'push', to: [1, 0], n: 1 } as Action }
    const history = [[line(start)], [line(extend(skerry, start, [push, east]), 0, push, east)]]
    const seen = me('0,0')
    const stone = (at: object) => of(history, { places: { ...seen.places, ...at } })
    expect(partBack(stone({ '2,0': ['stone'] }))?.steps).toEqual([{ from: 0, moves: [push] }])
    expect(partBack(stone({ '0,0': [], '1,0': ['stone', 'keeper/0'] }))).toBeNull()
  })

  test('part of the last is put back, however many rests there were before', () => {
    const last = line(extend(skerry, root, [east, east]), 0, east, east)
    const history: Belief[] = [...Array<Belief>(205).fill([line(root)]), [last]]
    expect(partBack(of(history, me('1,0')))).toEqual({ keep: 205, steps: [{ from: 0, moves: [east] }] })
  })

  test('each reading has its own parts, from the one that it grew from', () => {
    const [a, b] = [keepers([0, 0], [3, 0]), keepers([0, 1], [3, 0])]
    const grown = (from: Position, n: number, ...moves: Move<Action>[]) =>
      line(extend(skerry, from, moves), n, ...moves)
    const history = [
      [line(a), line(b)],
      [grown(b, 1, east, north), grown(a, 0, north, east)]
    ]
    expect(partBack(of(history, me('1,0')))?.steps).toEqual([{ from: 0, moves: [east] }])
    expect(partBack(of(history, me('0,2')))?.steps).toEqual([{ from: 1, moves: [north] }])
  })
})

test('a reply is a play of another seat than the last to move, no longer than what would be taken back', () => {
  const chance: Move<Action> = { by: 'chance', do: { act: 'throw' } as Action }
  const other = go([1, 0], 1)
  const history = [[line(root)], [line(root, 0, other, east, chance)]]
  const is = (...moves: Move<Action>[]) =>
    isReply(of(history, me('0,0')), 1, [
      { from: 0, moves: [east] },
      { from: 0, moves }
    ])
  expect([is(other), is(east, chance, other), is(chance), is(east)]).toEqual([true, true, false, false])
  expect(is(other, other, other, other)).toBe(false)
  expect(isReply(of(history, me('0,0')), 1, [])).toBe(false)
})

test('what is taken back is told from the rest to which it is, the older of it, too', () => {
  const history = rests([east], [east], [north])
  const before = (keep: number): Undone => ({ keep, belief: [line(root, 0, west)], latest: true })
  const recent = { undone: [before(3)], open: [before(1)], accepted: null }
  const told = undoneBy({ history, recent }, 2)
  expect(told.map(({ keep, latest }) => [keep, latest])).toEqual([
    [2, false],
    [2, true],
    [2, true],
    [1, true]
  ])
  expect(told.map(({ belief }) => belief[0]?.moves)).toEqual([[east], [east, north], [east, west], [west]])
})

describe('a take-back may have begun', () => {
  const three = rests([east], [east], [north])

  test('to any rest where all that is seen stood, the latest first', () => {
    const paths = earlierPaths(of(three, shows({ '3,0': 'keeper/1' })))
    expect(paths.map(({ node }) => node.key)).toEqual([2, 1, 0].map((n) => three[n]?.[0]?.key))
    expect(paths.map(({ depth, rank, from }) => [depth, rank, from])).toEqual([
      [1, 0, 0],
      [2, 1, 0],
      [3, 2, 0]
    ])
    for (const { origin } of paths) expect(origin.key).toBe(three[3]?.[0]?.key)
  })

  test('but not to one where a piece that is seen did not stand', () => {
    const keys = (seen: Observation) => earlierPaths(of(three, seen)).map(({ node }) => node.key)
    expect(keys(me('1,0'))).toEqual([three[1]?.[0]?.key])
    expect(keys(me('0,2'))).toEqual([])
    expect(keys(shows({ '0,0': 'keeper/1' }))).toEqual([])
  })
})
