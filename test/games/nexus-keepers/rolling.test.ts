// Number of dice and rolling: NK-030 to NK-040, NK-045 to NK-052.
import { describe, expect, test } from 'vitest'
import game from '../../../src/games/nexus-keepers/index.ts'
import { canThrow } from '../../../src/games/nexus-keepers/turn/throws.ts'
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
  may,
  move,
  push,
  reroll,
  roll,
  standing,
  stop,
  why,
  withSkill
} from './match.ts'

const begin = (changes: object = {}, setting = {}) => at({ cubes: B2, phase: 'start', ...changes }, setting)
const n = (changes: object = {}, setting = {}) => begin(changes, setting).turn?.dice
const startOn = (terrain: string) => ({ seats: [{ terrains: [terrain, 'grass', 'grass', 'grass', 'grass'] }] })
const thrown = (faces: readonly number[], changes: object = {}, setting = {}) =>
  at({ cubes: B2, throw: faces, ...changes }, setting)

describe('how many dice', () => {
  test('NK-030 five on the first turn', () => expect(n({ fresh: [0] })).toBe(5))
  test('NK-031 six on every later turn', () => {
    expect(n()).toBe(6)
    const first = begin({ fresh: [0, 1] })
    expect(idle(idle(first)).turn?.dice).toBe(6)
  })
  test('NK-031 six less the penalty on a bonus turn, even after the first turn', () => {
    const s = at({ cubes: B3, keepers: ['1,2', '0,2'], pool: [4, 4], fresh: [0] })
    expect(after(s, push('W'), end, bonus).turn?.dice).toBe(5)
  })
  test('NK-031 five where the table agreed on it, for every bonus turn of that series', () => {
    const options = { bonusBaseAfterFirst: 5 }
    const s = at({ cubes: B3, keepers: ['1,2', '0,2', '2,2'], pool: [4, 4], fresh: [0] }, { options })
    const second = after(s, push('W'), end, bonus)
    expect(second.turn?.dice).toBe(4)
    expect(after(second, roll(), dice([2, 3, 5, 5]), stop, push('E', 2), end, bonus).turn?.dice).toBe(3)
    expect(idle(idle(idle(after(s, end)))).turn?.dice).toBe(6)
    const later = at({ cubes: B3, keepers: ['1,2', '0,2'], pool: [4, 4] }, { options })
    expect(after(later, push('W'), end, bonus).turn?.dice).toBe(5)
  })
  test('NK-032 one more on the favoured terrain', () => expect(n({}, startOn('wood'))).toBe(7))
  test('NK-033 one less on the bad one', () => {
    expect(n({}, startOn('water'))).toBe(5)
    expect(n({}, startOn('stone'))).toBe(6)
  })
  test('NK-034 terrain is read once, when the turn begins', () => {
    const terrains = ['grass', 'wood', 'grass', 'grass', 'grass']
    const s = after(begin({}, { seats: [{ terrains }] }), roll(), dice([2, 2, 3, 4, 5, 6]), stop, move('N'))
    expect(s.turn?.dice).toBe(6)
    expect(idle(after(s, end)).turn?.dice).toBe(7)
  })
  test('NK-034 it is read after the return to the start tile', () => {
    expect(n({ waiting: [0] }, startOn('wood'))).toBe(7)
  })
  test('NK-034 it counts in bonus turns, unless the table agreed otherwise', () => {
    const seats = [{}, { terrains: ['grass', 'wood', 'grass', 'grass', 'grass'] }]
    const s = (options: object) =>
      at({ cubes: B3, keepers: ['1,2', '0,2'], pool: [4, 4] }, { seats, options: { ...options } })
    expect(after(s({}), push('W'), end, bonus).turn?.dice).toBe(6)
    expect(after(s({ terrainInBonus: false }), push('W'), end, bonus).turn?.dice).toBe(5)
    expect(n({}, { ...startOn('wood'), options: { terrainInBonus: false } })).toBe(7)
  })
  test('NK-035 never fewer than none', () => {
    const s = after(at({ cubes: B2, phase: 'bonus', bonus: 3 }, startOn('water')), bonus)
    expect(s.turn?.dice).toBe(0)
    expect(may(s)).toEqual([roll(1), roll(2), stop, decline])
    expect(why(s, roll(0))).toBe('NK-035')
    expect(after(s, roll(2), dice([], [4, 4])).turn?.power).toEqual([4, 4])
  })
  test('NK-035 with no die at all the reserve is what there is', () => {
    const s = after(at({ cubes: B2, phase: 'bonus', bonus: 3, power: [0], reserve: [5] }), bonus)
    expect(s).toMatchObject({ phase: 'actions', turn: { dice: 0, reserve: 5 } })
    expect(may(s)).toEqual([end])
  })
})

describe('throwing', () => {
  test('NK-036 the dice of the first throw are thrown together', () => {
    const s = begin()
    expect(why(s, stop)).toBe('NK-036')
    expect(why(thrown([2, 3, 4]), roll())).toBe('NK-036')
    expect(why(after(s, roll()), dice([1, 2, 3, 4, 5]), 'chance')).toBe('NK-036')
    expect(why(after(s, roll()), dice([1, 2, 3, 4, 5, 6], [1]), 'chance')).toBe('NK-036')
    expect(why(after(s, roll(1)), dice([1, 2, 3, 4, 5, 6], [1]), 'chance')).toBeNull()
    expect(why(s, dice([1, 2, 3, 4, 5, 6]), 'chance')).toBe('NK-036')
    expect(why(after(s, roll()), dice([1, 2, 3, 4, 5, 7]), 'chance')).toBe('NK-036')
    expect(game.chance(after(s, roll(2)))).toEqual({
      chance: 'throw',
      dice: [
        { kind: 'regular', faces: 6, count: 6 },
        { kind: 'power', faces: 6, count: 2 }
      ]
    })
  })
  test('NK-037 any number of dice, twice at most', () => {
    const s = thrown([2, 3, 4, 5, 6, 6])
    const once = after(s, reroll([2, 3, 4, 5, 6, 6]), dice([2, 3, 4, 5, 6, 6]))
    expect(once.turn?.rerolls).toBe(1)
    const twice = after(once, reroll([2, 3]), dice([2, 3]))
    expect(why(twice, reroll([2, 3]))).toBe('NK-037')
    expect(may(twice, 'reroll')).toEqual([reroll([], 1), reroll([], 2)])
    expect(why(s, reroll([1, 2]))).toBe('NK-037')
    expect(why(s, reroll([2, 2]))).toBe('NK-037')
  })
  test('NK-037 every choice is listed once, in one order', () => {
    const s = thrown([1, 2, 3, 3], { power: [1] })
    expect(may(s, 'reroll')).toEqual([
      reroll([], 1),
      reroll([3], 1),
      reroll([3, 3]),
      reroll([3, 3], 1),
      reroll([2], 1),
      reroll([2, 3]),
      reroll([2, 3], 1),
      reroll([2, 3, 3]),
      reroll([2, 3, 3], 1)
    ])
  })
  test('NK-038 a 1 stays', () => {
    const s = thrown([1, 2, 2, 3, 5])
    expect(why(s, reroll([1, 3]))).toBe('NK-038')
    expect(why(s, reroll([1], 1))).toBe('NK-038')
    expect(may(s, 'reroll').some((it) => it.act === 'reroll' && it.dice.includes(1))).toBe(false)
  })
  test('NK-039 a reroll throws at least two dice', () => {
    const s = thrown([1, 2, 2, 3, 5])
    expect(why(s, reroll([3]))).toBe('NK-039')
    expect(why(s, reroll([]))).toBe('NK-039')
    expect(why(s, reroll([2, 3]))).toBeNull()
  })
  test('NK-040 rerolling is optional, and each one chooses afresh', () => {
    const s = thrown([2, 3, 4, 5, 6, 6])
    expect(why(s, stop)).toBeNull()
    const once = after(s, reroll([2, 3]), dice([6, 6]))
    expect(once.turn?.regular).toEqual([4, 5, 6, 6, 6, 6])
    expect(after(once, reroll([6, 6, 6]), dice([2, 2, 2])).turn?.regular).toEqual([2, 2, 2, 4, 5, 6])
    expect(why(after(s, stop), stop)).toBe('NK-040')
  })
  test('NK-040 the dice lock by themselves when nothing can be thrown any more', () => {
    const none = { power: [0] }
    const twice = after(thrown([2, 3, 4, 5, 6, 6], { ...none, rerolls: 1 }), reroll([2, 3]), dice([2, 3]))
    expect(twice.phase).toBe('actions')
    const ones = after(begin({ ...none, bonus: 1, phase: 'bonus' }), bonus, roll(), dice([1, 1, 2, 3]))
    expect(ones.phase).toBe('reroll')
    const stuck = after(begin({ ...none, bonus: 2, phase: 'bonus' }), bonus, roll(), dice([1, 2]))
    expect(stuck.phase).toBe('actions')
  })
  test.each([
    ['one die is too few', {}, 0, [3], [], false],
    ['1s do not count', {}, 0, [1, 3], [], false],
    ['but those do that a skill allows', {}, 1, [1, 3], [], true],
    ['no more of them', {}, 1, [1, 1], [], false],
    ['as many as it allows', {}, 2, [1, 1], [], true],
    ['a power die lies there for good', {}, 0, [3], [4], false],
    ['unless it may be rerolled', { powerRerollable: true }, 0, [3], [4], true],
    ['which a 1 may not', { powerRerollable: true }, 0, [3], [1], false]
  ] as const)('NK-040 whether anything can be thrown: %s', (_, options, max, regular, powerDice, can) => {
    const light = withSkill({ id: 'light', trigger: { t: 'passive' }, effects: [{ e: 'rerollOnes', max }] })
    const setting = { options, seats: max > 0 ? [light] : [] }
    expect(canThrow(thrown(regular, { powerDice, power: [0] }, setting))).toBe(can)
    expect(canThrow(thrown(regular, { powerDice, power: [1] }, setting))).toBe(true)
  })
})

describe('power dice', () => {
  const s = thrown([1, 3, 3, 4, 4, 6])
  test('NK-045 each is used once a game', () => {
    expect(s.players[0]?.powerLeft).toBe(2)
    expect(why(s, reroll([], 3))).toBe('NK-045')
    const one = after(s, reroll([], 1), dice([], [4]))
    expect(one.players[0]?.powerLeft).toBe(1)
    expect(why(one, reroll([], 2))).toBe('NK-045')
    expect(idle(after(one, stop, end)).players[0]?.powerLeft).toBe(1)
    expect(why(begin(), roll(3))).toBe('NK-045')
    expect(may(begin())).toEqual([roll(0), roll(1), roll(2)])
  })
  test('NK-046 any number at any time of the rolling, also after both rerolls', () => {
    const late = thrown([1, 3, 3, 4, 4, 6], { rerolls: 2 })
    expect(after(late, reroll([], 2), dice([], [2, 5])).turn?.power).toEqual([2, 5])
    expect(why(after(late, stop), reroll([], 1))).toBe('NK-046')
  })
  test('NK-047 the result joins the pool', () => {
    const pool = after(thrown([2, 3, 5], { keepers: ['0,0'] }), reroll([], 1), dice([], [2]), stop)
    expect(may(pool, 'move')).toHaveLength(4)
  })
  test('NK-048 one may be thrown by itself', () => {
    expect(after(s, reroll([], 1), dice([], [4])).turn).toMatchObject({ rerolls: 0, power: [4] })
  })
  test('NK-049 with one regular die it makes a legal reroll, and uses one up', () => {
    expect(why(s, reroll([6]))).toBe('NK-039')
    const once = after(s, reroll([6], 1), dice([3], [4]))
    expect(once.turn).toMatchObject({ rerolls: 1, regular: [1, 3, 3, 3, 4, 4], power: [4] })
    expect(why(thrown([1, 3, 3, 4, 4, 6], { rerolls: 2 }), reroll([6], 1))).toBe('NK-049')
  })
  test('NK-049 where the table agreed so, it uses none up', () => {
    const free = thrown([1, 3, 3, 4, 4, 6], { rerolls: 2 }, { options: { powerRerollFree: true } })
    expect(after(free, reroll([6], 1), dice([3], [4])).turn?.rerolls).toBe(2)
    expect(may(free, 'reroll')).toContainEqual(reroll([6], 1))
    expect(why(free, reroll([4, 6], 1))).toBe('NK-037')
  })
  const again = (dice: readonly number[], more: readonly number[], power = 0) => ({
    act: 'reroll',
    dice,
    power,
    again: more
  })
  test('NK-050 once thrown it is never rerolled', () => {
    const thrownOnce = after(s, reroll([], 2), dice([], [4, 6]))
    expect(why(thrownOnce, reroll([4, 4, 6, 6]))).toBe('NK-037')
    expect(why(thrownOnce, again([4], [6]))).toBe('NK-050')
  })
  test('NK-050 where the table agreed so, it is rerolled like a regular one', () => {
    const options = { powerRerollable: true }
    const s2 = thrown([1, 3, 3], { powerDice: [1, 4] }, { options })
    const mixed = after(s2, again([3], [4]) as never, dice([5], [6]))
    expect(mixed).toMatchObject({ turn: { regular: [1, 3, 5], power: [1, 6], rerolls: 1 } })
    expect(mixed.players[0]?.powerLeft).toBe(2)
    expect(why(s2, again([], [4]))).toBe('NK-039')
    expect(why(s2, again([3], [1]))).toBe('NK-038')
    expect(why(s2, again([3], [6]))).toBe('NK-050')
    expect(may(s2, 'reroll')).toContainEqual(again([3], [4]))
    expect(why(thrown([1, 3, 3], { powerDice: [4], rerolls: 2 }, { options }), again([3], [4]))).toBe('NK-037')
  })
  test('NK-038 then 1s of both kinds are counted together', () => {
    const lucky = withSkill({ id: 'own', trigger: { t: 'passive' }, effects: [{ e: 'rerollOnes', max: 1 }] })
    const s2 = thrown([1, 3], { powerDice: [1, 4] }, { options: { powerRerollable: true }, seats: [lucky] })
    for (const one of [again([1], [4]), again([3], [1])]) {
      expect(why(s2, one)).toBeNull()
      expect(may(s2, 'reroll')).toContainEqual(one)
    }
    expect(why(s2, again([1], [1]))).toBe('NK-038')
    expect(may(s2, 'reroll')).not.toContainEqual(again([1], [1]))
  })
})

describe('the reserve die', () => {
  test('NK-051 joins the pool after the last reroll, never thrown, always', () => {
    const s = thrown([1, 2, 3, 4, 5, 6], { reserve: [6], keepers: ['0,0'] })
    expect(why(s, reroll([6, 6]))).toBe('NK-037')
    expect(s.turn?.reserve).toBeNull()
    const pool = after(s, stop)
    expect(pool.turn?.reserve).toBe(6)
    expect(pool.players[0]?.reserve).toBeNull()
    expect(standing(after(pool, move('E'), move('W')))[0]).toBe('0,0')
  })
  test('NK-052 is additional: no die fewer is thrown', () => {
    expect(n({ reserve: [3] })).toBe(6)
    expect(n({ reserve: [3] }, { options: { reserveReducesDice: true } })).toBe(5)
    expect(n({}, { options: { reserveReducesDice: true } })).toBe(6)
  })
})
