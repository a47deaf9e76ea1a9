// What cards arm, for the next attack, boost, forge or Move (sections 8.5 to 8.7): what may be done then, and what may not.

import { expect, test } from 'vitest'
import type { Action } from '../../../src/games/platformer/actions.ts'
import type { State } from '../../../src/games/platformer/state.ts'
import { after, rule } from './match.ts'
import { attack, card, hand, mossling, move, owning, plain, shift, sword, swords, use } from './moves.ts'

const armed = (more: object): State => after(plain({ items: [['I11'], []], ...hand(2), ...more }), sword)
const three = () => armed({ enemies: { '5,1': 'N1', '4,2': 'N1', '1,1': 'N1' } })
const tongs = (...pool: readonly string[]): State => after(owning('I13', { pool }), card('I13'))
const hammer = (more: object = {}): State => after(owning('A09', { pool: ['COIN', 'PAW'], ...more }), card('A09'))
const facing = (health: 'N1' | 'N2' | 'N5' | 'N6', n: number, more: object = {}): State =>
  after(plain({ at: ['2,1', null], enemies: { '1,1': health }, ...hand(n), ...more }), ...swords(n))
const sized = (n: number): object => ({ act: 'use', pay: 'COIN', as: 'COIN', size: n })

/** What may be done and what may not: null, or the rule that refuses. */
test.each<[what: string, s: () => State, action: object, refused: string | null]>([
  [
    'I08: for one symbol',
    () => after(owning('I08', { pool: ['COIN', 'COIN'] }), card('I08'), use('COIN', 'COIN', 2)),
    sized(2),
    'PL-039'
  ],
  [
    'I08: one gem, not two',
    () => after(owning('I08', { pool: ['COIN'], gems: [1, 0] }), card('I08')),
    sized(3),
    'PL-039'
  ],
  ['A04: two gems', () => after(owning('A04', { pool: ['COIN'], gems: [1, 0] }), card('A04')), sized(3), null],
  ['I13: two different symbols', () => tongs('COIN', 'PAW'), use('COIN+PAW', 'SWORD')[1], null],
  ['I13: not before it is used', () => owning('I13', { pool: ['COIN', 'PAW'] }), use('COIN+PAW', 'SWORD')[1], 'PL-025'],
  [
    'I13: once',
    () => after(tongs('BOOT', 'COIN', 'PAW', 'STAR'), use('COIN+PAW', 'SWORD')),
    use('BOOT+STAR', 'COIN')[1],
    'PL-025'
  ],
  [
    'I13: a pair does not need it',
    () => after(tongs('BOOT', 'COIN', 'COIN', 'STAR'), use('COIN+COIN', 'SWORD')),
    use('BOOT+STAR', 'COIN')[1],
    null
  ],
  ['A09: any symbol for one die', () => hammer(), use('COIN>', 'SWORD')[1], null],
  ['A09: not before it is used', () => owning('A09', { pool: ['COIN'] }), use('COIN>', 'SWORD')[1], 'PL-177'],
  ['A09: for one die', () => after(hammer(), use('COIN>', 'SWORD')), use('PAW>', 'SWORD')[1], 'PL-177'],
  ['A09, PL-027: not boosted', () => hammer({ gems: [1, 0] }), use('COIN>', 'SWORD', 2)[1], 'PL-027'],
  ['A09: no coin of a card', () => hammer(), use('COIN>', 'GAIN')[1], 'PL-028'],
  ['I10: not without it', () => owning('I10', { at: ['7,2', null], pool: ['BOOT'] }), move(8, 2)[1], 'PL-046'],
  [
    'I10: one wall',
    () => after(owning('I10', { at: ['7,2', null], pool: ['BOOT', 'BOOT'] }), card('I10'), move(8, 2)),
    move(7, 2)[1],
    'PL-046'
  ],
  [
    'I10: no border',
    () => after(owning('I10', { at: ['8,2', null], pool: ['BOOT'] }), card('I10')),
    move(9, 2)[1],
    'PL-050'
  ],
  [
    'I10: no platform',
    () => after(owning('I10', { at: ['2,1', null], pool: ['BOOT'] }), card('I10')),
    move(2, 2)[1],
    'PL-047'
  ],
  ['I11: not without it', three, attack(5, 1)[1], 'PL-081'],
  ['I11: two spaces away', () => after(three(), card('I11')), attack(5, 1)[1], null],
  ['I11: in a straight line', () => after(three(), card('I11')), attack(4, 2)[1], 'PL-081'],
  ['I11: one attack', () => after(three(), card('I11'), attack(5, 1), sword), attack(1, 1)[1], 'PL-081'],
  [
    'I11: through no wall',
    () => after(armed({ at: ['6,2', null], enemies: { '8,2': 'N1' } }), card('I11')),
    attack(8, 2)[1],
    'PL-081'
  ],
  ['I06: any enemy, one space', () => after(owning('I06', { enemies: { '6,1': 'N1' } }), card('I06')), shift[1], null],
  [
    'I06: once',
    () => after(owning('I06', { enemies: { '6,1': 'N1' } }), card('I06'), shift),
    { act: 'shift', from: [7, 1], to: [6, 1] },
    'PL-021'
  ],
  ['N6: too heavy for it', () => after(owning('I06', { enemies: { '6,1': 'N6' } }), card('I06')), shift[1], 'PL-042'],
  ['N6: too heavy for a paw', () => plain({ enemies: { '6,1': 'N6' }, pool: ['PAW'] }), shift[1], 'PL-042'],
  ['H1: not for hers', () => plain({ heroes: ['H1', 'H3'], enemies: { '6,1': 'N6' }, pool: ['PAW'] }), shift[1], null],
  ['I15: three swords', () => facing('N6', 3, { items: [['I15'], []] }), attack(1, 1)[1], null],
  ['I15: not two', () => facing('N5', 2, { items: [['I15'], []] }), attack(1, 1)[1], 'PL-083'],
  ['H6: two swords', () => facing('N5', 2, { heroes: ['H6', 'H1'] }), attack(1, 1)[1], null],
  ['H6: not one', () => facing('N2', 1, { heroes: ['H6', 'H1'] }), attack(1, 1)[1], 'PL-083'],
  ['I02: a wound more', () => after(facing('N2', 1, { items: [['I02'], []] }), card('I02')), attack(1, 1)[1], null],
  ['P2: two wounds more', () => after(facing('N5', 1, { potions: [['P2'], []] }), card('P2')), attack(1, 1)[1], null],
  ['P2: not three', () => after(facing('N6', 1, { potions: [['P2'], []] }), card('P2')), attack(1, 1)[1], 'PL-083'],
  ['PL-084: bonuses alone are no attack', () => after(owning('I02', mossling), card('I02')), attack(1, 1)[1], 'PL-084'],
  [
    'PL-147: a bonus is spent with its attack',
    () =>
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
  ['PL-036: a size for more gems than there are', () => plain({ pool: ['COIN'], gems: [2, 0] }), sized(3), 'PL-039']
])('%s', (_, s, action, refused) => {
  expect(rule(s(), 0, action as Action)).toBe(refused)
})
