// Spaces, pushes and enemies (6.4 to 6.9), the boss and its level (6.15): rules that no worked scenario tests.

import { expect, test } from 'vitest'
import game from '../../../src/games/platformer/index.ts'
import { foe, type State } from '../../../src/games/platformer/state.ts'
import { cell } from '../../../src/games/platformer/tower/cell.ts'
import { countOf } from '../../../src/games/platformer/turn/boss.ts'
import { above, after, at, below, done, rolled, roster, rule, tiles, tower } from './match.ts'

const nothing = ['COIN', 'COIN', 'COIN', 'COIN', 'COIN'] as const
const bossFalls = (command: 'ATTACK' | 'LEFT' | 'RIGHT') =>
  ['chance', { act: 'throw', dice: [{ kind: 'enemy', face: { ATTACK: 1, LEFT: 2, RIGHT: 3 }[command] }] }] as const
const draws = (...items: readonly string[]) => ['chance', { act: 'pick', what: 'assault', items }] as const

test('PL-044: a space has room for one figure', () => {
  const set = game.setup({
    options: { tiles } as never,
    seats: [{}, {}],
    position: { levels: below.slice(0, 1), roster: ['N1'], heroes: ['H3', 'H1'], at: ['2,1', '2,1'] }
  })
  expect(set).toMatchObject({ ok: false, problems: [{ rule: 'PL-044' }] })
  const s = at({ heroes: ['H3', 'H1'], at: ['2,1', null], enemies: { '6,3': 'N1' }, potions: [['P8'], []] })
  expect(rule(s, 0, { act: 'card', card: 'P8', to: [6, 3] })).toBe('PL-044')
  expect(rule(s, 0, { act: 'card', card: 'P8', to: [7, 2] })).toBeNull()
})

test('PL-053: the bottom row of the lowest level counts as platforms', () => {
  const s = at({
    levels: below,
    lowest: 2,
    roster,
    heroes: ['H3', 'H1'],
    at: ['2,5', null],
    enemies: { '6,5': 'N1' },
    phase: 'roll'
  })
  const then = after(s, rolled('LEFT', ...nothing))
  expect(Object.keys(then.enemies).map(Number)).toEqual([cell(5, 5)])
  // Where this level is not the lowest, the space has no platform, and the enemy stays.
  const high = at({
    levels: below,
    roster,
    heroes: ['H3', 'H1'],
    at: ['2,1', null],
    enemies: { '6,5': 'N1' },
    phase: 'roll'
  })
  expect(Object.keys(after(high, rolled('LEFT', ...nothing)).enemies).map(Number)).toEqual([cell(6, 5)])
})

test('PL-060: first the attacks, then the push, then the token; a hero who faints gets none', () => {
  const s = at({
    heroes: ['H3', 'H1'],
    at: ['6,2', null],
    hearts: [1, 5],
    enemies: { '5,2': 'N1' },
    tokens: { '7,2': 'gem' },
    pool: ['BOOT']
  })
  const then = after(s, [0, { act: 'move', to: [7, 2] }])
  expect(then.players[0]).toMatchObject({ at: null, gems: 0 })
  expect(then.tokens[cell(7, 2)]).toBe('gem')
  const both = at({ heroes: ['H3', 'H1'], at: ['6,2', '7,2'], tokens: { '7,2': 'gem' }, pool: ['BOOT'] })
  const pushed = after(both, [0, { act: 'move', to: [7, 2], push: [7, 3] }])
  expect(pushed.players.map((it) => it.gems)).toEqual([1, 0])
})

test('PL-064: a portal leads to another of its own level alone', () => {
  const s = at({
    levels: [
      ['XV', 'XB'],
      ['XV', 'XB']
    ],
    roster: ['N1', 'N4'],
    heroes: ['H3', 'H1'],
    at: ['4,1', null],
    pool: ['BOOT']
  })
  expect(rule(s, 0, { act: 'portal', to: [4, 5] })).toBe('PL-064')
  expect(rule(s, 0, { act: 'portal', to: [1, 4] })).toBeNull()
})

test('PL-Q14: who is pushed off a portal does not go to the other one', () => {
  const s = at({ levels: [['XV', 'XB']], heroes: ['H3', 'H1'], at: ['4,1', '1,4'], pool: ['BOOT'] })
  expect(rule(s, 0, { act: 'portal', to: [1, 4], push: [4, 1] })).toBe('PL-074')
  expect(rule(s, 0, { act: 'portal', to: [1, 4], push: [2, 4] })).toBeNull()
})

test('PL-069: whoever is pushed, comes to the map or falls is not attacked for it', () => {
  const s = at({ heroes: ['H3', 'H1'], at: ['3,1', '2,1'], enemies: { '1,1': 'N1' }, pool: ['BOOT'] })
  expect(after(s, [0, { act: 'move', to: [2, 1], push: [3, 1] }]).players.map((it) => it.hearts)).toEqual([5, 5])
  const off = at({ heroes: ['H3', 'H1'], at: [null, null], enemies: { '1,1': 'N1' }, pool: ['COIN'] })
  expect(after(off, [0, { act: 'generate', at: [2, 1], pay: 'COIN' }]).players[0]?.hearts).toBe(5)
  const high = at({ heroes: ['H3', 'H1'], at: ['7,3', null], enemies: { '6,3': 'N1' } })
  expect(after(high, [0, { act: 'gravity' }]).players[0]).toMatchObject({ at: cell(7, 2), hearts: 5 })
})

test('PL-077: where nobody can be pushed to, no hero enters', () => {
  const s = at({
    levels: tower,
    lowest: 3,
    roster,
    heroes: ['H6', 'H1'],
    at: ['2,12', null],
    pool: ['BOOT'],
    enemies: { '2,13': 'matron', '1,13': 'serpent', '3,13': 'serpent', '2,14': 'serpent' }
  })
  expect(rule(s, 0, { act: 'move', to: [2, 13] })).toBe('PL-077')
})

test('PL-078: whoever falls onto somebody stands there and pushes nobody', () => {
  const s = at({ heroes: ['H3', 'H1'], at: ['7,4', '7,2'] })
  expect(after(s, [0, { act: 'gravity' }]).players.map((it) => it.at)).toEqual([cell(7, 3), cell(7, 2)])
})

test('PL-080: a hero that is pushed takes what lies there, and the wound of a trap', () => {
  const s = at({ heroes: ['H3', 'H1'], at: ['6,1', '7,1'], pool: ['BOOT'] })
  const hurt = after(s, [0, { act: 'move', to: [7, 1], push: [8, 1] }])
  expect(hurt.players.map((it) => it.hearts)).toEqual([5, 4])
  const gem = at({ heroes: ['H3', 'H1'], at: ['5,2', '6,2'], tokens: { '7,2': 'gem' }, pool: ['BOOT'] })
  const took = after(gem, [0, { act: 'move', to: [6, 2], push: [7, 2] }])
  expect(took.players.map((it) => it.gems)).toEqual([0, 1])
})

test('PL-Q23: a hero that is pushed into the top row reveals the next level', () => {
  const s = at({ heroes: ['H3', 'H1'], at: ['1,3', '2,3'], pool: ['BOOT'] })
  const then = after(s, [0, { act: 'move', to: [2, 3], push: [2, 4] }])
  expect(game.chance(then)).toMatchObject({ what: 'tile' })
})

test('PL-089: a defeated enemy does not come back', () => {
  const s = at({ heroes: ['H3', 'H1'], at: ['2,1', null], enemies: { '1,1': 'N1' }, pool: ['SWORD'] })
  const then = after(s, [0, { act: 'use', pay: 'SWORD', as: 'SWORD' }], [0, { act: 'attack', at: [1, 1] }], done)
  expect([then.active, then.enemies]).toEqual([1, {}])
})

test('PL-Q12: a paw moves nobody onto somebody', () => {
  const s = at({ heroes: ['H3', 'H1'], at: ['2,1', null], enemies: { '5,1': 'N1', '6,1': 'N1' }, pool: ['PAW'] })
  expect(rule(s, 0, { act: 'shift', from: [5, 1], to: [6, 1] })).toBe('PL-091')
  expect([...game.legal(s, 0)].filter((it) => it.act === 'shift' && it.to[0] === 6 && it.to[1] === 1)).toEqual([])
})

test('PL-100, PL-124: at the last heart a hero faints, and all wounds beyond it are lost', () => {
  const s = at({
    heroes: ['H3', 'H1'],
    at: ['2,1', null],
    hearts: [1, 5],
    special: ['COIN', 'BLANK'],
    enemies: { '1,1': 'N5', '3,1': 'N5' },
    phase: 'roll'
  })
  const then = after(s, rolled('ATTACK', ...nothing))
  expect(then.players[0]).toMatchObject({ at: null, hearts: 5, special: 'BLANK' })
  // A hero with three hearts faints at the third wound; one with four does not.
  const last = at({ heroes: ['H6', 'H1'], at: ['2,1', null], hearts: [3, 5], enemies: { '1,1': 'N5' }, phase: 'roll' })
  expect(after(last, rolled('ATTACK', ...nothing)).players[0]).toMatchObject({ at: null, hearts: 6 })
  const two = at({ heroes: ['H6', 'H1'], at: ['2,1', null], hearts: [4, 5], enemies: { '1,1': 'N5' }, phase: 'roll' })
  expect(after(two, rolled('ATTACK', ...nothing)).players[0]).toMatchObject({ at: cell(2, 1), hearts: 1 })
})

/** A hero below the top row of level 3 has just climbed to it. */
const climbed = (options: object = {}): State =>
  after(at({ levels: below, roster, heroes: ['H3', 'H1'], at: ['2,11', null], pool: ['BOOT'] }, 2, options), [
    0,
    { act: 'move', to: [2, 12] }
  ])
const up = ['chance', { act: 'pick', what: 'tile', items: ['XC', 'XD'] }] as const

test('PL-132: above the last normal level comes that of the boss, with its tokens and without a card', () => {
  const s = climbed()
  expect(game.chance(s)).toMatchObject({ what: 'tile', from: ['XC', 'XD'] })
  const then = after(s, up)
  expect([then.tokens[cell(4, 14)], then.tokens[cell(7, 16)]]).toEqual(['gem', 'coin'])
  expect(game.chance(then)).toMatchObject({ what: 'spawn' })
})

test('PL-151, PL-Q26: the boss appears on one of its spaces, by chance or where the active player says', () => {
  const s = after(climbed(), up)
  expect(game.chance(s)).toMatchObject({ from: ['3,15', '6,15'] })
  const there = after(s, ['chance', { act: 'pick', what: 'spawn', items: ['6,15'] }])
  expect(there.enemies[cell(6, 15)]).toBe('matron')
  const asks = after(climbed({ bossSpawn: 'activeChooses' }), up)
  expect(rule(asks, 0, { act: 'spawn', at: [5, 15] })).toBe('PL-151')
  expect(after(asks, [0, { act: 'spawn', at: [3, 15] }]).enemies[cell(3, 15)]).toBe('matron')
  expect([...game.legal(there, 0)].some(({ act }) => act === 'spawn')).toBe(false)
  expect(rule(there, 0, { act: 'bring', enemy: 'matron' })).toBe('PL-151')
})

test('PL-089: nobody brings an enemy back, whenever it is and whoever acts', () => {
  const place = { heroes: ['H3', 'H1'], at: ['2,1', null] }
  for (const s of [
    after(climbed({ bossSpawn: 'activeChooses' }), up),
    at(place),
    at({ ...place, phase: 'roll' }),
    at({ ...place, phase: 'special' })
  ])
    for (const seat of [0, 1]) expect(rule(s, seat, { act: 'bring', enemy: 'N1' })).toBe('PL-089')
})

test('PL-150: wounds short of the boss’s health do nothing and are not remembered', () => {
  const s = above({ heroes: ['H2', 'H1'], at: ['5,15', '2,13'], pool: ['SWORD', 'SWORD'], gems: [9, 0] })
  const struck = after(
    s,
    [0, { act: 'use', pay: 'SWORD', as: 'SWORD', size: 4 }],
    [0, { act: 'attack', at: [6, 15], sure: true }],
    [0, { act: 'use', pay: 'SWORD', as: 'SWORD', size: 3 }]
  )
  expect(foe(s, 'matron')?.health).toBe(8)
  const again = after(struck, [0, { act: 'attack', at: [6, 15], sure: true }])
  expect([again.phase, again.enemies[cell(6, 15)]]).toEqual(['act', 'matron'])
})

/** One hero on the level below the boss, directly under the boss. */
const under = (position: object): State =>
  at({
    levels: tower,
    lowest: 3,
    roster,
    heroes: ['H6', 'H1'],
    at: ['2,12', null],
    enemies: { '2,13': 'matron' },
    ...position
  })

test('PL-156, PL-Q27: across the one-way edge nobody is adjacent', () => {
  const then = after(under({ phase: 'roll' }), rolled('ATTACK', ...nothing))
  expect(then.players[0]?.hearts).toBe(6)
  const s = after(under({ pool: ['SWORD'] }), [0, { act: 'use', pay: 'SWORD', as: 'SWORD' }])
  expect(rule(s, 0, { act: 'attack', at: [2, 13], sure: true })).toBe('PL-081')
})

test('PL-Q33: enemies do not cross it either', () => {
  const s = under({ at: ['7,9', null], enemies: { '2,12': 'N5', '6,15': 'matron' }, pool: ['PAW'] })
  expect(rule(s, 0, { act: 'shift', from: [2, 12], to: [2, 13] })).toBe('PL-090')
})

test('PL-159, PL-173: effects go in their order, and one that cannot be is skipped', () => {
  const s = above({ heroes: ['H6', 'H1'], at: ['4,14', '2,13'], stones: [true, false], phase: 'end' })
  const drawn = after(s, bossFalls('LEFT'), draws('MA5'))
  // First the effect on heroes with a token, then a Serpent appears on a special space.
  expect(drawn.players.map((it) => it.hearts)).toEqual([5, 5])
  expect(game.chance(drawn)).toMatchObject({ what: 'summon', from: ['1,14', '8,14'] })
  const there = after(drawn, ['chance', { act: 'pick', what: 'summon', items: ['8,14'] }])
  expect(there.enemies[cell(8, 14)]).toBe('serpent')
  const all = above({
    heroes: ['H6', 'H1'],
    at: ['4,14', '2,13'],
    phase: 'end',
    enemies: { '6,15': 'matron', '5,13': 'serpent', '7,13': 'serpent' }
  })
  expect(after(all, bossFalls('LEFT'), draws('MA5')).active).toBe(1)
  const full = above({ heroes: ['H6', 'H1'], at: ['1,14', '8,14'], phase: 'end' })
  expect(after(full, bossFalls('LEFT'), draws('MA5')).active).toBe(1)
})

test('PL-168, PL-Q30: a wild card counts as many as the most frequent face, and two of them are both played', () => {
  const s = above(
    {
      heroes: ['H6', 'H1'],
      at: ['5,13', '2,13'],
      enemies: { '6,15': 'gears' },
      phase: 'end',
      faces: ['BOOT', 'BOOT', 'SWORD', 'COIN', 'PAW']
    },
    2,
    { boss: 'second' }
  )
  expect(['IA5', 'IA1', 'IA2'].map((it) => countOf(s, it))).toEqual([2, 1, 2])
  expect(game.chance(after(s, draws('IA1', 'IA5')))?.chance).toBe('throw')
  expect(game.chance(after(s, draws('IA5', 'IA6')))).toMatchObject({ what: 'order', from: ['IA5', 'IA6'] })
})

test('PL-174: when the boss is defeated nothing more is resolved', () => {
  const s = above({ heroes: ['H2', 'H1'], at: ['5,15', '2,13'], pool: ['SWORD', 'SWORD', 'COIN'], gems: [16, 0] })
  const won = after(
    s,
    [0, { act: 'use', pay: 'SWORD', as: 'SWORD', size: 5 }],
    [0, { act: 'use', pay: 'SWORD', as: 'SWORD', size: 3 }],
    [0, { act: 'attack', at: [6, 15] }]
  )
  expect(rule(won, 0, { act: 'use', pay: 'COIN', as: 'COIN' })).toBe('PL-174')
  expect([game.toAct(won), game.outcome(won)?.winners]).toEqual([[], [0]])
})

test('PL-135: a level that has been removed has left the table, and no other has', () => {
  const s = at({ levels: below, lowest: 2, roster, heroes: ['H3', 'H1'], at: ['2,5', null] })
  const gone = game.scene(s).places.filter((it) => it.gone)
  expect([...new Set(gone.map((it) => it.at[1]))]).toEqual([1, 2, 3, 4])
  const whole = at({ levels: below, roster, heroes: ['H3', 'H1'], at: ['2,5', null] })
  expect(game.scene(whole).places.filter((it) => it.gone)).toEqual([])
})
