// Skills: NK-085 to NK-088, and every trigger and condition of section 8.1. effects.test.ts tests what the skills do.
import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import type { Effect, Trigger } from '../../../src/games/nexus-keepers/cards/card.ts'
import { allPointsLeft } from '../../../src/games/nexus-keepers/dice/afford.ts'
import {
  after,
  at,
  B2,
  card,
  dice,
  end,
  idle,
  keep,
  may,
  move,
  push,
  roll,
  skill,
  stop,
  why,
  withSkill
} from './match.ts'

const own = (trigger: Trigger, ...effects: Effect[]): { readonly card: Json } =>
  withSkill({ id: 'own', trigger, effects })
const ones: Trigger = { t: 'faces', faces: [1] }
const passive: Trigger = { t: 'passive' }
const use = skill('own')
const duel = (seat: Json, position: object = {}, options = {}) =>
  at({ cubes: B2, ...position }, { seats: [seat], options })
const onTerrain = (terrain: string) => [terrain, terrain, terrain, terrain, terrain]

describe('NK-085 a skill acts always, under a condition, or when dice trigger it', () => {
  const s = duel(own(ones, { e: 'replay' }), { pool: [1, 2, 3] })
  test('triggered', () => expect(after(s, use).turn?.replay).toBe(true))
  test('not without its dice', () =>
    expect(why(duel(own(ones, { e: 'replay' }), { pool: [2, 3] }), use)).toBe('NK-085'))
  test('none of that name', () => expect(why(s, skill('other'))).toBe('NK-085'))
  test('one that acts by itself is not used by hand', () => {
    expect(why(duel(own(passive, { e: 'pushDiagonal' }), { pool: [1] }), use)).toBe('NK-085')
    expect(why(duel(own({ t: 'onPush' }, { e: 'replay' }), { pool: [1] }), use)).toBe('NK-085')
  })
  test('an argument that the skill does not need is refused', () => {
    expect(why(s, skill('own', { with: 1 }))).toBe('NK-085')
    expect(why(s, skill('own', { at: [0, 0] }))).toBe('NK-085')
  })
  const when = (...conditions: object[]) =>
    withSkill({ id: 'own', trigger: ones, effects: [{ e: 'replay' }], when: conditions as never })
  test.each([
    ['onTerrain plus', { c: 'onTerrain', terrain: 'plus' }, 'wood', true],
    ['onTerrain plus, elsewhere', { c: 'onTerrain', terrain: 'plus' }, 'water', false],
    ['onTerrain minus', { c: 'onTerrain', terrain: 'minus' }, 'water', true],
    ['onTerrain by name', { c: 'onTerrain', terrain: 'moss' }, 'moss', true],
    ['onTerrain by another name', { c: 'onTerrain', terrain: 'moss' }, 'wood', false],
    ['terrainAtStart plus', { c: 'terrainAtStart', terrain: 'plus' }, 'wood', true],
    ['terrainAtStart minus', { c: 'terrainAtStart', terrain: 'minus' }, 'wood', false],
    ['an ordinary turn', { c: 'bonusTurn', is: false }, 'grass', true],
    ['a bonus turn', { c: 'bonusTurn', is: true }, 'grass', false]
  ] as const)('condition: %s', (_, condition, terrain, holds) => {
    const there = duel({ ...when(condition), terrains: onTerrain(terrain) }, { pool: [1] })
    expect(why(there, use)).toBe(holds ? null : 'NK-085')
    expect(may(there, 'skill')).toHaveLength(holds ? 1 : 0)
  })
  test('conditions: all of them', () => {
    const on = { c: 'onTerrain', terrain: 'plus' }
    const both = (is: boolean) =>
      duel({ ...when(on, { c: 'bonusTurn', is }), terrains: onTerrain('wood') }, { pool: [1] })
    expect(why(both(false), use)).toBeNull()
    expect(why(both(true), use)).toBe('NK-085')
  })
  test('condition: where the keeper stands now, or stood at the count', () => {
    const terrains = ['wood', 'grass', 'grass', 'grass', 'grass']
    const walked = (c: string) =>
      after(duel({ ...when({ c, terrain: 'plus' }), terrains }, { pool: [1, 2, 2] }), move('N'))
    expect(why(walked('onTerrain'), use)).toBe('NK-085')
    expect(why(walked('terrainAtStart'), use)).toBeNull()
  })
})

describe('NK-086 dice spent on a skill serve nothing else', () => {
  const s = duel(own({ t: 'faces', faces: [4, 4] }, { e: 'extraDice', n: 1, at: 'nextRoll' }), {
    keepers: ['0,0', '0,1'],
    pool: [4, 4]
  })
  test('no action', () => expect(why(after(s, use), push('N'))).toBe('NK-075'))
  test('no reserve', () => expect([4, 5].map((face) => why(after(s, use), keep(face)))).toEqual(['NK-095', 'NK-090']))
  test('nor do dice spent otherwise serve a skill', () => expect(why(after(s, push('N')), use)).toBe('NK-086'))
  test('no other skill', () => {
    const two = withSkill(
      { id: 'own', trigger: ones, effects: [{ e: 'replay' }] },
      { id: 'other', trigger: ones, effects: [{ e: 'replay' }] }
    )
    expect(why(after(duel(two, { pool: [1, 2] }), use), skill('other'))).toBe('NK-086')
    expect(why(after(duel(two, { pool: [1, 1] }), use), skill('other'))).toBeNull()
  })
  test('a die of a triple may go to a skill while the others form a pair', () => {
    const triple = duel(own({ t: 'faces', faces: [4] }, { e: 'replay' }), { keepers: ['0,0', '0,1'], pool: [4, 4, 4] })
    expect(why(after(triple, use), push('N'))).toBeNull()
    expect(why(after(triple, use), push('N', 2))).toBe('NK-075')
  })
})

test('NK-087 1s may be used in skills', () => {
  const run = own({ t: 'sequence', length: 4 }, { e: 'replay' })
  expect(why(duel(run, { pool: [1, 2, 3, 4] }), use)).toBeNull()
  expect(why(duel(run, { pool: [1, 2, 3, 5] }), use)).toBe('NK-085')
})

describe('NK-088 in the action phase, once a turn', () => {
  const s = duel(own(ones, { e: 'points', kind: 'move', n: 1 }), { pool: [1, 1, 2] })
  test('once', () => expect(why(after(s, use), use)).toBe('NK-088'))
  test('again in the next turn', () => {
    const next = idle(after(s, use, end))
    expect(why(after(next, roll(), dice([1, 2, 3, 4, 5, 6]), stop), use)).toBeNull()
  })
  const limited = (limits: object) =>
    withSkill({ id: 'own', trigger: ones, effects: [{ e: 'points', kind: 'move', n: 1 }], ...limits })
  test('as often as the card says', () => {
    const twice = after(duel(limited({ perTurn: 2 }), { pool: [1, 1] }), use, use)
    expect(allPointsLeft(twice).move).toBe(2)
  })
  test('so many times a match where the card says so', () => {
    const next = idle(after(duel(limited({ perGame: 1 }), { pool: [1, 2] }), use, end))
    expect(why(after(next, roll(), dice([1, 2, 3, 4, 5, 6]), stop), use)).toBe('NK-088')
  })
  test('not before the dice are locked', () => {
    expect(why(duel(own(ones, { e: 'replay' }), { throw: [1, 2, 3] }), use)).toBe('NK-088')
  })
})

describe('triggers', () => {
  const replay: Effect = { e: 'replay' }
  test.each([
    [{ t: 'faces', faces: [1, 6] }, [1, 6], [1, 5]],
    [{ t: 'sequence', length: 3 }, [4, 5, 6], [3, 5, 6]],
    [{ t: 'sequence', length: 3, from: 2 }, [2, 3, 4], [3, 4, 5]],
    [{ t: 'kind', n: 3 }, [5, 5, 5], [5, 5, 6]],
    [{ t: 'kind', n: 2, face: 1 }, [1, 1], [6, 6]],
    [{ t: 'total', atLeast: 16 }, [1, 4, 5, 6], [4, 5, 6]]
  ] as const)('%o', (trigger, does, doesNot) => {
    expect(why(duel(own(trigger as Trigger, replay), { pool: does }), use)).toBeNull()
    expect(why(duel(own(trigger as Trigger, replay), { pool: doesNot }), use)).toBe('NK-085')
  })
  test('dice may be named, and then are the ones', () => {
    const s = duel(own({ t: 'kind', n: 2 }, replay), { keepers: ['0,0', '0,1'], pool: [2, 2, 4, 4] })
    expect(may(s, 'skill')).toEqual([use])
    const named = skill('own', { dice: [4, 4] })
    expect(why(after(s, named), push('N'))).toBe('NK-075')
    expect(why(after(s, use), push('N'))).toBeNull()
    expect(why(after(s, use, push('N')), move('E'))).toBe('NK-075')
    expect(why(s, skill('own', { dice: [2, 4] }))).toBe('NK-085')
    expect(why(s, skill('own', { dice: [3, 3] }))).toBe('NK-085')
    expect(why(s, skill('own', { dice: [2, 2, 2] }))).toBe('NK-085')
  })
  test('dice that the card asks for may be named, and need not be', () => {
    const s = duel(own({ t: 'faces', faces: [6, 1] }, replay), { pool: [1, 5, 6] })
    expect(after(s, skill('own', { dice: [1, 6] })).turn).toEqual(after(s, use).turn)
    expect(why(s, skill('own', { dice: [5, 6] }))).toBe('NK-085')
    expect(why(s, skill('own', { dice: [1, 6, 6] }))).toBe('NK-085')
    expect(why(s, skill('own', { dice: [1, 5, 6] }))).toBe('NK-085')
    const run = duel(own({ t: 'sequence', length: 2 }, replay), { pool: [1, 2, 4, 5] })
    expect(why(run, skill('own', { dice: [4, 5] }))).toBeNull()
    expect(why(run, skill('own', { dice: [2, 4] }))).toBe('NK-085')
  })
  test('a total may be paid with more than it needs where the player names it', () => {
    const s = duel(own({ t: 'total', atLeast: 7 }, replay), { pool: [2, 2, 5, 6] })
    expect(why(s, skill('own', { dice: [2, 5, 6] }))).toBeNull()
    expect(why(s, skill('own', { dice: [2, 2] }))).toBe('NK-085')
    expect(why(s, skill('own', { dice: [2, 5] }))).toBeNull()
    expect(why(after(s, use), keep(2))).toBeNull()
    expect(why(after(s, skill('own', { dice: [2, 5, 6] })), keep(2))).toBe('NK-095')
  })
  test('two skills find dice for both', () => {
    const both = withSkill(
      { id: 'own', trigger: { t: 'total', atLeast: 6 }, effects: [replay] },
      { id: 'run', trigger: { t: 'sequence', length: 2 }, effects: [replay] }
    )
    const s = after(duel(both, { pool: [3, 3, 3, 4] }), use)
    expect(why(s, skill('run'))).toBeNull()
    expect(why(after(duel(both, { pool: [3, 3, 4] }), use), skill('run'))).toBe('NK-086')
  })
})

test('a plain card has nothing to add', () => {
  expect(may(at({ cubes: B2, pool: [1, 1] }, { seats: [{ card: card({}) }] }), 'skill')).toEqual([])
})
