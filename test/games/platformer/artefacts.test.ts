// How artefacts are earned (section 8.7), and the belt, which has an action of its own.

import { expect, test } from 'vitest'
import type { Action } from '../../../src/games/platformer/actions.ts'
import { cell } from '../../../src/games/platformer/tower/cell.ts'
import { after, at, done, rule } from './match.ts'
import {
  attack,
  attacked,
  gravity,
  hand,
  high,
  type Moved,
  mossling,
  move,
  owning,
  plain,
  swords,
  two,
  use
} from './moves.ts'

/** Both artefacts are in the middle; what each player has in the end. */
const earns = (card: string, position: object, moves: readonly Moved[], other = 'A01'): readonly string[] =>
  after(
    at({ ...two, middle: [card, other === card ? 'A02' : other], ...position }, 2, { artefactCards: true }),
    ...moves
  ).players.map((it) => it.items.map(({ id }) => id).join())
test.each<[what: string, card: string, position: object, moves: readonly Moved[], items: readonly string[]]>([
  ['a level is revealed', 'A01', { at: ['2,3', null], pool: ['BOOT'] }, [move(2, 4)], ['A01', '']],
  ['two wounds too many', 'A02', { ...mossling, ...hand(3) }, [...swords(3), attack(1, 1)], ['A02', '']],
  ['one wound too many', 'A02', { ...mossling, ...hand(2) }, [...swords(2), attack(1, 1)], ['', '']],
  ['six coins at the end', 'A03', { coins: [6, 5] }, [done], ['A03', '']],
  ['five coins', 'A03', { coins: [5, 4] }, [done], ['', '']],
  ['as many as the other', 'A03', { coins: [6, 6] }, [done], ['', '']],
  ['the other has the most', 'A03', { coins: [6, 7] }, [done], ['', 'A03']],
  ['six gems at the end', 'A04', { gems: [6, 5] }, [done], ['A04', '']],
  ['coins are no gems', 'A04', { coins: [6, 5] }, [done], ['', '']],
  [
    'a hero is pushed',
    'A05',
    { at: ['2,1', '3,1'], pool: ['BOOT'] },
    [[0, { act: 'move', to: [3, 1], push: [4, 1] }]],
    ['A05', '']
  ],
  [
    'an enemy is pushed',
    'A05',
    { at: ['2,1', null], enemies: { '1,1': 'N1' }, pool: ['BOOT'] },
    [[0, { act: 'move', to: [1, 1], push: [2, 1] }]],
    ['', '']
  ],
  [
    'two hearts by one attack',
    'A06',
    { at: ['2,1', null], enemies: { '1,1': 'N6' }, phase: 'roll' },
    [attacked],
    ['A06', '']
  ],
  [
    'two hearts by two attacks',
    'A06',
    { at: ['2,1', null], enemies: { '1,1': 'N1', '3,1': 'N1' }, phase: 'roll' },
    [attacked],
    ['', '']
  ],
  [
    'two hearts, and it faints',
    'A06',
    { at: ['2,1', null], hearts: [2, 5], enemies: { '1,1': 'N6' }, phase: 'roll' },
    [attacked],
    ['', '']
  ],
  ['the wound of a trap', 'A07', { at: ['7,1', null], pool: ['BOOT'] }, [move(8, 1)], ['A07', '']],
  ['a trap that makes it faint', 'A07', { at: ['7,1', null], hearts: [1, 5], pool: ['BOOT'] }, [move(8, 1)], ['', '']],
  ['a fall of three', 'A08', { ...high, at: ['8,7', null] }, [gravity], ['A08', '']],
  ['a fall of two', 'A08', { ...high, at: ['8,6', null] }, [gravity], ['', '']],
  [
    'two forges',
    'A09',
    { pool: ['COIN', 'COIN', 'PAW', 'PAW'] },
    [use('COIN+COIN', 'SWORD'), use('PAW+PAW', 'SWORD')],
    ['A09', '']
  ],
  ['one forge', 'A09', { pool: ['COIN', 'COIN'] }, [use('COIN+COIN', 'SWORD')], ['', '']],
  ['it faints', 'A10', { ...mossling, hearts: [1, 5], pool: ['BOOT'] }, [move(3, 1)], ['A10', '']]
])('PL-175: %s (%s)', (_, id, position, moves, items) => {
  expect(earns(id, position, moves, id === 'A01' ? 'A02' : 'A01')).toEqual(items)
})

test('A05: the belt pushes the same figure once more, by the same rules', () => {
  const s = after(plain({ at: ['5,1', '6,1'], items: [['A05'], []], pool: ['BOOT'], enemies: { '7,2': 'N1' } }), [
    0,
    { act: 'move', to: [6, 1], push: [7, 1] }
  ])
  const again = (to: readonly [number, number]): Action => ({ act: 'again', to })
  expect([rule(s, 0, again([8, 1])), rule(s, 0, again([6, 1])), rule(s, 0, again([7, 3]))]).toEqual([
    null,
    'PL-074',
    'PL-074'
  ])
  const then = after(s, [0, again([8, 1])])
  // PL-080: a hero that is pushed takes the wound of the trap.
  expect(then.players).toMatchObject([
    { at: cell(6, 1), items: [{ used: true }] },
    { at: cell(8, 1), hearts: 4 }
  ])
  expect(rule(then, 0, again([7, 1]))).toBe('PL-143')
  expect(rule(owning('I01'), 0, again([7, 1]))).toBe('PL-177')
  expect(rule(owning('A05'), 0, again([7, 1]))).toBe('PL-076')
  expect(rule(owning('A05'), 0, { act: 'card', card: 'A05' })).toBe('PL-177')
  const foe = after(
    plain({ at: ['2,1', null], items: [['A05'], []], pool: ['BOOT'], enemies: { '3,1': 'N1' } }),
    [0, { act: 'move', to: [3, 1], push: [4, 1] }],
    [0, again([5, 1])]
  )
  expect(foe.enemies).toEqual({ [cell(5, 1)]: 'N1' })
})
