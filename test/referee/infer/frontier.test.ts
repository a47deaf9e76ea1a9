// The order of the search: first what could end soonest, judged by how much is still wrong.

import { expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import { skerry } from '../../toy/index.ts'

import { type Edge, Frontier, graph, type Offer, type Path, startOf, viewOf } from '../peek.ts'

type At = [x: number, y: number]
const atlas = graph(skerry)
const spotAt = (first: At, second: At, stones: At[] = []) => {
  const set = skerry.setup({ options: {}, seats: [{}, {}], position: { keepers: [first, second], stones } as Json })
  if (!set.ok) throw new Error('no Skerry')
  return atlas.node(set.value as Json)
}
const home = spotAt([0, 0], [3, 0])
const seen = (at: Record<string, string>) => {
  const places = skerry.scene(home.state as never).places.map(({ id }) => [id, at[id] ? [at[id]] : []])
  return viewOf({ places: Object.fromEntries(places) as never })
}
const moved = seen({ '1,0': 'keeper/0', '3,0': 'keeper/1' })
const path = (depth: number, node = home): Path => ({ ...startOf(home, 0), node, depth })
const edge = (to: typeof home, ...places: string[]): Edge => ({
  move: { by: 0, do: { act: 'step' } as never },
  how: 'observed',
  cue: null,
  doneBy: null,
  places: places.length > 0 ? (places as never) : null,
  carries: null,
  moves: null,
  leaves: null,
  turns: [],
  to
})
const offer = (frontier: Frontier, from: Path, wrong: number, edge: Edge): Offer => ({
  ...frontier.waiting(from, wrong),
  edge,
  rank: 0
})
/** Everything in the order in which the search visits it, ring by ring: depths of nodes and ranks of offers. */
const order = (frontier: Frontier): string[] => {
  const all: string[] = []
  while (frontier.widen())
    for (let it = frontier.next(); it; it = frontier.next())
      all.push(`${frontier.ring}: ${'edge' in it ? `offer ${(it as Offer).rank}` : `node ${it.path.depth}`}`)
  return all
}

test('what stands wrong is counted from what is seen', () => {
  const frontier = new Frontier(moved)
  expect(frontier.wrong(spotAt([1, 0], [3, 0]))).toBe(0)
  expect(frontier.wrong(home)).toBe(2)
  expect(frontier.wrong(spotAt([0, 0], [3, 1]))).toBe(4)
})

test('after a move only its own places are counted again, and that comes to the same', () => {
  const wrongAfter = (it: Edge): number => {
    const frontier = new Frontier(moved)
    return frontier.wrongAfter(offer(frontier, path(0), 2, it))
  }
  const to = spotAt([1, 0], [3, 0])
  for (const it of [edge(to), edge(to, '0,0', '1,0')]) expect(wrongAfter(it)).toBe(0)
  const away = spotAt([0, 1], [3, 0])
  for (const it of [edge(away), edge(away, '0,0', '0,1')]) expect(wrongAfter(it)).toBe(2)
})

test('nothing open, nothing to look at', () => {
  const frontier = new Frontier(moved)
  expect(frontier.widen()).toBe(false)
  expect(frontier.next()).toBeUndefined()
})

test('first what could end within one move, then within two, each once', () => {
  const frontier = new Frontier(moved)
  frontier.wait(path(1), 4)
  frontier.wait(path(2), 2)
  frontier.wait(path(1), 1)
  frontier.wait(path(1), 0)
  expect(order(frontier)).toEqual(['2: node 1', '2: node 1', '3: node 1', '3: node 2'])
})

test('what is believed is looked at first, for one move may put much right, unless something seen has no name', () => {
  for (const [view, ring] of [
    [moved, 1],
    [seen({ '1,0': '?', '3,0': 'keeper/1' }), 2]
  ] as const) {
    const frontier = new Frontier(view)
    frontier.wait(path(0), 4)
    expect(order(frontier)).toEqual([`${ring}: node 0`])
    expect(frontier.direct).toBe(2)
  }
})

test('only a move that may put all right comes before the plain ones', () => {
  const frontier = new Frontier(seen({ '1,0': 'keeper/0', '3,1': 'keeper/1' }))
  const all = edge(home, '0,0', '1,0', '3,0', '3,1')
  frontier.offer(frontier.waiting(path(0), 4), [edge(home, '0,0', '1,0', '3,0'), all, edge(home)])
  expect(order(frontier)).toEqual(['1: offer 1', '2: offer 0', '2: offer 2'])
})

test('a move counts for what it may leave wrong; one that does not tell its places may set all right', () => {
  const frontier = new Frontier(moved)
  const told = edge(home, '0,0', '1,0')
  frontier.offer(frontier.waiting(path(0), 2), [told, edge(home, '2,0', '2,1'), edge(home)])
  frontier.offer(frontier.waiting(path(0), 6), [edge(home, '0,0')])
  frontier.offer(frontier.waiting(path(2), 1), [told])
  expect(order(frontier)).toEqual(['1: offer 0', '1: offer 2', '2: offer 1', '3: offer 0', '4: offer 0'])
})

test('of a piece that is carried it is known what it leaves wrong', () => {
  const frontier = new Frontier(moved)
  const carried = (to: string) => {
    const kind = 'keeper/0'
    return { ...edge(home, '0,0', to), carries: { kind, from: '0,0', to } as never }
  }
  frontier.offer(frontier.waiting(path(0), 2), [carried('0,1'), carried('1,0')])
  expect(order(frontier)).toEqual(['1: offer 1', '2: offer 0'])
})

test('a move that sets more right than any before brings what seemed far nearer', () => {
  const frontier = new Frontier(moved)
  frontier.wait(path(1), 8)
  frontier.wait(path(1), 1)
  frontier.widen()
  expect(frontier.next()).toMatchObject({ wrong: 1 })
  expect(frontier.next()).toBeUndefined()
  // One move sets four things right, so eight wrong things are two such moves away.
  expect(frontier.wrongAfter(offer(frontier, path(0), 4, edge(spotAt([1, 0], [3, 0]))))).toBe(0)
  expect(frontier.widen()).toBe(true)
  expect(frontier.ring).toBe(3)
  expect(frontier.next()).toMatchObject({ wrong: 8 })
})

test('what lacks counts apart: of a move that sets much right by what it takes off, no more come than before', () => {
  // Keeper 0 has been taken off a place where a stone is gone as well: three things wrong, and one move.
  const frontier = new Frontier(seen({ '1,0': 'keeper/0', '3,1': 'keeper/1' }))
  const start = spotAt([0, 0], [3, 0], [[1, 0]])
  expect(frontier.wrong(start)).toBe(5)
  const takes = edge(spotAt([1, 0], [3, 0]), '0,0', '1,0')
  expect(frontier.wrongAfter(offer(frontier, path(0, start), 5, takes))).toBe(2)
  // Four things wrong, two of them lacking: two moves, though three have been set right by one.
  frontier.wait(path(1, home), 4)
  frontier.widen()
  expect(frontier.ring).toBe(3)
})

test('and by what it takes off, what it brings nearer apart, more may be right after the next', () => {
  const ring = (isFound: boolean): number => {
    const frontier = new Frontier(seen({ '1,0': 'keeper/0', '3,1': 'keeper/1' }))
    const start = spotAt([0, 0], [3, 0], [[1, 0]])
    // Three things right at once, of which one lacked.
    if (isFound) frontier.wrongAfter(offer(frontier, path(0, start), 5, edge(spotAt([1, 0], [3, 0]), '0,0', '1,0')))
    // Six things wrong, two of them lacking.
    const far = spotAt(
      [0, 0],
      [3, 0],
      [
        [1, 1],
        [2, 1]
      ]
    )
    expect(frontier.wrong(far)).toBe(6)
    frontier.wait(path(1, far), 6)
    frontier.widen()
    return frontier.ring
  }
  expect([ring(false), ring(true)]).toEqual([4, 3])
})

test('so it does in the middle of a node’s moves, and none of them is looked at twice or forgotten', () => {
  const frontier = new Frontier(moved)
  frontier.offer(frontier.waiting(path(0), 8), [edge(home, '2,0'), edge(home), edge(home, '2,1'), edge(home)])
  const seen: number[] = []
  while (frontier.widen())
    for (let it = frontier.next(); it; it = frontier.next()) {
      seen.push((it as Offer).rank)
      // The first move turns out to set four things right at once.
      if (seen.length === 1) frontier.wrongAfter(offer(frontier, path(0), 4, edge(spotAt([1, 0], [3, 0]))))
    }
  expect(seen.toSorted()).toEqual([0, 1, 2, 3])
  expect(seen[0]).toBe(1)
})

test('how many plain moves would do is asked of what is believed, the nearest of it', () => {
  const frontier = new Frontier(moved)
  frontier.wait(path(1), 1)
  expect(frontier.direct).toBe(Number.POSITIVE_INFINITY)
  frontier.wait(path(0), 6)
  frontier.wait(path(0), 4)
  frontier.wait(path(0), 8)
  expect(frontier.direct).toBe(2)
})

/** So many steps along columns and rows. */
const distance = (_: unknown, __: string, from: string, to: string): number => {
  const [a = [], b = []] = [from, to].map((id) => id.split(',').map(Number))
  return a.reduce((sum, n, i) => sum + Math.abs(n - (b[i] ?? 0)), 0)
}

test('a game that knows its distances is asked for them, but not before the one throw of a play', () => {
  const view = seen({ '2,1': 'keeper/0', '3,0': 'keeper/1' })
  const far = (throwing: boolean, thrown: boolean) =>
    new Frontier(view, throwing, { distance } as never).waiting({ ...path(0), thrown }, 2).far
  expect([far(false, false), far(true, false), far(true, true)]).toEqual([3, 1, 3])
})

test('before the one throw of a play nobody asks how far a move takes a piece', () => {
  const ring = (throwing: boolean): number => {
    const view = seen({ '2,0': 'keeper/0', '3,0': 'keeper/1' })
    const frontier = new Frontier(view, throwing, { distance } as never)
    // One step to the side, away from where it is seen.
    const carries = { kind: 'keeper/0', from: '0,0', to: '0,1' } as never
    const aside = { ...edge(home, '0,0', '0,1'), carries, moves: [carries] }
    frontier.offer(frontier.waiting(path(0), 2), [aside])
    frontier.widen()
    return frontier.ring
  }
  expect([ring(false), ring(true)]).toEqual([4, 2])
})

test('what is carried to where it stands changes nothing', () => {
  const carries = { kind: 'keeper/0', from: '0,0', to: '0,0' } as never
  for (const wrong of [1, 2]) {
    const frontier = new Frontier(moved)
    frontier.offer(frontier.waiting(path(0), wrong), [{ ...edge(home, '0,0'), carries }])
    expect(order(frontier)).toEqual(['2: offer 0'])
  }
})

test('a move that brings a piece further than any before brings all that is far nearer', () => {
  const frontier = new Frontier(seen({ '2,1': 'keeper/0', '0,1': 'keeper/1' }), false, { distance } as never)
  frontier.wait(path(1), 4)
  frontier.widen()
  // Seven steps are seven moves, as long as each of them brings one piece one step nearer.
  expect(frontier.ring).toBe(8)
  frontier.wrongAfter(offer(frontier, path(0), 4, edge(spotAt([2, 1], [3, 0]))))
  frontier.widen()
  expect(frontier.ring).toBe(4)
})
