// How the lab deals out what seats bring, and what it makes of results. How it runs is in lab.long.test.ts.

import { expect, test } from 'vitest'
import { wilson, zFor } from '../../src/players/index.ts'
import { type Figures, figuresOf, type Played } from '../../tools/lab/figures.ts'
import type { Job, Result } from '../../tools/lab/jobs.ts'
import { reportOf } from '../../tools/lab/report.ts'
import { deal, nameOf, type Series } from '../../tools/lab/series.ts'

test('every value is dealt equally often, none twice in a match, and the same in every run', () => {
  const values = ['a', 'b', 'c', 'd', 'e']
  const hands = deal(values, 3, 50)
  for (const hand of hands) expect(new Set(hand).size).toBe(3)
  for (const it of values) expect(hands.flat().filter((value) => value === it)).toHaveLength(30)
  expect(deal(values, 3, 50)).toEqual(hands)
  // Where there are fewer values than seats, some seats bring the same.
  expect(deal(['a'], 2, 2)).toEqual([
    ['a', 'a'],
    ['a', 'a']
  ])
  expect(deal([], 2, 2)).toEqual([[], []])
})

test("an owner's card goes by its name", () => {
  expect(['hessa', { id: 'mine', name: 'Mine' }, { id: 'x' }, { a: 1 }].map(nameOf)).toEqual([
    'hessa',
    'Mine',
    'x',
    '{"a":1}'
  ])
})

test('intervals are wider where several are looked at together', () => {
  expect(zFor(1)).toBeCloseTo(1.96, 3)
  // 0.05 / 2 / 8 = 0.003125 above it.
  expect(zFor(8)).toBeCloseTo(2.734, 3)
  const [one, eight] = [wilson(65, 100), wilson(65, 100, zFor(8))]
  expect([one.low < 0.56, one.low > 0.55]).toEqual([true, true])
  expect(eight.low).toBeLessThan(one.low)
})

/** Matches for two: who brought what, who began, who won; null: no end. */
const played = (list: readonly [string, string, 0 | 1, readonly number[] | null][]): Played[] =>
  list.map(([one, other, first, winners], i) => ({
    job: {
      start: { options: {}, seats: [{ team: 0 }, { team: 1 }] },
      about: { series: 's', brought: [one, other] }
    } as unknown as Job,
    result: {
      winners,
      moves: 10 + i,
      turns: 2 + i,
      decisions: 8,
      first,
      acts: { move: 3, push: 1 },
      events: { moved: 3 },
      dice: { 'W 6': 2 },
      ms: 4
    } satisfies Result
  }))
const series = { title: 's', level: 'easy', values: ['a', 'b'] } as unknown as Series
const figures = (): Figures =>
  figuresOf(
    series,
    played([
      ['a', 'b', 0, [0]],
      ['a', 'b', 1, [0]],
      ['b', 'a', 0, [1]],
      ['b', 'a', 0, []],
      ['a', 'b', 0, null]
    ])
  )

test('shares count victories, draws as luck would, and matches without an end not at all', () => {
  const it = figures()
  expect([it.matches, it.unfinished, it.draws]).toEqual([5, 1, 1])
  const won = ({ name, share, matches, even }: Figures['bySeat'][number]) => [name, share, matches, even]
  expect(it.bySeat.map(won)).toEqual([
    ['1', 2.5 / 4, 4, 0.5],
    ['2', 1.5 / 4, 4, 0.5]
  ])
  expect(it.byTeam.map(won)).toEqual([
    ['0', 2.5 / 4, 4, 0.5],
    ['1', 1.5 / 4, 4, 0.5]
  ])
  expect(it.byValue.map(won)).toEqual([
    ['a', 3.5 / 4, 4, 0.5],
    ['b', 0.5 / 4, 4, 0.5]
  ])
  expect(it.first && won(it.first)).toEqual(['first player', 1.5 / 4, 4, 0.5])
  expect(it.pairs.map(won)).toEqual([['a v b', 3.5 / 4, 4, 0.5]])
  expect([it.turns.median, it.turns.p95, it.moves.mean, it.decisionsPerTurn.all.at(-1)]).toEqual([4, 6, 12, 4])
  expect(it.acts).toEqual([
    { name: 'move', times: 15, perMatch: 3 },
    { name: 'push', times: 5, perMatch: 1 }
  ])
  expect(it.msPerDecision).toBe(0.5)
})

test('what differs from luck stands out, and only with enough matches', () => {
  const list = (n: number) => played(Array.from({ length: n }, () => ['a', 'b', 0, [0]] as const).map((it) => [...it]))
  expect(figuresOf(series, list(3)).byValue.map(({ standsOut }) => standsOut)).toEqual([false, false])
  expect(figuresOf(series, list(20)).byValue.map(({ standsOut }) => standsOut)).toEqual([true, true])
})

test('the report stands alone, and names of cards are text in it', () => {
  const report = reportOf(
    'a-game',
    [{ ...figures(), title: '<script>alert(1)</script>' }],
    'npm run lab -- --with a=<b>',
    3
  )
  expect(report).toContain('&lt;script&gt;')
  expect(report).not.toMatch(/<script|https?:|src=/)
  expect(report).toContain('3 matches were not played')
  expect(report.match(/<svg/g)?.length).toBeGreaterThan(7)
})
