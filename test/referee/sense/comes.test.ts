// What came, what went, and what shows no name: how a change of the table is taken before anything is judged.

import { describe, expect, test } from 'vitest'
import type { Reading } from '../../../src/core/observation.ts'
import {
  beforeWords,
  calledKnock,
  closed,
  comesTo,
  followOf,
  handledAfter,
  idle,
  isNameless,
  knockAfter,
  piecesOf,
  placesThatDiffer,
  rolledDice,
  type SensorState,
  standAlike,
  stoodBefore,
  strayed,
  take
} from '../peek.ts'

const shows = (places: Record<string, readonly string[]>, more: Partial<Reading> = {}): Reading =>
  ({ places, ...more }) as unknown as Reading
const away = (places: Record<string, readonly string[]>): Reading => shows(places, { hand: false })

describe('a place', () => {
  test.each<[string, () => readonly [Reading, Reading], string[], string[]]>([
    ['as it was', () => [shows({ A: ['a'] }), shows({ A: ['a'] })], [], []],
    ['where a piece came', () => [shows({ A: [] }), shows({ A: ['a'] })], ['A'], ['A']],
    ['where one went', () => [shows({ A: ['a'] }), shows({ A: [] })], ['A'], []],
    ['where one of two went', () => [shows({ A: ['a', 'b'] }), shows({ A: ['b'] })], ['A'], []],
    ['where one of two alike went', () => [shows({ A: ['a', 'a'] }), shows({ A: ['a'] })], ['A'], []],
    ['where one more of a kind came', () => [shows({ A: ['a'] }), shows({ A: ['a', 'a'] })], ['A'], ['A']],
    ['where one went and another came', () => [shows({ A: ['a', 'b'] }), shows({ A: ['b', 'c'] })], ['A'], ['A']],
    ['that was not seen before', () => [shows({}), shows({ A: ['a'] })], [], []],
    ['that is not seen now', () => [shows({ A: ['a'] }), shows({})], [], []],
    ['that was empty for whoever saw all', () => [shows({}, { clear: ['tile'] }), shows({ A: ['a'] })], ['A'], ['A']],
    ['that is empty for whoever sees all', () => [shows({ A: ['a'] }), shows({}, { clear: ['tile'] })], ['A'], []],
    ['that is empty, listed or not', () => [shows({ A: [] }), shows({}, { clear: ['tile'] })], [], []],
    ['that nobody saw whole', () => [shows({ A: ['a'] }, { clear: [] }), shows({}, { clear: [] })], [], []],
    ['each of several', () => [shows({ A: ['a'], B: [], C: [] }), shows({ A: [], B: ['a'], C: [] })], ['A', 'B'], ['B']]
  ])('%s', (_, both, differ, come) => {
    const [before, now] = both()
    expect(placesThatDiffer(before, now)).toEqual(differ)
    expect(comesTo(before, now)).toEqual(come)
  })
})

test('what an observation says of pieces is no more than that', () => {
  const pieces = shows({ A: ['a'] }, { clear: ['tile'], off: ['A'] as never })
  expect(piecesOf({ ...pieces, dice: { lying: [] }, dated: { to: 1, error: 0, watched: 0, posed: [] } })).toEqual(
    pieces
  )
  expect(piecesOf(shows({ A: ['a'] }, { dice: { lying: [] } }))).toEqual(shows({ A: ['a'] }))
})

test('empty places are not what stands', () => {
  expect(standAlike(shows({ A: ['a'], B: [] }), shows({ A: ['a'] }))).toBe(true)
  expect(standAlike(shows({ A: ['a'], B: ['b'] }), shows({ A: ['a'] }))).toBe(false)
})

/** The sensor state after these readings, 100 ms apart. */
const after = (before: Partial<SensorState>, ...all: Reading[]): SensorState =>
  all.reduce<SensorState>((sensors, it, i) => take(sensors, it, (i + 1) * 100), { ...idle, ...before })

describe('a piece that is gone may only be unseen', () => {
  const stood = away({ A: ['a'], B: ['b'] })
  const gone = away({ A: [], B: ['b'] })

  test('where no hand was there, until something else changes', () => {
    expect(after({}, stood, gone).faded).toBe(true)
    expect(after({}, stood, gone, gone).faded).toBe(true)
    expect(after({}, stood, gone, stood).faded).toBe(false)
    expect(after({}, stood, gone, shows({ A: [], B: ['b'] }, { hand: true })).faded).toBe(true)
    expect(after({}, stood, gone, shows({ A: ['b'], B: [] }, { hand: true })).faded).toBe(false)
  })

  test('it went when it was there last, hand or no hand, whatever came elsewhere', () => {
    expect(after({}, stood).leftAt).toBeNull()
    expect(after({}, stood, gone).leftAt).toBe(200)
    expect(after({}, stood, { ...gone, hand: true }, { ...gone, hand: true }, stood).leftAt).toBe(200)
    expect(after({}, stood, gone, away({ A: [], B: [] })).leftAt).toBe(300)
    expect(after({}, stood, away({ A: [], B: ['a', 'b'] })).leftAt).toBe(200)
    expect(after({}, stood, away({ A: ['a', 'c'], B: ['b'] })).leftAt).toBeNull()
    expect(after({}, stood, { ...stood, dice: { lying: [] } }).leftAt).toBeNull()
  })

  test('one of a pair, too', () => {
    expect(after({}, away({ A: ['a', 'a'] }), away({ A: ['a'] })).faded).toBe(true)
  })

  test('not at the first look', () => {
    expect(after({}, gone).faded).toBe(false)
    expect(after({ hand: { is: 'away', since: 0 } }, gone).faded).toBe(false)
  })

  test.each<[string, () => readonly Reading[]]>([
    ['under a hand', () => [stood, { ...gone, hand: true }]],
    ['when a hand leaves', () => [{ ...stood, hand: true }, gone]],
    ['where nobody looks for hands', () => [shows({ A: ['a'], B: ['b'] }), shows({ A: [], B: ['b'] })]],
    ['where something came', () => [stood, away({ A: [], B: ['a', 'b'] })]],
    ['where only dice changed', () => [stood, { ...stood, dice: { lying: [] } }]]
  ])('not %s', (_, all) => {
    expect(after({}, ...all()).faded).toBe(false)
  })
})

describe('a thing without a name', () => {
  const base = shows({ A: ['a'], B: ['?'] })
  test.each<[string, () => Reading, boolean]>([
    ['is new among things that have one', () => shows({ A: ['a', '?'], B: [] }), true],
    ['is not new where one was', () => shows({ A: ['a'], B: ['?', '?'] }), false],
    ['is nothing new where nothing has a name', () => shows({ A: ['?'], B: [] }), false],
    ['is not there', () => shows({ A: ['a'], B: ['b'] }), false]
  ])('%s', (_, last, answer) => {
    expect(isNameless({ ...idle, last: last(), base })).toBe(answer)
  })

  test('is new wherever nothing was judged, and nowhere before the first look', () => {
    expect(isNameless({ ...idle, last: shows({ A: ['a'], B: ['?'] }) })).toBe(true)
    expect(isNameless({ ...idle, base })).toBe(false)
  })
})

describe('places that were seen to change', () => {
  test('are gathered since the last judgement, each once', () => {
    const base = shows({ A: ['a'], B: [], C: [] })
    const on = (...all: Reading[]) => after({ base, touched: [] }, ...all).touched
    expect(on(shows({ A: ['a'], B: [], C: [] }))).toEqual([])
    expect(on(shows({ A: [], B: ['a'], C: [] }), shows({ A: [], B: [], C: ['a'] }))).toEqual(['A', 'B', 'C'])
    expect(on(shows({ A: [], B: [], C: [] }), base)).toEqual(['A'])
  })

  test('nobody can tell before a judgement', () => {
    expect(after({ base: shows({ A: ['a'] }) }, shows({ A: [] })).touched).toBeNull()
    expect(after({ touched: [] }, shows({ A: [] }), shows({ A: ['a'] })).touched).toEqual([])
  })
})

describe('hands', () => {
  const none = { pieces: false, dice: false }
  const dice = (n: number) => ({ lying: Array.from({ length: n }, () => ({ kind: 'regular', face: 1 })) })
  const stood = { ...away({ A: ['a'] }), dice: dice(2) }
  const unsettled = { rolling: 0, crooked: 0, held: 0 }

  test.each<[string, () => Parameters<typeof handledAfter>, { pieces: boolean; dice: boolean }]>([
    ['have touched nothing where none is', () => [none, stood, stood, true], none],
    ['may have where nobody looks for them', () => [none, shows({ A: ['a'] }), stood, true], { ...none, pieces: true }],
    ['may have while one is there', () => [none, { ...stood, hand: true }, stood, true], { ...none, pieces: true }],
    [
      'had, and what they did waits',
      () => [{ pieces: true, dice: true }, away({ A: [] }), stood, true],
      { pieces: true, dice: true }
    ],
    ['had, and nothing waits', () => [{ pieces: true, dice: false }, away({ A: [] }), stood, false], none],
    ['had, and all stands as it stood', () => [{ pieces: true, dice: false }, stood, stood, true], none],
    [
      'had, before anything was judged',
      () => [{ pieces: true, dice: false }, stood, null, true],
      { ...none, pieces: true }
    ],
    ['took a die', () => [none, { ...stood, dice: dice(1) }, stood, true], { ...none, dice: true }],
    ['put one more in', () => [none, { ...stood, dice: dice(3) }, stood, true], none],
    [
      'hold a die',
      () => [none, { ...stood, unsettled: { ...unsettled, held: 1 } }, stood, true],
      { ...none, dice: true }
    ],
    [
      'let one roll',
      () => [none, { ...stood, unsettled: { ...unsettled, rolling: 1 } }, stood, true],
      { ...none, dice: true }
    ],
    ['left one that leans', () => [none, { ...stood, unsettled: { ...unsettled, crooked: 1 } }, stood, true], none],
    ['showed dice where none were judged', () => [none, stood, away({ A: ['a'] }), true], none]
  ])('%s', (_, args, expected) => {
    expect(handledAfter(...args())).toEqual(expected)
  })
})

describe('a knock', () => {
  const last = { ...away({ A: ['a'] }), dice: { lying: [{ kind: 'regular', face: 1 }] } } as Reading
  const none = { pieces: false, dice: false }
  const shaken = knockAfter({ is: 'none' }, last, none, true)

  test('that is called keeps what stood before it', () => {
    expect(shaken).toEqual({ is: 'shaken', stood: piecesOf(last), dice: true })
    expect(calledKnock(shaken)).toEqual({ ...shaken, is: 'called' })
    expect(calledKnock({ is: 'none' })).toEqual({ is: 'called', stood: null, dice: false })
    expect([stoodBefore(shaken), rolledDice(shaken)]).toEqual([piecesOf(last), true])
    expect([stoodBefore({ is: 'none' }), rolledDice({ is: 'none' })]).toEqual([null, false])
  })

  test('counts once until it is judged, and only while it is reported', () => {
    expect(knockAfter(shaken, shows({ A: [] }), none, true)).toBe(shaken)
    expect(knockAfter(shaken, last, none, false)).toBe(shaken)
    expect(knockAfter({ is: 'none' }, last, none, false)).toEqual({ is: 'none' })
    expect(knockAfter({ is: 'none' }, last, none, undefined)).toEqual({ is: 'none' })
  })

  test('at what a hand has touched tells nothing', () => {
    expect(knockAfter({ is: 'none' }, last, { pieces: true, dice: true }, true)).toEqual({
      is: 'shaken',
      stood: null,
      dice: false
    })
    expect(knockAfter({ is: 'none' }, null, none, true)).toEqual({ is: 'shaken', stood: null, dice: false })
  })
})

test('a table that has to follow words', () => {
  const stood = shows({ A: ['a'] })
  expect(followOf(stood)).toEqual({ is: 'astray', stood })
  expect(followOf(null)).toEqual({ is: 'none' })
  expect([strayed(followOf(stood)), strayed(followOf(null))]).toEqual([stood, null])
  expect([beforeWords({ is: 'unseen', before: 1 }), beforeWords(followOf(stood)), beforeWords({ is: 'none' })]).toEqual(
    [1, null, null]
  )
})

test('what is judged is remembered with the dice and the date that were last known', () => {
  const dice = { lying: [{ kind: 'regular', face: 1 }] }
  const seen = shows({ A: ['a'] })
  const judged = (sensors: Partial<SensorState>) => closed({ ...idle, ...sensors }, seen).base
  expect(judged({ last: seen })).toEqual(seen)
  expect(judged({ last: seen, base: shows({ A: [] }, { dice }) })).toEqual({ ...seen, dice })
  expect(judged({ last: { ...seen, dice }, base: shows({ A: [] }, { dice: { lying: [] } }) })).toEqual({
    ...seen,
    dice
  })
  const last = { to: 5, error: 1, watched: 0, posed: [] }
  expect(judged({ last: seen, time: { ...idle.time, last } })).toEqual({ ...seen, dated: last })
})
