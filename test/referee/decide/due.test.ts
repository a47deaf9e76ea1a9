// When a reading counts: how long the referee waits in each case, and how the waits adapt.

import { describe, expect, test } from 'vitest'
import type { Reading } from '../../../src/core/observation.ts'
import type { Ruling } from '../../../src/core/ruling.ts'
import { settlingTimes } from '../../../src/referee/index.ts'
import type { RefereeState, Verdict } from '../peek.ts'
import { dueAt, idle, learn, presenceAfter, settlingFor, unwatched } from '../peek.ts'
import { at, board } from '../positions.ts'
import type { Table } from '../table.ts'

const one = board('0..1', [1, 1, 4, 4])
const more = { ...one, dice: [1, 4, 4, 4] }
const edge = board('..01', [1, 1, 5, 5])

const long = board('...1 0o..', [1, 5, 5, 5])

/** Milliseconds from the last change on the table until the referee ruled. */
function patience(t: Table, act: (t: Table) => unknown): number {
  const before = t.match.ruling
  act(t)
  const start = t.at
  while (t.match.ruling === before && t.at - start < 100_000) t.wait(5)
  return t.at - start
}

describe('how long', () => {
  const hand = (t: Table): Table => t.hands(true)
  const step = (t: Table): Table => t.shift('keeper/0', '1,0')
  test.each([
    ['a step that cannot go on, the hand gone', one, true, step, 5],
    ['a step that cannot go on, no hands watched', one, false, step, 45],
    ['a step that could go on, the hand gone', more, true, step, 45],
    ['a step that could go on, no hands watched', more, false, step, 220],
    ['a push that could go further, no hands watched', long, false, (t: Table) => t.shift('1,1', '2,1'), 220],
    ['a figure off where play has it off', edge, true, (t: Table) => t.lift('keeper/1'), 1200],
    [
      'no play explains it, the hand gone',
      one,
      true,
      (t: Table) => t.lift('keeper/0').wait(400).put('keeper/0', '2,1'),
      250
    ],
    [
      'no play explains it, and what went may not be what came',
      one,
      true,
      (t: Table) => t.shift('keeper/0', '2,1'),
      600
    ],
    ['no play explains it, no hands watched', one, false, (t: Table) => t.shift('keeper/0', '2,1'), 600],
    [
      'no play explains it, and no hand was there',
      one,
      true,
      (t: Table) => t.hands(false).shift('keeper/0', '2,1'),
      1200
    ],
    [
      'no play explains it, and the hand was gone before',
      one,
      true,
      (t: Table) => t.tray([1, 1, 4, 4], []).hands(false).shift('keeper/0', '2,1'),
      1200
    ],
    ['no play explains something without a name', one, true, (t: Table) => t.put('?', '2,1'), 1200],
    ['a figure in the hand of somebody who thinks', one, true, (t: Table) => t.lift('keeper/0'), 10_000]
  ])('%s', (_, position, hands, act, ms) => {
    const witnessed = patience(at(position, { hands }), (t) => (hands ? act(hand(t)).hands(false) : act(t)))
    expect(witnessed).toBeLessThanOrEqual(ms)
    expect(witnessed).toBeGreaterThan(ms - 10)
  })

  test('the wait counts from the last touch: of the figure or of the hand', () => {
    const t = at(more).hands(true).shift('keeper/0', '1,0').wait(5000).hands(false).wait(30)
    expect(t.heard).toEqual([])
    t.hands(true).wait(1000).hands(false).wait(40)
    expect(t.heard).toEqual([])
    t.wait(10)
    expect(t.heard).toEqual(['say.step'])
  })

  test('under a hand nothing is ruled', () => {
    const t = at(one).hands(true)
    t.shift('keeper/0', '2,1').wait(89_000)
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
    expect(t.heard).toEqual([])
  })
})

describe('which wait', () => {
  const calm: Ruling = { ruling: 'settled', moves: [] }
  const shown: Ruling = { ruling: 'on the way', towards: [], say: { say: 'referee.begun' } }
  const hands = { places: { A: ['a'] }, hand: false } as unknown as Reading
  const blind = { places: { A: ['a'] } } as unknown as Reading
  const nameless = { places: { A: ['?'], B: ['b'] }, hand: false } as unknown as Reading
  const match = (reading: Reading | null, ruling: Ruling = calm, sensors: object = {}): RefereeState => {
    const seen = {
      ...idle,
      last: reading,
      hand: presenceAfter(unwatched, reading?.hand, 0),
      tilt: presenceAfter(unwatched, reading?.tilt, 0),
      changedAt: 1000,
      ...sensors
    }
    return { sensors: seen, ruling, said: [false, true, false], times: settlingTimes } as unknown as RefereeState
  }
  const moved = (part: object = {}): Verdict =>
    ({ verdict: 'moved', keep: 1, steps: [], kinds: ['a'], goesOn: false, gone: false, ...part }) as unknown as Verdict
  const back: Verdict = { verdict: 'back', keep: 2, steps: [] }
  const unfinished = (stage: 'lifted' | 'wanted' | 'begun'): Verdict => ({ verdict: 'unfinished', towards: [], stage })
  const foul: Verdict = { verdict: 'foul', corrections: [], knocked: false, guessed: false }

  test.each<[what: string, verdict: Verdict, witnessed: string | null, blindly: string | null, ruling?: Ruling]>([
    ['nothing new', { verdict: 'same' }, null, null],
    ['a move that no piece shows', moved({ kinds: [], gone: true }), null, null],
    ['a step that cannot go on', moved(), null, 'done'],
    ['a step that could go on', moved({ goesOn: true }), 'paused', 'slide'],
    ['a piece gone', moved({ gone: true, goesOn: true }), 'gone', 'gone'],
    ['a slip that no hand was seen at', moved({ slip: true, gone: true, goesOn: true }), 'gone', 'foulUnwatched'],
    ['a take-back', back, 'paused', 'slide'],
    ['a take-back of a piece that is gone and no hand was there', { ...back, gone: true }, 'gone', 'slide'],
    ['the same, from before a word', { ...back, keep: 1, gone: true }, 'gone', 'gone'],
    ['a take-back of a word by a piece that stands elsewhere', { ...back, keep: 1 }, 'paused', 'slide'],
    ['a piece in the hand', unfinished('lifted'), 'patience', 'patience'],
    ['the same, once it was said', unfinished('lifted'), 'lifted', 'lifted', shown],
    ['a play half done', unfinished('begun'), 'foul', 'foulUnwatched'],
    ['the same, once it was shown', unfinished('begun'), 'patience', 'patience', shown],
    ['what the game wants', unfinished('wanted'), 'foul', 'foulUnwatched'],
    ['a foul', foul, 'foul', 'foulUnwatched'],
    ['what cannot be told', { verdict: 'lost', corrections: [] }, 'foul', 'foulUnwatched']
  ])('%s', (_, verdict, witnessed, blindly, ruling = calm) => {
    expect(settlingFor(match(hands, ruling), verdict)).toBe(witnessed)
    expect(settlingFor(match(blind, ruling), verdict)).toBe(blindly)
    const ms = (wait: string | null) => (wait === null ? 0 : settlingTimes[wait as keyof typeof settlingTimes])
    const never = ruling === shown && verdict.verdict === 'unfinished' && verdict.stage === 'wanted'
    expect(dueAt(match(hands, ruling), verdict)).toBe(never ? null : 1000 + ms(witnessed))
  })

  test('among names something without one is waited for as if it were gone', () => {
    expect(settlingFor(match(nameless), moved())).toBe('gone')
    expect(settlingFor(match(nameless), back)).toBe('gone')
    expect(settlingFor(match(nameless), moved({ kinds: [] }))).toBeNull()
    const old = { base: { places: { A: ['?'] } } }
    expect(settlingFor(match(nameless, calm, old), moved())).toBeNull()
    const all = { places: { A: ['?'], B: [] }, hand: false } as unknown as Reading
    expect(settlingFor(match(all), moved())).toBeNull()
  })

  test('pieces that no hand and no knock has moved are looked at for longer', () => {
    const wrong = (...fixes: string[]): Verdict =>
      ({ ...foul, corrections: fixes.map((fix) => ({ fix })) }) as unknown as Verdict
    const lost = { verdict: 'lost', corrections: [{ fix: 'put' }] } as unknown as Verdict
    const handled = { handled: { pieces: true, dice: false } }
    const knock = { knock: { is: 'shaken', stood: null, dice: false } }
    expect([wrong('put'), wrong('die', 'move'), lost].map((it) => settlingFor(match(hands), it))).toEqual(
      Array(3).fill('gone')
    )
    expect(settlingFor(match(hands), wrong('die'))).toBe('foul')
    expect(settlingFor(match(hands, calm, handled), wrong('put'))).toBe('foul')
    expect(settlingFor(match(hands, calm, knock), wrong('put'))).toBe('foul')
    expect(settlingFor(match(hands, calm, handled), moved({ slip: true }))).toBe('foul')
    expect(settlingFor(match(blind), wrong('put'))).toBe('foulUnwatched')
  })

  test('nobody is blamed while what has just gone may come back', () => {
    const lost: Verdict = { verdict: 'lost', corrections: [] }
    const due = (verdict: Verdict, leftAt: number) =>
      dueAt(match(hands, calm, { handled: { pieces: true, dice: false }, leftAt }), verdict)
    const blames = [foul, lost, moved({ slip: true })]
    expect(blames.map((it) => due(it, 900))).toEqual(Array(3).fill(1500))
    expect(blames.map((it) => due(it, 600))).toEqual(Array(3).fill(1000 + settlingTimes.foul))
    expect([due(moved(), 900), due(back, 900)]).toEqual([1000, 1000 + settlingTimes.paused])
  })

  test('from the last change of the pieces, or of what disturbs them', () => {
    expect(dueAt(match(blind, calm, { hand: { is: 'unwatched', since: 1500 } }), moved())).toBe(
      1500 + settlingTimes.done
    )
    expect(dueAt(match(blind, calm, { hand: { is: 'unwatched', since: 500 } }), moved())).toBe(
      1000 + settlingTimes.done
    )
  })

  test('what the game has asked for already is asked for no louder', () => {
    expect(dueAt(match(hands, shown), unfinished('wanted'))).toBeNull()
    expect(dueAt(match(hands, shown), unfinished('begun'))).toBe(1000 + settlingTimes.patience)
  })

  test('never while nothing was read, or dice roll', () => {
    expect(dueAt(match(null), moved())).toBeNull()
    const rolling = { ...hands, unsettled: { rolling: 1, crooked: 0, held: 0 } }
    expect(dueAt(match(rolling), moved())).toBeNull()
  })

  test('under a hand only once nobody believes in it', () => {
    const over = { ...hands, hand: true }
    expect(dueAt(match(over), moved())).toBe(1000 + settlingTimes.hovering)
    expect(dueAt(match(over), { verdict: 'same' })).toBeNull()
    expect(dueAt(match(over, calm, { hand: { is: 'doubted', since: 0 } }), moved())).toBe(1000 + settlingTimes.done)
    expect(dueAt(match({ ...hands, tilt: true }), foul)).toBe(1000 + settlingTimes.hovering)
  })
})

describe('what is learnt', () => {
  test('a figure that moves on after it was judged: the wait is a quarter more than that took, unless it took long', () => {
    const t = at(more, { hands: false }).shift('keeper/0', '1,0').wait(300).shift('keeper/0', '2,0').rest()
    expect(t.match.times.slide).toBe(1.25 * 300)
    const late = at(more, { hands: false }).shift('keeper/0', '1,0').rest().shift('keeper/0', '2,0').rest()
    expect(late.match.times.slide).toBeLessThanOrEqual(settlingTimes.slide)
  })

  test('nor by a figure of somebody else that moves soon after', () => {
    const brisk = { options: { brisk: true }, hands: false }
    const t = at({ ...more, stones: [] }, brisk)
      .shift('keeper/0', '1,0')
      .wait(300)
      .shift('keeper/1', '3,1')
      .rest()
    expect(t.judge.moves(t.match)).toHaveLength(2)
    expect(t.match.times).toMatchObject({ done: expect.any(Number) })
    expect(Math.max(t.match.times.slide, t.match.times.done)).toBeLessThanOrEqual(settlingTimes.slide)
    expect(t.match.times.done).toBeLessThanOrEqual(settlingTimes.done)
  })

  test('nor by one that is put back', () => {
    const t = at(more, { hands: false }).shift('keeper/0', '1,0').wait(300).shift('keeper/0', '0,0').rest()
    expect(t.heard).toEqual(['say.step', 'referee.takenBack'])
    expect(t.match.times.slide).toBeLessThanOrEqual(settlingTimes.slide)
  })

  test('so does one that moves on just before', () => {
    const t = at(more, { hands: false }).shift('keeper/0', '1,0').wait(200).shift('keeper/0', '2,0').rest()
    expect(t.match.times.slide).toBeGreaterThanOrEqual(250)
  })

  test('a push that was read too short is read again, and longer waited for', () => {
    const t = at({ ...long, dice: [5, 5, 5, 5] }, { hands: false })
      .shift('1,1', '2,1')
      .wait(300)
    t.shift('2,1', '3,1').rest()
    expect(t.heard).toEqual(['say.push', 'referee.reread', 'say.push'])
    expect(t.match.times.slide).toBe(1.25 * 300)
  })

  test('a slide under a hand teaches nothing: nothing was about to be judged', () => {
    const t = at(more).hands(true).shift('keeper/0', '1,0').wait(400).shift('keeper/0', '2,0').hands(false).rest()
    expect(t.heard).toEqual(['say.step', 'say.step'])
    expect(t.match.times.paused).toBeLessThanOrEqual(settlingTimes.paused)
  })

  test.each([
    ['many quiet steps', Array(500).fill(null), 0.5],
    ['many slides', Array(500).fill(400), 3]
  ])('%s take it to its bound and no further', (_, wentOn, factor) => {
    const end = wentOn.reduce((settling, ms) => learn(settling, 'slide', ms), settlingTimes)
    expect(end.slide).toBeCloseTo(factor * settlingTimes.slide, 0)
    expect({ ...end, slide: 0 }).toEqual({ ...settlingTimes, slide: 0 })
  })
})

describe('under hands that play against each other', () => {
  const apart = { ...more, stones: [] }
  /** One player steps, and `ms` later the other player moves a figure. */
  const exchange = (ms: number, tilt = false): Table => {
    const t = at(apart, { options: { brisk: true } })
      .hands(true)
      .shift('keeper/0', '1,0')
      .wait(ms)
    t.tilt = tilt
    return t.shift('keeper/1', '3,1')
  }

  test('a figure that has stood for 40 ms has been put down when another moves', () => {
    expect([39, 40, 200].map((ms) => exchange(ms).heard)).toEqual([[], ['say.step'], ['say.step']])
  })

  test('what moves because the table is knocked ends nobody’s play', () => {
    expect(exchange(200, true).heard).toEqual([])
  })
})
