// How far pieces are from where they are seen: the search follows those that have to go.

import { expect, test } from 'vitest'
import type { AnyGame } from '../../../src/core/game.ts'
import type { Json } from '../../../src/core/json.ts'
import platformer from '../../../src/games/platformer/index.ts'
import { at, below, roster } from '../../games/platformer/match.ts'
import { skerry } from '../../toy/index.ts'
import { distances, graph, layout, search, viewOf } from '../peek.ts'

type At = readonly [x: number, y: number]
const across = (_: Json, __: string, from: string, to: string): number => {
  const [a = [], b = []] = [from, to].map((it) => it.split(',').map(Number))
  return to === '9,9' ? Number.POSITIVE_INFINITY : a.reduce((sum, x, i) => sum + Math.abs(x - (b[i] ?? 0)), 0)
}
const nodeAt = (first: At, second: At) => {
  const set = skerry.setup({ options: {}, seats: [{}, {}], position: { keepers: [first, second] } as unknown as Json })
  if (!set.ok) throw new Error('no Skerry')
  return graph(skerry).node(set.value as Json)
}
const seen = (at: Record<string, string>) =>
  viewOf({ places: Object.fromEntries(Object.entries(at).map(([id, kind]) => [id, [kind]])) as never })
const to = (at: Record<string, string>) => distances(across as never, seen(at))
const carried = (kind: string, from: string | null, to: string | null) => ({ kind, from, to }) as never

test('each piece counts from where it stands to where it is seen, and what stands right counts nothing', () => {
  const home = nodeAt([0, 0], [3, 0])
  expect(to({ '0,0': 'keeper/0', '3,0': 'keeper/1' }).all(home)).toBe(0)
  expect(to({ '2,1': 'keeper/0', '3,0': 'keeper/1' }).all(home)).toBe(3)
  const both = to({ '2,1': 'keeper/0', '3,2': 'keeper/1' })
  expect([both.all(home), both.all(home)]).toEqual([5, 5])
})

test('of a piece that stands nowhere, or that no way leads there, only one move is known; of one without a name nothing', () => {
  const home = nodeAt([0, 0], [3, 0])
  expect(to({ '2,1': 'keeper/7' }).all(home)).toBe(1)
  expect(to({ '9,9': 'keeper/0' }).all(home)).toBe(1)
  expect(to({ '2,1': '?' }).all(home)).toBe(0)
  const either = distances(across as never, viewOf({ places: { '2,1': [['keeper/0', 'keeper/1']] } as never }))
  expect(either.all(home)).toBe(0)
})

test('what is carried changes its own kind, nearer, further, off the table and back', () => {
  const home = nodeAt([0, 0], [3, 0])
  const away = to({ '2,0': 'keeper/0', '3,0': 'keeper/1' })
  expect(away.change(home, [carried('keeper/0', '0,0', '1,0')])).toBe(-1)
  expect(away.change(home, [carried('keeper/0', '0,0', '0,1')])).toBe(1)
  expect(away.change(home, [carried('keeper/1', '3,0', '3,1')])).toBe(1)
  expect(away.change(home, [carried('keeper/0', '0,0', '2,0'), carried('keeper/1', '3,0', '3,2')])).toBe(0)
  // Off the table, it may come back anywhere with one move.
  expect(away.change(home, [carried('keeper/0', '0,0', null)])).toBe(-1)
  expect(away.change(home, [carried('coin', '0,0', '1,0')])).toBe(0)
})

test('of two places that want the like, each counts from the nearest', () => {
  const home = nodeAt([0, 0], [3, 0])
  expect(to({ '1,0': 'keeper/0', '0,2': 'keeper/0' }).all(home)).toBe(3)
})

test('where two of a kind are wanted and one stands, the other is never that one', () => {
  const home = nodeAt([0, 0], [3, 0])
  const both = (kind: string) => viewOf({ places: { '0,0': [kind, kind], '3,0': ['keeper/1'] } as never })
  expect(distances(across as never, both('keeper/0')).all(home)).toBe(1)
  const near = distances(across as never, viewOf({ places: { '0,0': ['stone', 'stone'] } as never }))
  // The stones lie on 1,1 and 2,1, and both are wanted on one place.
  expect(near.all(home)).toBe(2)
})

test('a game that says its distances is searched with fewer moves, to the same end', () => {
  const s = at({
    levels: below,
    roster,
    heroes: ['H3', 'H1'],
    at: ['2,1', null],
    enemies: { '6,3': 'N1', '3,3': 'N1' },
    pool: ['BOOT', 'BOOT', 'BOOT', 'BOOT', 'PAW'],
    command: 'LEFT'
  })
  const { places, pieces, dice } = platformer.scene(s)
  const shown = Object.fromEntries(places.map(({ id }) => [id, layout({ places, pieces, dice }).at.get(id) ?? []]))
  const [hero, foe] = [shown['2,1'], shown['6,3']]
  const observed = { places: { ...shown, '2,1': [], '4,2': hero, '3,1': [], '6,3': [], '5,3': foe } }
  const ask = (game: AnyGame) =>
    search(graph(game), [{ state: s, key: game.key(s), from: 0, moves: [] }], { observed } as never)
  const led = ask(platformer)
  const plain = ask({ ...platformer, distance: undefined } as never)
  expect(led.ends.map(({ node }) => node.key)).toEqual(plain.ends.map(({ node }) => node.key))
  expect(led.ends.map(({ depth }) => depth)).toEqual([4, 4])
  expect(led.spent).toBeLessThan(0.7 * plain.spent)
})
