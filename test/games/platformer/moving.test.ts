// Spaces, moves, falls and enemies: rules that no worked scenario tests.

import { expect, test } from 'vitest'
import game from '../../../src/games/platformer/index.ts'
import { map, square } from '../../../src/games/platformer/state.ts'
import { cell, xy } from '../../../src/games/platformer/tower/cell.ts'
import { above, after, at, below, done, rolled, rule, tower } from './match.ts'

test('PL-S08, PL-045, PL-046, PL-047, PL-048: a wall and a platform separate, a ladder through a platform joins', () => {
  const s = at({ levels: [['XN', 'XB']], heroes: ['H3', 'H1'], at: ['2,2', null] })
  const next = square(s, cell(2, 2))?.near.map(xy)
  expect(next?.sort()).toEqual([
    [2, 3],
    [3, 2]
  ])
})

test('PL-049, PL-050: seams join, borders close, and what lies face down has no spaces', () => {
  const s = at({})
  expect(square(s, cell(4, 1))?.near).toContain(cell(5, 1))
  expect(square(s, cell(1, 1))?.left).toBe(true)
  expect(square(s, cell(1, 5))).toBeUndefined()
  expect(map(at({ levels: below.slice(0, 2), roster: ['N1', 'N4'] })).top).toBe(8)
})

test('PL-018, PL-051: a step costs a boot and goes to the next space', () => {
  const s = at({ heroes: ['H3', 'H1'], at: ['2,1', null], pool: ['BOOT'] })
  expect(rule(s, 0, { act: 'move', to: [4, 1] })).toBe('PL-051')
  expect(rule(s, 0, { act: 'move', to: [1, 2] })).toBe('PL-045')
  const then = after(s, [0, { act: 'move', to: [1, 1] }])
  expect(then.turn.pool).toEqual([])
  expect(rule(then, 0, { act: 'move', to: [2, 1] })).toBe('PL-018')
})

test('PL-056, PL-058: whoever enters a trap is hurt, whoever is on it or leaves it is not', () => {
  const s = at({ heroes: ['H6', 'H1'], at: ['7,1', null], pool: ['BOOT', 'BOOT'] })
  const inside = after(s, [0, { act: 'move', to: [8, 1] }])
  expect(inside.players[0]?.hearts).toBe(5)
  expect(after(inside, [0, { act: 'move', to: [7, 1] }]).players[0]?.hearts).toBe(5)
  const comes = at({ heroes: ['H6', 'H1'], at: [null, null], pool: ['COIN'] })
  expect(after(comes, [0, { act: 'generate', at: [8, 1], pay: 'COIN' }]).players[0]?.hearts).toBe(6)
})

test('PL-Q08: where only falls count, entering a trap does nothing', () => {
  const s = at({ heroes: ['H6', 'H1'], at: ['7,1', null], pool: ['BOOT'] }, 2, { trapTrigger: 'fallOnly' })
  expect(after(s, [0, { act: 'move', to: [8, 1] }]).players[0]?.hearts).toBe(6)
})

test('PL-055, PL-113: enemies leave coins and gems, and nobody moves those', () => {
  const s = at({
    heroes: ['H6', 'H1'],
    at: ['7,1', null],
    enemies: { '6,2': 'N1' },
    tokens: { '7,2': 'gem' },
    pool: ['PAW']
  })
  const then = after(s, [0, { act: 'shift', from: [6, 2], to: [7, 2] }])
  expect(then.tokens).toEqual(s.tokens)
  expect(rule(s, 0, { act: 'shift', from: [7, 2], to: [7, 1] })).toBe('PL-113')
})

test('PL-021, PL-042, PL-091: a paw moves one enemy one space onto a free space', () => {
  const s = at({ heroes: ['H6', 'H1'], at: ['7,1', null], enemies: { '6,1': 'N1', '1,1': 'N1' }, pool: ['PAW'] })
  expect(rule(s, 0, { act: 'shift', from: [6, 1], to: [7, 1] })).toBe('PL-091')
  const then = after(s, [0, { act: 'shift', from: [1, 1], to: [2, 1] }])
  expect(rule(then, 0, { act: 'shift', from: [2, 1], to: [3, 1] })).toBe('PL-021')
})

test('PL-093, PL-155: heroes below and above do not reach each other’s enemies', () => {
  const s = at({
    levels: tower,
    lowest: 3,
    roster: ['N1', 'N4', 'N5'],
    heroes: ['H6', 'H1'],
    at: ['7,9', '2,13'],
    enemies: { '6,15': 'matron' },
    pool: ['PAW']
  })
  expect(rule(s, 0, { act: 'shift', from: [6, 15], to: [5, 15] })).toBe('PL-093')
})

test('PL-070, PL-086: coming next to an enemy and attacking in vain cost no heart', () => {
  const s = at({ heroes: ['H6', 'H1'], at: ['4,1', null], enemies: { '2,1': 'N6' }, pool: ['BOOT', 'SWORD'] })
  const then = after(
    s,
    [0, { act: 'move', to: [3, 1] }],
    [0, { act: 'use', pay: 'SWORD', as: 'SWORD' }],
    [0, { act: 'attack', at: [2, 1], sure: true }]
  )
  expect(then.players[0]?.hearts).toBe(6)
})

test('PL-081, PL-085, PL-087: only an enemy next to the hero is a target', () => {
  const s = at({ heroes: ['H6', 'H1'], at: ['2,1', '1,1'], enemies: { '4,1': 'N1' }, pool: ['SWORD'] })
  const ready = after(s, [0, { act: 'use', pay: 'SWORD', as: 'SWORD' }])
  expect(rule(ready, 0, { act: 'attack', at: [4, 1] })).toBe('PL-081')
  expect(rule(ready, 0, { act: 'attack', at: [1, 1] })).toBe('PL-087')
  expect(rule(ready, 0, { act: 'attack', at: [3, 1] })).toBe('PL-085')
})

test('PL-098, PL-148: the enemy die moves the boss as well', () => {
  const s = above({ heroes: ['H6', 'H1'], at: ['1,13', '2,13'], enemies: { '3,13': 'matron' }, phase: 'roll' })
  const then = after(s, rolled('RIGHT', 'COIN', 'COIN', 'COIN', 'COIN', 'COIN'))
  expect(then.enemies[cell(4, 13)]).toBe('matron')
})

test('PL-106, PL-111: a falling hero passes ladders, and in the end everybody is held', () => {
  const s = at({ levels: [['XA', 'XA']], heroes: ['H6', 'H1'], at: ['7,2', null] })
  const loose = after(s, [0, { act: 'gravity' }], [0, { act: 'drop' }])
  expect(loose.players[0]?.at).toBe(cell(7, 1))
})

test('PL-102, PL-115: gravity on demand needs a hero on the map', () => {
  const s = at({ heroes: ['H6', 'H1'], at: [null, null], pool: ['COIN'] })
  expect(rule(s, 0, { act: 'gravity' })).toBe('PL-115')
})

test('PL-116: the boss falls like other enemies', () => {
  const s = above({ heroes: ['H6', 'H1'], at: ['1,13', '2,13'], enemies: { '4,16': 'matron' } })
  expect(after(s, [0, { act: 'gravity' }]).enemies[cell(4, 14)]).toBe('matron')
})

test('PL-157: when the last hero has come up, the other levels go', () => {
  const s = at({
    levels: tower,
    lowest: 3,
    roster: ['N1', 'N4', 'N5'],
    heroes: ['H6', 'H1'],
    at: ['2,12', '4,13'],
    enemies: { '6,15': 'matron' },
    pool: ['BOOT']
  })
  expect(after(s, [0, { act: 'move', to: [2, 13] }]).tower.lowest).toBe(4)
})

test('PL-133, PL-136: one level at most goes in a turn', () => {
  const s = at({
    levels: tower.slice(0, 3),
    roster: ['N1', 'N4', 'N5'],
    heroes: ['H6', 'H1'],
    at: ['4,9', null],
    phase: 'start'
  })
  expect(s.tower.lowest).toBe(2)
  expect(game.chance(s)).toMatchObject({ chance: 'throw' })
})

test('PL-158, PL-165: without a hero up there the boss has no turn', () => {
  const s = at({ heroes: ['H6', 'H1'], at: ['2,1', null] })
  expect(after(s, done).phase).toBe('roll')
})
