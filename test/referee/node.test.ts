// A play as a chain: how often the turn went to somebody else in it, what of it can be seen, which of two comes first.

import { describe, expect, test } from 'vitest'
import type { Action, Move } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import { sight } from '../../src/referee/match.ts'
import { after, couldEnd, inSight, type Node, sooner, stepTo } from '../../src/referee/node.ts'
import { reach } from '../../src/referee/reach.ts'
import { skerry } from '../toy/index.ts'

const atlas = reach(skerry)
const spotAt = (...at: [number, number][]) => {
  const set = skerry.setup({ options: {}, seats: [{}, {}], position: { keepers: at, stones: [] } as Json })
  if (!set.ok) throw new Error('no Skerry')
  return atlas.spot(set.value as Json)
}
const home = spotAt([0, 0], [3, 0])
const root = (from = 0): Node => ({
  spot: home,
  origin: home,
  from,
  depth: 0,
  rank: from,
  thrown: false,
  turns: 0,
  last: null
})
const move = (by: Move['by'], n = 0): Move<Action> => ({ by, do: { act: 'end', n } as unknown as Action })
const then = (node: Node, by: Move['by'], rank = 0, to = home): Node =>
  after(node, { before: node, move: move(by, rank), how: 'shown' }, to, rank)
const play = (...by: Move['by'][]): Node => by.reduce((node, who) => then(node, who), root())

test.each<[by: Move['by'][], turns: number]>([
  [[], 0],
  [[0], 0],
  [[0, 0], 0],
  [[0, 1], 1],
  [[0, 1, 1, 0], 2],
  [['chance'], 0],
  [['chance', 1], 0],
  [[0, 'chance', 0], 0],
  [[0, 'chance', 1], 1],
  [[0, 'chance', 'chance', 1, 'chance'], 1]
])('after moves by %j the turn has gone on %i times', (by, turns) => {
  expect(play(...by)).toMatchObject({ turns, depth: by.length })
})

test('the play that leads there is told from its beginning, with the line it grew from', () => {
  const node = then(then(root(3), 0, 5), 1, 6)
  expect(stepTo(node)).toEqual({ from: 3, moves: [move(0, 5), move(1, 6)] })
})

test('what leaves no trace ends no play', () => {
  expect(couldEnd(root())).toBe(true)
  expect(couldEnd(play(0))).toBe(true)
  expect(couldEnd({ ...play(0), last: { before: root(), move: move(0), how: 'implied' } })).toBe(false)
})

describe('in sight', () => {
  const gone = then(root(), 0, 0, spotAt([1, 0], [3, 0]))
  test.each<[places: Record<string, never[]>, answer: boolean]>([
    [{ '0,0': [], '1,0': [] }, true],
    [{ '0,0': [] }, false],
    [{ '1,0': [], '3,0': [] }, false]
  ])('%j: where a figure was and where it is', (places, answer) => {
    expect(inSight(sight({ places: places as never }), gone)).toBe(answer)
    expect(inSight(sight({ places: {} }), play(0))).toBe(true)
  })
})

test.each<[what: string, first: Node, second: Node]>([
  ['a shorter play', play(0), play(0, 0)],
  ['a likelier line', then(root(0), 0, 9), then(root(1), 0, 0)],
  ['an earlier first move', then(then(root(), 0, 1), 0, 9), then(then(root(), 0, 2), 0, 0)],
  ['an earlier last move', then(play(0), 0, 1), then(play(0), 0, 2)]
])('%s comes first', (_, first, second) => {
  expect(sooner(first, second)).toBeLessThan(0)
  expect(sooner(second, first)).toBeGreaterThan(0)
  expect(sooner(first, first)).toBe(0)
})
