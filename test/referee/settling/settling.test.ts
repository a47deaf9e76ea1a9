// The wait between the last touch and the ruling, measured on traces against a fixed wait, in virtual time.

import { describe, expect, test } from 'vitest'
import { chains, exchanges, lines, slides, speeds, turns, unwatched, witnessed } from './corpus.ts'
import { compareSettling, fixed, fixedMs, ours } from './measure.ts'
import { recorded } from './recorded.ts'

test('the median wait is at most 0.4 of a fixed one, with no more false moves; nothing is missed', () => {
  const all = compareSettling()
  expect(all.traces).toBeGreaterThan(600)
  expect(all.fixed.median).toBe(fixedMs)
  expect(all.ours.median).toBeLessThanOrEqual(0.4 * fixedMs)
  expect(all.ours.early).toBeLessThanOrEqual(all.fixed.early)
  expect(all.ours.missed).toBe(0)
})

test('where hands are watched nothing is ever ruled early, and nearly all within that', () => {
  const { ours: mine, fixed: theirs } = compareSettling(witnessed())
  expect(mine).toMatchObject({ early: 0, missed: 0 })
  expect(mine.p90).toBeLessThanOrEqual(0.4 * fixedMs)
  expect(theirs.early).toBeGreaterThan(100)
})

test('where they are not, no more is ruled early than by the fixed wait', () => {
  const { ours: mine, fixed: theirs } = compareSettling(unwatched())
  expect(mine.early).toBeLessThanOrEqual(theirs.early)
  expect(mine.missed).toBe(0)
})

test('over the evenings that are kept as they came over the wire nothing is missed or early, and throws wait for nothing', () => {
  const { traces, ours: mine, fixed: theirs } = compareSettling(recorded())
  expect(traces).toBeGreaterThan(60)
  expect(mine).toMatchObject({ early: 0, missed: 0 })
  expect(mine.median).toBeLessThanOrEqual(0.4 * theirs.median)
  // Recorded gestures come one at a time with a rest after each. A fixed wait gets these right as well.
  expect(theirs).toMatchObject({ median: fixedMs, missed: 0 })
})

describe('slow slides', () => {
  test.each(speeds)('at %d cm/s over every line, of one tile to three, are ruled once they have ended', (speed) => {
    expect(lines().length).toBeGreaterThan(40)
    for (const trace of slides(true, [speed])) {
      const { early, missed, settling } = ours(trace)
      expect({ early, missed, rulings: settling.length }, trace.name).toEqual({ early: 0, missed: 0, rulings: 1 })
    }
  })

  test('a fixed wait rules many of them on the way: what is compared is not easy', () => {
    expect(slides(true, [5, 8]).filter((trace) => fixed(trace).early > 0).length).toBeGreaterThan(20)
  })

  test.each([20, 30, 50, 75, 100])('at %d cm/s also where nothing watches for hands', (speed) => {
    for (const trace of slides(false, [speed])) expect(ours(trace), trace.name).toMatchObject({ early: 0, missed: 0 })
  })
})

test('a chain in any order is one push, however long the hand takes between', () => {
  for (const trace of chains()) expect(ours(trace)).toMatchObject({ settling: [0], early: 0, missed: 0 })
})

test('two opposing actions within 150 ms are accepted in order, the first as soon as the second begins', () => {
  for (const trace of exchanges()) {
    const { settling, early, missed } = ours(trace)
    expect({ early, missed, n: settling.length }, trace.name).toEqual({ early: 0, missed: 0, n: 2 })
    expect(Math.max(...settling)).toBeLessThanOrEqual(150)
  }
})

test('step by step every step counts for itself', () => {
  for (const trace of turns(true)) expect(ours(trace).settling).toHaveLength(trace.meant.length)
})
