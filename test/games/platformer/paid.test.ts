// What actions cost, and what is left of it (6.1 to 6.8): dice, steps, spaces of a Paw, gems, coins and cards, one line for each case.

import { expect, test } from 'vitest'
import type { State } from '../../../src/games/platformer/state.ts'
import { cell } from '../../../src/games/platformer/tower/cell.ts'
import { after } from './match.ts'
import {
  attack,
  card,
  foes,
  go,
  hand,
  type Moved,
  move,
  owning,
  paw,
  plain,
  push,
  shift,
  sword,
  swords,
  twin,
  use
} from './moves.ts'

/** What the turn holds after these moves. */
test.each<[what: string, s: () => State, moves: readonly Moved[], turn: object]>([
  [
    'PL-018: a step takes a Boot',
    () => plain({ pool: ['BOOT', 'PAW'] }),
    [move(2, 1)],
    { pool: ['PAW'], steps: { left: 0 } }
  ],
  [
    'PL-040: a step that is left comes first',
    () => plain({ pool: ['BOOT', 'BOOT'], gems: [1, 0] }),
    [use('BOOT', 'BOOT', 2), move(2, 1)],
    { pool: ['BOOT'], steps: { left: 1, boot: true, begun: true } }
  ],
  [
    'PL-040: then the next Boot',
    () => plain({ pool: ['BOOT', 'BOOT'], gems: [1, 0] }),
    [use('BOOT', 'BOOT', 2), move(2, 1), move(3, 1), move(4, 1)],
    { pool: [], steps: { left: 0, begun: true } }
  ],
  [
    'I04: a step upwards comes from the belt',
    () => owning('I04', { pool: ['BOOT'] }),
    [card('I04'), move(3, 2)],
    { pool: ['BOOT'], steps: { left: 1, boot: false, up: true } }
  ],
  [
    'I04: a step aside takes a Boot',
    () => owning('I04', { pool: ['BOOT'] }),
    [card('I04'), move(2, 1)],
    { pool: [], steps: { left: 0, up: false } }
  ],
  [
    'P3: any step',
    () => owning('P3', { pool: ['BOOT'] }),
    [card('P3'), move(2, 1)],
    { pool: ['BOOT'], steps: { left: 1, boot: false, up: false } }
  ],
  [
    'A01: the first Boot has a step more',
    () => owning('A01', { pool: ['BOOT'] }),
    [move(2, 1)],
    { pool: [], steps: { left: 1 }, booted: true }
  ],
  [
    'A01: and no other one',
    () => owning('A01', { pool: ['BOOT', 'BOOT'] }),
    [move(2, 1), move(3, 1), move(2, 1)],
    { pool: [], steps: { left: 0 } }
  ],
  [
    'A01: a larger one as well',
    () => owning('A01', { pool: ['BOOT'], gems: [1, 0] }),
    [use('BOOT', 'BOOT', 2)],
    { steps: { left: 3, boot: true, up: false, begun: false } }
  ],
  [
    'H3: a slip is for one Move',
    () => plain({ pool: ['BOOT'] }),
    [[0, { act: 'ability' }], move(2, 1)],
    { slip: false }
  ],
  ['H3: it waits for that Move', () => plain(), [[0, { act: 'ability' }]], { slip: true, veil: false }],
  ['P5: a veil stays', () => owning('P5', { pool: ['BOOT'] }), [card('P5'), move(2, 1)], { veil: true }],
  ['I10: a key is for one Move', () => owning('I10', { pool: ['BOOT'] }), [card('I10'), move(2, 1)], { ghost: false }],
  [
    'PL-061: a portal takes a Boot',
    () => plain({ ...twin, pool: ['BOOT', 'BOOT'] }),
    [go(5, 4)],
    { pool: ['BOOT'], steps: { left: 0, begun: true } }
  ],
  [
    'PL-061: or a step that is left',
    () => plain({ ...twin, pool: ['BOOT', 'BOOT'], gems: [3, 0] }),
    [use('BOOT', 'BOOT', 3), go(5, 4)],
    { pool: ['BOOT'], steps: { left: 2, boot: true, begun: true } }
  ],
  [
    'PL-061: not one of a card',
    () => plain({ ...twin, pool: ['BOOT'], potions: [['P3'], []] }),
    [card('P3'), go(5, 4)],
    { pool: [], steps: { left: 0 } }
  ],
  [
    'PL-021: a Paw',
    () => plain({ enemies: foes, pool: ['PAW', 'STAR'] }),
    [shift],
    { pool: ['STAR'], paw: { left: 0, at: cell(7, 1) } }
  ],
  [
    'PL-042: a larger one has spaces left',
    () => plain({ enemies: foes, pool: ['PAW'], gems: [3, 0] }),
    [use('PAW', 'PAW', 3), shift],
    { pool: [], paw: { left: 2, at: cell(7, 1) } }
  ],
  [
    'PL-042: they come before another Paw',
    () => plain({ enemies: foes, pool: ['PAW', 'PAW'], gems: [1, 0] }),
    [use('PAW', 'PAW', 2), shift, paw([7, 1], [6, 1])],
    { pool: ['PAW'], paw: { left: 0, at: cell(6, 1) } }
  ],
  [
    'PL-Q11: for another enemy, another Paw',
    () => plain({ enemies: foes, pool: ['PAW', 'PAW'], gems: [1, 0] }),
    [use('PAW', 'PAW', 2), shift, paw([1, 1], [2, 1])],
    { pool: [], paw: { left: 0, at: cell(2, 1) } }
  ],
  [
    'H1: her Paw has a space more',
    () => plain({ heroes: ['H1', 'H3'], enemies: foes, pool: ['PAW'] }),
    [shift],
    { pool: [], paw: { left: 1, at: cell(7, 1) } }
  ],
  [
    'H1: a larger one, too',
    () => plain({ heroes: ['H1', 'H3'], enemies: foes, pool: ['PAW'], gems: [1, 0] }),
    [use('PAW', 'PAW', 2), shift],
    { paw: { left: 2 } }
  ],
  [
    'N6: a heavy one takes two',
    () => plain({ enemies: { '6,1': 'N6' }, pool: ['PAW'], gems: [3, 0] }),
    [use('PAW', 'PAW', 3), shift],
    { paw: { left: 1, at: cell(7, 1) } }
  ],
  [
    'I06: a hook has one',
    () => owning('I06', { enemies: foes, pool: ['PAW'] }),
    [card('I06'), shift],
    { pool: ['PAW'], paw: { left: 0 } }
  ],
  [
    'PL-041: a larger Sword',
    () => plain({ pool: ['SWORD'], gems: [3, 0] }),
    [use('SWORD', 'SWORD', 3)],
    { attack: { swords: 1, wounds: 3, bonus: 0 } }
  ],
  ['PL-019: two Swords', () => plain(hand(2)), swords(2), { attack: { swords: 2, wounds: 2, bonus: 0 }, pool: [] }],
  [
    'I02, P2: bonuses add up',
    () => plain({ items: [['I02'], []], potions: [['P2'], []] }),
    [card('I02'), card('P2')],
    { attack: { swords: 0, wounds: 0, bonus: 3 } }
  ],
  [
    'PL-083: an attack takes them all, and the spear',
    () => plain({ items: [['I11', 'I02'], []], enemies: { '2,1': 'N1' }, ...hand(1) }),
    [card('I11'), card('I02'), sword, attack(2, 1)],
    { attack: { swords: 0, wounds: 0, bonus: 0 }, spear: false }
  ],
  [
    'PL-024: forges are counted',
    () => plain({ pool: ['COIN', 'COIN'] }),
    [use('COIN+COIN', 'BOOT')],
    { forges: 1, pool: [], steps: { left: 1, boot: true } }
  ],
  [
    'A09: any symbol is no forge',
    () => owning('A09', { pool: ['COIN'] }),
    [card('A09'), use('COIN>', 'BOOT')],
    { forges: 0, anyDie: false }
  ],
  [
    'I13: tongs are for one forge',
    () => owning('I13', { pool: ['COIN', 'PAW'] }),
    [card('I13'), use('COIN+PAW', 'BOOT')],
    { forges: 1, tongs: false }
  ],
  [
    'I13: two alike leave them open',
    () => owning('I13', { pool: ['COIN', 'COIN'] }),
    [card('I13'), use('COIN+COIN', 'BOOT')],
    { forges: 1, tongs: true }
  ],
  ['I08: a lens', () => owning('I08'), [card('I08')], { lens: 1 }],
  ['A04: both lenses', () => plain({ items: [['I08', 'A04'], []] }), [card('I08'), card('A04')], { lens: 3 }],
  [
    'I08: it is used by a larger symbol',
    () => owning('I08', { pool: ['COIN'] }),
    [card('I08'), use('COIN', 'COIN', 2)],
    { lens: 0 }
  ],
  [
    'I08: and by no other',
    () => owning('I08', { pool: ['COIN'] }),
    [card('I08'), use('COIN', 'COIN')],
    { lens: 1, coined: true }
  ],
  [
    'PL-073: where the pushed figure stands',
    () => plain({ at: ['2,1', '3,1'], pool: ['BOOT'] }),
    [push([3, 1], [4, 1])],
    { pushed: cell(4, 1) }
  ],
  [
    'A05: and once it was pushed again',
    () => plain({ at: ['2,1', '3,1'], items: [['A05'], []], pool: ['BOOT'] }),
    [push([3, 1], [4, 1]), [0, { act: 'again', to: [5, 1] }]],
    { pushed: cell(5, 1) }
  ]
])('the turn: %s', (_, s, moves, turn) => {
  expect(after(s(), ...moves).turn).toMatchObject(turn)
})
