// The attack cards of both bosses (section 8.9): whom they reach, and what they do, in their order.

import { expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import { house } from '../../../src/games/platformer/data/house.ts'
import game from '../../../src/games/platformer/index.ts'
import type { State } from '../../../src/games/platformer/state.ts'
import { cell } from '../../../src/games/platformer/tower/cell.ts'
import { assault, countOf, inRange } from '../../../src/games/platformer/turn/boss.ts'
import { above, after, at, done, roster, tower } from './match.ts'
import { type Moved, move, two } from './moves.ts'

const four = { heroes: ['H6', 'H1', 'H3', 'H4'], hearts: [5, 5, 5, 5], phase: 'end' }
/** Four heroes: beside the boss on 6,15, above it, diagonal to it, and on the other tile. */
const around = ['5,15', '6,16', '7,14', '3,13']
const faces = { ATTACK: 1, LEFT: 2, RIGHT: 3 } as const
const draw = (...items: readonly string[]): Moved => ['chance', { act: 'pick', what: 'assault', items }]
const matron = (card: string, command: keyof typeof faces, more: object = {}): State =>
  after(
    above({ ...four, at: around, ...more }, 4),
    ['chance', { act: 'throw', dice: [{ kind: 'enemy', face: faces[command] }] }],
    draw(card)
  )
/** The card wins against another one that shows no face of this turn. */
const gears = (card: string, rolled: readonly string[], other: string, more: object = {}): State =>
  after(
    above({ ...four, at: around, enemies: { '6,15': 'gears' }, faces: rolled, ...more }, 4, { boss: 'second' }),
    draw(...[card, other].sort())
  )
const [swords, boots, coins, paws] = ['SWORD', 'BOOT', 'COIN', 'PAW'].map((it) => Array<string>(5).fill(it)) as [
  string[],
  string[],
  string[],
  string[]
]
const has = (s: State) =>
  s.players.map((it) => `${it.hearts}${it.token ? ' token' : ''}${it.coins ? ` ${it.coins}` : ''}`)

test.each<[what: string, s: () => State, players: readonly string[]]>([
  ['MA1: two wounds on the four spaces next to it', () => matron('MA1', 'ATTACK'), ['3', '3', '5', '5']],
  ['MA2: a token for its row', () => matron('MA2', 'ATTACK'), ['5 token', '5', '5', '5']],
  [
    'PL-171: a wound instead of a second token',
    () => matron('MA2', 'ATTACK', { stones: [true, false, false, false] }),
    ['4 token', '5', '5', '5']
  ],
  ['MA3: a wound on its tile', () => matron('MA3', 'LEFT'), ['4', '4', '4', '5']],
  ['MA4: a wound on its tile', () => matron('MA4', 'RIGHT'), ['4', '4', '4', '5']],
  [
    'MA5: a wound for who holds a token',
    () => matron('MA5', 'RIGHT', { stones: [false, false, true, true] }),
    ['5', '5', '4 token', '4 token']
  ],
  ['IA1: two wounds on the eight spaces around it', () => gears('IA1', swords, 'IA2'), ['3', '3', '3', '5']],
  ['IA2: a token for its row', () => gears('IA2', boots, 'IA1'), ['5 token', '5', '5', '5']],
  ['IA3: a coin, or a wound', () => gears('IA3', coins, 'IA1', { coins: [2, 0, 1, 0] }), ['5 1', '4', '5', '4']],
  ['IA5: a wound on its tile', () => gears('IA5', coins, 'IA1'), ['4', '4', '4', '5']],
  ['IA6: two wounds next to it, then a token', () => gears('IA6', coins, 'IA1'), ['3 token', '3 token', '5', '5']],
  [
    'PL-159: who faints at first takes no token',
    () => gears('IA6', coins, 'IA1', { hearts: [2, 5, 5, 5] }),
    ['6', '3 token', '5', '5']
  ]
])('%s', (_, s, players) => {
  expect(has(s())).toEqual(players)
})

test('MA3, MA4: after the wounds the boss goes one space, as by the enemy die', () => {
  const goes = (card: string, command: 'LEFT' | 'RIGHT', place: string) => {
    const s = matron(card, command, { enemies: { [place]: 'matron' }, at: ['1,13', '3,13', '6,13', '8,13'] })
    return Object.keys(s.enemies).map(Number)
  }
  // 5,15 and 7,15 have no platform; the bottom row of the level has.
  expect([goes('MA3', 'LEFT', '6,15'), goes('MA4', 'RIGHT', '6,15')]).toEqual([[cell(6, 15)], [cell(6, 15)]])
  expect([goes('MA3', 'LEFT', '5,13'), goes('MA4', 'RIGHT', '4,13')]).toEqual([[cell(4, 13)], [cell(5, 13)]])
})

test('MA5, IA4, PL-173: a minion on a free space of its kind, as long as one is left', () => {
  const serpent = matron('MA5', 'LEFT')
  expect(game.chance(serpent)).toMatchObject({ what: 'summon', from: ['1,14', '8,14'] })
  const one = matron('MA5', 'LEFT', { at: ['8,14', '6,16', '7,14', '3,13'] })
  expect(game.chance(one)).toMatchObject({ from: ['1,14'] })
  const drone = gears('IA4', paws, 'IA1')
  expect(game.chance(drone)).toMatchObject({ what: 'summon', from: ['3,15'] })
  const there = after(drone, ['chance', { act: 'pick', what: 'summon', items: ['3,15'] }])
  expect(there.enemies[cell(3, 15)]).toBe('drone')
  // Other enemies are no minions.
  const some = { '6,15': 'gears', '5,13': 'drone', '7,13': 'N5' }
  expect(game.chance(gears('IA4', paws, 'IA1', { enemies: some }))).toMatchObject({ what: 'summon' })
  const all = { '6,15': 'gears', '5,13': 'drone', '7,13': 'drone' }
  expect(gears('IA4', paws, 'IA1', { enemies: all }).active).toBe(1)
})

test('PL-163, PL-165: cards are drawn until one shows what was rolled, and then shuffled in again', () => {
  const first = matron('MA3', 'ATTACK')
  expect([first.spent, has(first), game.chance(first)]).toMatchObject([
    ['MA3'],
    ['5', '5', '5', '5'],
    { what: 'assault', from: ['MA1', 'MA2', 'MA4', 'MA5'], count: 1 }
  ])
  const second = after(first, draw('MA1'))
  expect([second.spent, second.active]).toEqual([['MA3', 'MA1'], 1])
  const last = matron('MA3', 'ATTACK', { spent: ['MA1', 'MA2', 'MA4', 'MA5'] })
  expect([last.spent, game.chance(last)]).toMatchObject([[], { from: ['MA1', 'MA2', 'MA3', 'MA4', 'MA5'] }])
})

test('PL-166 to PL-169: the higher count is played alone, equal ones both, and one card left is shuffled in', () => {
  const start = (more: object = {}) =>
    above({ ...four, at: around, enemies: { '6,15': 'gears' }, faces: boots, ...more }, 4, { boss: 'second' })
  expect(game.chance(start())).toMatchObject({ what: 'assault', count: 2 })
  const both = after(start(), draw('IA1', 'IA3'))
  expect(game.chance(both)).toMatchObject({ what: 'order', from: ['IA1', 'IA3'] })
  const then = after(both, ['chance', { act: 'pick', what: 'order', items: ['IA3'] }])
  expect([has(then), then.spent]).toEqual([
    ['2', '2', '2', '4'],
    ['IA1', 'IA3']
  ])
  // One card is not enough for two.
  const few = start({ spent: ['IA1', 'IA2', 'IA3', 'IA4', 'IA5'] })
  expect([few.spent, game.chance(few)]).toMatchObject([[], { from: ['IA1', 'IA2', 'IA3', 'IA4', 'IA5', 'IA6'] }])
  const two = start({ spent: ['IA1', 'IA2', 'IA3', 'IA4'] })
  expect(game.chance(two)).toMatchObject({ from: ['IA5', 'IA6'] })
})

test('PL-100, PL-127: heroes that faint by the boss come back to its level, and its turn ends', () => {
  const s = matron('MA1', 'ATTACK', {
    hearts: [1, 2, 5, 5],
    special: ['PAW', 'STAR', 'PAW', 'PAW'],
    stones: [true, true, false, false]
  })
  expect(s.players.slice(0, 2)).toMatchObject([
    { at: null, hearts: 6, above: true, special: 'BLANK', token: false },
    { at: null, hearts: 5, above: true, special: 'BLANK', token: false }
  ])
  expect([s.active, s.phase]).toEqual([1, 'roll'])
})

const faint = { bossTurnWhenFainted: true }
const upper = (more: object, options: object = {}): State =>
  at({ levels: tower, lowest: 3, roster, heroes: ['H3', 'H1'], enemies: { '6,15': 'matron' }, ...more }, 2, options)
test.each<[what: string, s: () => State, moves: readonly Moved[], phase: string]>([
  ['PL-158: after a hero up there', () => upper({ at: ['4,14', '2,11'] }), [done], 'boss'],
  ['PL-158: not after a hero below', () => upper({ at: ['2,11', '4,14'] }), [done], 'roll'],
  [
    'PL-Q28: not after one that fainted before its turn',
    () => upper({ at: [null, '4,14'], above: [true, false] }, faint),
    [done],
    'roll'
  ],
  [
    'PL-Q28: not after one that fainted below',
    () =>
      upper({ at: ['2,9', '4,14'], hearts: [1, 5], enemies: { '6,15': 'matron', '1,9': 'N1' }, pool: ['BOOT'] }, faint),
    [move(3, 9), done],
    'roll'
  ],
  [
    'PL-Q28: after one that fainted up there',
    () => upper({ at: ['5,15', '2,11'], hearts: [1, 5], pool: ['BOOT'] }, faint),
    [move(4, 15), done],
    'boss'
  ],
  [
    'PL-122: nor while it could come back',
    () => upper({ at: ['5,15', '2,11'], hearts: [1, 5], pool: ['BOOT', 'PAW'] }, faint),
    [move(4, 15), [0, { act: 'generate', at: [2, 13], pay: 'PAW' }], done],
    'boss'
  ]
])('whether the boss has a turn: %s', (_, s, moves, phase) => {
  expect(after(s(), ...moves).phase).toBe(phase)
})

test.each<[range: Parameters<typeof inRange>[1], boss: string, there: readonly string[], hit: readonly number[]]>([
  ['row', '6,15', ['5,15', '1,15', '6,16', '6,14'], [0, 1]],
  ['adj4', '6,15', ['5,15', '6,16', '5,14', '8,15'], [0, 1]],
  ['adj4', '6,15', ['7,15', '6,14', '4,15', '6,13'], [0, 1]],
  ['around8', '6,15', ['5,14', '7,16', '6,13', '8,15'], [0, 1]],
  ['around8', '6,15', ['6,16', '7,15', '4,16', '4,15'], [0, 1]],
  ['tile', '4,15', ['1,13', '4,16', '5,15', '8,13'], [0, 1]],
  ['tile', '5,15', ['8,13', '5,16', '4,15', '1,13'], [0, 1]],
  ['any', '6,15', ['1,13', '8,16', '4,14', '5,13'], [0, 1, 2, 3]]
])('PL-161: %s, from %s, of heroes on %j', (range, boss, there, hit) => {
  const s = above({ heroes: ['H1', 'H2', 'H3', 'H4'], at: there, enemies: { [boss]: 'matron' } }, 4)
  expect(inRange(s, range)).toEqual(hit)
})

test('PL-161, PL-Q39: whoever is below is on no tile of the boss, even where its cards reach down', () => {
  const s = upper({ at: ['6,12', '7,13'] }, { bossHitsBelow: true })
  expect([inRange(s, 'tile'), inRange(s, 'any'), inRange(upper({ at: [null, '7,13'] }), 'any')]).toEqual([
    [1],
    [0, 1],
    [1]
  ])
})

test('PL-166: of two symbols on a card the more frequent one counts', () => {
  const [, gears] = house.bosses
  const attacks = gears?.attacks.map((it) => (it.id === 'IA1' ? { ...it, marks: ['SWORD', 'BOOT'] } : it))
  const s = above(
    { ...two, at: ['4,14', '2,13'], enemies: { '6,15': 'gears' }, faces: ['BOOT', 'BOOT', 'SWORD', 'PAW', 'STAR'] },
    2,
    {
      bosses: [{ ...gears, attacks }] as unknown as Json
    }
  )
  expect(['IA1', 'IA2', 'IA3', 'IA4', 'IA5'].map((it) => countOf(s, it))).toEqual([2, 2, 0, 1, 2])
  expect([assault(s, 'IA1')?.name, assault(s, 'MA1'), countOf(s, 'MA1')]).toEqual(['Press', undefined, 0])
})

test('PL-Q31: the first throw counts, or the faces in the end, also after the actions', () => {
  const plays = (ikeeCounts: string) => {
    const s = above(
      {
        heroes: ['H5', 'H1'],
        at: ['4,14', '2,13'],
        enemies: { '6,15': 'gears' },
        pool: ['PAW', 'PAW', 'PAW', 'COIN', 'STAR']
      },
      2,
      {
        boss: 'second',
        ikeeCounts
      }
    )
    const dice = ['PAW', 'PAW', 'PAW'] as const
    const rerolled = after(
      s,
      [0, { act: 'ability', dice }],
      ['chance', { act: 'throw', dice: dice.map(() => ({ kind: 'action', face: 2 })) }]
    )
    const due = after(rerolled, done, done, draw('IA1', 'IA3'))
    return [due.players[0]?.coins, due.players[0]?.hearts]
  }
  // Press hits nobody there; Levy costs a heart.
  expect([plays('afterRerolls'), plays('firstRoll')]).toEqual([
    [0, 4],
    [0, 3]
  ])
})
