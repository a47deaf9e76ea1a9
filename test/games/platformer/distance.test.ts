// How far figures are from spaces: what the referee's search goes by.

import { expect, test } from 'vitest'
import { kindId, placeId } from '../../../src/core/ids.ts'
import { distance } from '../../../src/games/platformer/distance.ts'
import type { State } from '../../../src/games/platformer/state.ts'
import { at, below, roster, tower } from './match.ts'

const hero = 'hero/H3'
const foe = 'enemy/N1'
const far = (s: State, kind: string, from: string, to: string) => distance(s, kindId(kind), placeId(from), placeId(to))
const s = at({
  levels: below,
  roster,
  heroes: ['H3', 'H1'],
  at: ['2,1', null],
  enemies: { '1,1': 'N1' },
  pool: ['BOOT']
})

test('PL-045 to PL-048: steps go around walls and platforms, whoever stands between', () => {
  expect(far(s, hero, '2,1', '1,1')).toBe(1)
  expect(far(s, hero, '2,1', '2,1')).toBe(0)
  // A platform is above 2,1, and a wall beside 2,2: up the ladder at 3,2, and down again.
  expect(far(s, hero, '2,1', '2,2')).toBe(5)
  expect(far(s, foe, '1,1', '4,1')).toBe(3)
})

test('PL-113: a token never comes, and off the map nothing is known', () => {
  expect(far(s, 'coin', '2,1', '8,1')).toBe(1)
  expect(far(s, hero, '2,1', '8,31')).toBe(1)
  expect(far(s, hero, '9,1', '2,1')).toBe(1)
})

test('PL-102, PL-008: outside the actions figures may fall or march any way', () => {
  expect(far({ ...s, phase: 'special' }, hero, '2,1', '2,2')).toBe(1)
})

test('I10: with the key a wall may be crossed', () => {
  const locked = far(s, hero, '7,2', '8,2')
  expect(locked).toBeGreaterThan(1)
  expect(far({ ...s, turn: { ...s.turn, ghost: true } }, hero, '7,2', '8,2')).toBe(1)
})

test('PL-061, PL-152: a hero also goes through portals of its level, and up to the boss, an enemy does not', () => {
  const twin = at({
    levels: [
      ['XV', 'XV'],
      ['XV', 'XV']
    ],
    roster: ['N1', 'N4'],
    heroes: ['H3', 'H1'],
    at: ['4,1', null]
  })
  expect([far(twin, hero, '4,1', '8,1'), far(twin, hero, '4,1', '5,4'), far(twin, foe, '4,1', '8,1')]).toEqual([
    1, 1, 4
  ])
  expect(far(twin, hero, '4,1', '8,5')).toBeGreaterThan(1)
  expect([far(twin, hero, '3,1', '8,1'), far(twin, hero, '3,1', '7,1')]).toEqual([2, 3])
  const whole = at({ levels: tower, roster, heroes: ['H3', 'H1'], at: ['2,12', null], enemies: { '6,15': 'matron' } })
  expect(far(whole, hero, '2,12', '2,13')).toBe(1)
  expect([far(whole, hero, '2,13', '2,12'), far(whole, foe, '2,12', '2,13')]).toEqual([
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY
  ])
})
