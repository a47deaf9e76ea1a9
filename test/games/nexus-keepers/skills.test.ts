// Skills: NK-085 to NK-088, and every trigger, condition and effect of section 8.
import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import type { Effect, Skill, Trigger } from '../../../src/games/nexus-keepers/cards/card.ts'
import { allPointsLeft } from '../../../src/games/nexus-keepers/dice/afford.ts'
import {
  after,
  at,
  B2,
  B3,
  bonus,
  card,
  decline,
  dice,
  end,
  idle,
  jump,
  keep,
  may,
  move,
  push,
  R3,
  reroll,
  roll,
  skill,
  standing,
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
  test('what it does not ask for is not to be named', () => {
    expect(why(s, skill('own', { with: 1 }))).toBe('NK-085')
    expect(why(s, skill('own', { at: [0, 0] }))).toBe('NK-085')
  })
  const when = (condition: object) =>
    withSkill({ id: 'own', trigger: ones, effects: [{ e: 'replay' }], when: [condition as never] })
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
  test('no reserve', () => expect(why(after(s, use), keep(4))).toBe('NK-095'))
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
  test('a total may be paid with more than it needs where the player names it', () => {
    const s = duel(own({ t: 'total', atLeast: 7 }, replay), { pool: [2, 2, 5, 6] })
    expect(why(s, skill('own', { dice: [2, 5, 6] }))).toBeNull()
    expect(why(s, skill('own', { dice: [2, 2] }))).toBe('NK-085')
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
    test('whom must be said', () => expect(why(s, use)).toBe('NK-085'))
    test('occupied tiles on the way do not matter', () => {
      const line = at({ cubes: B3, keepers: ['0,1', '2,1', '1,1'], pool: [1] }, { seats: [swap] })
      expect(why(line, skill('own', { with: 1 }))).toBeNull()
    })
  })
  test('swap: every cell on the way is a tile', () => {
    const swap = { seats: [own(ones, { e: 'swap', range: 9 })] }
    // (0,2) between them is the cell behind A's portal.
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
  test('two effects that need a choice happen one after the other', () => {
    const both = { ...own(ones, { e: 'swap', range: 1 }, { e: 'teleport', to: ['ownStart'] }) }
    const s = at({ cubes: B2, keepers: ['0,0', '0,-1'], pool: [1] }, { seats: [both] })
    // After the swap the own start tile is one's own: it is not empty.
    expect(why(s, skill('own', { with: 1, at: [0, -1] }))).toBe('NK-085')
    const free = at({ cubes: B2, keepers: ['0,0', '0,1'], pool: [1] }, { seats: [both] })
    expect(standing(after(free, skill('own', { with: 1, at: [0, -1] })))).toEqual(['0,-1', '0,0'])
  })
})

test('a plain card has nothing to add', () => {
  expect(may(at({ cubes: B2, pool: [1, 1] }, { seats: [{ card: card({}) }] }), 'skill')).toEqual([])
})
