// When a reading counts: how long each case waits, and what waits learn.

import { describe, expect, test } from 'vitest'
import { learn } from '../../src/referee/rest.ts'
import { ordinaryWaits } from '../../src/referee/waits.ts'
import { at } from './positions.ts'
import type { Table } from './table.ts'

const one = {
  keepers: [
    [0, 0],
    [3, 0]
  ],
  stones: [],
  dice: [1, 1, 4, 4]
}
const more = { ...one, dice: [1, 4, 4, 4] }
const edge = {
  keepers: [
    [2, 0],
    [3, 0]
  ],
  stones: [],
  dice: [1, 1, 5, 5]
}

const long = {
  keepers: [
    [0, 1],
    [3, 0]
  ],
  stones: [[1, 1]],
  dice: [1, 5, 5, 5]
}

/** Milliseconds from the last change of the table until something was ruled. */
function patience(t: Table, act: (t: Table) => unknown): number {
  const before = t.bench.ruling
  act(t)
  const start = t.at
  while (t.bench.ruling === before && t.at - start < 100_000) t.wait(5)
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
    ['no play explains it, the hand gone', one, true, (t: Table) => t.shift('keeper/0', '2,1'), 250],
    ['no play explains it, no hands watched', one, false, (t: Table) => t.shift('keeper/0', '2,1'), 600],
    [
      'no play explains it, and no hand was there',
      one,
      true,
      (t: Table) => t.hands(false).shift('keeper/0', '2,1'),
      1200
    ],
    ['a figure in the hand of somebody who thinks', one, true, (t: Table) => t.lift('keeper/0'), 10_000]
  ])('%s', (_, position, hands, act, ms) => {
    const watched = patience(at(position, { hands }), (t) => (hands ? act(hand(t)).hands(false) : act(t)))
    expect(watched).toBeLessThanOrEqual(ms)
    expect(watched).toBeGreaterThan(ms - 10)
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

describe('what is learnt', () => {
  test('a figure that moves on after it was judged lengthens the wait', () => {
    const t = at(more, { hands: false }).shift('keeper/0', '1,0').wait(300).shift('keeper/0', '2,0').rest()
    expect(t.bench.waits.slide).toBeGreaterThan(ordinaryWaits.slide)
    expect(t.bench.waits.slide).toBeLessThanOrEqual(3 * ordinaryWaits.slide)
  })

  test('by a quarter more than it took to move on, and not if that took long', () => {
    const t = at(more, { hands: false }).shift('keeper/0', '1,0').wait(300).shift('keeper/0', '2,0').rest()
    expect(t.bench.waits.slide).toBe(1.25 * 300)
    const late = at(more, { hands: false }).shift('keeper/0', '1,0').rest().shift('keeper/0', '2,0').rest()
    expect(late.bench.waits.slide).toBeLessThanOrEqual(ordinaryWaits.slide)
  })

  test('nor by a figure of somebody else that moves soon after', () => {
    const brisk = { options: { brisk: true }, hands: false }
    const t = at({ ...more, stones: [] }, brisk)
      .shift('keeper/0', '1,0')
      .wait(300)
      .shift('keeper/1', '3,1')
      .rest()
    expect(t.judge.moves(t.bench)).toHaveLength(2)
    expect(t.bench.waits).toMatchObject({ done: expect.any(Number) })
    expect(Math.max(t.bench.waits.slide, t.bench.waits.done)).toBeLessThanOrEqual(ordinaryWaits.slide)
    expect(t.bench.waits.done).toBeLessThanOrEqual(ordinaryWaits.done)
  })

  test('so does one that moves on just before', () => {
    const t = at(more, { hands: false }).shift('keeper/0', '1,0').wait(200).shift('keeper/0', '2,0').rest()
    expect(t.bench.waits.slide).toBeGreaterThanOrEqual(250)
  })

  test('a slide under a hand teaches nothing: nothing was about to be judged', () => {
    const t = at(more).hands(true).shift('keeper/0', '1,0').wait(400).shift('keeper/0', '2,0').hands(false).rest()
    expect(t.heard).toEqual(['say.step', 'say.step'])
    expect(t.bench.waits.paused).toBeLessThanOrEqual(ordinaryWaits.paused)
  })

  test.each([
    ['many quiet steps', Array(500).fill(null), 0.5],
    ['many slides', Array(500).fill(400), 3]
  ])('%s take it to its bound and no further', (_, wentOn, factor) => {
    const end = wentOn.reduce((waits, ms) => learn(waits, 'slide', ms), ordinaryWaits)
    expect(end.slide).toBeCloseTo(factor * ordinaryWaits.slide, 0)
    expect({ ...end, slide: 0 }).toEqual({ ...ordinaryWaits, slide: 0 })
  })
})
