import { describe, expect, test } from 'vitest'
import game from '../../../src/games/kero/index.ts'
import type { State } from '../../../src/games/kero/state.ts'
import {
  acts,
  after,
  at,
  BR,
  castAll,
  clan,
  elapse,
  faces,
  fires,
  five,
  held,
  rule,
  say,
  tip,
  turn,
  whites
} from './match.ts'

const start = (position: object = {}, options = {}): State =>
  at({ clock: 0, fuel: [20_000, 60_000], jerrycans: [3, 2], ...position }, options)
/** A paid refuel; the truck stands hood down from time 0. */
const begun = (position: object = {}, options = {}): State =>
  after(start(position, options), say(0, 'refuel'), turn(0, 'hoodDown', 0), elapse(500))
const flat = (ms: number) => [turn(0, 'flat', ms), elapse(ms + 500)] as const
const full = after(begun(), say(1, 'roll'), elapse(4000), fires(8), ...flat(5000))

describe('buying a refuel', () => {
  test('KE-055, KE-076, KE-Q01: only before any other own action', () => {
    const s = start({ tuareks: [['MOVE'], []], pawns: [[1], []] })
    for (const other of [
      [0, { act: 'buy' }],
      [0, { act: 'die', die: 'DY' }],
      [0, { act: 'march', steps: [[0, 1]] }]
    ] as const) {
      const then = after(s, other)
      expect(rule({ ...then, pending: [] }, 0, { act: 'refuel' })).toBe('KE-055')
    }
    expect(
      rule({ ...after(start({}, { tuarekClosesRefuel: false }), say(0, 'buy')), pending: [] }, 0, { act: 'refuel' })
    ).toBeNull()
  })
  test('KE-056, KE-136: a jerrycan goes back to the supply', () => {
    const before = start()
    const s = after(before, say(0, 'refuel'))
    expect([clan(s, 0).jerrycans, s.supply]).toEqual([2, before.supply + 1])
  })
  test('KE-057, KE-072: two at most, each with all dice', () => {
    const second = after(full, say(0, 'refuel'))
    expect(second.refuel).toMatchObject({ faces: {}, lone: null, rolled: false })
    const s = after(second, turn(0, 'hoodDown', 6000), elapse(6500), say(1, 'roll'), fires(8), ...flat(8000))
    expect(rule(s, 0, { act: 'refuel' })).toBe('KE-057')
  })
  test('KE-058: not without a jerrycan', () => {
    expect(rule(start({ jerrycans: [0, 2] }), 0, { act: 'refuel' })).toBe('KE-058')
  })
  test('KE-059, KE-Q02: the second may be decided after the first, or both at once where that was agreed', () => {
    expect(rule(full, 0, { act: 'refuel' })).toBeNull()
    expect(rule(start(), 0, { act: 'refuel', twice: true })).toBe('KE-059')
    const upfront = { declareRefuels: 'upfront' }
    const two = after(start({}, upfront), [0, { act: 'refuel', twice: true }])
    expect(clan(two, 0).jerrycans).toBe(1)
    const next = after(two, turn(0, 'hoodDown', 0), elapse(500), say(1, 'roll'), fires(8), ...flat(3000))
    expect([next.phase, next.turn.announced]).toEqual(['refuel', 0])
    const one = after(begun({}, upfront), say(1, 'roll'), fires(8), ...flat(3000))
    expect(rule(one, 0, { act: 'refuel' })).toBe('KE-059')
  })
  test('KE-060: a free one does not count', () => {
    const s = after(start({ tuareks: [['FREE_REFUEL'], []] }, { tuarekClosesRefuel: false }), [
      0,
      { act: 'freeRefuel' }
    ])
    expect(after(s, say(0, 'enough')).turn.paid).toBe(0)
  })
  test('KE-075: a full truck may be filled, and the page warns', () => {
    const s = at({ jerrycans: [1, 0] })
    expect(rule(s, 0, { act: 'refuel' })).toBeNull()
    expect(game.view(s, 0).prompt.hint).toEqual({ say: 'hint.full' })
  })
})

describe('rolling for it', () => {
  test('KE-061, KE-062: the opponent rolls all eight, with one hand as the page says', () => {
    const s = begun()
    expect(rule(s, 0, { act: 'roll' })).toBe('KE-007')
    const due = after(s, say(1, 'roll'))
    expect(game.chance(due)).toMatchObject({ dice: { length: 8 } })
    expect(JSON.stringify(game.view(s, 1).widgets)).toContain('note.hand')
  })
  test('KE-063: not before the truck is hood down', () => {
    expect(rule(after(start(), say(0, 'refuel')), 1, { act: 'roll' })).toBe('KE-063')
  })
  test('KE-064, KE-065: dice on fire rest, the others are rolled until all show fire', () => {
    const s = after(begun(), say(1, 'roll'), faces({ ...five(6, BR, 6, BR, 6), DY: 6, DG: 1, DB: 6 }), say(1, 'roll'))
    expect(s.pending).toEqual([{ does: 'throw', dice: ['W2', 'W4', 'DG'] }])
    const done = after(s, faces({ W2: 6, W4: 6, DG: 6 }))
    expect(done.refuel?.done).toBe(true)
    expect(rule(done, 1, { act: 'roll' })).toBe('KE-065')
  })
  /** Rolls all other dice to fire, then rolls the last one `n` times without fire. */
  const alone = (s: State, n: number): State => {
    const dice =
      s.refuel?.five || s.refuel?.kind === 'dry'
        ? five(BR, 6, 6, 6, 6)
        : { ...five(BR, 6, 6, 6, 6), DY: 6, DG: 6, DB: 6 }
    let now = after(s, say(1, 'roll'), faces(dice))
    for (let i = 0; i < n; i++) now = after(now, say(1, 'roll'), faces({ W1: BR }))
    return now
  }
  test('KE-066, KE-067, KE-Q04: the last die counts as fire after five rolls alone', () => {
    expect(alone(begun(), 4).refuel).toMatchObject({ lone: 4, done: false })
    expect(alone(begun(), 5).refuel).toMatchObject({ lone: 5, done: true })
    expect(alone(begun({}, { lastDieRolls: 3 }), 3).refuel?.done).toBe(true)
  })
  test('KE-068, KE-Q03: it holds for five dice, too, unless agreed otherwise', () => {
    const dry = (options = {}): State =>
      after(
        at({ clock: 0, phase: 'roll', fuel: [0, 60_000] }, options),
        elapse(1500),
        turn(0, 'hoodDown', 1600),
        elapse(2100)
      )
    expect(alone(dry(), 5).refuel?.done).toBe(true)
    expect(alone(dry({ lastDieRuleForFive: false }), 7).refuel?.done).toBe(false)
  })
  test('KE-069: it is over once all dice show fire and the truck is laid flat', () => {
    const done = after(begun(), say(1, 'roll'), fires(8))
    expect([done.phase, game.asked(done)]).toEqual(['refuel', 0])
    expect(rule(done, 0, { act: 'enough' })).toBe('KE-069')
    expect(after(done, ...flat(1000)).phase).toBe('window')
    expect(game.view(done, 0).prompt.say.say).toBe('prompt.refuelStop')
  })
  test('KE-070, KE-Q35: longer than 1.5 s is an overrun', () => {
    const done = after(begun(), say(1, 'roll'), elapse(4000), fires(8), turn(0, 'flat', 6500))
    const over = (s: State, to: number) =>
      game.decide(s, { by: 'chance', do: { act: 'elapse', to, error: 0 } }).events.find((it) => it.e === 'overran')
    expect(over(done, 7000)).toMatchObject({ ms: 1000 })
    const short = after(begun(), say(1, 'roll'), elapse(4000), fires(8), turn(0, 'flat', 5500))
    expect(over(short, 6000)).toBeUndefined()
    expect(held(after(done, elapse(7000)), 0)).toEqual([26_500, 26_500])
    const back = after(
      begun({}, { overrun: 'drainBack' }),
      say(1, 'roll'),
      elapse(4000),
      fires(8),
      turn(0, 'flat', 6500),
      elapse(7000)
    )
    expect(held(back, 0)).toEqual([25_500, 25_500])
  })
  test('KE-071: flat too early only pauses, and "enough" ends it', () => {
    const paused = after(begun(), say(1, 'roll'), whitesAnd8(), ...flat(2000))
    expect(paused.phase).toBe('refuel')
    expect(rule(paused, 1, { act: 'roll' })).toBeNull()
    const on = after(paused, turn(0, 'hoodDown', 4000), elapse(5000))
    expect(on.trucks[0]).toMatchObject({ pose: 'hoodDown', lo: 22_000 })
    expect(after(paused, say(0, 'enough')).phase).toBe('window')
  })
  test('KE-087: a truck turned straight on its tank starts the roll', () => {
    const done = after(
      begun({ powers: [['DG'], []] }),
      say(1, 'roll'),
      fires(8),
      turn(0, 'tankDown', 1000),
      elapse(1500)
    )
    expect([done.phase, done.turn.colours]).toEqual(['roll', ['DG']])
    expect(after(start(), turn(0, 'tankDown', 0), elapse(500)).phase).toBe('roll')
  })
})
const whitesAnd8 = () => faces({ ...five(BR, BR, 6, 6, 6), DY: 6, DG: 6, DB: 6 })

describe('"five dice"', () => {
  const hand = { tuareks: [[], ['FIVE_DICE', 'FIVE_DICE']] }
  const played = (s: State): State => after(s, say(1, 'five'), say(1, 'roll'))
  test('KE-073, KE-172: before the first roll the white dice alone are named', () => {
    expect(played(begun(hand)).pending).toMatchObject([{ dice: { length: 5 } }])
    const late = after(begun(hand), say(1, 'roll'), whitesAnd8())
    expect(rule(late, 1, { act: 'five' })).toBe('KE-073')
    expect(rule(begun(), 1, { act: 'five' })).toBe('KE-172')
    expect(rule(begun({ tuareks: [['FIVE_DICE'], []] }), 0, { act: 'five' })).toBe('KE-007')
  })
  test('KE-074: the payment stands', () => {
    const s = after(played(begun(hand)), whites(6, 6, 6, 6, 6))
    expect([clan(s, 0).jerrycans, s.turn.paid, s.refuel?.done]).toEqual([2, 1, true])
  })
  test('KE-078: five seconds to answer, and the page asks whoever holds what', () => {
    expect(rule(after(begun(hand), elapse(5001)), 1, { act: 'five' })).toBe('KE-078')
    expect(rule(after(begun(hand), elapse(5000)), 1, { act: 'five' })).toBeNull()
    for (const position of [hand, {}]) expect(game.view(begun(position), 0).prompt.hint).toEqual({ say: 'hint.five' })
  })
  test('KE-Q06, KE-Q07: for one refuel or the turn; on free refuels or not', () => {
    const again = (options: object) => {
      const one = after(played(begun(hand, options)), whites(6, 6, 6, 6, 6), ...flat(3000), say(0, 'refuel'))
      return one.refuel?.five
    }
    expect([again({}), again({ fiveDiceScope: 'turn' })]).toEqual([false, true])
    const free = (options: object) =>
      after(start({ ...hand, tuareks: [['FREE_REFUEL'], ['FIVE_DICE']] }, options), [0, { act: 'freeRefuel' }])
    expect(rule(free({}), 1, { act: 'five' })).toBeNull()
    expect(rule(free({ fiveDiceOnFree: false }), 1, { act: 'five' })).toBe('KE-073')
  })
})

test('KE-077: what was collected is remembered while the dice are used for a refuel', () => {
  const s = at({ phase: 'develop', pool: { brick: 2 }, flames: 3, tuareks: [['FREE_REFUEL'], []] })
  const back = after(s, [0, { act: 'freeRefuel' }], tip(0, 'hoodDown'), say(1, 'roll'), fires(8), tip(0, 'flat'))
  expect([back.phase, back.turn.pool.brick, back.turn.flames]).toEqual(['develop', 2, 3])
  expect(acts(back, 0)).toContain('done')
  expect(rule(back, 0, { act: 'cast', dice: castAll(0)[1].act === 'cast' ? ['W1'] : [] })).toBe('KE-098')
})
