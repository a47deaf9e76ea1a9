// Computer players at small games for which the best moves are known.

import { expect, test } from 'vitest'
import { canonical } from '../../src/core/json.ts'
import { levels } from '../../src/core/level.ts'
import type { AnyHooks, Thinking } from '../../src/core/player.ts'
import type { AnyRules } from '../../src/core/rules.ts'
import { mixed, named, playMatch, wilson } from '../../src/players/index.ts'
import { thinkingOf } from '../../src/players/levels.ts'
import { begin } from '../conformance/playout.ts'
import konane from '../toy/konane/index.ts'

const random: Thinking = { how: 'random', work: 0 }

test('a search without any help of the game beats random moves', () => {
  const start = begin(konane, { options: konane.presets.standard ?? {}, seats: [{}, {}] })
  const search: Thinking = { how: 'plan', work: 600 }
  let won = 0
  for (let seed = 0; seed < 6; seed++) {
    const seat = seed % 2
    const players = seat === 0 ? [search, random] : [random, search]
    const { winners } = playMatch({ game: konane, hooks: {}, start, players, seed, most: 200 })
    if (winners?.includes(seat)) won++
  }
  expect(won).toBeGreaterThanOrEqual(5)
})

test('the same seed plays the same match, another seed another', () => {
  const start = begin(konane, { options: {}, seats: [{}, {}] })
  const made = (seed: number): string => {
    const moves: string[] = []
    const players = [named({}, 'easy'), random]
    playMatch({ game: konane, hooks: {}, start, players, seed, most: 200 }, (move) =>
      moves.push(canonical(move as never))
    )
    return moves.join()
  }
  expect(made(1)).toBe(made(1))
  expect(made(1)).not.toBe(made(2))
})

test('what sensors tell comes before the action or in its place, and every move of it is heard and counted', () => {
  const start = begin(konane, { options: {}, seats: [{}, {}] })
  const heard: string[] = []
  const told = (pace: AnyHooks['pace']): string[] => {
    heard.length = 0
    // A game in which chance can pass at any time.
    const game: AnyRules = {
      ...konane,
      decide: (s, move) => (move.by === 'chance' ? { events: [], state: { ...s } } : konane.decide(s, move as never))
    }
    const table = { game, hooks: pace ? { pace } : {}, start, players: [random, random], seed: 3, most: 4 }
    const { moves } = playMatch(table, (move) => heard.push(`${move.by} ${move.do.act}`))
    expect(moves).toBe(heard.length)
    return [...heard]
  }
  const plain = told(undefined)
  expect(plain.filter((it) => it.startsWith('chance'))).toEqual([])
  expect(told(() => [{ act: 'tick' }])).toEqual(plain.flatMap((it) => ['chance tick', it]))
})

test('a weaker level plays whole turns as it does, and its share of them', () => {
  const half = named({}, 'steady')
  const ways = Array.from({ length: 1000 }, (_, turn) => thinkingOf(half, 7, turn).how)
  expect(ways).toEqual(Array.from({ length: 1000 }, (_, turn) => thinkingOf(half, 7, turn).how))
  // Within five standard deviations of one half.
  expect(Math.abs(ways.filter((it) => it === 'plan').length - 500)).toBeLessThan(80)
})

test('there are five levels, each with at least the work of the one below', () => {
  const works = levels.map((name) => named({}, name).work)
  expect(works).toHaveLength(5)
  expect(works).toEqual([...works].sort((a, b) => a - b))
})

test('seeds made of one seed differ', () => {
  const seeds = Array.from({ length: 1000 }, (_, i) => mixed(5, i % 10, Math.floor(i / 10)))
  expect(new Set(seeds).size).toBe(1000)
})

// Newcombe, Statistics in Medicine 17 (1998), table I: method 3, without continuity correction.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718]
])('of %i of %i the interval is [%f, %f]', (won, n, low, high) => {
  const interval = wilson(won, n)
  expect(interval.low).toBeCloseTo(low, 4)
  expect(interval.high).toBeCloseTo(high, 4)
})
