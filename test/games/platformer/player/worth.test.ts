// How much things are worth to computer players, beside each other: what counts alike, and what counts twice as much.

import { expect, test } from 'vitest'
import { evaluate } from '../../../../src/games/platformer/player/evaluate.ts'
import { around, climbLeft } from '../../../../src/games/platformer/player/ways.ts'
import { map, type State } from '../../../../src/games/platformer/state.ts'
import { cell } from '../../../../src/games/platformer/tower/cell.ts'
import { above, after, at, below, roster, tower } from '../match.ts'
import { swords } from '../moves.ts'

const two = { heroes: ['H2', 'H1'], at: ['3,1', '6,1'], phase: 'roll' }
const plain = (position: object = {}): State => at({ ...two, ...position })
const acting = (position: object = {}): State => plain({ phase: 'act', ...position })
const alone = (position: object = {}): State =>
  at({ heroes: ['H2'], at: ['3,1'], phase: 'roll', event: 'E01', events: ['E01'], ...position }, 1)
function lead(s: State): number {
  const [own = 0] = evaluate(s)
  return Math.log(own / (1 - own))
}
const more = (s: State, than: State): number => lead(s) - lead(than)
const each = (states: readonly State[]): readonly number[] =>
  states.slice(1).map((it, i) => more(it, states[i] as State))

test.each<[what: string, s: () => readonly State[]]>([
  ['a step up', () => ['3,1', '3,2', '3,3', '3,4'].map((place) => plain({ at: [place, '6,1'] }))],
  ['a heart', () => [3, 4, 5].map((n) => plain({ heroes: ['H4', 'H1'], hearts: [n, 5] }))],
  ['a die', () => [0, 1, 2, 3].map((n) => acting({ pool: Array(n).fill('PAW') }))],
  ['an event that is left', () => [3, 2, 1].map((n) => alone({ events: ['E01', 'E02', 'E03'].slice(0, n) }))],
  ['a Sword in vain', () => [0, 1, 2].map((n) => after(acting({ pool: ['SWORD', 'SWORD'] }), ...swords(n)))],
  [
    'a step nearer to the boss',
    () =>
      ['1,13', '2,13', '3,13', '4,13'].map((place) =>
        above({ ...two, at: [place, '7,13'], enemies: { '5,13': 'matron' } })
      )
  ]
])('each counts alike: %s', (_, s) => {
  const [first = 0, ...others] = each(s())
  expect(Math.abs(first)).toBeGreaterThan(1e-6)
  for (const it of others) expect(it).toBeCloseTo(first, 9)
})

test('what lies near counts by half at one step, by a third at two; a gem six times a coin', () => {
  const levels = { levels: below.slice(0, 2), roster: roster.slice(0, 2) }
  const lure = (place: string, tokens: object) =>
    more(plain({ ...levels, at: [place, '1,1'], tokens }), plain({ ...levels, at: [place, '1,1'] }))
  const gem = { '7,2': 'gem' }
  const [here, beside, two] = ['7,2', '6,2', '5,2'].map((it) => lure(it, gem)) as [number, number, number]
  expect([here / beside, here / two]).toEqual([expect.closeTo(2, 9), expect.closeTo(3, 9)])
  expect(lure('4,3', { '4,3': 'gem' }) / lure('4,3', { '4,3': 'coin' })).toBeCloseTo(6, 9)
})

test('the best enemy in reach counts, by its loot, once the attack is enough', () => {
  const reach = (enemies: object, n = 2) => {
    const pool = Array<string>(n).fill('SWORD')
    return more(acting({ pool, enemies }), acting({ pool, enemies: { '8,2': 'N1' } }))
  }
  const mossling = reach({ '2,1': 'N1' })
  expect(mossling).toBeGreaterThan(1e-6)
  expect(reach({ '2,1': 'N2' }) / mossling).toBeCloseTo(2, 9)
  expect(reach({ '2,1': 'N4' }) / mossling).toBeCloseTo(12, 9)
  expect(reach({ '2,1': 'N1', '4,1': 'N4' }) / mossling).toBeCloseTo(12, 9)
  expect(reach({ '2,1': 'N4', '4,1': 'N1' }) / mossling).toBeCloseTo(12, 9)
  expect([reach({ '2,1': 'N4' }, 1), reach({ '1,1': 'N1' })]).toEqual([expect.closeTo(0, 9), expect.closeTo(0, 9)])
})

test('a blade that needs three Swords counts with the third, on the special die', () => {
  const third = (items: readonly string[]) =>
    more(
      plain({ items: [items, []], special: ['SWORD', 'BLANK'] }),
      plain({ items: [items, []], special: ['PAW', 'BLANK'] })
    )
  expect(third(['I15'])).toBeCloseTo(2 * third([]), 9)
  expect(third(['I14'])).toBeCloseTo(third([]), 9)
})

test('only the active hero’s dice count, and only while it acts', () => {
  const pool = ['SWORD', 'PAW']
  expect(more(plain({ phase: 'special', pool }), plain({ phase: 'special', pool: ['SWORD'] }))).toBeCloseTo(0, 9)
  expect(more(acting({ pool, active: 1 }), acting({ active: 1 }))).toBeLessThan(-1e-6)
  expect(more(acting({ pool, at: [null, '6,1'] }), acting({ at: [null, '6,1'] }))).toBeCloseTo(
    more(acting({ pool }), acting()),
    9
  )
})

test('a level that goes counts against who stands on it, not who stands above it', () => {
  const s = (own: string, other: string, lowest = 1) => plain({ levels: below, roster, lowest, at: [own, other] })
  const danger = (own: string, lowest = 1) =>
    more(s(own, '4,9', lowest), s(own, '4,8', lowest)) - more(s('4,7', '4,9'), s('4,7', '4,8'))
  expect(danger('4,3')).toBeLessThan(-1e-6)
  expect(danger('4,5')).toBeCloseTo(0, 9)
  expect(danger('4,7', 2)).toBeCloseTo(0, 9)
})

test('with the boss’s level turned up, the way to it counts', () => {
  const whole = (place: string) =>
    at({ ...two, levels: tower, roster, enemies: { '6,15': 'matron' }, at: [place, '6,9'] })
  const climbed = (place: string) => at({ ...two, levels: below, roster, at: [place, '6,9'] })
  expect(more(whole('2,12'), whole('2,11'))).toBeCloseTo(more(climbed('2,12'), climbed('2,11')), 9)
  const up = map(whole('2,12'))
  expect([10, 11, 12, 13].map((y) => climbLeft(up, cell(2, y), true))).toEqual([3, 2, 1, 0])
})

test('how far spaces are, up to a number of steps, around walls and up to the boss', () => {
  const steps = (s: State, x: number, y: number, most: number) => around(s, cell(x, y), most)
  const s = plain()
  expect([...steps(s, 1, 1, 1)]).toEqual([
    [cell(1, 1), 0],
    [cell(2, 1), 1]
  ])
  expect(steps(s, 2, 1, 5).get(cell(2, 2))).toBe(5)
  expect(steps(s, 2, 1, 4).get(cell(2, 2))).toBeUndefined()
  const high = at({ ...two, levels: tower, roster, lowest: 3, at: ['2,12', '6,9'], enemies: { '6,15': 'matron' } })
  expect([steps(high, 2, 12, 2).get(cell(2, 13)), steps(high, 2, 13, 2).get(cell(2, 12))]).toEqual([1, undefined])
})
