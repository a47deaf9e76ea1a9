// What the house’s events do in a match of one player (section 8.8), one line for each case.

import { expect, test } from 'vitest'
import type { State } from '../../../src/games/platformer/state.ts'
import { cell } from '../../../src/games/platformer/tower/cell.ts'
import { after, at, done, rule } from './match.ts'
import { attack, hand, type Moved, move, sword, use } from './moves.ts'

/** One hero on 1,3 (three hearts, one coin), a Gloombat beside it, and a Mossling on 5,3. */
const beset = (event: string, more: object = {}): State =>
  at(
    {
      heroes: ['H3'],
      at: ['1,3'],
      hearts: [3],
      coins: [1],
      event,
      events: [event],
      enemies: { '5,3': 'N1', '2,3': 'N4' },
      ...more
    },
    1
  )
const ended = (event: string, more: object = {}): readonly unknown[] => {
  const s = after(beset(event, more), [0, { act: 'card', card: 'P4' }], done)
  const [own] = s.players
  return [own?.hearts, own?.coins, Object.keys(s.enemies).map(Number).length, s.enemies[cell(4, 3)] ?? null]
}
test.each<[event: string, more: object, hearts: number, coins: number, enemies: number, left: string | null]>([
  ['E01', {}, 3, 1, 2, null],
  ['E07', {}, 2, 1, 2, null],
  ['E07', { at: ['1,2'], enemies: {} }, 3, 1, 0, null],
  ['E08', {}, 3, 0, 2, null],
  ['E08', { coins: [0] }, 2, 0, 2, null],
  ['E09', {}, 3, 1, 2, 'N1'],
  ['E10', {}, 2, 1, 2, null],
  ['E11', {}, 4, 1, 2, null],
  ['E11', { hearts: [5] }, 5, 1, 2, null],
  ['E12', { enemies: {} }, 3, 1, 2, null],
  ['E12', { enemies: { '1,1': 'N1' } }, 3, 1, 2, null],
  ['E12', { at: ['1,1'], enemies: {} }, 3, 1, 1, null]
])('PL-180: %s at the end of the turn, %j', (event, more, ...then) => {
  expect(ended(event, { potions: [['P4']], ...more })).toEqual(then)
})

test.each<[what: string, s: () => State, moves: readonly Moved[], has: object]>([
  [
    'E03: a market',
    () => beset('E03', { at: ['4,1'], coins: [2], enemies: {}, shop: { items: ['I01', 'I02', 'I04'] } }),
    [[0, { act: 'buy', card: 'I01' }]],
    { coins: 0 }
  ],
  [
    'E04: enemies deal one more',
    () => beset('E04', { at: ['2,1'], enemies: { '1,1': 'N1' }, pool: ['BOOT'] }),
    [move(3, 1)],
    { hearts: 1 }
  ],
  ['E06: a coin more', () => beset('E06', { pool: ['COIN'] }), [use('COIN', 'COIN')], { coins: 3 }],
  ['E01: no coin more', () => beset('E01', { pool: ['COIN'] }), [use('COIN', 'COIN')], { coins: 2 }]
])('PL-180: %s', (_, s, moves, has) => {
  expect(after(s(), ...moves).players[0]).toMatchObject(has)
})

test('PL-180: E02 boosts no boot, E05 makes enemies harder to defeat', () => {
  const boot = { act: 'use', pay: 'BOOT', as: 'BOOT', size: 2 } as const
  const heavy = (event: string) => rule(beset(event, { pool: ['BOOT'], gems: [1] }), 0, boot)
  expect([heavy('E02'), heavy('E01')]).toEqual(['PL-180', null])
  const blunt = (event: string) =>
    rule(after(beset(event, { at: ['2,1'], enemies: { '1,1': 'N1' }, ...hand(1) }), sword), 0, attack(1, 1)[1])
  expect([blunt('E05'), blunt('E01')]).toEqual(['PL-083', null])
})
