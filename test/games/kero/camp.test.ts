import { describe, expect, test } from 'vitest'
import { play } from '../../../src/core/game.ts'
import game from '../../../src/games/kero/index.ts'
import type { State } from '../../../src/games/kero/state.ts'
import { acts, after, at, clan, rule, say, tuarek } from './match.ts'

const row = ['S01', 'S02', 'S03', 'S04', 'S11', 'S12']
const pool = { brick: 4, wheat: 4, metal: 4, recruit: 4 }
const developing = (position: object = {}, options = {}): State =>
  at({ phase: 'develop', row, pool, jerrycans: [3, 2], ...position } as never, options)
const take = (slot: number) => [0, { act: 'take', slot }] as const
const hand = (...tuareks: string[]) => ({ tuareks: [tuareks, []] })

describe('cards', () => {
  test('KE-140, KE-150: any number, each for its exact cost, kept to the end', () => {
    const s = after(developing(), take(1), say(0, 'skip'), take(4))
    expect([clan(s, 0).cards, s.turn.pool]).toEqual([['S01', 'S04'], { brick: 2, wheat: 4, metal: 4, recruit: 2 }])
    expect(rule(at({ phase: 'choose' }), 0, { act: 'take', slot: 1 })).toBe('KE-140')
  })
  test('KE-141: jerrycans of a cost are tokens', () => {
    const s = after(developing({ row: ['S05', null, null, null, null, null] }), take(1))
    expect([clan(s, 0).jerrycans, s.turn.pool.wheat]).toEqual([2, 1])
  })
  test('KE-142: what cannot be paid is refused, with what is short', () => {
    const refusal = game.refuse(developing({ pool: { recruit: 1 } }), { by: 0, do: { act: 'take', slot: 1 } })
    expect(refusal).toMatchObject({ rule: 'KE-142', why: { with: { lacks: [{ say: 'good.recruit' }] } } })
  })
  test('KE-143: a gap stays until the refill', () => {
    const s = after(developing(), take(4))
    expect([s.row[3], rule(s, 0, { act: 'take', slot: 4 })]).toEqual([null, 'KE-143'])
  })
  test('KE-144, KE-145, KE-149: received at once, and spent in the same turn', () => {
    const s = after(developing({ jerrycans: [0, 0] }), take(4))
    expect(clan(s, 0).jerrycans).toBe(2)
    expect(rule(s, 0, { act: 'buy' })).toBeNull()
    const guests = after(developing(), take(3))
    expect(guests.pending).toEqual([{ does: 'tuarek', seat: 0 }])
  })
  test('KE-146: explorers are placed free', () => {
    const s = after(developing({ row: ['C11', null, null, null, null, null] }), take(1))
    expect([s.phase, s.turn.free]).toEqual(['place', 2])
    const two = after(s, [0, { act: 'place', land: 0 }], [0, { act: 'place', land: 3 }])
    expect([two.phase, clan(two, 0).pawns.slice(0, 4)]).toEqual(['develop', [1, 0, 0, 1]])
  })
  test('KE-147: a refuel card is a free refuel with eight dice', () => {
    const s = after(developing(), take(5))
    expect(s).toMatchObject({
      phase: 'refuel',
      refuel: { kind: 'free', five: false, back: 'develop' },
      turn: { paid: 0 }
    })
    expect(after(s, say(0, 'enough')).phase).toBe('develop')
  })
  test('KE-148: points wait for the end', () => {
    const s = after(developing({ row: ['S10', null, null, null, null, null] }), take(1))
    expect([s.phase, clan(s, 0).jerrycans]).toEqual(['develop', 3])
  })
})

describe('Tuareks', () => {
  test('KE-160: two jerrycans at any moment of the own turn', () => {
    for (const phase of ['window', 'choose', 'roll', 'develop', 'fire'] as const)
      expect(rule(at({ phase }), 0, { act: 'buy' })).toBeNull()
    expect(rule(at({ jerrycans: [1, 5] }), 0, { act: 'buy' })).toBe('KE-160')
    expect(rule(at({}), 1, { act: 'buy' })).toBe('KE-007')
  })
  test('KE-161, KE-162: drawn face down, any number', () => {
    const s = after(at({ jerrycans: [4, 0] }), say(0, 'buy'), tuarek('MOVE'), say(0, 'buy'), tuarek('MOVE'))
    expect(clan(s, 0)).toMatchObject({ tuareks: ['MOVE', 'MOVE'], jerrycans: 0 })
    const pending = after(at({}), say(0, 'buy'))
    expect(game.learns(pending, { by: 'chance', do: { act: 'pick', what: 'tuarek', items: ['MOVE'] } })).toEqual([0])
    expect(game.heap?.(pending, 1).items).toHaveLength(8)
  })
  test('KE-163: a played one is discarded, and only one that is held', () => {
    const s = after(developing(hand('TWO_RESOURCES')), [0, { act: 'two', one: 'brick', other: 'metal' }])
    expect([clan(s, 0).tuareks, s.discards]).toEqual([[], ['TWO_RESOURCES']])
    expect(rule(s, 0, { act: 'two', one: 'brick', other: 'metal' })).toBe('KE-163')
  })
  const all = [
    'EXTRA_DICE',
    'EXTRA_DICE',
    'EXTRA_DISCARD',
    'EXTRA_DISCARD',
    'FIVE_DICE',
    'FIVE_DICE',
    'FREE_REFUEL',
    'FREE_REFUEL',
    'MOVE',
    'MOVE',
    'REMOVE',
    'REMOVE',
    'REROLL_FIRE',
    'REROLL_FIRE',
    'TWO_RESOURCES',
    'TWO_RESOURCES',
    'TWO_RESOURCES'
  ]
  test('KE-164: the discards become the pile; with neither none can be bought', () => {
    const s = after(at({ tuareks: [all.slice(0, 15), []], discards: all.slice(15) }), say(0, 'buy'))
    expect(game.chance(s)).toMatchObject({ from: ['TWO_RESOURCES', 'TWO_RESOURCES'] })
    const drawn = after(s, tuarek('TWO_RESOURCES'))
    expect([drawn.discards, clan(drawn, 0).tuareks.length]).toEqual([[], 16])
    expect(rule(at({ tuareks: [all, []] }), 0, { act: 'buy' })).toBe('KE-164')
    const none = after(developing({ tuareks: [all, []] }), take(3))
    expect(none.phase).toBe('develop')
  })
  test('KE-165: in the own turn only', () => {
    expect(rule(at({ tuareks: [[], ['MOVE']], pawns: [[], [1]] }), 1, { act: 'march', steps: [[0, 1]] })).toBe('KE-007')
    expect(rule(at({ phase: 'fire', ...hand('FREE_REFUEL') }), 0, { act: 'freeRefuel' })).toBeNull()
  })
  test('KE-166: none once the row is refilled, or after running dry', () => {
    const s = at({
      clock: 0,
      phase: 'roll',
      fuel: [0, 0],
      ...hand('MOVE'),
      pawns: [[1], []],
      faces: { W1: 1, W2: 1, W3: 1, W4: 1, W5: 1 }
    })
    const dry = play(game, s, { by: 'chance', do: { act: 'elapse', to: 1500, error: 0 } })
    for (const action of [{ act: 'buy' }, { act: 'march', steps: [[0, 1]] }] as const)
      expect(rule(dry, 0, action)).toBe('KE-166')
    const tie = after(
      at({
        phase: 'fire',
        row: [null, 'S08', 'S09', 'S10', 'S11', 'S12'],
        gone: ['S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'S07'],
        powers: [['WIN_TIES'], []],
        pawns: [[1], [1]]
      }),
      say(0, 'done'),
      ['chance', { act: 'pick', what: 'card', items: ['conquest'] }]
    )
    expect([tie.phase, rule(tie, 0, { act: 'buy' })]).toEqual(['tie', 'KE-166'])
  })
  test('KE-173, KE-Q29: one or two explorers from land to land', () => {
    const s = developing({ ...hand('MOVE'), pawns: [[2, 1], []] })
    expect(
      clan(
        after(s, [
          0,
          {
            act: 'march',
            steps: [
              [0, 2],
              [0, 3]
            ]
          }
        ]),
        0
      ).pawns.slice(0, 4)
    ).toEqual([0, 1, 1, 1])
    expect(rule(s, 0, { act: 'march', steps: [[-1, 2]] })).toBe('KE-173')
    expect(
      rule(s, 0, {
        act: 'march',
        steps: [
          [0, 1],
          [1, 2]
        ]
      })
    ).toBe('KE-173')
    const free = developing({ ...hand('MOVE'), pawns: [[7], []] }, { moveFromCamp: true })
    expect(rule(free, 0, { act: 'march', steps: [[-1, 2]] })).toBe('KE-192')
    expect(rule(developing(hand('MOVE'), { moveFromCamp: true }), 0, { act: 'march', steps: [[-1, 2]] })).toBeNull()
  })
  test('KE-175: a free refuel before or after the roll, never during it', () => {
    for (const phase of ['window', 'choose', 'develop', 'fire'] as const)
      expect(rule(at({ phase, ...hand('FREE_REFUEL') } as never), 0, { act: 'freeRefuel' })).toBeNull()
    expect(rule(at({ phase: 'roll', ...hand('FREE_REFUEL') }), 0, { act: 'freeRefuel' })).toBe('KE-175')
    const s = after(at({ ...hand('FREE_REFUEL') }), [0, { act: 'freeRefuel' }], say(0, 'enough'))
    expect(s.phase).toBe('choose')
  })
  test('KE-176, KE-177, KE-Q30: an explorer goes home for two jerrycans', () => {
    const s = developing({ ...hand('REMOVE'), pawns: [[], [2]] })
    expect(after(s, [0, { act: 'remove', land: 0 }]).clans).toMatchObject([
      { jerrycans: 1 },
      { jerrycans: 4, pawns: [1, 0, 0, 0, 0, 0] }
    ])
    expect(rule(s, 0, { act: 'remove', land: 1 })).toBe('KE-177')
    const poor = { ...hand('REMOVE'), pawns: [[], [2]], jerrycans: [1, 0] }
    expect(rule(developing(poor), 0, { act: 'remove', land: 0 })).toBe('KE-177')
    expect(
      clan(after(developing(poor, { removeNeedsGift: false }), [0, { act: 'remove', land: 0 }]), 1).jerrycans
    ).toBe(1)
  })
  test('KE-178, KE-204, KE-Q15, KE-Q16: one more card after the burn', () => {
    const fire = (options = {}, flames = 2): State =>
      after(developing({ ...hand('EXTRA_DISCARD'), flames }, options), say(0, 'done'))
    const s = after(fire(), [0, { act: 'discard', slot: 2 }])
    expect(s.row).toEqual(['S01', null, 'S03', 'S04', 'S11', null])
    expect(after(s, say(0, 'done')).row).toEqual([null, null, 'S01', 'S03', 'S04', 'S11'])
    expect(rule(fire({ extraDiscard: 'rightmost' }), 0, { act: 'discard', slot: 2 })).toBe('KE-178')
    expect(rule(fire({ extraDiscard: 'rightmost' }), 0, { act: 'discard', slot: 5 })).toBeNull()
    expect(rule(fire({ extraDiscardNeedsBurn: true }, 1), 0, { act: 'discard', slot: 2 })).toBe('KE-178')
    expect(rule(fire({}, 0), 0, { act: 'discard', slot: 2 })).toBeNull()
    expect(rule(developing(hand('EXTRA_DISCARD')), 0, { act: 'discard', slot: 2 })).toBe('KE-178')
  })
})

describe('explorers', () => {
  test('KE-190: a recruit and a metal, any number of times', () => {
    const s = after(developing(), [0, { act: 'place', land: 1 }], [0, { act: 'place', land: 1 }])
    expect([clan(s, 0).pawns[1], s.turn.pool]).toEqual([2, { brick: 4, wheat: 4, metal: 2, recruit: 2 }])
    expect(rule(developing({ pool: { metal: 1 } }), 0, { act: 'place', land: 1 })).toBe('KE-190')
  })
  test('KE-191: any number of both clans on a land', () => {
    const s = developing({ pawns: [[6], [7]] })
    expect(clan(after(s, [0, { act: 'place', land: 0 }]), 0).pawns[0]).toBe(7)
  })
  test('KE-192, KE-Q17: with an empty camp none is placed; a free one is lost, or another moves', () => {
    const empty = { pawns: [[7], []], row: ['S01', null, null, null, null, null] }
    expect(rule(developing(empty), 0, { act: 'place', land: 1 })).toBe('KE-192')
    expect(after(developing(empty), take(1)).phase).toBe('develop')
    const s = after(developing(empty, { noPawn: 'moveOne' }), take(1))
    expect(clan(after(s, [0, { act: 'shift', from: 0, to: 2 }]), 0).pawns.slice(0, 3)).toEqual([6, 0, 1])
    expect(rule(developing({ ...empty, pawns: [[1], []] }), 0, { act: 'shift', from: 0, to: 2 })).toBe('KE-192')
  })
  test('KE-193: nobody leaves a land by itself', () => {
    const s = developing({ pawns: [[2], []] })
    expect(acts(s, 0)).not.toContain('shift')
    expect(rule(developing({ ...hand('MOVE'), pawns: [[1], []] }), 0, { act: 'march', steps: [[1, 2]] })).toBe('KE-193')
    expect(
      rule(developing({ ...hand('MOVE'), pawns: [[1], []] }), 0, {
        act: 'march',
        steps: [
          [0, 1],
          [0, 2]
        ]
      })
    ).toBe('KE-193')
  })
})
