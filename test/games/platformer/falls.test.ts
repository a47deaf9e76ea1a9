// Gravity (6.10) and what follows it: who is asked, who falls how far, what a fall does, and who comes back after it (PL-122).

import { expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import game from '../../../src/games/platformer/index.ts'
import type { State } from '../../../src/games/platformer/state.ts'
import { cell, xy } from '../../../src/games/platformer/tower/cell.ts'
import { above, after, at, done, roster, tiles, tower } from './match.ts'
import { card, gravity, high, type Moved, move, plain, two } from './moves.ts'

/** A tile of the boss's level with a ladder in its second row. */
const withLadder = (): readonly Json[] => [
  ...tiles,
  {
    id: 'XL',
    set: 'forest',
    boss: true,
    rows: [':...:.._:...:...:', ':...:...:b._:...:', ':.#.:...:...:g._:', ':..^:s.^:..^:..^:']
  }
]
const row = (y: number, card: string): Record<string, string> =>
  Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((x) => [`${x},${y}`, card]))
const figures = (s: State): readonly unknown[] => [
  ...s.players.map((it) => (it.at === null ? null : xy(it.at).join())),
  ...Object.keys(s.enemies).map((it) => xy(Number(it)).join())
]

/** Where heroes and then enemies are in the end. */
test.each<[what: string, s: () => State, moves: readonly Moved[], there: readonly unknown[]]>([
  ['PL-103: a platform holds', () => plain({ at: ['6,3', null] }), [gravity], ['6,3', null]],
  ['PL-103: a head holds', () => plain({ at: ['7,3', '7,2'] }), [gravity], ['7,3', '7,2']],
  ['PL-104: the whole way down', () => plain({ ...high, at: ['7,8', null] }), [gravity], ['7,6', null]],
  [
    'PL-053: the bottom row holds',
    () => plain({ at: ['7,1', null], enemies: { '2,1': 'N1' } }),
    [gravity],
    ['7,1', null, '2,1']
  ],
  [
    'PL-109: a stack comes down in its order',
    () => plain({ at: ['8,3', '8,2'], enemies: { '8,4': 'N1' } }),
    [gravity],
    ['8,2', '8,1', '8,4']
  ],
  [
    'PL-109: enemies on enemies',
    () => plain({ at: ['3,1', null], enemies: { '4,2': 'N1', '4,3': 'N2' } }),
    [gravity],
    ['3,1', null, '4,1', '4,3']
  ],
  [
    'PL-110: whoever stands above a hero that faints falls on',
    () => plain({ ...high, at: ['8,7', '8,6'], hearts: [5, 1] }),
    [gravity],
    ['8,4', null]
  ],
  [
    'PL-111, N4: who flutters stays',
    () => plain({ enemies: { '7,4': 'N4', '2,4': 'N1' } }),
    [gravity],
    ['3,1', null, '2,2', '7,4']
  ],
  ['PL-114: from one level to the next', () => plain({ ...high, at: ['7,5', null] }), [gravity], ['7,5', null]],
  [
    'PL-115: a hero below lets nothing fall above',
    () => at({ levels: tower, lowest: 3, roster, ...two, at: ['7,11', '5,14'], enemies: { '6,15': 'matron' } }),
    [gravity],
    ['7,10', '5,14', '6,15']
  ],
  [
    'PL-115: a hero above lets nothing fall below',
    () => at({ levels: tower, lowest: 3, roster, ...two, at: ['5,14', '7,11'], enemies: { '6,15': 'matron' } }),
    [gravity],
    ['5,13', '7,11', '6,15']
  ],
  [
    'PL-102: at the end of a turn all of them fall',
    () => at({ levels: tower, lowest: 3, roster, ...two, at: ['7,11', '5,14'], enemies: { '6,15': 'matron' } }),
    [done],
    ['7,10', '5,13', '6,15']
  ],
  [
    'PL-Q17: where gravity is for all, a hero below lets heroes above fall',
    () =>
      at({ levels: tower, lowest: 3, roster, ...two, at: ['7,11', '5,14'], enemies: { '6,15': 'matron' } }, 2, {
        voluntaryGravityScope: 'global'
      }),
    [gravity],
    ['7,10', '5,13', '6,15']
  ],
  [
    'PL-105: on a ladder nobody falls unasked',
    () => plain({ at: ['3,2', null] }),
    [gravity, [0, { act: 'stay' }]],
    ['3,2', null]
  ],
  ['PL-105: who lets go falls', () => plain({ at: ['3,2', null] }), [gravity, [0, { act: 'drop' }]], ['3,1', null]],
  ['PL-107: a platform that a ladder crosses holds', () => plain({ at: ['3,4', null] }), [gravity], ['3,3', null]],
  [
    'A08: a plume holds its hero alone',
    () => plain({ at: ['7,3', '7,4'], items: [['A08'], []] }),
    [card('A08'), gravity],
    ['7,3', '7,4']
  ],
  [
    'A08: and nobody beside it',
    () => plain({ at: ['7,3', '8,3'], items: [['A08'], []] }),
    [card('A08'), gravity],
    ['7,3', '8,1']
  ]
])('%s', (_, s, moves, there) => {
  expect(figures(after(s(), ...moves))).toEqual(there)
})

/** Both heroes on ladders, the second on the boss’s level. */
const apart = (position: object = {}): State =>
  at(
    {
      levels: [...tower.slice(0, 3), ['XL', 'XD']],
      lowest: 3,
      roster,
      ...two,
      at: ['3,10', '1,14'],
      enemies: { '6,15': 'matron' },
      ...position
    },
    2,
    { ladderDropAsk: 'always', tiles: withLadder() }
  )

test.each<[what: string, s: () => State, moves: readonly Moved[], asks: readonly number[]]>([
  ['PL-105: a hero on a ladder', () => plain({ at: ['3,2', null] }), [], [0]],
  ['PL-107: not one on a platform that a ladder crosses', () => plain({ at: ['3,3', null] }), [], []],
  ['PL-105: not one without a ladder', () => plain({ at: ['7,3', null] }), [], []],
  ['PL-108: no enemy', () => plain({ enemies: { '3,2': 'N1' } }), [], []],
  ['P4: not one that a feather holds', () => plain({ at: ['3,2', null], potions: [['P4'], []] }), [card('P4')], []],
  ['PL-Q15: not the other hero', () => plain({ at: ['3,1', '3,2'] }), [], []],
  ['PL-115: not a hero of the other zone', () => apart(), [], [0]],
  [
    'PL-102: in step 7 also one of the other zone, in the order of play',
    () => after(apart({ active: 1 }), [1, { act: 'done' }]),
    [],
    [1, 0]
  ]
])('who is asked: %s', (_, start, moves, asks) => {
  const s = after(start(), ...moves)
  expect((s.phase === 'ladder' ? s : after(s, gravity)).turn.asks).toEqual(asks)
})

test.each([
  ['5,2', 'a wall on its right'],
  ['2,2', 'a wall on its left']
])('I05: on %s, with %s, gloves hold', (place) => {
  const walls = {
    id: 'XW',
    set: 'forest',
    boss: false,
    rows: [':...:...:...:...:', ':...:...:...:...:', ':...|...:...:...:', ':...:...:...:...:']
  }
  const phase = (...items: readonly string[]) =>
    after(
      at({ ...two, levels: [['XW', 'XN']], at: [place, null], items: [items, []] }, 2, { tiles: [...tiles, walls] }),
      gravity
    ).phase
  expect([phase('I05'), phase('I09')]).toEqual(['drop', 'act'])
})

test('PL-Q09: a gem that is passed is taken on the way, or not', () => {
  const gems = (pickupOnFall: string) =>
    after(plain({ ...high, at: ['2,5', null], tokens: { '2,4': 'gem' } }, { pickupOnFall }), gravity).players[0]
  expect(['landing', 'through', 'none'].map((it) => [gems(it)?.gems, gems(it)?.hearts])).toEqual([
    [0, 4],
    [1, 4],
    [0, 4]
  ])
})

const low = { ...high, at: ['8,6', '2,1'], hearts: [1, 5] }
test.each<[what: string, s: () => State, moves: readonly Moved[], phase: string, active: number]>([
  [
    'with a die that is left, the hero may come back',
    () => plain({ ...low, pool: ['SWORD'] }),
    [done, done],
    'again',
    0
  ],
  ['without a die it may not', () => plain(low), [done], 'roll', 1],
  [
    'without a space it may not',
    () => plain({ ...low, at: ['8,6', null], pool: ['SWORD'], enemies: row(1, 'N1') }),
    [done, done],
    'roll',
    1
  ],
  [
    'who was off the map before is not asked again',
    () => plain({ at: ['2,1', null], hearts: [1, 5], enemies: { '1,1': 'N1' }, pool: ['BOOT', 'PAW'] }),
    [move(3, 1), done, done],
    'roll',
    1
  ],
  [
    'another hero that faints waits for its turn',
    () => plain({ ...low, at: ['2,1', '8,6'], hearts: [5, 1], pool: ['SWORD'] }),
    [done, done],
    'roll',
    1
  ],
  ['who only falls is not asked', () => plain({ ...low, hearts: [2, 5], pool: ['SWORD'] }), [done, done], 'roll', 1]
])('PL-122: after the fall of step 7: %s', (_, s, moves, phase, active) => {
  const then = after(s(), ...moves)
  expect([then.phase, then.active]).toEqual([phase, active])
})

test('PL-122: who comes back in step 7 pays with a die, and gravity is looked at again', () => {
  const s = after(plain({ ...low, pool: ['SWORD', 'PAW'] }), done, done)
  const back = after(s, [0, { act: 'generate', at: [3, 1], pay: 'PAW' }])
  expect([back.phase, back.active, back.players[0]?.at]).toEqual(['roll', 1, cell(3, 1)])
})

test('PL-016: dice lie there while gravity is asked for, and while a hero may come back', () => {
  const dice = { faces: ['BOOT', 'SWORD', 'COIN', 'PAW', 'STAR'], pool: ['SWORD'], command: 'LEFT' }
  const lying = (s: State) => game.scene(s).dice?.length
  const drop = after(plain({ ...dice, at: ['3,2', null] }), gravity)
  const again = after(plain({ ...dice, ...low }), done, done)
  expect([drop.phase, again.phase, lying(drop), lying(again)]).toEqual(['drop', 'again', 8, 8])
  // The boss’s turn has a die of its own, and so has the next player’s.
  expect(lying(above({ ...dice, ...two, at: ['4,14', '2,13'], phase: 'end' }))).toBeUndefined()
})
