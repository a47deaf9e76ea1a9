// Honest mistakes in Platformer (PL 9.4) on a physical table: what the referee says about them, what it lights, and what corrects
// them.

import { expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import platformer from '../../src/games/platformer/index.ts'
import { below, roster, tower } from '../games/platformer/match.ts'
import type { Table } from './table.ts'
import { at, foul } from './tower.ts'

const coins = [3, 3, 3, 3, 3]
const thrown = (faces: readonly number[], enemy: number): Json => ({
  act: 'throw',
  dice: [...faces.map((face) => ({ kind: 'action', face })), { kind: 'enemy', face: enemy }]
})

test.each([
  ['diagonally', 'PL-045', '2,1', '3,2'],
  ['through a platform', 'PL-047', '2,1', '2,2'],
  ['through a wall', 'PL-046', '7,2', '8,2'],
  ['two spaces at once', 'PL-051', '2,1', '4,1']
])('%s there is no way, nothing is spent, and put back all is well', (_, rule, from, to) => {
  const t = at({ at: [from, null], pool: ['BOOT'] })
  t.shift('hero/H3', to).rest()
  expect(t.ruling).toMatchObject({ ...foul(rule), corrections: [{ fix: 'move', kind: 'hero/H3', from: to, to: from }] })
  expect(Object.keys(t.cues('foul')).sort()).toEqual([from, to].sort())
  t.shift('hero/H3', from).rest()
  expect([t.ruling.ruling, t.state]).toMatchObject(['settled', { turn: { pool: ['BOOT'] } }])
})

test.each([
  ['PL-089: an enemy that comes once more', 'PL-089', 'enemy/N1'],
  ['PL-151: the boss before its level', 'PL-151', 'enemy/matron']
])('%s is told by its rule, and goes off again', (_, rule, kind) => {
  const t = at({ pool: ['BOOT'] })
  t.put(kind, '6,1').rest()
  expect(t.ruling).toMatchObject({ ...foul(rule), corrections: [{ kind, from: '6,1' }] })
  t.lift(kind).rest()
  expect([t.ruling.ruling, t.state]).toMatchObject(['settled', { turn: { pool: ['BOOT'] } }])
})

test.each([
  ['while the dice are still to be thrown', { phase: 'roll' }],
  ['where a Paw might have brought one like it', { enemies: { '5,1': 'N1' }, pool: ['PAW'] }]
])('PL-089: an enemy that comes once more is told by its rule %s', (_, position) => {
  const t = at(position)
  t.put('enemy/N1', '6,1').rest()
  expect(t.ruling).toMatchObject({ ...foul('PL-089'), corrections: [{ fix: 'take', kind: 'enemy/N1', from: '6,1' }] })
  t.lift('enemy/N1').rest()
  expect(t.ruling.ruling).toBe('settled')
})

test('PL-091: an enemy on a hero’s space may be the end of a long push; once nobody goes on with it, its rule is told', () => {
  const t = at(
    {
      heroes: ['H3', 'H1', 'H2'],
      at: ['1,1', '2,1', '3,1'],
      enemies: { '4,1': 'N1' },
      pool: ['BOOT', 'BOOT', 'BOOT']
    },
    3
  )
  t.shift('enemy/N1', '3,1').rest()
  expect(t.ruling).toMatchObject({ ruling: 'on the way', towards: [{}, {}, {}] })
  t.wait(11_000)
  expect(t.ruling).toMatchObject({ ...foul('PL-091'), corrections: [{ fix: 'move', from: '3,1', to: '4,1' }] })
  t.shift('enemy/N1', '4,1').rest()
  expect([t.ruling.ruling, t.state]).toMatchObject(['settled', { turn: { pool: ['BOOT', 'BOOT', 'BOOT'] } }])
})

test('PL-065: who forgets that an enemy attacks whoever leaves it loses the heart, is told, and may take it back', () => {
  const t = at({ enemies: { '1,1': 'N1' }, hearts: [5, 5], pool: ['BOOT'] })
  t.shift('hero/H3', '3,1').rest()
  expect(t.state).toMatchObject({ players: [{ hearts: 4 }, {}], turn: { pool: [] } })
  expect(JSON.stringify(t.told.at(-1))).toContain('log.hurt')
  t.shift('hero/H3', '2,1').rest()
  expect([t.ruling.ruling, t.state]).toMatchObject([
    'settled',
    { players: [{ hearts: 5 }, {}], turn: { pool: ['BOOT'] } }
  ])
})

/** Three Mosslings are ordered to the right: (1,1) and (2,1) walk one behind the other, and (5,3) to (6,3). */
const marching = (): Table =>
  at({
    heroes: ['H6', 'H1'],
    at: ['4,1', null],
    enemies: { '1,1': 'N1', '2,1': 'N1', '5,3': 'N1' },
    phase: 'roll'
  }).say('chance', thrown(coins, 3))

test.each([
  ['the front one first', ['2,1 3,1', '1,1 2,1', '5,3 6,3']],
  ['the last one past the other, who looks alike', ['1,1 3,1', '5,3 6,3']],
  ['the last one first, though its space is taken', ['5,3 6,3', '1,1 2,1', '2,1 3,1']]
])('PL-095, PL-097: in which order hands move the enemies does not matter: %s', (_, moves) => {
  const t = marching()
  const before = t.state
  for (const move of moves) {
    expect(t.ruling.ruling).not.toBe('settled')
    const [from, to] = move.split(' ') as [string, string]
    t.shift(from, to).rest()
  }
  expect([t.ruling.ruling, t.state]).toEqual(['settled', before])
})

test('PL-096: an enemy that is moved off a platform stays lit until it stands right', () => {
  const t = marching()
  t.shift('1,1', '2,1').shift('2,1', '3,1').shift('5,3', '7,3').rest()
  expect(t.ruling).toMatchObject({ corrections: [{ fix: 'move', kind: 'enemy/N1', from: '7,3', to: '6,3' }] })
  expect(t.shift('7,3', '6,3').rest().ruling.ruling).toBe('settled')
})

test('PL-103, PL-111: figures that are left in the air stay lit until all are down, whichever comes first', () => {
  const t = at({ heroes: ['H1', 'H3'], at: ['1,1', '8,3'], enemies: { '8,2': 'N1' } })
  t.press(0, 'end').rest()
  const { ruling } = t
  expect('towards' in ruling && ruling.towards).toHaveLength(2)
  t.shift('enemy/N1', '8,1').rest()
  expect(t.ruling).toMatchObject({ towards: [{ kind: 'hero/H3', from: '8,3', to: '8,2' }] })
  expect(t.shift('hero/H3', '8,2').rest().ruling.ruling).toBe('settled')
})

test('PL-105: whoever stands on a ladder is asked whether it falls, and stays unless it says so', () => {
  const t = at({ at: ['3,2', '1,1'] }).say(0, { act: 'gravity' })
  expect(platformer.view(t.state as never, 0).choices.map(({ button }) => button)).toContain('confirm')
  t.shift('hero/H3', '3,1').rest()
  expect(t.ruling.ruling).not.toBe('settled')
  t.shift('hero/H3', '3,2').press(0, 'confirm').rest()
  expect([t.ruling.ruling, t.heard.includes('log.stay')]).toEqual(['settled', true])
})

test('PL-113: a coin that was let fall is asked back to its corner', () => {
  const t = at({ tokens: { '4,3': 'coin' } })
  t.shift('t4,3', 't4,1').rest()
  expect(t.ruling).toMatchObject({ ...foul('PL-113'), corrections: [{ kind: 'coin', from: 't4,1', to: 't4,3' }] })
  expect(t.shift('t4,1', 't4,3').rest().ruling.ruling).toBe('settled')
})

test.each([
  ['a die that was used already', 'PL-014', { act: 'use', pay: 'COIN', as: 'COIN' }, 'refuse.dice'],
  ['the special die set during the actions', 'PL-032', { act: 'set', pay: 'PAW', as: 'PAW' }, 'refuse.set.when'],
  ['a boosted Star', 'PL-037', { act: 'use', pay: 'STAR', as: 'BOOT', size: 2 }, 'refuse.boost'],
  ['a boosted forging', 'PL-027', { act: 'use', pay: 'SWORD+SWORD', as: 'BOOT', size: 2 }, 'refuse.boost.forged'],
  ['gems that are too few', 'PL-039', { act: 'use', pay: 'PAW', as: 'PAW', size: 5 }, 'refuse.gems'],
  ['a card outside the shop', 'PL-139', { act: 'buy', card: 'I01' }, null]
])('%s is refused by %s, and nothing is spent', (_, rule, act, why) => {
  const t = at({ pool: ['SWORD', 'SWORD', 'PAW', 'STAR'], gems: [3, 0] })
  const before = t.state
  expect(platformer.refuse(before as never, { by: 0, do: act as never })?.rule).toBe(rule)
  t.say(0, act as Json)
  expect(t.state).toEqual(before)
  if (why) expect(t.heard.at(-1)).toBe(why)
})

test('PL-083: an attack with too few wounds is announced as wasted and has to be said twice', () => {
  const t = at({ enemies: { '1,1': 'N2' }, roster: ['N2'], pool: ['SWORD'] })
  t.say(0, { act: 'use', pay: 'SWORD', as: 'SWORD' }).say(0, { act: 'attack', at: [1, 1] })
  expect(t.heard.at(-1)).toBe('refuse.attack.weak')
  t.say(0, { act: 'attack', at: [1, 1], sure: true }).rest()
  expect(t.state).toMatchObject({ enemies: { 33: 'N2' }, turn: { attack: { swords: 0 } } })
})

test('PL-135: play stops until a level that goes has been cleared', () => {
  const t = at({
    levels: below,
    roster,
    heroes: ['H2', 'H3'],
    at: ['4,11', '4,3'],
    enemies: { '5,3': 'N1' },
    phase: 'start'
  })
  t.put('enemy/N1', '5,3').rest()
  expect(t.ruling).toMatchObject({ corrections: [{ fix: 'take', kind: 'enemy/N1', from: '5,3' }] })
  expect(t.lift('enemy/N1').rest().ruling.ruling).toBe('settled')
})

test('PL-119, PL-120: a hero comes to the map where its player says, and not above the bottom row', () => {
  const t = at({ at: [null, null], pool: ['PAW'] })
  t.put('hero/H3', '2,3').rest()
  expect(t.ruling).toMatchObject(foul('PL-120'))
  t.lift('hero/H3').rest()
  t.say(0, { act: 'generate', at: [2, 1], pay: 'PAW' })
    .put('hero/H3', '2,1')
    .rest()
  expect(t.ruling.ruling).toBe('settled')
})

test('PL-158: the next player cannot begin before the turn of the boss', () => {
  const t = at({
    levels: tower,
    lowest: 4,
    roster,
    heroes: ['H2', 'H3'],
    at: ['4,14', '6,15'],
    enemies: { '3,15': 'matron' }
  })
  t.press(0, 'end').rest()
  expect(t.state).toMatchObject({ active: 0, phase: 'boss' })
  t.say(1, { act: 'gravity' })
  expect(t.heard.at(-1)).toBe('refuse.pending')
})

test('figures that were knocked over are asked back to where they stood, and nothing else is judged', () => {
  const t = at({ enemies: { '1,1': 'N1' }, pool: ['BOOT'] })
  const before = t.state
  t.knock({ 'hero/H3': '5,1', 'enemy/N1': '8,1' }).rest()
  expect('corrections' in t.ruling || 'towards' in t.ruling).toBe(true)
  t.shift('hero/H3', '2,1').shift('enemy/N1', '1,1').rest()
  expect([t.ruling.ruling, t.state]).toEqual(['settled', before])
})
