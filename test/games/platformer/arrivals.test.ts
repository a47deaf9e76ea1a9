// What happens to a hero that comes to a space (PL-054 to PL-060, PL-129, PL-170), one line for each case.

import { expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import { house } from '../../../src/games/platformer/data/house.ts'
import game from '../../../src/games/platformer/index.ts'
import type { State } from '../../../src/games/platformer/state.ts'
import { cell } from '../../../src/games/platformer/tower/cell.ts'
import { above, after, at, below, roster, tiles, tower } from './match.ts'
import { card, gravity, high, type Moved, move, owning, plain, two } from './moves.ts'

const boot = { pool: ['BOOT'] }
const push = (to: readonly [number, number], there: readonly [number, number]): Moved => [
  0,
  { act: 'move', to, push: there }
]
const picks = (what: string, ...items: readonly string[]): Moved => ['chance', { act: 'pick', what, items }]
/** On the boss level, with a hero beside the special space on 1,14. */
const beside = (more: object = {}, options: object = {}): State =>
  above({ ...two, at: ['2,14', null], ...boot, ...more }, 2, options)
const grasp = { '6,15': 'matron', '1,15': 'N3' }
const few = (count: number): object => ({
  bosses: house.bosses.map((it) => ({ ...it, token: { ...it.token, count } }))
})

/** What the first player has in the end, or the second one where a push says so. */
test.each<[what: string, s: () => State, moves: readonly Moved[], seat: number, has: object]>([
  [
    'PL-054: a coin is a coin',
    () => plain({ at: ['3,3', null], tokens: { '4,3': 'coin' }, ...boot }),
    [move(4, 3)],
    0,
    { coins: 1, gems: 0 }
  ],
  [
    'PL-054: a gem is a gem',
    () => plain({ at: ['6,2', null], tokens: { '7,2': 'gem' }, ...boot }),
    [move(7, 2)],
    0,
    { coins: 0, gems: 1 }
  ],
  [
    'PL-Q09: where falls take nothing, a step does',
    () => plain({ at: ['6,2', null], tokens: { '7,2': 'gem' }, ...boot }, { pickupOnFall: 'none' }),
    [move(7, 2)],
    0,
    { gems: 1 }
  ],
  [
    'PL-Q13: where a push takes nothing, a step does',
    () => plain({ at: ['6,2', null], tokens: { '7,2': 'gem' }, ...boot }, { pushedEntersSpace: false }),
    [move(7, 2)],
    0,
    { gems: 1 }
  ],
  [
    'PL-Q13: a push takes nothing',
    () => plain({ at: ['5,2', '6,2'], tokens: { '7,2': 'gem' }, ...boot }, { pushedEntersSpace: false }),
    [push([6, 2], [7, 2])],
    1,
    { gems: 0, at: cell(7, 2) }
  ],
  [
    'PL-054: a hero that comes to the map takes what lies there',
    () => plain({ levels: [['XG', 'XB']], at: [null, null], pool: ['PAW'], tokens: { '3,1': 'gem' } }, extra),
    [[0, { act: 'generate', at: [3, 1], pay: 'PAW' }]],
    0,
    { gems: 1 }
  ],
  ['PL-056: a hero that is placed on a trap', () => owning('P8'), [card('P8', { to: [8, 1] })], 0, { hearts: 4 }],
  [
    'PL-Q08: not where only falls hurt',
    () => plain({ potions: [['P8'], []] }, { trapTrigger: 'fallOnly' }),
    [card('P8', { to: [8, 1] })],
    0,
    { hearts: 5 }
  ],
  [
    'PL-Q08: where only falls hurt, a fall does',
    () => plain({ at: ['8,3', null] }, { trapTrigger: 'fallOnly' }),
    [gravity],
    0,
    { hearts: 4 }
  ],
  [
    'PL-057: a trap hurts once in a fall that ends there',
    () => plain({ at: ['8,2', null] }),
    [gravity],
    0,
    { at: cell(8, 1), hearts: 4 }
  ],
  [
    'PL-060, N3: first the trap, then the grasp',
    () => plain({ at: ['7,1', null], enemies: { '8,2': 'N3' }, ...boot }),
    [move(8, 1)],
    0,
    { hearts: 3 }
  ],
  [
    'I09, N3: a cloak keeps off the trap alone',
    () => owning('I09', { at: ['7,1', null], enemies: { '8,2': 'N3' }, ...boot }),
    [move(8, 1)],
    0,
    { hearts: 4 }
  ],
  [
    'N3: each of them grasps',
    () => plain({ at: ['4,1', null], enemies: { '2,1': 'N3', '3,2': 'N3' }, ...boot }),
    [move(3, 1)],
    0,
    { hearts: 3 }
  ],
  [
    'N3, I03: the buckler is for the enemy die',
    () => owning('I03', { enemies: { '1,1': 'N3' }, ...boot }),
    [move(2, 1)],
    0,
    { hearts: 4 }
  ],
  ['PL-170: the special space gives a token', () => beside(), [move(1, 14)], 0, { token: true, hearts: 5 }],
  ['PL-170, N3: then whoever grasps', () => beside({ enemies: grasp }), [move(1, 14)], 0, { token: true, hearts: 4 }],
  [
    'PL-171: a wound instead of a second one',
    () => beside({ stones: [true, false] }),
    [move(1, 14)],
    0,
    { token: true, hearts: 4 }
  ],
  [
    'PL-171, N3: then whoever grasps',
    () => beside({ stones: [true, false], enemies: grasp }),
    [move(1, 14)],
    0,
    { token: true, hearts: 3 }
  ],
  [
    'PL-170: a hero that is placed there',
    () => beside({ potions: [['P8'], []] }),
    [card('P8', { to: [1, 14] })],
    0,
    { token: true }
  ],
  ['PL-170: a hero that falls there', () => beside({ at: ['1,15', null] }), [gravity], 0, { token: true }],
  [
    'PL-170: a hero that is pushed there',
    () => beside({ at: ['3,14', '2,14'] }),
    [push([2, 14], [1, 14])],
    1,
    { token: true, at: cell(1, 14) }
  ],
  [
    'PL-Q13: not where a push takes nothing',
    () => beside({ at: ['3,14', '2,14'] }, { pushedEntersSpace: false }),
    [push([2, 14], [1, 14])],
    1,
    { token: false, at: cell(1, 14) }
  ],
  ['PL-170: the last token', () => beside({}, few(1)), [move(1, 14)], 0, { token: true, hearts: 5 }],
  [
    'PL-170: none is left',
    () => beside({ stones: [false, true] }, few(1)),
    [move(1, 14)],
    0,
    { token: false, hearts: 5 }
  ]
])('%s', (_, s, moves, seat, has) => {
  expect(after(s(), ...moves).players[seat]).toMatchObject(has)
})

const extra = {
  tiles: [
    ...tiles,
    {
      id: 'XG',
      set: 'forest',
      boss: false,
      rows: [':...:...:...:...:', ':...:...:...:...:', ':...:...:...:...:', ':...:...:g._:...:']
    },
    {
      id: 'XE',
      set: 'forest',
      boss: false,
      rows: [':...:...:...:...:', ':...:...:...:...:', ':...:...:...:...:', ':...:...:...:e..:']
    }
  ] as Json[]
}

test('PL-060, PL-131, N3: what a level brings grasps the hero that has turned it up', () => {
  const s = after(
    plain({ at: ['3,4', null], ...boot }, extra),
    move(4, 4),
    picks('tile', 'XE', 'EX2R'),
    picks('enemy', 'N3')
  )
  expect([s.enemies[cell(4, 5)], s.players[0]?.hearts, s.phase]).toEqual(['N3', 4, 'act'])
})

test('PL-129, PL-133: two heroes that come to the top row together turn up one level', () => {
  const s = after(plain({ at: ['2,4', '3,4'], ...boot }), push([3, 4], [4, 4]))
  expect(s.pending.filter(({ does }) => does === 'tiles')).toHaveLength(1)
  const then = after(s, picks('tile', 'EX2R', 'XN'), picks('enemy', 'N3'))
  expect([then.tower.levels.length, then.pending, then.phase]).toEqual([2, [], 'act'])
})

test('PL-Q13, PL-Q23: where a push does nothing, it turns up no level either', () => {
  const s = plain({ at: ['1,3', '2,3'], ...boot }, { pushedEntersSpace: false })
  expect(after(s, push([2, 3], [2, 4])).pending).toEqual([])
})

test('PL-060: what a space does besides waits until the level is turned up', () => {
  const s = after(plain({ at: ['2,3', null], ...boot }), move(2, 4))
  expect(s.pending).toEqual([{ does: 'tiles' }, { does: 'enemy', level: 2 }, { does: 'land', seat: 0, how: 'move' }])
})

test('PL-129, PL-132: nothing is turned up above the boss, nor from a row below the top', () => {
  const up = above({ ...two, at: ['5,15', null], ...boot })
  expect(after(up, move(5, 16)).pending).toEqual([])
  expect(after(plain({ ...high, at: ['2,3', null], ...boot }), move(2, 4)).pending).toEqual([])
})

test('PL-001, PL-Q07: tiles that may turn up are those that lie nowhere, in the order of their names', () => {
  const names = (s: State) => {
    const node = game.chance(s)
    return node?.chance === 'pick' ? node.from : []
  }
  const first = after(plain({ at: ['2,3', null], ...boot }), move(2, 4))
  expect(names(first)).toEqual(['EX2L', 'EX2R', 'EX3R', 'XN', 'XV'])
  const forest = after(
    plain(
      { at: ['2,3', null], ...boot },
      { dungeonSet: 'forest', tiles: [...tiles, ...house.tiles.filter((it) => it.set === 'forest')] }
    ),
    move(2, 4)
  )
  expect(names(forest)).not.toContain('XV')
  const boss = after(plain({ levels: below, roster, at: ['2,11', null], ...boot }), move(2, 12))
  expect(names(boss)).toEqual(['XC', 'XD'])
})

test('PL-131: coins and gems of the new level lie there, and those of the others stay as they are', () => {
  const s = after(
    plain({ at: ['2,3', null], tokens: { '7,2': 'gem' }, ...boot }),
    move(2, 4),
    picks('tile', 'EX2R', 'EX3R')
  )
  expect(s.tokens).toEqual({ [cell(7, 2)]: 'gem', [cell(1, 6)]: 'gem', [cell(5, 6)]: 'gem' })
})

test('PL-131: an enemy comes to each free spawner of the new level alone', () => {
  const s = after(plain({ at: ['2,3', null], ...boot }), move(2, 4), picks('tile', 'XV', 'EX3R'), picks('enemy', 'N4'))
  expect(s.enemies).toEqual({ [cell(3, 5)]: 'N4', [cell(5, 5)]: 'N4', [cell(8, 7)]: 'N4' })
})

test('PL-Q37: enemies of other kinds are no tokens of this one', () => {
  const enemies = house.enemies.map((it) => ({ ...it, tokens: 2 }))
  const s = plain(
    { at: ['2,3', null], enemies: { '1,1': 'N1', '5,3': 'N1' }, ...boot },
    { limitedSupply: true, enemies }
  )
  const then = after(s, move(2, 4), picks('tile', 'XN', 'EX3R'), picks('enemy', 'N4'))
  expect([then.enemies[cell(5, 5)], then.enemies[cell(8, 7)]]).toEqual(['N4', 'N4'])
  // Without a limit, any number.
  const free = after(
    plain({ at: ['2,3', null], ...boot }, { enemies: house.enemies.map((it) => ({ ...it, tokens: 1 })) }),
    move(2, 4),
    picks('tile', 'XV', 'EX3R'),
    picks('enemy', 'N4')
  )
  expect(Object.keys(free.enemies)).toHaveLength(3)
})

test('PL-152, PL-157: the way up to the boss is no way back', () => {
  const s = after(
    at({
      levels: tower,
      lowest: 3,
      roster,
      ...two,
      at: ['2,12', '4,11'],
      enemies: { '6,15': 'matron' },
      pool: ['BOOT', 'BOOT']
    }),
    move(2, 13)
  )
  expect([s.players[0]?.at, s.tower.lowest]).toEqual([cell(2, 13), 3])
  expect(game.refuse(s, { by: 0, do: move(2, 12)[1] })?.rule).toBe('PL-154')
})
