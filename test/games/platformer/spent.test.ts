// What actions cost and give (6.1 to 6.8): gems, coins, cards and hearts of the player, and what is refused, one line for each case.

import { expect, test } from 'vitest'
import type { Action } from '../../../src/games/platformer/actions.ts'
import game from '../../../src/games/platformer/index.ts'
import type { State } from '../../../src/games/platformer/state.ts'
import { cell } from '../../../src/games/platformer/tower/cell.ts'
import { above, after, at, roster, rule, tower } from './match.ts'
import { card, foes, go, type Moved, move, owning, paw, plain, push, shift, twin, two, use } from './moves.ts'

const twins = [
  ['XV', 'XV'],
  ['XV', 'XV']
]
const special = (sym: string, more: object = {}): State => plain({ special: [sym, 'PAW'], ...more })
/** What the first player has after these moves. */
test.each<[what: string, s: () => State, moves: readonly Moved[], has: object]>([
  [
    'PL-015: the special die is blank once used',
    () => special('COIN'),
    [use('COIN*', 'COIN')],
    { special: 'BLANK', forged: false, coins: 1 }
  ],
  [
    'PL-014: a die of the pool leaves it',
    () => special('COIN', { pool: ['COIN'] }),
    [use('COIN', 'COIN')],
    { special: 'COIN', coins: 1 }
  ],
  [
    'PL-026: it is forged with another',
    () => special('COIN', { pool: ['COIN'] }),
    [use('COIN+COIN*', 'SWORD')],
    { special: 'BLANK', coins: 0 }
  ],
  [
    'PL-034: size 2 is a gem',
    () => plain({ pool: ['COIN'], gems: [9, 0] }),
    [use('COIN', 'COIN', 2)],
    { coins: 2, gems: 8 }
  ],
  [
    'PL-034: size 3 three',
    () => plain({ pool: ['COIN'], gems: [9, 0] }),
    [use('COIN', 'COIN', 3)],
    { coins: 3, gems: 6 }
  ],
  [
    'PL-034: size 4 six',
    () => plain({ pool: ['COIN'], gems: [9, 0] }),
    [use('COIN', 'COIN', 4)],
    { coins: 4, gems: 3 }
  ],
  [
    'PL-034: size 5 ten',
    () => plain({ pool: ['COIN'], gems: [10, 0] }),
    [use('COIN', 'COIN', 5)],
    { coins: 5, gems: 0 }
  ],
  [
    'I07: a purse has a coin for the first',
    () => owning('I07', { pool: ['COIN'], gems: [1, 0] }),
    [use('COIN', 'COIN', 2)],
    { coins: 3 }
  ],
  ['I07: also for a forged one', () => owning('I07', { pool: ['PAW', 'PAW'] }), [use('PAW+PAW', 'COIN')], { coins: 2 }],
  [
    'PL-022: GAIN is one coin, whatever the purse',
    () => owning('I07', { pool: ['STAR'] }),
    [use('STAR', 'GAIN')],
    { coins: 1 }
  ],
  [
    'PL-Q02: a portal for a coin',
    () => plain({ ...twin, coins: [2, 0], gems: [2, 0] }, { portalCost: 'coin' }),
    [go(5, 4)],
    { coins: 1, gems: 2, at: cell(5, 4) }
  ],
  [
    'N2: only a spiny one hurts who pushes it',
    () => plain({ at: ['2,1', null], enemies: { '3,1': 'N1' }, pool: ['BOOT'] }),
    [push([3, 1], [4, 1])],
    { hearts: 4 }
  ],
  [
    'A05: its belt is used, and no other card',
    () => plain({ at: ['2,1', '3,1'], items: [['I01', 'A05', 'I02'], []], pool: ['BOOT'] }),
    [push([3, 1], [4, 1]), [0, { act: 'again', to: [5, 1] }]],
    {
      items: [
        { id: 'I01', used: false },
        { id: 'A05', used: true },
        { id: 'I02', used: false }
      ]
    }
  ],
  [
    'PL-143: a card that is used, and no other one',
    () => plain({ items: [['I01', 'I02'], []] }),
    [card('I02')],
    {
      items: [
        { id: 'I01', used: false },
        { id: 'I02', used: true }
      ]
    }
  ],
  [
    'PL-145: one potion of two',
    () => plain({ potions: [['P1', 'P2', 'P2'], []] }),
    [card('P2')],
    { potions: ['P1', 'P2'] }
  ],
  [
    'PL-Q10: a portal counts as the first step',
    () =>
      plain(
        { ...twin, levels: twins, roster: ['N1', 'N4'], enemies: { '6,4': 'N1' }, pool: ['BOOT'], gems: [1, 0] },
        { oppPerStep: false }
      ),
    [use('BOOT', 'BOOT', 2), go(5, 4), move(4, 4)],
    { hearts: 5 }
  ],
  [
    'PL-069: an enemy beside a portal does not attack who leaves by it',
    () => plain({ ...twin, enemies: { '3,1': 'N1' }, pool: ['BOOT'] }),
    [go(5, 4)],
    { hearts: 5 }
  ]
])('the player: %s', (_, s, moves, has) => {
  expect(after(s(), ...moves).players[0]).toMatchObject(has)
})

test('PL-145: what was drunk lies under its pile, in order', () => {
  const s = after(plain({ potions: [['P1', 'P2', 'P6'], []] }), card('P6'), card('P1'), card('P2'))
  expect([s.under, s.players[0]?.potions]).toEqual([['P1', 'P2', 'P6'], []])
})

test('PL-061: a step of a Boot that is used up pays for no portal', () => {
  const s = after(plain({ ...twin, at: ['3,1', null], pool: ['BOOT', 'PAW'] }), move(4, 1))
  expect(rule(s, 0, go(5, 4)[1])).toBe('PL-061')
})

test('PL-093: only enemies of the hero’s zone are offered for a Paw', () => {
  const s = at({
    levels: tower,
    lowest: 3,
    roster,
    ...two,
    at: ['7,9', '2,13'],
    enemies: { '6,15': 'matron', '2,9': 'N5' },
    pool: ['PAW']
  })
  const from = (it: State) =>
    new Set([...game.legal(it, 0)].flatMap((one) => (one.act === 'shift' ? [one.from.join()] : [])))
  expect([...from(s)]).toEqual(['2,9'])
  const up = above({ ...two, at: ['4,13', '2,13'], pool: ['PAW'] })
  expect([...from(up)]).toEqual(['6,15'])
})

test.each<[what: string, s: () => State, action: Action, refused: string | null]>([
  ['PL-071: a step of the belt goes up', () => after(owning('I04'), card('I04')), move(2, 1)[1], 'PL-071'],
  ['PL-018: without a step left, a Boot is missing', () => plain(), move(2, 1)[1], 'PL-018'],
  [
    'PL-063: nobody is pushed where there is no room',
    () => plain({ ...twin, enemies: { '8,1': 'N1', '7,1': 'N1' }, pool: ['BOOT'] }),
    go(8, 1)[1],
    'PL-063'
  ],
  ['PL-076: nobody has been pushed', () => owning('A05'), { act: 'again', to: [4, 1] }, 'PL-076'],
  [
    'PL-076: who has been pushed is gone',
    () =>
      after(plain({ at: ['6,1', '7,1'], hearts: [5, 1], items: [['A05'], []], pool: ['BOOT'] }), push([7, 1], [8, 1])),
    { act: 'again', to: [8, 2] },
    'PL-076'
  ],
  [
    'PL-180: in fog no Paw is used',
    () => at({ heroes: ['H3'], at: ['3,1'], enemies: foes, pool: ['PAW'], event: 'E01' }, 1),
    shift[1],
    'PL-180'
  ],
  [
    'PL-180: but a hook is',
    () =>
      after(
        at({ heroes: ['H3'], at: ['3,1'], items: [['I06']], enemies: foes, pool: ['PAW'], event: 'E01' }, 1),
        card('I06')
      ),
    shift[1],
    null
  ],
  [
    'PL-042: a Paw that has no room for a heavy one',
    () => after(plain({ enemies: { '6,1': 'N6' }, pool: ['PAW'], gems: [1, 0] }), use('PAW', 'PAW', 2), shift),
    paw([7, 1], [6, 1])[1],
    'PL-021'
  ]
])('what is refused: %s', (_, s, action, refused) => {
  expect(rule(s(), 0, action)).toBe(refused)
})
