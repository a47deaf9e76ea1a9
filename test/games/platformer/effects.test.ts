// What the house’s items, potions, heroes and enemies do (sections 8.3 to 8.7), one line for each case.

import { expect, test } from 'vitest'
import type { Action } from '../../../src/games/platformer/actions.ts'
import type { State } from '../../../src/games/platformer/state.ts'
import { cell } from '../../../src/games/platformer/tower/cell.ts'
import { after, at, done, rule } from './match.ts'
import {
  attack,
  attacked,
  card,
  gravity,
  hand,
  high,
  type Moved,
  mossling,
  move,
  owning,
  plain,
  sword,
  two,
  use
} from './moves.ts'

/** What the first player has in the end, and enemies where a case says so. */
test.each<[what: string, s: () => State, moves: readonly Moved[], has: object]>([
  ['I01: one step', () => owning('I01'), [card('I01'), move(4, 1)], { at: cell(4, 1) }],
  [
    'I03: an attack of the die hurts less',
    () => owning('I03', { ...mossling, phase: 'roll' }),
    [attacked],
    { hearts: 5 }
  ],
  [
    'I03: a stronger one still hurts',
    () => owning('I03', { at: ['2,1', null], enemies: { '1,1': 'N5' }, phase: 'roll', special: ['PAW', 'BLANK'] }),
    [attacked],
    { hearts: 3, special: 'BLANK' }
  ],
  [
    'I03, N5: what does not wound does not howl',
    () =>
      plain({
        items: [['I03', 'I03', 'I03'], []],
        at: ['2,1', null],
        enemies: { '1,1': 'N5' },
        phase: 'roll',
        special: ['PAW', 'BLANK']
      }),
    [attacked],
    { hearts: 5, special: 'PAW' }
  ],
  [
    'I03: an attack in passing hurts',
    () => owning('I03', { ...mossling, pool: ['BOOT'] }),
    [move(3, 1)],
    { hearts: 4 }
  ],
  ['I04: two steps up', () => owning('I04'), [card('I04'), move(3, 2), move(3, 3)], { at: cell(3, 3) }],
  [
    'I08: a size costs a gem less',
    () => owning('I08', { pool: ['COIN'], gems: [3, 0] }),
    [card('I08'), use('COIN', 'COIN', 3)],
    { coins: 3, gems: 1 }
  ],
  [
    'I08: it waits for the next symbol that is boosted',
    () => owning('I08', { pool: ['COIN', 'COIN'] }),
    [card('I08'), use('COIN', 'COIN'), use('COIN', 'COIN', 2)],
    { coins: 3, gems: 0 }
  ],
  [
    'A04: with the lens it spares three gems, and never more than a size costs',
    () => plain({ items: [['I08', 'A04'], []], pool: ['COIN', 'COIN'], gems: [1, 0] }),
    [card('I08'), card('A04'), use('COIN', 'COIN', 2)],
    { coins: 2, gems: 1 }
  ],
  ['I09: no trap hurts', () => owning('I09', { at: ['7,1', null], pool: ['BOOT'] }), [move(8, 1)], { hearts: 5 }],
  ['A07: no trap hurts', () => owning('A07', { at: ['7,1', null], pool: ['BOOT'] }), [move(8, 1)], { hearts: 5 }],
  ['I09: nor in a fall', () => owning('I09', { at: ['8,3', null] }), [gravity], { at: cell(8, 1), hearts: 5 }],
  ['PL-057: a fall into a trap hurts', () => plain({ at: ['8,3', null] }), [gravity], { at: cell(8, 1), hearts: 4 }],
  [
    'I10: through a wall',
    () => owning('I10', { at: ['7,2', null], pool: ['BOOT'] }),
    [card('I10'), move(8, 2)],
    { at: cell(8, 2) }
  ],
  [
    'I10: from the other side',
    () => owning('I10', { at: ['8,2', null], pool: ['BOOT'] }),
    [card('I10'), move(7, 2)],
    { at: cell(7, 2) }
  ],
  [
    'I12: a heart with it',
    () => owning('I09', { at: ['4,1', null], coins: [3, 0], shop: { items: ['I12', 'I01', 'I02'] } }),
    [[0, { act: 'buy', card: 'I12' }]],
    { hearts: 6, coins: 0 }
  ],
  [
    'I12: and no other one',
    () => plain({ at: ['4,1', null], coins: [3, 0], hearts: [2, 5], shop: { items: ['I12', 'I01', 'I02'] } }),
    [[0, { act: 'buy', card: 'I12' }]],
    { hearts: 3, items: [{ id: 'I12', used: false }] }
  ],
  [
    'I14, H2: two coins more',
    () => owning('I14', { ...mossling, heroes: ['H2', 'H1'], ...hand(1) }),
    [sword, attack(1, 1)],
    { coins: 3 }
  ],
  ['P1: three hearts', () => owning('P1', { hearts: [1, 5] }), [card('P1')], { hearts: 4, potions: [] }],
  ['P1: as many as the hero has', () => owning('P1', { hearts: [4, 5] }), [card('P1')], { hearts: 5 }],
  ['P3: two steps', () => owning('P3'), [card('P3'), move(2, 1), move(1, 1)], { at: cell(1, 1) }],
  ['P4: nothing falls', () => owning('P4', { at: ['7,3', null] }), [card('P4'), gravity], { at: cell(7, 3) }],
  [
    'P4: nor in the turn of the others',
    () => owning('P4', { at: ['7,3', '2,1'] }),
    [card('P4'), done],
    { at: cell(7, 3), floats: 'round' }
  ],
  [
    'A08: it falls in the next turn',
    () => owning('A08', { at: ['7,3', '2,1'] }),
    [card('A08'), done],
    { at: cell(7, 3), floats: 'no' }
  ],
  ['P6: two gems', () => owning('P6'), [card('P6')], { gems: 2, coins: 0 }],
  ['A10: a coin', () => owning('A10'), [card('A10')], { gems: 0, coins: 1 }],
  ['A06: two hearts', () => owning('A06', { hearts: [2, 5] }), [card('A06')], { hearts: 4 }],
  [
    'A01: the first boot goes one further',
    () => owning('A01', { pool: ['BOOT'] }),
    [move(2, 1), move(1, 1)],
    { at: cell(1, 1) }
  ],
  [
    'H4: a heart',
    () => plain({ heroes: ['H4', 'H1'], hearts: [2, 5] }),
    [[0, { act: 'ability' }]],
    { hearts: 3, used: true }
  ],
  [
    'H2: a coin more',
    () => plain({ ...mossling, heroes: ['H2', 'H1'], ...hand(1) }),
    [sword, attack(1, 1)],
    { coins: 2 }
  ],
  [
    'PL-088: the loot',
    () => plain({ ...mossling, enemies: { '1,1': 'N3' }, ...hand(2) }),
    [sword, sword, attack(1, 1)],
    { coins: 1, gems: 1 }
  ],
  [
    'N2: spiny when it is pushed',
    () => plain({ at: ['2,1', null], enemies: { '1,1': 'N2' }, pool: ['BOOT'] }),
    [[0, { act: 'move', to: [1, 1], push: [2, 1] }]],
    { hearts: 3 }
  ],
  [
    'N3: grasps who comes next to it',
    () => plain({ enemies: { '1,1': 'N3' }, pool: ['BOOT'] }),
    [move(2, 1)],
    { hearts: 4 }
  ],
  [
    'N3: not who is placed there',
    () => owning('P8', { enemies: { '1,1': 'N3' } }),
    [card('P8', { to: [2, 1] })],
    { hearts: 5 }
  ],
  [
    'N3: not who falls there',
    () => plain({ at: ['7,3', null], enemies: { '6,1': 'N1', '6,2': 'N3' } }),
    [gravity],
    { at: cell(7, 2), hearts: 5 }
  ],
  [
    'A03: cheaper by a coin',
    () => owning('A03', { at: ['4,1', null], coins: [3, 0], shop: { items: ['I02', 'I01', 'I03'] } }),
    [[0, { act: 'buy', card: 'I02' }]],
    { coins: 0 }
  ]
])('%s', (_, s, moves, has) => {
  expect(after(s(), ...moves).players[0]).toMatchObject(has)
})

test('I05: a hero next to a wall holds on, on either side, and nobody else does', () => {
  const falls = (id: string, place: string) => after(owning(id, { at: [place, null] }), gravity).phase
  // A wall is between 7,2 and 8,2; only 8,2 and 7,3 have nothing under them.
  expect([falls('I05', '8,2'), falls('I05', '7,3'), falls('I09', '8,2')]).toEqual(['drop', 'act', 'act'])
  const left = at({ levels: [['XA', 'XB']], ...two, at: ['3,2', null], items: [['I05'], []] })
  expect(after(left, gravity).phase).toBe('drop')
})

test('what a card asks for is asked for, and nothing else', () => {
  const s = plain({ potions: [['P7', 'P8', 'P1'], []], pool: ['COIN'] })
  const rules = [
    { card: 'P7' },
    { card: 'P7', dice: ['COIN'] },
    { card: 'P7', dice: ['PAW'] },
    { card: 'P8' },
    { card: 'P8', to: [7, 2] },
    { card: 'P8', to: [3, 1] },
    { card: 'P1', dice: ['COIN'] },
    { card: 'P1', to: [7, 2] },
    { card: 'P6' }
  ].map((it) => rule(s, 0, { act: 'card', ...it } as Action))
  expect(rules).toEqual(['PL-143', null, 'PL-014', 'PL-143', null, 'PL-044', 'PL-143', 'PL-143', 'PL-143'])
  expect(rule(owning('P8', high), 0, { act: 'card', card: 'P8', to: [2, 5] })).toBe('PL-044')
})
