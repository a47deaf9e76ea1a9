// What skills do to keepers on the board (8.2).
import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import type { Effect, Skill, Trigger } from '../../../src/games/nexus-keepers/cards/card.ts'
import { allPointsLeft } from '../../../src/games/nexus-keepers/dice/afford.ts'
import { after, at, B2, B3, end, may, move, push, R3, skill, standing, why, withSkill } from './match.ts'

const own = (trigger: Trigger, ...effects: Effect[]): { readonly card: Json } =>
  withSkill({ id: 'own', trigger, effects })
const ones: Trigger = { t: 'faces', faces: [1] }
const passive: Trigger = { t: 'passive' }
const use = skill('own')
const duel = (seat: Json, position: object = {}, options = {}) =>
  at({ cubes: B2, ...position }, { seats: [seat], options })
const onTerrain = (terrain: string) => [terrain, terrain, terrain, terrain, terrain]

describe('effects', () => {
  describe('follow', () => {
    const trudge = own({ t: 'onPush' }, { e: 'follow' })
    const board = { cubes: B3, keepers: ['0,1', '1,1', '0,0'], pool: [2, 2, 4, 4, 4] }
    const s = at(board, { seats: [trudge] })
    const followed = { act: 'follow' } as const
    test('right after the push, for nothing', () => {
      const pushed = after(s, push('E'))
      expect(may(pushed, 'follow')).toEqual([followed])
      const there = after(pushed, followed)
      expect(standing(there)[0]).toBe('1,1')
      expect(there.turn?.spent.move).toBe(0)
      expect(why(there, followed)).toBe('NK-085')
      expect(why(s, followed)).toBe('NK-085')
      expect(why(at({ cubes: B3, throw: [2, 3] }), followed)).toBe('NK-085')
    })
    test('not after something else', () => {
      expect(why(after(s, push('E'), move('N')), followed)).toBe('NK-085')
    })
    test('once a turn, used up when the step is made (NK-088)', () => {
      expect(why(after(s, push('E'), followed, push('E')), followed)).toBe('NK-085')
      expect(why(after(s, push('E'), move('E'), push('E')), followed)).toBeNull()
    })
    test('also where the target has left the board', () => {
      const off = at({ cubes: B3, keepers: ['1,2', '1,3', '0,0'], pool: [4, 4] }, { seats: [trudge] })
      expect(standing(after(off, push('N'), followed))[0]).toBe('1,3')
    })
    test('not by a skill that does something else', () => {
      const gains = at(board, { seats: [own({ t: 'onPush' }, { e: 'points', kind: 'jump', n: 1 })] })
      expect(why(after(gains, push('E')), followed)).toBe('NK-085')
    })
    test('beside other effects it belongs to the same use', () => {
      const both = withSkill({
        id: 'own',
        trigger: { t: 'onPush' },
        perTurn: 2,
        effects: [{ e: 'follow' }, { e: 'points', kind: 'jump', n: 1 }]
      })
      const twice = after(at(board, { seats: [both] }), push('E'), followed, push('E'), followed)
      expect(standing(twice)[0]).toBe('2,1')
      expect(allPointsLeft(twice).jump).toBe(2)
    })
  })
  describe('swap', () => {
    const swap = own(ones, { e: 'swap', range: 2 })
    const s = at({ cubes: B3, keepers: ['0,1', '2,1', '0,0'], pool: [1] }, { seats: [swap] })
    test('with a keeper in a straight line, tiles all the way', () => {
      expect(may(s, 'skill')).toEqual([skill('own', { with: 1 }), skill('own', { with: 2 })])
      expect(standing(after(s, skill('own', { with: 1 })))).toEqual(['2,1', '0,1', '0,0'])
    })
    test('no push: no bonus turn', () => expect(after(s, skill('own', { with: 1 }), end).phase).toBe('roll'))
    test.each([
      ['too far', ['0,1', '3,1', '0,0'], 1],
      ['out of line', ['0,1', '2,2', '0,0'], 1],
      ['diagonally', ['0,1', '1,2', '0,0'], 1],
      ['over a hole', ['0,2', '3,2', '2,2'].with(0, '1,3').with(1, '3,1'), 1],
      ['with oneself', ['0,1', '2,1', '0,0'], 0],
      ['with nobody', ['0,1', '2,1', '0,0'], 5]
    ])('not %s', (_, keepers, other) => {
      const there = at({ cubes: B3, keepers, pool: [1] }, { seats: [swap] })
      expect(why(there, skill('own', { with: other }))).toBe('NK-085')
    })
    test('the action must name the other keeper', () => expect(why(s, use)).toBe('NK-085'))
    test('occupied tiles on the way do not matter', () => {
      const line = at({ cubes: B3, keepers: ['0,1', '2,1', '1,1'], pool: [1] }, { seats: [swap] })
      expect(why(line, skill('own', { with: 1 }))).toBeNull()
    })
  })
  test('swap: every cell on the way is a tile', () => {
    const swap = { seats: [own(ones, { e: 'swap', range: 9 })] }
    // (0,2), between the two keepers, is the cell behind A's portal.
    const s = at({ cubes: R3, keepers: ['0,1', '3,1', '0,3'], pool: [1] }, swap)
    expect(may(s, 'skill')).toEqual([skill('own', { with: 1 })])
    expect(why(s, skill('own', { with: 2 }))).toBe('NK-085')
  })
  describe('teleport', () => {
    const terrains = ['grass', 'grass', 'wood', 'grass', 'grass']
    const to = (...places: ('ownStart' | 'plusTerrain')[]) => ({
      ...own(ones, { e: 'teleport', to: places }),
      terrains
    })
    const there = (seat: Json, keepers: string[]) => at({ cubes: B2, keepers, pool: [1] }, { seats: [seat] })
    test('to the own start tile or a tile of the favoured terrain', () => {
      const s = there(to('ownStart', 'plusTerrain'), ['0,2', '1,2'])
      expect(may(s, 'skill')).toEqual([skill('own', { at: [0, -1] }), skill('own', { at: [1, 0] })])
      expect(standing(after(s, skill('own', { at: [1, 0] })))[0]).toBe('1,0')
    })
    test('only as listed, only where it is empty', () => {
      expect(may(there(to('ownStart'), ['0,2', '1,2']), 'skill')).toEqual([skill('own', { at: [0, -1] })])
      expect(may(there(to('plusTerrain'), ['0,2', '1,2']), 'skill')).toEqual([skill('own', { at: [1, 0] })])
      expect(may(there(to('ownStart', 'plusTerrain'), ['0,2', '1,0']), 'skill')).toEqual([
        skill('own', { at: [0, -1] })
      ])
      expect(why(there(to('ownStart'), ['0,2', '1,2']), skill('own', { at: [9, 9] }))).toBe('NK-085')
    })
  })
  describe('immune', () => {
    const rooted = (...vs: ('chain' | 'minusTerrain' | 'diagonal')[]) => own(passive, { e: 'immune', vs })
    const line = { cubes: B3, keepers: ['0,1', '1,1', '3,1'], pool: [4, 4, 4, 4] }
    test('chain: not moved by one, but spaces before are fine', () => {
      const s = at(line, { seats: [{}, {}, rooted('chain')] })
      expect(may(s, 'push')).toEqual([push('E', 1)])
      expect(why(s, push('E', 2))).toBe('NK-085')
    })
    test('chain: a direct push works', () => {
      const s = at({ ...line, keepers: ['0,1', '1,1', '0,0'] }, { seats: [{}, rooted('chain')] })
      expect(standing(after(s, push('E', 2)))[1]).toBe('3,1')
    })
    test('diagonal: neither target nor part of a diagonal push', () => {
      const slant = own(passive, { e: 'pushDiagonal' })
      const s = (seat: Json, keepers: string[]) =>
        at({ cubes: B3, keepers, pool: [4, 4] }, { seats: [slant, seat, seat] })
      expect(why(s(rooted('diagonal'), ['0,0', '1,1', '4,1']), push('NE'))).toBe('NK-085')
      expect(why(s({}, ['0,0', '1,1', '4,1']), push('NE'))).toBeNull()
      const chained = at(
        { cubes: B3, keepers: ['0,0', '1,1', '2,2'], pool: [4, 4] },
        { seats: [slant, {}, rooted('diagonal')] }
      )
      expect(why(chained, push('NE'))).toBe('NK-085')
      expect(why(s(rooted('diagonal'), ['0,1', '1,1', '4,1']), push('E'))).toBeNull()
    })
    test('minusTerrain: no die less', () => {
      const bad = { ...rooted('minusTerrain'), terrains: onTerrain('water') }
      expect(duel(bad, { phase: 'start' }).turn?.dice).toBe(6)
    })
    test('only while its condition holds', () => {
      const home: Omit<Skill, 'name'> = {
        id: 'own',
        trigger: passive,
        when: [{ c: 'onTerrain', terrain: 'plus' }],
        effects: [{ e: 'immune', vs: ['chain'] }]
      }
      const s = (terrain: string) => at(line, { seats: [{}, {}, { ...withSkill(home), terrains: onTerrain(terrain) }] })
      expect(why(s('wood'), push('E', 2))).toBe('NK-085')
      expect(why(s('grass'), push('E', 2))).toBeNull()
    })
    test('a condition on the bonus turn is false in the turn of another', () => {
      const home: Omit<Skill, 'name'> = {
        id: 'own',
        trigger: passive,
        when: [{ c: 'bonusTurn', is: false }],
        effects: [{ e: 'immune', vs: ['chain'] }]
      }
      expect(why(at(line, { seats: [{}, {}, withSkill(home)] }), push('E', 2))).toBeNull()
    })
  })
  test('a skill that swaps and then leads home asks for both', () => {
    const both = own(ones, { e: 'swap', range: 1 }, { e: 'teleport', to: ['ownStart'] })
    const s = at({ cubes: B2, keepers: ['0,0', '0,1'], pool: [1] }, { seats: [both] })
    expect(standing(after(s, skill('own', { with: 1, at: [0, -1] })))).toEqual(['0,-1', '0,0'])
    expect(may(s, 'skill')).toEqual([skill('own', { with: 1, at: [0, -1] })])
    expect([{ with: 1 }, { at: [0, -1] }].map((it) => why(s, skill('own', it)))).toEqual(['NK-085', 'NK-085'])
    const taken = at({ cubes: B2, keepers: ['0,0', '0,-1'], pool: [1] }, { seats: [both] })
    expect(why(taken, skill('own', { with: 1, at: [0, -1] }))).toBe('NK-085')
  })
})
