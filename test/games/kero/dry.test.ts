import { describe, expect, test } from 'vitest'
import game from '../../../src/games/kero/index.ts'
import type { State } from '../../../src/games/kero/state.ts'
import {
  acts,
  after,
  at,
  BR,
  clan,
  elapse,
  fires,
  five,
  held,
  JE,
  ME,
  RE,
  rule,
  say,
  tip,
  tuarek,
  turn,
  unseen,
  WH,
  whites
} from './match.ts'

const choosing = (position: object = {}, options = {}): State =>
  at({ clock: 0, phase: 'choose', fuel: [30_000, 60_000], jerrycans: [3, 2], ...position }, options)
const flat = (ms: number) => [turn(0, 'flat', ms), elapse(ms + 500)] as const

describe('running dry', () => {
  const rolling = (fuel: number, options = {}, more: object = {}): State =>
    at(
      { clock: 0, phase: 'roll', fuel: [fuel, 60_000], faces: five(6, 6, 6, JE, BR), jerrycans: [2, 2], ...more },
      options
    )
  test('KE-110, KE-111, KE-Q36: the referee calls it at the end of the doubt', () => {
    expect(after(rolling(12_000), elapse(13_499)).phase).toBe('roll')
    expect(after(rolling(12_000), elapse(13_500)).refuel?.kind).toBe('dry')
    expect(after(rolling(12_000, { fuelUncertaintyMs: 0 }), elapse(12_000)).refuel?.kind).toBe('dry')
    expect(after(rolling(12_000, { fuelUncertaintyMs: 0 }), ...flat(11_999)).phase).toBe('develop')
    expect(after(rolling(12_000), say(1, 'flowing'), elapse(15_000)).phase).toBe('roll')
    expect(rule(after(rolling(12_000), say(1, 'flowing')), 1, { act: 'flowing' })).toBe('KE-111')
  })
  test('KE-112: in doubt the tablet asks', () => {
    const s = after(rolling(10_000), ...flat(9200))
    expect([s.phase, acts(s, 0)]).toEqual(['ask', ['answer', 'correct']])
    expect(held(after(s, [0, { act: 'answer', empty: false }]), 0)).toEqual([800, 800])
    expect(after(s, [0, { act: 'answer', empty: true }]).refuel?.kind).toBe('dry')
    expect(after(rolling(10_000), ...flat(8499)).phase).toBe('develop')
    expect(after(rolling(10_000), say(1, 'flowing'), ...flat(3000)).phase).toBe('ask')
    expect(rule(rolling(10_000), 0, { act: 'answer', empty: true })).toBe('KE-112')
  })
  test('KE-112: sand that ran while the tablet asked is not forgotten with the answer', () => {
    const asked = after(rolling(10_000), ...flat(9200))
    const blind = unseen(20_000, 3000)
    const s = after(asked, blind, [0, { act: 'answer', empty: false }])
    expect(held(s, 0)).toEqual(held(after(asked, blind), 0))
    expect(held(s, 0)[1]).toBeGreaterThan(3000)
  })
  test('KE-113: "empty" is believed where it can be true; otherwise both press within five seconds', () => {
    expect(after(rolling(1500), say(0, 'empty')).refuel?.kind).toBe('dry')
    const pressed = after(rolling(20_000), say(0, 'empty'))
    expect(pressed.phase).toBe('roll')
    expect(rule(pressed, 0, { act: 'empty' })).toBe('KE-113')
    expect(after(pressed, elapse(5000), say(1, 'empty')).refuel?.kind).toBe('dry')
    expect(after(pressed, elapse(5001), say(1, 'empty')).phase).toBe('roll')
  })
  test('KE-114, KE-115, KE-Q24: nothing is collected or burned, and the row stays', () => {
    const before = rolling(0)
    const s = after(before, elapse(1500))
    expect([clan(s, 0).jerrycans, s.turn.pool, s.row]).toEqual([
      2,
      { brick: 0, wheat: 0, metal: 0, recruit: 0 },
      before.row
    ])
    const burnt = after(rolling(0, { dryBurns: true }), elapse(1500))
    expect(burnt.row[5]).toBeNull()
    const next = after(s, say(0, 'skip'))
    expect([next.active, next.row]).toEqual([1, before.row])
  })
  test('KE-116: what was paid stays paid', () => {
    const s = after(choosing({ fuel: [1000, 0] }), [0, { act: 'die', die: 'DY' }], turn(0, 'tankDown', 0), elapse(2500))
    expect([s.refuel?.kind, clan(s, 0).jerrycans]).toEqual(['dry', 2])
  })
  test('KE-117, KE-118: empty, and refuelled with the white dice; nobody plays "five dice"', () => {
    const s = after(rolling(0, {}, { tuareks: [[], ['FIVE_DICE']] }), elapse(1500))
    expect([held(s, 0), rule(s, 1, { act: 'five' })]).toEqual([[0, 0], 'KE-118'])
    const due = after(s, turn(0, 'hoodDown', 2000), elapse(2500), say(1, 'roll'))
    expect(due.pending).toMatchObject([{ dice: { length: 5 } }])
  })
  test('KE-119, KE-120, KE-239: it may be declined, and there is none in the last turn', () => {
    const s = after(rolling(0), elapse(1500))
    expect(after(s, say(0, 'skip'))).toMatchObject({ active: 1, phase: 'window' })
    const rolledOnce = after(s, turn(0, 'hoodDown', 2000), elapse(2500), say(1, 'roll'), whites(1, 1, 6, 6, 6))
    expect(rule(rolledOnce, 0, { act: 'skip' })).toBe('KE-119')
    const last = at({
      clock: 0,
      phase: 'roll',
      fuel: [60_000, 0],
      conquered: 3,
      last: true,
      active: 1,
      faces: five(1, 1, 1, 1, 1)
    })
    expect(after(last, elapse(1500)).phase).toBe('over')
    const refuelled = after(s, turn(0, 'hoodDown', 2000), elapse(2500), say(1, 'roll'), fires(5), ...flat(7000))
    expect(refuelled.active).toBe(1)
  })
  test('KE-121: while laying flat is in doubt nobody is called dry', () => {
    const s = after(rolling(1000), turn(0, 'flat', 2400), elapse(2600))
    expect(s.phase).toBe('roll')
    expect(after(s, elapse(2900)).phase).toBe('ask')
    expect(after(s, turn(0, 'tankDown', 2700)).refuel?.kind).toBe('dry')
  })
})

describe('collecting', () => {
  const laid = (some: object, more: object = {}, options = {}): State =>
    after(at({ clock: 0, phase: 'roll', faces: some, jerrycans: [0, 2], ...more } as never, options), ...flat(1000))
  test('KE-125: what dice do later changes nothing', () => {
    const s = laid(five(6, 6, BR, BR, BR))
    expect(s.turn.flames).toBe(2)
    expect(rule(s, 0, { act: 'cast', dice: ['W3'] })).toBe('KE-098')
    expect(game.scene(s).dice).toBeNull()
  })
  test('KE-126, KE-130: each icon gives one, and fire nothing', () => {
    expect(laid(five(BR, WH, ME, RE, 6)).turn.pool).toEqual({ brick: 1, wheat: 1, metal: 1, recruit: 1 })
    expect(laid({ ...five(6, 6, 6, 6, 6), DY: 2 }, { colours: ['DY'] }).turn.pool.wheat).toBe(3)
  })
  test('KE-127, KE-134, KE-Q13: jerrycans come from the supply as far as it goes', () => {
    const some = five(JE, JE, JE, JE, 6)
    expect(clan(laid(some), 0).jerrycans).toBe(4)
    expect(clan(laid(some, { jerrycans: [0, 25] }), 0).jerrycans).toBe(2)
    const s = laid(some, { jerrycans: [0, 25] }, { jerrycanSupply: 'unlimited' })
    expect([clan(s, 0).jerrycans, s.supply]).toEqual([4, -2])
  })
  test('KE-128: Tuareks are drawn', () => {
    const s = laid({ ...five(6, BR, BR, BR, BR), DY: 5 }, { colours: ['DY'] })
    expect(s.pending).toEqual([{ does: 'tuarek', seat: 0 }])
    expect(clan(after(s, tuarek('MOVE')), 0).tuareks).toEqual(['MOVE'])
  })
  test('KE-129: explorers are placed at collect, and may be declined', () => {
    const s = laid({ ...five(6, BR, BR, BR, BR), DG: 4 }, { colours: ['DG'] })
    expect([s.phase, s.turn.free]).toEqual(['place', 1])
    expect(after(s, [0, { act: 'place', land: 2 }])).toMatchObject({
      phase: 'develop',
      clans: [{ pawns: [0, 0, 1, 0, 0, 0] }, {}]
    })
    expect(after(s, say(0, 'skip')).phase).toBe('develop')
  })
  test('KE-131, KE-275: a free resource from the next turn on', () => {
    expect(laid(five(6, 6, 6, 6, 6), { powers: [['metal'], []] }).turn.pool.metal).toBe(1)
  })
  test('KE-132, KE-133: spent once; what is left is lost, and jerrycans stay', () => {
    const s = after(laid(five(RE, ME, JE, BR, BR)), [0, { act: 'place', land: 0 }])
    expect([s.turn.pool.recruit, rule(s, 0, { act: 'place', land: 0 })]).toEqual([0, 'KE-190'])
    const fire = after(s, say(0, 'done'))
    expect([fire.turn.pool.brick, clan(fire, 0).jerrycans]).toEqual([0, 1])
  })
  test('KE-135, KE-174: two resources after the roll, never jerrycans', () => {
    const s = laid(five(6, 6, 6, 6, 6), { tuareks: [['TWO_RESOURCES'], []] })
    expect(after(s, [0, { act: 'two', one: 'wheat', other: 'wheat' }]).turn.pool.wheat).toBe(2)
    expect(rule(s, 0, { act: 'two', one: 'wheat', other: 'jerrycan' as never })).toBe('TK-003')
    expect(rule(s, 0, { act: 'two', one: 'wheat', other: 'brick' })).toBe('KE-135')
    expect(rule(choosing({ tuareks: [['TWO_RESOURCES'], []] }), 0, { act: 'two', one: 'brick', other: 'brick' })).toBe(
      'KE-174'
    )
  })
  test('a truck by word ends the roll, too', () => {
    const s = after(at({ phase: 'roll', faces: five(BR, BR, BR, BR, BR) }), tip(0, 'flat'), [
      0,
      { act: 'answer', empty: false }
    ])
    expect(s.turn.pool.brick).toBe(5)
  })
})
