// Clumsy: NK-041 to NK-044.
import { describe, expect, test } from 'vitest'
import { after, at, B2, dice, end, idle, keep, may, push, reroll, roll, stop, why, withSkill } from './match.ts'

const begin = (changes: object = {}, setting = {}) => at({ cubes: B2, phase: 'start', ...changes }, setting)
const thrown = (faces: readonly number[], changes: object = {}, setting = {}) =>
  at({ cubes: B2, throw: faces, ...changes }, setting)

describe('Clumsy', () => {
  const two = { reserve: [4], keepers: ['1,0', '1,1'] }
  test('NK-041 three 1s of one turn, noticed after any throw', () => {
    expect(after(begin(), roll(), dice([1, 1, 1, 4, 5, 6])).active).toBe(1)
    const s = thrown([1, 1, 2, 3, 5, 5])
    expect(after(s, reroll([5, 5]), dice([1, 5])).active).toBe(1)
    expect(after(s, reroll([5, 5]), dice([2, 5]))).toMatchObject({ active: 0, phase: 'reroll' })
  })
  test('NK-042 nothing counts: the turn passes, and the reserve die is lost', () => {
    const s = after(thrown([1, 1, 4, 4, 5, 5], two), reroll([5, 5]), dice([1, 5]))
    expect(s).toMatchObject({ active: 1, phase: 'roll', offer: null })
    expect(s.players[0]?.reserve).toBeNull()
  })
  test('NK-042 it ends a first turn as well', () => {
    const s = after(begin({ fresh: [0] }), roll(), dice([1, 1, 1, 4, 5]))
    expect(idle(s).turn?.dice).toBe(6)
  })
  test('NK-042 a table may play without it', () => {
    const s = after(begin({}, { options: { clumsy: 'off' } }), roll(), dice([1, 1, 1, 4, 5, 6]))
    expect(s).toMatchObject({ active: 0, phase: 'reroll', turn: { clumsy: false } })
  })
  const alternative = { options: { clumsy: 'alternative' } }
  test('NK-043 the other rule: no more rerolls, but the other dice may be used', () => {
    const s = after(thrown([1, 1, 4, 4, 5, 5], two, alternative), reroll([5, 5]), dice([1, 5]))
    expect(may(s)).toEqual([reroll([], 1), reroll([], 2), stop])
    expect(why(s, reroll([4, 4]))).toBe('NK-043')
    const locked = after(s, stop)
    expect(locked.turn?.reserve).toBe(4)
    expect(may(locked, 'push')).toEqual([push('N', 1), push('N', 2)])
  })
  test('NK-043 the counted 1s go into no reserve and no skill, a fourth one neither', () => {
    const ones = withSkill({ id: 'ones', trigger: { t: 'faces', faces: [1, 1] }, effects: [{ e: 'replay' }] })
    const s = at({ cubes: B2, pool: [1, 1, 1, 4, 4], powerDice: [1] }, { ...alternative, seats: [ones] })
    expect(why(s, keep(1))).toBe('NK-043')
    expect(why(s, { act: 'skill', skill: 'ones' })).toBe('NK-043')
    expect(may(s, 'end')).toEqual([end, keep(4)])
    const sixes = withSkill({ id: 'ones', trigger: { t: 'faces', faces: [6, 6] }, effects: [{ e: 'replay' }] })
    const without = at({ cubes: B2, pool: [1, 1, 1, 4, 4] }, { ...alternative, seats: [sixes] })
    expect(why(without, { act: 'skill', skill: 'ones' })).toBe('NK-085')
    const fine = at({ cubes: B2, pool: [1, 1, 4, 4] }, { ...alternative, seats: [ones] })
    expect(may(fine, 'end')).toEqual([end, keep(1), keep(4)])
    expect(why(fine, { act: 'skill', skill: 'ones' })).toBeNull()
  })
  test('NK-043 it comes but once: a further 1 changes nothing', () => {
    const s = after(thrown([2, 2, 1, 1], {}, alternative), reroll([2, 2]), dice([1, 3]), reroll([], 1), dice([], [1]))
    expect(s).toMatchObject({ active: 0, phase: 'reroll', turn: { clumsy: true } })
  })
  test.each([
    ['a power die counts', {}, [1, 1, 4, 5, 6], [1], true],
    ['unless the table agreed otherwise', { clumsyCountsPower: false }, [1, 1, 4, 5, 6], [1], false],
    ['regular dice alone count anyway', { clumsyCountsPower: false }, [1, 1, 1, 5, 6], [4], true]
  ] as const)('NK-044 %s', (_, options, regular, power, clumsy) => {
    const s = after(begin({ fresh: [0] }, { options }), roll(1), dice(regular, power))
    expect(s.active).toBe(clumsy ? 1 : 0)
  })
  test('NK-044 the reserve die does not count, unless the table agreed otherwise', () => {
    const s = (options: object) => after(thrown([1, 1, 4, 4, 5, 5], { reserve: [1] }, { options }), stop)
    expect(s({})).toMatchObject({ active: 0, phase: 'actions', turn: { reserve: 1 } })
    expect(may(s({}), 'end')).toContainEqual(keep(1))
    expect(s({ clumsyCountsReserve: true }).active).toBe(1)
    const one = thrown([1, 4, 4, 5, 5, 6], { reserve: [1] }, { options: { clumsyCountsReserve: true } })
    expect(after(one, stop).active).toBe(0)
    const borne = s({ clumsyCountsReserve: true, clumsy: 'alternative' })
    expect(borne).toMatchObject({ active: 0, phase: 'actions', turn: { clumsy: true } })
    expect(why(borne, keep(1))).toBe('NK-043')
  })
  test('NK-044 an uncounted power 1 still serves after a Clumsy that was borne', () => {
    const options = { clumsy: 'alternative', clumsyCountsPower: false }
    const s = at({ cubes: B2, pool: [1, 1, 1, 4], powerDice: [1, 1] }, { options })
    expect(why(s, keep(1))).toBeNull()
  })
})
