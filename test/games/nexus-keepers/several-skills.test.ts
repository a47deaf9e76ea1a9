// Several skills on one card: which effects add up, and which apply first (8.2; NOTATION.md, "Several skills").
import { describe, expect, test } from 'vitest'
import type { Effect, Skill, Trigger } from '../../../src/games/nexus-keepers/cards/card.ts'
import { after, at, B2, B3, dice, end, may, move, push, reroll, roll, why, withSkill } from './match.ts'

type Nameless = Omit<Skill, 'name'>
const passive: Trigger = { t: 'passive' }
const always = (id: string, effect: Effect, when?: Skill['when']) => ({
  id,
  trigger: passive,
  effects: [effect],
  ...(when ? { when } : {})
})
const on = (id: string, t: 'onPush' | 'onPushOff', ...effects: Effect[]) => ({ id, trigger: { t }, effects })

describe('what two passive skills allow adds up', () => {
  const one: Effect = { e: 'rerollOnes', max: 1 }
  const lying = (...skills: readonly Nameless[]) =>
    at({ cubes: B2, throw: [1, 1, 2, 3] }, { seats: [withSkill(...skills)], options: { clumsy: 'off' } })
  test('NK-038 rerollOnes 1 and rerollOnes 1: two 1s of each reroll, and no third', () => {
    const s = lying(always('light', one), always('lighter', one))
    expect(why(s, reroll([1, 1]))).toBeNull()
    expect(may(s, 'reroll')).toContainEqual(reroll([1, 1, 2, 3]))
    const three = after(s, reroll([2, 3]), dice([1, 4]))
    expect(why(three, reroll([1, 1, 1]))).toBe('NK-038')
    expect(why(three, reroll([1, 1, 4]))).toBeNull()
  })
  test('as far as their conditions hold', () => {
    const s = lying(always('light', one), always('lighter', one, [{ c: 'bonusTurn', is: true }]))
    expect(why(s, reroll([1, 1]))).toBe('NK-038')
    expect(why(s, reroll([1, 2]))).toBeNull()
  })
  test('extraDice now', () => {
    const die: Effect = { e: 'extraDice', n: 1, at: 'now' }
    const s = at({ cubes: B2, phase: 'start' }, { seats: [withSkill(always('a', die), always('b', die))] })
    expect(s.turn?.dice).toBe(8)
    expect(why(s, roll())).toBeNull()
  })
  test('pushBonus', () => {
    const far: Effect = { e: 'pushBonus', n: 1 }
    const s = at(
      { cubes: B3, keepers: ['0,1', '1,1', '2,2'], pool: [4, 4] },
      { seats: [withSkill(always('a', far), always('b', far))] }
    )
    expect(may(s, 'push')).toEqual([push('E', 1), push('E', 2), push('E', 3)])
  })
})

describe('skills that one push sets off act in the order of the card', () => {
  const first = on('first', 'onPushOff', { e: 'reserve', face: 2 })
  const second = on('second', 'onPush', { e: 'reserve', face: 5 })
  const pushed = (...skills: readonly Nameless[]) =>
    after(at({ cubes: B2, keepers: ['1,2', '0,2'], pool: [4, 4] }, { seats: [withSkill(...skills)] }), push('W'))
  test('onPushOff before onPush where the card lists it first: the later die stays in the reserve (NK-094)', () => {
    expect(pushed(first, second).players[0]?.reserve).toBe(5)
  })
  test('and after it where the card lists it last', () => {
    expect(pushed(second, first).players[0]?.reserve).toBe(2)
  })
  test('the log tells them in that order', () => {
    const s = at({ cubes: B2, keepers: ['1,2', '0,2'], pool: [4, 4] }, { seats: [withSkill(first, second)] })
    const used = after(s, push('W')).turn?.used
    expect(Object.keys(used ?? {})).toEqual(['first', 'second'])
  })
})

describe('several skills offer the free step after a push', () => {
  const follow: Effect = { e: 'follow' }
  const step = { act: 'follow' } as const
  const s = (...skills: readonly Nameless[]) =>
    at({ cubes: B3, keepers: ['0,2', '1,2', '0,0'], pool: [5, 5, 5, 6, 6] }, { seats: [withSkill(...skills)] })
  const two = s(on('a', 'onPush', follow), on('b', 'onPush', follow))
  test('one step for each push: there is one tile to step onto', () => {
    const stepped = after(two, push('E'), step)
    expect(why(stepped, step)).toBe('NK-085')
    expect(stepped.turn?.used).toEqual({ a: 1 })
  })
  test('the first of the card is used up by it, and the next push has the next (Q76)', () => {
    const again = after(two, push('E'), step, push('E'), step)
    expect(again.turn?.used).toEqual({ a: 1, b: 1 })
    expect(why(after(again, push('E')), step)).toBe('NK-085')
  })
  test('a step that was not made uses up none', () => {
    const left = after(two, push('E'), move('E'), push('E'))
    expect(left.turn).toMatchObject({ used: {}, follow: { skill: 'a' } })
  })
  test('also where the first of the card is set off by pushing off, and only then', () => {
    const mixed = [on('off', 'onPushOff', follow), on('any', 'onPush', follow)] as const
    const off = at({ cubes: B2, keepers: ['1,2', '0,2'], pool: [4, 4] }, { seats: [withSkill(...mixed)] })
    expect(after(off, push('W')).turn?.follow?.skill).toBe('off')
    expect(after(s(...mixed), push('E')).turn?.follow?.skill).toBe('any')
    expect(after(off, push('W'), end).phase).toBe('bonus')
  })
})
