// What skills do to dice and points (8.2).
import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import type { Effect, Trigger } from '../../../src/games/nexus-keepers/cards/card.ts'
import { allPointsLeft } from '../../../src/games/nexus-keepers/dice/afford.ts'
import {
  after,
  at,
  B2,
  B3,
  bonus,
  decline,
  dice,
  end,
  idle,
  jump,
  may,
  push,
  reroll,
  roll,
  skill,
  standing,
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

describe('effects', () => {
  test('extraDice nextRoll: once, and several are no more than the largest', () => {
    const two = withSkill({
      id: 'own',
      trigger: ones,
      effects: [
        { e: 'extraDice', n: 2, at: 'nextRoll' },
        { e: 'extraDice', n: 1, at: 'nextRoll' }
      ]
    })
    const next = idle(after(duel(two, { pool: [1] }), use, end))
    expect(next.turn?.dice).toBe(8)
    expect(idle(idle(next)).turn?.dice).toBe(6)
  })
  test('extraDice nextRoll: declining a bonus turn leaves it for later', () => {
    const s = duel(own({ t: 'onPushOff' }, { e: 'extraDice', n: 1, at: 'nextRoll' }), {
      keepers: ['1,2', '0,2'],
      pool: [4, 4]
    })
    expect(after(s, push('W'), end, bonus).turn?.dice).toBe(5)
    expect(idle(after(s, push('W'), end, decline)).turn?.dice).toBe(7)
    // The bonus turn may still be declined until the dice are thrown (Q17).
    expect(idle(after(s, push('W'), end, bonus, decline)).turn?.dice).toBe(7)
    expect(idle(idle(after(s, push('W'), end, bonus))).turn?.dice).toBe(6)
  })
  test('extraDice now: part of the count, where its condition holds', () => {
    const wind = (is: boolean) =>
      withSkill({
        id: 'own',
        trigger: passive,
        when: [{ c: 'bonusTurn', is }],
        effects: [{ e: 'extraDice', n: 1, at: 'now' }]
      })
    expect(duel(wind(false), { phase: 'start' }).turn?.dice).toBe(7)
    expect(duel(wind(true), { phase: 'start' }).turn?.dice).toBe(6)
    expect(after(duel(wind(true), { phase: 'bonus' }), bonus).turn?.dice).toBe(5)
  })
  test('rerollOnes: so many 1s of each reroll, two dice all the same (NK-038, NK-039)', () => {
    const light = own(passive, { e: 'rerollOnes', max: 1 })
    const s = duel(light, { throw: [1, 1, 3, 4] })
    expect(why(s, reroll([1, 3]))).toBeNull()
    expect(why(s, reroll([1, 1]))).toBe('NK-038')
    expect(why(s, reroll([1]))).toBe('NK-039')
    expect(why(s, reroll([1], 1))).toBeNull()
    const gone = after(s, reroll([1, 3]), dice([2, 3]))
    expect(after(gone, reroll([3, 4]), dice([1, 4])).active).toBe(0)
    expect(may(s, 'reroll')).toContainEqual(reroll([1, 3, 4]))
  })
  test('rerollOnes: Clumsy is looked at first', () => {
    const s = duel(own(passive, { e: 'rerollOnes', max: 3 }), { phase: 'start' })
    expect(after(s, roll(), dice([1, 1, 1, 2, 3, 4])).active).toBe(1)
  })
  test('pushBonus: the first push goes further than it costs', () => {
    const firm = own(passive, { e: 'pushBonus', n: 1 })
    const s = at({ cubes: B3, keepers: ['0,1', '1,1', '0,0'], pool: [1, 4, 4] }, { seats: [firm] })
    expect(may(s, 'push')).toEqual([push('E', 1), push('E', 2), push('S', 1), push('S', 2)])
    expect(after(s, push('E', 2)).turn?.spent.push).toEqual([1])
    expect(after(s, push('E', 1)).turn?.spent.push).toEqual([1])
    expect(why(s, push('E', 3))).toBe('NK-018')
    const none = at({ cubes: B3, keepers: ['0,1', '1,1'], pool: [1, 2, 3] }, { seats: [firm] })
    expect(why(none, push('E'))).toBe('NK-060')
    const rich = at({ cubes: B3, keepers: ['1,1', '2,1', '1,2'], pool: [4, 4, 4, 4] }, { seats: [firm] })
    expect(after(rich, push('E', 3)).turn?.spent.push).toEqual([2])
    expect(after(rich, push('E', 2), push('N', 2)).turn?.spent.push).toEqual([3])
  })
  test('points: of the kind, at once', () => {
    const s = after(duel(own(ones, { e: 'points', kind: 'jump', n: 2 }), { keepers: ['0,0'], pool: [1] }), use)
    expect(standing(after(s, jump('NE'), jump('NW')))[0]).toBe('0,2')
    expect(why(after(s, jump('NE'), jump('NW')), jump('SE'))).not.toBeNull()
  })
  test('points: a gift of push points is a group of its own (NK-077)', () => {
    const gift = own(ones, { e: 'points', kind: 'push', n: 1 }, { e: 'points', kind: 'push', n: 2 })
    const board = { cubes: B3, keepers: ['1,1', '1,0', '2,1'], pool: [1] }
    const s = (options: object) => after(at(board, { seats: [gift], options: { ...options } }), use)
    expect(standing(after(s({}), push('E', 2), push('S')))).toEqual(['1,1', 'waiting', '4,1'])
    const bound = s({ pushSplitTargets: false })
    expect(standing(after(bound, push('E', 2), push('S')))).toEqual(['1,1', 'waiting', '4,1'])
    const alone = at(board, {
      seats: [own(ones, { e: 'points', kind: 'push', n: 3 })],
      options: { pushSplitTargets: false }
    })
    expect(why(after(alone, use, push('E')), push('S'))).toBe('NK-077')
  })
  test('pushDiagonal: until the end of the turn, chains included, a fall at the edge and never a realm', () => {
    const s = at(
      { cubes: B3, keepers: ['0,1', '1,2', '2,2'], pool: [1, 1, 4, 4, 4, 4] },
      { seats: [own(ones, { e: 'pushDiagonal' })] }
    )
    expect(why(s, push('NE'))).toBe('NK-021')
    const slant = after(s, use)
    expect(standing(after(slant, push('NE')))[1]).toBe('waiting')
    const chain = at(
      { cubes: B3, keepers: ['0,0', '1,1', '2,2'], pool: [1, 4, 4] },
      { seats: [own(ones, { e: 'pushDiagonal' })] }
    )
    expect(standing(after(chain, use, push('NE')))).toEqual(['0,0', '2,2', 'waiting'])
    expect(why(idle(idle(after(slant, end))), push('NE'))).toBe('NK-060')
    const portal = at(
      { cubes: B3, keepers: ['3,0', '4,1', '0,0'], pool: [4, 4] },
      { seats: [own(passive, { e: 'pushDiagonal' })] }
    )
    expect(standing(after(portal, push('NE')))[1]).toBe('waiting')
    expect(may(portal, 'push')).toEqual([push('NE')])
  })
  test('onPush and onPushOff act by themselves, once a turn', () => {
    const gift: Effect = { e: 'points', kind: 'jump', n: 1 }
    const board = { cubes: B3, keepers: ['1,1', '1,0', '2,1'], pool: [4, 4, 4] }
    const onPush = at(board, { seats: [own({ t: 'onPush' }, gift)] })
    expect(allPointsLeft(after(onPush, push('E'))).jump).toBe(1)
    expect(allPointsLeft(after(onPush, push('E'), push('S'))).jump).toBe(1)
    const onPushOff = at(board, { seats: [own({ t: 'onPushOff' }, gift)] })
    expect(allPointsLeft(after(onPushOff, push('E'))).jump).toBe(0)
    expect(allPointsLeft(after(onPushOff, push('E'), push('S'))).jump).toBe(1)
  })
  test('onFall: extra dice and a die in the reserve, whoever pushed', () => {
    const rise = withSkill({
      id: 'own',
      trigger: { t: 'onFall' },
      effects: [
        { e: 'extraDice', n: 1, at: 'nextRoll' },
        { e: 'reserve', face: 3 }
      ]
    })
    const s = at({ cubes: B3, keepers: ['1,2', '0,2'], pool: [4, 4] }, { seats: [{}, rise] })
    const fallen = after(s, push('W'))
    expect(fallen.players[1]).toMatchObject({ extraDice: 1, reserve: 3 })
    expect(after(fallen, end, decline).turn?.dice).toBe(7)
    const through = at({ cubes: B3, keepers: ['1,2', '1,3'], pool: [4, 4] }, { seats: [{}, rise] })
    expect(after(through, push('N')).players[1]).toMatchObject({ extraDice: 0, reserve: null })
  })
  test('onFall: a skill with the same id that the active player has used this turn does not matter', () => {
    const fall: Effect = { e: 'extraDice', n: 1, at: 'nextRoll' }
    const seats = [own(ones, { e: 'replay' }), own({ t: 'onFall' }, fall)]
    const s = at({ cubes: B3, keepers: ['1,2', '0,2'], pool: [1, 4, 4] }, { seats })
    expect(after(s, use, push('W')).players[1]?.extraDice).toBe(1)
  })
  test('onFall: a fallen keeper is on no terrain, and without a turn it began on none', () => {
    const fallen = (c: 'onTerrain' | 'terrainAtStart') => {
      const when = [{ c, terrain: 'plus' }]
      const seat = withSkill({ id: 'own', trigger: { t: 'onFall' }, when, effects: [{ e: 'reserve', face: 3 }] })
      const s = at(
        { cubes: B3, keepers: ['1,2', '0,2'], pool: [4, 4] },
        { seats: [{}, { ...seat, terrains: Array(5).fill('wood') }] }
      )
      return after(s, push('W')).players[1]?.reserve
    }
    expect([fallen('onTerrain'), fallen('terrainAtStart')]).toEqual([null, null])
  })
  test('onFall: by a closure too, so many times a match', () => {
    const rise = withSkill({
      id: 'own',
      trigger: { t: 'onFall' },
      perGame: 1,
      effects: [{ e: 'extraDice', n: 1, at: 'nextRoll' }]
    })
    const s = at({ cubes: B3, keepers: ['0,0', null, '1,3'], waiting: [1], pool: [] }, { seats: [{}, {}, rise] })
    expect(after(s, end).players[2]).toMatchObject({ status: 'waiting', extraDice: 1, uses: { own: 1 } })
  })
  test('reserve and replay: a die in the slot and one bonus turn, not added to others', () => {
    const fire = own(ones, { e: 'reserve', face: 5 }, { e: 'replay' })
    const s = at(
      { cubes: B3, keepers: ['1,2', '0,2'], pool: [1, 4, 4] },
      { seats: [fire], options: { bonusPerTurn: 'perKeeper' } }
    )
    const both = after(s, use, push('W'), end)
    expect(both).toMatchObject({ phase: 'bonus', offer: { k: 1, owed: 0 } })
    expect(both.players[0]?.reserve).toBe(5)
    expect(after(s, use, end).offer).toEqual({ k: 1, owed: 0, first: false })
  })
})
