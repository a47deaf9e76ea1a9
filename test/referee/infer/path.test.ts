// A play as a chain of moves: how often the turn changes in it, what of it a sensor can see, and which of two plays comes first.

import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import type { Action, Move } from '../../../src/core/rules.ts'
import { skerry } from '../../toy/index.ts'
import {
  after,
  couldEnd,
  graph,
  isDetour,
  isInView,
  isMissed,
  layoutInView,
  mayChange,
  type Path,
  sooner,
  startOf,
  stepTo,
  viewOf
} from '../peek.ts'
import { board } from '../positions.ts'

const atlas = graph(skerry)
const node = (position: object) => {
  const set = skerry.setup({ options: {}, seats: [{}, {}], position: { stones: [], ...position } as Json })
  if (!set.ok) throw new Error('no Skerry')
  return atlas.node(set.value as Json)
}
const spotAt = (...at: [number, number][]) => node({ keepers: at })
const home = spotAt([0, 0], [3, 0])
const root = (from = 0): Path => startOf(home, from)
const move = (by: Move['by'], n = 0): Move<Action> => ({ by, do: { act: 'end', n } as unknown as Action })
const then = (path: Path, by: Move['by'], rank = 0, to = home): Path =>
  after(path, { before: path, move: move(by, rank), how: 'observed' }, to, rank)
const play = (...by: Move['by'][]): Path => by.reduce((path, who) => then(path, who), root())

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
  const path = then(then(root(3), 0, 5), 1, 6)
  expect(stepTo(path)).toEqual({ from: 3, moves: [move(0, 5), move(1, 6)] })
})

test('what leaves no trace ends no play', () => {
  expect(couldEnd(root())).toBe(true)
  expect(couldEnd(play(0))).toBe(true)
  expect(couldEnd({ ...play(0), last: { before: root(), move: move(0), how: 'inferred' } })).toBe(false)
})

describe('in sight', () => {
  const gone = then(root(), 0, 0, spotAt([1, 0], [3, 0]))
  test.each<[places: Record<string, never[]>, answer: boolean]>([
    [{ '0,0': [], '1,0': [] }, true],
    [{ '0,0': [] }, false],
    [{ '1,0': [], '3,0': [] }, false]
  ])('%j: where a figure was and where it is', (places, answer) => {
    expect(isInView(viewOf({ places: places as never }), gone)).toBe(answer)
    expect(isInView(viewOf({ places: {} }), play(0))).toBe(true)
  })
})

test.each<[what: string, first: Path, second: Path]>([
  ['a shorter play', play(0), play(0, 0)],
  ['a likelier line', then(root(0), 0, 9), then(root(1), 0, 0)],
  ['an earlier first move', then(then(root(), 0, 1), 0, 9), then(then(root(), 0, 2), 0, 0)],
  ['an earlier last move', then(play(0), 0, 1), then(play(0), 0, 2)]
])('%s comes first', (_, first, second) => {
  expect(sooner(first, second)).toBeLessThan(0)
  expect(sooner(second, first)).toBeGreaterThan(0)
  expect(sooner(first, first)).toBe(0)
})

test('of plays as long, one that explains more of the dice comes first, however unlikely', () => {
  const [all, fewer] = [
    { ...play(0), rank: 9 },
    { ...play(0), idle: 1 }
  ]
  expect(sooner(all, fewer)).toBeLessThan(0)
  expect(sooner(fewer, all)).toBeGreaterThan(0)
  expect(sooner({ ...play(0), idle: 1 }, play(0, 0))).toBeLessThan(0)
})

test('a play may change the places of its moves, and any place where one of them names none', () => {
  const at = (path: Path, ...places: string[]): Path => {
    const named = places.length > 0 ? { places: places as never } : {}
    return after(path, { before: path, move: move(0), how: 'observed', ...named }, home, 0)
  }
  const may = (path: Path) => ['0,0', '1,0', '2,0'].map((place) => mayChange(path, place as never))
  expect(may(root())).toEqual([true, true, true])
  expect(may(at(root(), '1,0'))).toEqual([false, true, false])
  expect(may(at(at(root(), '0,0'), '1,0'))).toEqual([true, true, false])
  expect(may(at(at(at(root(), '2,0'), '0,0'), '1,0'))).toEqual([true, true, true])
  expect(may(at(root()))).toEqual([true, true, true])
  expect(may(at(at(root()), '1,0'))).toEqual([true, true, true])
})

describe('a play that went out and came back', () => {
  const [east, north] = [spotAt([1, 0], [3, 0]), spotAt([0, 1], [3, 0])]
  const through = (...nodes: (typeof home)[]): Path => nodes.reduce((path, to) => then(path, 0, 0, to), root())
  const place = (id: string) => new Set([id as never])

  test.each<[what: string, path: Path, answer: boolean]>([
    ['nowhere yet', root(), false],
    ['no piece moved', through(home, home), false],
    ['out', through(east), false],
    ['out and on', through(east, north), false],
    ['out and back', through(east, home), true],
    ['out, back and out again', through(east, home, east), true],
    ['out, back and elsewhere', through(east, home, north), false],
    ['nothing, out and back', through(home, east, east, home), true]
  ])('is a detour: %s', (_, path, answer) => {
    expect(isDetour(path)).toBe(answer)
  })

  test('would have been seen where the place is watched, shows who stands there, and was never stirred', () => {
    const seeing = (at: Record<string, string[]>) => viewOf({ places: at as never })
    const known = seeing({ '0,0': ['keeper/0'], '3,0': ['keeper/1'] })
    const none = new Set<never>()
    expect(isMissed(known, none, through(east, home))).toBe(true)
    expect(isMissed(known, none, through(east, home, home))).toBe(true)
    expect(isMissed(known, place('3,0'), through(east, home))).toBe(true)
    expect(isMissed(known, place('0,0'), through(east, home))).toBe(false)
    expect(isMissed(seeing({ '3,0': ['keeper/1'] }), none, through(east, home))).toBe(false)
    expect(isMissed(seeing({ '0,0': ['?'] }), none, through(east, home))).toBe(false)
    expect(isMissed(seeing({ '0,0': ['keeper/0', '?'] }), none, through(east, home))).toBe(false)
    // Nothing stood where the figure went meanwhile, so nothing can have left that place.
    expect(isMissed(seeing({ '1,0': [] }), place('0,0'), through(east, home))).toBe(false)
    // If the figure did not return, no reading can have missed it.
    expect(isMissed(known, none, through(east, north))).toBe(false)
    expect(isMissed(known, none, through(east))).toBe(false)
  })
})

test('of pieces alike another may have gone, so none of them is missed', () => {
  const stones = (...at: [number, number][]) => node({ keepers: [null, null], stones: at })
  const [from, away] = [stones([1, 1], [2, 1]), stones([1, 0], [2, 1])]
  const path = then(then(startOf(from, 0), 0, 0, away), 0, 0, from)
  expect(isMissed(viewOf({ places: { '1,1': ['stone'] } as never }), new Set(), path)).toBe(false)
  const alone = then(then(startOf(stones([1, 1]), 0), 0, 0, stones([1, 0])), 0, 0, stones([1, 1]))
  expect(isMissed(viewOf({ places: { '1,1': ['stone'] } as never }), new Set(), alone)).toBe(true)
})

describe('what is seen where a play ends', () => {
  const lying = (...faces: number[]) => ({ lying: faces.map((face) => ({ kind: 'regular', face })) })
  const seeing = (x: number, faces?: number[]) =>
    viewOf({
      places: { [`${x},0`]: ['keeper/0'], '3,0': ['keeper/1'] } as never,
      ...(faces ? { dice: lying(...faces) } : {})
    })
  // A throw that also moves the figure.
  const to = node({ ...board('.0.1 .oo.'), phase: 'rolled', dice: [2, 3] })
  const thrown = then(root(), 'chance', 0, to)

  test('is the end itself, if all agrees', () => {
    expect(layoutInView(seeing(1, [2, 3]), thrown)).toBe(to.layout)
    expect(layoutInView(seeing(1), then(root(), 0, 0, to))).toBe(to.layout)
  })
  test('or what stood before the dice spoke, if the dice agree', () => {
    expect(layoutInView(seeing(0, [2, 3]), thrown)).toBe(home.layout)
    expect(layoutInView(seeing(0, [2, 4]), thrown)).toBeNull()
    expect(layoutInView(seeing(2, [2, 3]), thrown)).toBeNull()
    expect(layoutInView(seeing(0, [2, 3]), then(root(), 0, 0, to))).toBeNull()
    expect(layoutInView(seeing(2), root())).toBeNull()
    const turned = after(root(), { before: root(), move: move(0), how: 'observed', turned: true }, to, 0)
    expect(layoutInView(seeing(0, [2, 3]), turned)).toBe(home.layout)
    expect(layoutInView(seeing(0, [2, 4]), turned)).toBeNull()
  })
})
