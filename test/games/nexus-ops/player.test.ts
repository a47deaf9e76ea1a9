// The computer players of Nexus Ops: the odds that they reckon with, what they plan, and their strength.

import { expect, test } from 'vitest'
import { play } from '../../../src/core/game.ts'
import { Budget } from '../../../src/core/player.ts'
import { seeded } from '../../../src/core/random.ts'
import type { Action } from '../../../src/games/nexus-ops/actions.ts'
import { terrains, units } from '../../../src/games/nexus-ops/data/units.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import { evaluate } from '../../../src/games/nexus-ops/player/evaluate.ts'
import { chartOf, type Odds, oddsOf } from '../../../src/games/nexus-ops/player/odds.ts'
import hooks from '../../../src/games/nexus-ops/player.ts'
import { forceOf } from '../../../src/games/nexus-ops/position/written.ts'
import type { State } from '../../../src/games/nexus-ops/state.ts'
import { choose, named, playMatch } from '../../../src/players/index.ts'
import { sized } from '../../sized.ts'
import { after, at, passes } from './match.ts'

const armyOf = (force: string): readonly number[] => units.map((unit) => forceOf(force)[unit] ?? 0)
const costOf = (force: readonly number[]): number =>
  force.reduce((sum, n, unit) => sum + n * (chartOf(at({}).match.units).cost[unit] as number), 0)

/** The odds of the first battle by the rules alone: every throw that can come, and the cheapest unit falls. */
function slowly(s: State, hex: string, chance = 1, odds = new Map<string, number>()): Map<string, number> {
  const now = passes(s)
  if (now.turn.battle?.stage === 'missions' || !now.turn.battle) {
    const left = [0, 1].map((seat) => costOf(units.map((unit) => now.units[hex]?.[seat]?.[unit] ?? 0)))
    odds.set(String(left), (odds.get(String(left)) ?? 0) + chance)
    return odds
  }
  const node = game.chance(now)
  if (!node) {
    const by = game.asked(now) as number
    const [cheapest] = [...game.legal(now, by)].filter((it) => it.act === 'casualty' || it.act === 'pickCasualty')
    return slowly(after(now, [by, cheapest as Action]), hex, chance, odds)
  }
  if (node.chance !== 'throw')
    return slowly(
      play(game, now, { by: 'chance', do: { act: 'pick', what: 'energize', items: ['EN-01'] } } as never),
      hex,
      chance,
      odds
    )
  const kinds = node.dice.flatMap(({ kind, count }) => Array<string>(count).fill(kind))
  const all = 6 ** kinds.length
  for (let n = 0; n < all; n++) {
    const dice = kinds.map((kind, i) => ({ kind, face: (Math.floor(n / 6 ** i) % 6) + 1 }))
    slowly(play(game, now, { by: 'chance', do: { act: 'throw', dice } } as never), hex, chance / all, odds)
  }
  return odds
}

test.each([
  ['H2', 'F1', '0,1', 'forest'],
  ['F1 S1', 'C1', '0,1', 'forest'],
  ['H1 D1', 'H1 S1', '1,0', 'rock'],
  ['C1', 'H2', '-1,0', 'crystal'],
  ['S1', 'D1', '1,-1', 'magma']
] as const)(
  'NO-073 to NO-087: %s against %s, the odds are those of every throw by the rules',
  (mine, theirs, hex, ground) => {
    const s = at({ phase: 'battle', units: { [hex]: [mine, theirs] } })
    const begun = after(s, [0, [...game.legal(s, 0)].find((it) => it.act === 'battle') as Action])
    const [attacker, defender] = [armyOf(mine), armyOf(theirs)]
    const odds = oddsOf(chartOf(s.match.units), terrains.indexOf(ground), attacker, defender)
    const truth: Record<keyof Odds, number> = { won: 0, both: 0, lost: 0, attacker: 0, defender: 0 }
    for (const [text, chance] of slowly(begun, hex)) {
      const [left, others] = text.split(',').map(Number) as [number, number]
      truth.attacker += chance * (costOf(attacker) - left)
      truth.defender += chance * (costOf(defender) - others)
      if (others === 0) truth[left === 0 ? 'both' : 'won'] += chance
      else if (left === 0) truth.lost += chance
    }
    for (const key of Object.keys(truth) as (keyof Odds)[]) expect(odds[key], key).toBeCloseTo(truth[key], 9)
  }
)

test('all chances together are 1, and a seat with more points, units or money has the better one', () => {
  const quiet = { units: { '2,1': ['H2'], '-2,-1': ['', 'H2'] }, rubium: [4, 4] }
  const even = evaluate(at({ ...quiet, vp: [5, 5] }))
  expect((even[0] as number) + (even[1] as number)).toBeCloseTo(1, 12)
  for (const better of [{ vp: [6, 5] }, { rubium: [9, 4] }, { units: { ...quiet.units, '2,2': ['D1'] } }])
    expect(evaluate(at({ ...quiet, vp: [5, 5], ...better }))[0], JSON.stringify(better)).toBeGreaterThan(
      even[0] as number
    )
})

test('partners share one chance', () => {
  const four = at({ units: { '2,1': ['D1'], '-2,-1': ['', 'H2'] } }, 4, { teams: true })
  const [a, b, c, d] = evaluate(four) as [number, number, number, number]
  expect([a + b + c + d, a - c, b - d].map((it) => Number(it.toFixed(9)))).toEqual([1, 0, 0])
  expect(a).toBeGreaterThan(b)
})

/** The moves of one Move phase as the player plans it. */
function marched(start: State, work = 20_000): readonly string[] {
  const made: string[] = []
  for (let s = start; s.phase === 'move'; ) {
    const action = hooks.plan?.(s, 0, new Budget(work), seeded(1)) as Action
    s = after(s, [0, action])
    if (action.act === 'move') made.push(`${action.unit} ${action.from} ${action.to}`)
  }
  return made
}

test('units that would each lose alone attack together', () => {
  const base = { tiles: [], mines: {}, hands: [['EN-01']], rubium: [0, 9] }
  const alone = at({ ...base, phase: 'move', units: { '2,1': ['F1'], '2,0': ['', 'S1'], '-2,-2': ['', 'H9'] } })
  expect(marched(alone).filter((it) => it.endsWith('2,0'))).toEqual([])
  const many = at({
    ...base,
    phase: 'move',
    units: { '2,1': ['F4'], '1,1': ['F3'], '2,0': ['', 'S1'], '-2,-2': ['', 'H9'] }
  })
  expect(marched(many).filter((it) => it.endsWith('2,0')).length).toBeGreaterThan(2)
})

test('units go where mines and tiles are', () => {
  const s = at({
    phase: 'move',
    units: { '2,1': ['H1'], '1,2': ['H1'], '2,2': ['H1'] },
    tiles: ['2,0', '0,2'],
    rubium: [0, 9]
  })
  const ends = marched(s).map((it) => it.split(' ')[2])
  expect(ends).toContain('2,0')
  expect(ends).toContain('0,2')
})

test('money becomes units, and what is bought is paid for', () => {
  let s = at({ phase: 'deploy', units: { '2,1': ['H1'], '-2,-2': ['', 'S2'] }, rubium: [17, 9] })
  while (s.phase === 'deploy') s = after(s, [0, hooks.plan?.(s, 0, new Budget(20_000), seeded(1)) as Action])
  expect(s.players[0]?.rubium).toBeLessThan(6)
  expect(s.phase).toBe('move')
})

test('NO-120, NO-142: whoever has neither units nor money sells cards and buys', () => {
  const hand = ['SM-01', 'SM-02', 'SM-03', 'SM-04', 'SM-05', 'SM-06']
  for (const how of ['master', 'greedy'] as const) {
    let s = at({ phase: 'deploy', units: { '-2,-2': ['', 'S2'] }, rubium: [1, 9], hands: [hand] })
    for (let moves = 0; s.phase === 'deploy' && s.active === 0; moves++) {
      const request = { state: s, seat: 0, seats: 2, thinking: named(hooks, how), seed: 1, turn: 0, moves }
      s = after(s, [0, choose(game, hooks, request) as Action])
    }
    expect(Object.keys(s.units).length, how).toBeGreaterThan(1)
  }
})

test('NO-050, NO-051: a dragon breathes at the dearest of the armies that lose a dear unit', () => {
  const s = at({ phase: 'breath', tiles: [], units: { '1,0': ['D1'], '1,1': ['', 'H1'], '2,-1': ['', 'L2'] } })
  expect(hooks.plan?.(s, 0, new Budget(100), seeded(1))).toMatchObject({ act: 'breathe', at: [2, -1] })
})

test('a mission that can be shown is shown', () => {
  const s = at({ phase: 'draw', units: { '1,0': ['S1'], '2,0': ['S1'], '-2,-2': ['', 'S2'] }, hands: [['SM-18']] })
  expect(hooks.plan?.(s, 0, new Budget(100), seeded(1))).toEqual({ act: 'mission', card: 'SM-18' })
  expect(hooks.plan?.(after(s, [0, { act: 'mission', card: 'SM-18' }]), 0, new Budget(100), seeded(1))).toBeNull()
})

test('the strongest level beats greedy', () => {
  const n = sized(3, 40)
  const { position } = game.positions?.clash ?? {}
  let won = 0
  for (let seed = 0; seed < n; seed++) {
    const seat = seed % 2
    const players = [named(hooks, 'greedy'), named(hooks, 'greedy')].with(seat, named(hooks, 'master'))
    const start = at(position as never)
    if (playMatch({ game, hooks, start, players, seed, most: 5000 }).winners?.includes(seat)) won++
  }
  expect(won).toBeGreaterThanOrEqual(Math.floor(n * 0.7))
})
