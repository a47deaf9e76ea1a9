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
  shift,
  sword,
  swords,
  two,
  use
} from './moves.ts'

/** What the first player has in the end, and enemies where a case says so. */
test.each<[what: string, s: State, moves: readonly Moved[], has: object]>([
  ['I01: one step', owning('I01'), [card('I01'), move(4, 1)], { at: cell(4, 1) }],
  ['I03: an attack of the die hurts less', owning('I03', { ...mossling, phase: 'roll' }), [attacked], { hearts: 5 }],
  [
    'I03: a stronger one still hurts',
    owning('I03', { at: ['2,1', null], enemies: { '1,1': 'N5' }, phase: 'roll', special: ['PAW', 'BLANK'] }),
    [attacked],
    { hearts: 3, special: 'BLANK' }
  ],
  [
    'I03, N5: what does not wound does not howl',
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
  ['I03: an attack in passing hurts', owning('I03', { ...mossling, pool: ['BOOT'] }), [move(3, 1)], { hearts: 4 }],
  ['I04: two steps up', owning('I04'), [card('I04'), move(3, 2), move(3, 3)], { at: cell(3, 3) }],
  [
    'I08: a size costs a gem less',
    owning('I08', { pool: ['COIN'], gems: [3, 0] }),
    [card('I08'), use('COIN', 'COIN', 3)],
    { coins: 3, gems: 1 }
  ],
  [
    'I08: it waits for the next symbol that is boosted',
    owning('I08', { pool: ['COIN', 'COIN'] }),
    [card('I08'), use('COIN', 'COIN'), use('COIN', 'COIN', 2)],
    { coins: 3, gems: 0 }
  ],
  [
    'A04: with the lens it spares three gems, and never more than a size costs',
    plain({ items: [['I08', 'A04'], []], pool: ['COIN', 'COIN'], gems: [1, 0] }),
    [card('I08'), card('A04'), use('COIN', 'COIN', 2)],
    { coins: 2, gems: 1 }
  ],
  ['I09: no trap hurts', owning('I09', { at: ['7,1', null], pool: ['BOOT'] }), [move(8, 1)], { hearts: 5 }],
  ['A07: no trap hurts', owning('A07', { at: ['7,1', null], pool: ['BOOT'] }), [move(8, 1)], { hearts: 5 }],
  ['I09: nor in a fall', owning('I09', { at: ['8,3', null] }), [gravity], { at: cell(8, 1), hearts: 5 }],
  ['PL-057: a fall into a trap hurts', plain({ at: ['8,3', null] }), [gravity], { at: cell(8, 1), hearts: 4 }],
  [
    'I10: through a wall',
    owning('I10', { at: ['7,2', null], pool: ['BOOT'] }),
    [card('I10'), move(8, 2)],
    { at: cell(8, 2) }
  ],
  [
    'I10: from the other side',
    owning('I10', { at: ['8,2', null], pool: ['BOOT'] }),
    [card('I10'), move(7, 2)],
    { at: cell(7, 2) }
  ],
  [
    'I12: a heart with it',
    owning('I09', { at: ['4,1', null], coins: [3, 0], shop: { items: ['I12', 'I01', 'I02'] } }),
    [[0, { act: 'buy', card: 'I12' }]],
    { hearts: 6, coins: 0 }
  ],
  [
    'I12: and no other one',
    plain({ at: ['4,1', null], coins: [3, 0], hearts: [2, 5], shop: { items: ['I12', 'I01', 'I02'] } }),
    [[0, { act: 'buy', card: 'I12' }]],
    { hearts: 3, items: [{ id: 'I12', used: false }] }
  ],
  [
    'I14, H2: two coins more',
    owning('I14', { ...mossling, heroes: ['H2', 'H1'], ...hand(1) }),
    [sword, attack(1, 1)],
    { coins: 3 }
  ],
  ['P1: three hearts', owning('P1', { hearts: [1, 5] }), [card('P1')], { hearts: 4, potions: [] }],
  ['P1: as many as the hero has', owning('P1', { hearts: [4, 5] }), [card('P1')], { hearts: 5 }],
  ['P3: two steps', owning('P3'), [card('P3'), move(2, 1), move(1, 1)], { at: cell(1, 1) }],
  ['P4: nothing falls', owning('P4', { at: ['7,3', null] }), [card('P4'), gravity], { at: cell(7, 3) }],
  [
    'P4: nor in the turn of the others',
    owning('P4', { at: ['7,3', '2,1'] }),
    [card('P4'), done],
    { at: cell(7, 3), floats: 'round' }
  ],
  [
    'A08: it falls in the next turn',
    owning('A08', { at: ['7,3', '2,1'] }),
    [card('A08'), done],
    { at: cell(7, 3), floats: 'no' }
  ],
  ['P6: two gems', owning('P6'), [card('P6')], { gems: 2, coins: 0 }],
  ['A10: a coin', owning('A10'), [card('A10')], { gems: 0, coins: 1 }],
  ['A06: two hearts', owning('A06', { hearts: [2, 5] }), [card('A06')], { hearts: 4 }],
  [
    'A01: the first boot goes one further',
    owning('A01', { pool: ['BOOT'] }),
    [move(2, 1), move(1, 1)],
    { at: cell(1, 1) }
  ],
  [
    'H4: a heart',
    plain({ heroes: ['H4', 'H1'], hearts: [2, 5] }),
    [[0, { act: 'ability' }]],
    { hearts: 3, used: true }
  ],
  ['H2: a coin more', plain({ ...mossling, heroes: ['H2', 'H1'], ...hand(1) }), [sword, attack(1, 1)], { coins: 2 }],
  [
    'PL-088: the loot',
    plain({ ...mossling, enemies: { '1,1': 'N3' }, ...hand(2) }),
    [sword, sword, attack(1, 1)],
    { coins: 1, gems: 1 }
  ],
  [
    'N2: spiny when it is pushed',
    plain({ at: ['2,1', null], enemies: { '1,1': 'N2' }, pool: ['BOOT'] }),
    [[0, { act: 'move', to: [1, 1], push: [2, 1] }]],
    { hearts: 3 }
  ],
  ['N3: grasps who comes next to it', plain({ enemies: { '1,1': 'N3' }, pool: ['BOOT'] }), [move(2, 1)], { hearts: 4 }],
  [
    'N3: not who is placed there',
    owning('P8', { enemies: { '1,1': 'N3' } }),
    [card('P8', { to: [2, 1] })],
    { hearts: 5 }
  ],
  [
    'N3: not who falls there',
    plain({ at: ['7,3', null], enemies: { '6,1': 'N1', '6,2': 'N3' } }),
    [gravity],
    { at: cell(7, 2), hearts: 5 }
  ],
  [
    'A03: cheaper by a coin',
    owning('A03', { at: ['4,1', null], coins: [3, 0], shop: { items: ['I02', 'I01', 'I03'] } }),
    [[0, { act: 'buy', card: 'I02' }]],
    { coins: 0 }
  ]
])('%s', (_, s, moves, has) => {
  expect(after(s, ...moves).players[0]).toMatchObject(has)
})

const armed = (more: object): State => after(plain({ items: [['I11'], []], ...hand(2), ...more }), sword)
const three = armed({ enemies: { '5,1': 'N1', '4,2': 'N1', '1,1': 'N1' } })
const tongs = (...pool: readonly string[]): State => after(owning('I13', { pool }), card('I13'))
const hammer = (more: object = {}): State => after(owning('A09', { pool: ['COIN', 'PAW'], ...more }), card('A09'))
const facing = (health: 'N1' | 'N2' | 'N5' | 'N6', n: number, more: object = {}): State =>
  after(plain({ at: ['2,1', null], enemies: { '1,1': health }, ...hand(n), ...more }), ...swords(n))
const sized = (n: number): object => ({ act: 'use', pay: 'COIN', as: 'COIN', size: n })

/** What may be done and what may not: null, or the rule that refuses. */
test.each<[what: string, s: State, action: object, refused: string | null]>([
  [
    'I08: for one symbol',
    after(owning('I08', { pool: ['COIN', 'COIN'] }), card('I08'), use('COIN', 'COIN', 2)),
    sized(2),
    'PL-039'
  ],
  ['I08: one gem, not two', after(owning('I08', { pool: ['COIN'], gems: [1, 0] }), card('I08')), sized(3), 'PL-039'],
  ['A04: two gems', after(owning('A04', { pool: ['COIN'], gems: [1, 0] }), card('A04')), sized(3), null],
  ['I13: two different symbols', tongs('COIN', 'PAW'), use('COIN+PAW', 'SWORD')[1], null],
  ['I13: not before it is used', owning('I13', { pool: ['COIN', 'PAW'] }), use('COIN+PAW', 'SWORD')[1], 'PL-025'],
  [
    'I13: once',
    after(tongs('BOOT', 'COIN', 'PAW', 'STAR'), use('COIN+PAW', 'SWORD')),
    use('BOOT+STAR', 'COIN')[1],
    'PL-025'
  ],
  [
    'I13: a pair does not need it',
    after(tongs('BOOT', 'COIN', 'COIN', 'STAR'), use('COIN+COIN', 'SWORD')),
    use('BOOT+STAR', 'COIN')[1],
    null
  ],
  ['A09: any symbol for one die', hammer(), use('COIN>', 'SWORD')[1], null],
  ['A09: not before it is used', owning('A09', { pool: ['COIN'] }), use('COIN>', 'SWORD')[1], 'PL-177'],
  ['A09: for one die', after(hammer(), use('COIN>', 'SWORD')), use('PAW>', 'SWORD')[1], 'PL-177'],
  ['A09, PL-027: not boosted', hammer({ gems: [1, 0] }), use('COIN>', 'SWORD', 2)[1], 'PL-027'],
  ['A09: no coin of a card', hammer(), use('COIN>', 'GAIN')[1], 'PL-028'],
  ['I10: not without it', owning('I10', { at: ['7,2', null], pool: ['BOOT'] }), move(8, 2)[1], 'PL-046'],
  [
    'I10: one wall',
    after(owning('I10', { at: ['7,2', null], pool: ['BOOT', 'BOOT'] }), card('I10'), move(8, 2)),
    move(7, 2)[1],
    'PL-046'
  ],
  ['I10: no border', after(owning('I10', { at: ['8,2', null], pool: ['BOOT'] }), card('I10')), move(9, 2)[1], 'PL-050'],
  [
    'I10: no platform',
    after(owning('I10', { at: ['2,1', null], pool: ['BOOT'] }), card('I10')),
    move(2, 2)[1],
    'PL-047'
  ],
  ['I11: not without it', three, attack(5, 1)[1], 'PL-081'],
  ['I11: two spaces away', after(three, card('I11')), attack(5, 1)[1], null],
  ['I11: in a straight line', after(three, card('I11')), attack(4, 2)[1], 'PL-081'],
  ['I11: one attack', after(three, card('I11'), attack(5, 1), sword), attack(1, 1)[1], 'PL-081'],
  [
    'I11: through no wall',
    after(armed({ at: ['6,2', null], enemies: { '8,2': 'N1' } }), card('I11')),
    attack(8, 2)[1],
    'PL-081'
  ],
  ['I06: any enemy, one space', after(owning('I06', { enemies: { '6,1': 'N1' } }), card('I06')), shift[1], null],
  [
    'I06: once',
    after(owning('I06', { enemies: { '6,1': 'N1' } }), card('I06'), shift),
    { act: 'shift', from: [7, 1], to: [6, 1] },
    'PL-021'
  ],
  ['N6: too heavy for it', after(owning('I06', { enemies: { '6,1': 'N6' } }), card('I06')), shift[1], 'PL-042'],
  ['N6: too heavy for a paw', plain({ enemies: { '6,1': 'N6' }, pool: ['PAW'] }), shift[1], 'PL-042'],
  ['H1: not for hers', plain({ heroes: ['H1', 'H3'], enemies: { '6,1': 'N6' }, pool: ['PAW'] }), shift[1], null],
  ['I15: three swords', facing('N6', 3, { items: [['I15'], []] }), attack(1, 1)[1], null],
  ['I15: not two', facing('N5', 2, { items: [['I15'], []] }), attack(1, 1)[1], 'PL-083'],
  ['H6: two swords', facing('N5', 2, { heroes: ['H6', 'H1'] }), attack(1, 1)[1], null],
  ['H6: not one', facing('N2', 1, { heroes: ['H6', 'H1'] }), attack(1, 1)[1], 'PL-083'],
  ['I02: a wound more', after(facing('N2', 1, { items: [['I02'], []] }), card('I02')), attack(1, 1)[1], null],
  ['P2: two wounds more', after(facing('N5', 1, { potions: [['P2'], []] }), card('P2')), attack(1, 1)[1], null],
  ['P2: not three', after(facing('N6', 1, { potions: [['P2'], []] }), card('P2')), attack(1, 1)[1], 'PL-083'],
  ['PL-084: bonuses alone are no attack', after(owning('I02', mossling), card('I02')), attack(1, 1)[1], 'PL-084'],
  [
    'PL-147: a bonus is spent with its attack',
    after(
      plain({ at: ['2,1', null], items: [['I02'], []], enemies: { '1,1': 'N1', '3,1': 'N2' }, ...hand(2) }),
      card('I02'),
      sword,
      attack(1, 1),
      sword
    ),
    attack(3, 1)[1],
    'PL-083'
  ],
  ['PL-036: a size for more gems than there are', plain({ pool: ['COIN'], gems: [2, 0] }), sized(3), 'PL-039']
])('%s', (_, s, action, refused) => {
  expect(rule(s, 0, action as Action)).toBe(refused)
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
