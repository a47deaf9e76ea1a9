import { describe, expect, test } from 'vitest'
import game from '../../../src/games/kero/index.ts'
import { fuelAt, isUnknown, observed, type Truck } from '../../../src/games/kero/truck/fuel.ts'
import { acts, after, at, castAll, elapse, fouls, held, ME, rule, tip, turn, unseen, whites } from './match.ts'

const limits = { drainFullMs: 60_000, fillFullMs: 30_000 }
const truck = (pose: Truck['pose'], fuel: number, at: number | null = 0, error = 0): Truck => ({
  pose,
  lo: fuel,
  hi: fuel,
  since: { at, error },
  wave: null,
  knocked: 0
})
const on = (it: Truck, at: number | null, error = 0) => fuelAt(it, limits, { at, error })

describe('the truck as a model', () => {
  test('KE-030: on its tank it drains a millisecond a millisecond', () => {
    expect(on(truck('tankDown', 30_000), 8200)).toEqual({ lo: 21_800, hi: 21_800 })
  })
  test('KE-031: hood down it fills at its own rate', () => {
    expect(on(truck('hoodDown', 10_000), 5000)).toEqual({ lo: 20_000, hi: 20_000 })
  })
  test('KE-032: flat it keeps what it has', () => {
    expect(on(truck('flat', 10_000), 99_000)).toEqual({ lo: 10_000, hi: 10_000 })
  })
  test('KE-033: never more than full', () => {
    expect(on(truck('hoodDown', 52_000), 60_000)).toEqual({ lo: 60_000, hi: 60_000 })
  })
  test('the errors of both clocks widen the band, and only once', () => {
    const it = truck('tankDown', 30_000, 0, 20)
    expect(on(it, 1000, 5)).toEqual({ lo: 28_975, hi: 29_025 })
    expect(on(it, 10_000, 5)).toEqual({ lo: 19_975, hi: 20_025 })
  })
  test('a truck that nobody dates may have run dry, or not', () => {
    expect(on(truck('tankDown', 30_000, null), 5000)).toEqual({ lo: -60_000, hi: 30_000 })
    expect(isUnknown({ lo: -60_000, hi: 30_000 }, 0, 1500)).toBe(true)
    expect(isUnknown({ lo: 10_000, hi: 13_000 }, 0, 1500)).toBe(false)
  })
})

describe('orientations', () => {
  const s = at({ clock: 0, fuel: [30_000, 60_000], phase: 'choose' })
  test('KE-037: what is held for less than 500 ms never happened', () => {
    const knocked = after(
      s,
      turn(0, 'tankDown', 0),
      elapse(500),
      turn(0, 'flat', 2000),
      turn(0, 'tankDown', 2499),
      elapse(4000)
    )
    expect(knocked.phase).toBe('roll')
    expect(knocked.trucks[0].since.at).toBe(0)
    const laid = after(s, turn(0, 'tankDown', 0), elapse(500), turn(0, 'flat', 2000), elapse(2500))
    expect([laid.phase, held(laid, 0)]).toEqual(['choose', [28_000, 28_000]])
  })
  test('knocks that are ignored make the gauge doubt, until the truck is full for sure', () => {
    const said = (it: typeof s) => game.view(it, 0).seats[0]?.widgets[0]
    const knocks = [1000, 2000, 3000, 4000].flatMap((t) => [turn(0, 'flat', t), turn(0, 'tankDown', t + 450)])
    const standing = after(s, turn(0, 'tankDown', 0), elapse(600), ...knocks.slice(0, 6), elapse(3900))
    expect(said(standing)).toMatchObject({ note: { say: 'gauge.seconds' } })
    const often = after(standing, ...knocks.slice(6), elapse(4600))
    // KE-037: the count ignores the knocks, but the real sand may have stopped for up to 1.8 s.
    expect([fuelAt(often.trucks[0], limits, often.clock).hi, often.trucks[0].knocked]).toEqual([25_400, 1800])
    expect(said(often)).toMatchObject({ note: { say: 'gauge.unknown' }, tone: 'unknown' })
    const held1 = after(often, turn(0, 'flat', 5000), elapse(6000), turn(0, 'hoodDown', 6000), elapse(7000))
    const full = (at: number) => after(held1, turn(0, 'flat', at), elapse(at + 600)).trucks[0].knocked
    expect([full(41_500), full(43_000)]).toEqual([1800, 0])
  })
  test('KE-038: a tilted truck flows as before', () => {
    const it = truck('tankDown', 30_000)
    expect(observed(it, limits, 'tilted', 500, 0)).toBe(it)
    const tilted = after(s, turn(0, 'tankDown', 0), elapse(600), turn(0, 'tilted', 700), elapse(3000))
    expect(tilted.trucks[0].pose).toBe('tankDown')
    expect(rule(s, 0, { act: 'tip', to: 'flat' })).toBe('KE-038')
  })
  test('KE-034: less than nothing is kept during a roll, and never shown', () => {
    const dry = after(at({ clock: 0, fuel: [1000, 60_000], phase: 'roll' }), elapse(2000))
    expect(fuelAt(dry.trucks[0], limits, dry.clock).lo).toBe(-1000)
    const gauge = game.view(dry, 0).seats[0]?.widgets[0]
    expect(gauge).toMatchObject({ widget: 'gauge', level: 0, note: { say: 'gauge.empty' } })
  })
  test('KE-036: fuel is kept from turn to turn', () => {
    const next = after(at({ clock: 0, fuel: [12_345, 60_000], phase: 'fire' }), [0, { act: 'done' }], elapse(90_000))
    expect([next.active, held(next, 0)]).toEqual([1, [12_345, 12_345]])
  })
  test('KE-039: a truck that stands while nobody rolls is told, and drains on', () => {
    const s = at({ clock: 0, phase: 'develop', fuel: [30_000, 30_000] })
    const standing = after(s, turn(1, 'tankDown', 0))
    expect(fouls(standing, ...elapse(500))).toEqual(['KE-039'])
    const later = after(standing, elapse(10_000), turn(1, 'flat', 20_000), elapse(20_500))
    expect(held(later, 1)).toEqual([10_000, 10_000])
    expect(game.cues(after(standing, elapse(500)))).toContainEqual({ cue: 'wrong', place: 'truck/1', seat: 1 })
    expect(rule(later, 'chance', { act: 'elapse', to: 3, error: 0 })).toBe('KE-039')
  })
  test('KE-040: both have to say what a truck holds', () => {
    const s = at({ fuel: [5000, 60_000] })
    const said = after(s, [1, { act: 'correct', truck: 0, to: 'full' }])
    expect(held(said, 0)).toEqual([5000, 5000])
    expect(rule(said, 1, { act: 'correct', truck: 0, to: 'full' })).toBe('KE-040')
    expect(held(after(said, [0, { act: 'correct', truck: 0, to: 'full' }]), 0)).toEqual([60_000, 60_000])
    expect(held(after(said, [0, { act: 'correct', truck: 0, to: 'empty' }]), 0)).toEqual([5000, 5000])
    expect(acts(said, 0)).toContain('correct')
  })
})

describe('sand never pauses', () => {
  test('an interval that nobody watched widens the band of both trucks, flat ones too', () => {
    const s = after(at({ clock: 0, fuel: [30_000, 40_000] }), unseen(5000, 4000))
    expect([held(s, 0), held(s, 1)]).toEqual([
      [26_000, 34_000],
      [36_000, 44_000]
    ])
    expect(game.view(s, 0).seats[0]?.widgets[0]).toMatchObject({ note: { say: 'gauge.unknown' } })
  })
  test('the table then asks whether the truck was empty', () => {
    const s = at({ clock: 0, fuel: [8000, 60_000], phase: 'roll', faces: { W1: ME, W2: ME, W3: ME, W4: ME, W5: ME } })
    const blind = after(s, unseen(6000, 6000), turn(0, 'flat', 7000), elapse(7500))
    expect(blind.phase).toBe('ask')
  })
  test('a truck without a sensor is asked about after each roll', () => {
    const s = after(at({ phase: 'choose' }), tip(0, 'tankDown'), castAll(0), whites(1, 1, 1, 1, 1), tip(0, 'flat'))
    expect(s.phase).toBe('ask')
    expect(held(after(s, [0, { act: 'answer', empty: false }]), 0)).toEqual([0, 60_000])
  })
  test('the same moves with the same times come to the same state', () => {
    const moves = [
      turn(0, 'tankDown', 10, 3),
      elapse(700, 4),
      castAll(0),
      elapse(1500, 2),
      whites(1, 2, 3, 4, 6),
      turn(0, 'flat', 4000, 5),
      elapse(4600)
    ] as const
    const s = at({ clock: 0, phase: 'choose' })
    expect(game.key(after(s, ...moves))).toBe(game.key(after(JSON.parse(JSON.stringify(s)), ...moves)))
  })
})
