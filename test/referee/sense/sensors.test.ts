// What sensors report, kept until it is judged: throws, knocks, hands, and which of it counts as an observation.

import { describe, expect, test } from 'vitest'
import type { ObservedDie, Reading } from '../../../src/core/observation.ts'
import type { SensorState } from '../peek.ts'
import {
  closed,
  crooked,
  differs,
  disturbances,
  disturbedAt,
  idle,
  isThrow,
  observe,
  onBoard,
  piecesOf,
  placesThatDiffer,
  rolledByThemselves,
  sensesHands,
  standAlike,
  take,
  thrownIn,
  unsettled
} from '../peek.ts'

const reg = (...faces: number[]): ObservedDie[] => faces.map((face) => ({ kind: 'regular', face }))
const places = { A: ['a'], B: [] } as unknown as Reading['places']
const reading = (part: Partial<Reading> = {}): Reading => ({ places, ...part })
const dice = (faces: number[], thrown?: number[]) => ({ lying: reg(...faces), ...(thrown ? { thrown } : {}) })
const moving = (rolling: number, crookedly = 0, held = 0) => ({ rolling, crooked: crookedly, held })
/** The sensor state after these readings, 100 ms apart, starting from a judged state. */
const witnessed = (before: Partial<SensorState>, ...readings: Reading[]): SensorState =>
  readings.reduce<SensorState>((sensors, it, i) => take(sensors, it, (i + 1) * 100), { ...idle, ...before })
const doubted = { is: 'doubted', since: 0 } as const
const typed = (lying: ObservedDie[] | 'any') => ({ is: 'typed', lying, stirred: false, rolled: 0 }) as const
const seenBefore = { base: { places, dice: dice([1, 2]) } }

test.each<[what: string, it: Reading, answer: boolean, leaning: number]>([
  ['no word of dice', reading(), false, 0],
  ['all lie', reading({ unsettled: moving(0) }), false, 0],
  ['one rolls', reading({ unsettled: moving(1) }), true, 0],
  ['one is held', reading({ unsettled: moving(0, 0, 1) }), true, 0],
  ['two lean', reading({ unsettled: moving(0, 2) }), true, 2],
  ['two lean while one rolls', reading({ unsettled: moving(1, 2) }), true, 0],
  ['two lean while one is held', reading({ unsettled: moving(0, 2, 1) }), true, 0],
  ['two lean while one rolls and one is held', reading({ unsettled: moving(1, 2, 1) }), true, 0]
])('dice at rest: %s', (_, it, answer, leaning) => {
  expect(unsettled(it)).toBe(answer)
  expect(crooked(it)).toBe(leaning)
  expect(crooked(null)).toBe(0)
})

test('a throw is made by chance, and is no card', () => {
  expect(isThrow({ by: 'chance', do: { act: 'throw' } })).toBe(true)
  expect(isThrow({ by: 'chance', do: { act: 'pick' } })).toBe(false)
  expect(isThrow({ by: 0, do: { act: 'throw' } })).toBe(false)
})

test.each<[what: string, then: Partial<Reading>, answer: boolean]>([
  ['the same', {}, false],
  ['a hand', { hand: true }, false],
  ['a piece', { places: { A: [], B: [] } as never }, true],
  ['a layer seen whole', { clear: ['tile'] }, true],
  ['a die', { dice: dice([1, 3]) }, true],
  ['a die that rolls', { unsettled: moving(1) }, true]
])('%s differs or not', (_, then, answer) => {
  const first = reading({ dice: dice([1, 2]), unsettled: moving(0) })
  expect(differs(first, { ...first, ...then })).toBe(answer)
  expect(differs(null, first)).toBe(true)
})

describe('hands and knocks', () => {
  test('are heard while they are believed', () => {
    const over = witnessed({}, reading({ hand: true, tilt: true }))
    expect(disturbances(over)).toEqual(['hand', 'tilt'])
    expect(disturbances({ ...over, hand: doubted })).toEqual(['tilt'])
    expect(disturbances(witnessed({}, reading({ hand: false })))).toEqual([])
    expect(disturbances(idle)).toEqual([])
    expect(sensesHands(over)).toBe(true)
    expect(sensesHands({ ...over, hand: doubted })).toBe(false)
    expect(sensesHands(witnessed({}, reading()))).toBe(false)
  })

  test('are believed again once they are gone', () => {
    const both = { hand: doubted, tilt: doubted }
    expect(witnessed(both, reading({ hand: true }))).toMatchObject({ hand: doubted, tilt: { is: 'unwatched' } })
    expect(witnessed(both, reading({ hand: false, tilt: true }))).toMatchObject({ hand: { is: 'away' }, tilt: doubted })
    const again = [reading({ hand: false }), reading({ hand: true })]
    expect(witnessed(both, ...again).hand).toEqual({ is: 'over', since: 200 })
  })

  test('when they came or went is remembered apart from when a piece moved', () => {
    const gone = reading({ places: { A: [], B: [] } as never })
    const moments = (...all: Reading[]): number[] => {
      const sensors = witnessed({}, ...all)
      return [sensors.changedAt, disturbedAt(sensors)]
    }
    expect(moments(reading(), reading({ hand: true }))).toEqual([100, 200])
    expect(moments(reading(), reading({ tilt: true }))).toEqual([100, 200])
    expect(moments(reading({ hand: true }), { ...gone, hand: true })).toEqual([200, 100])
    expect(moments(reading(), reading())).toEqual([100, 0])
    // A hand sensor that starts to report "no hand" does not mean that a hand has left.
    expect(moments(reading(), reading({ hand: false }))).toEqual([100, 0])
  })

  test('a hand that came and went with nothing begun has touched no piece', () => {
    const pieces = (before: Partial<SensorState>, ...all: Reading[]) => witnessed(before, ...all).handled.pieces
    const settling = { is: 'pending', verdict: { verdict: 'same' }, due: null } as const
    expect(pieces({}, reading({ hand: true }))).toBe(true)
    expect(pieces({}, reading())).toBe(true)
    expect(pieces({}, reading({ hand: true }), reading({ hand: false }))).toBe(false)
    expect(pieces({ settling }, reading({ hand: true }), reading({ hand: false }))).toBe(true)
    expect(pieces({ settling }, reading({ hand: false }))).toBe(false)
  })

  test.each<[what: string, it: Partial<Reading>, answer: boolean]>([
    ['lie as they lay', { dice: dice([1, 2]) }, false],
    ['were taken out', { dice: dice([1]) }, true],
    ['roll', { dice: dice([1, 2]), unsettled: moving(1) }, true],
    ['are held', { dice: dice([1, 2]), unsettled: moving(0, 0, 1) }, true],
    ['cannot be seen', {}, false]
  ])('dice that %s were touched or not, and stay so until they are judged', (_, it, answer) => {
    expect(witnessed(seenBefore, reading(it)).handled.dice).toBe(answer)
    expect(witnessed(seenBefore, reading(it), reading({ dice: dice([1, 2]) })).handled.dice).toBe(answer)
  })

  test('a knock remembers what no hand had touched', () => {
    const calm = reading({ hand: false, dice: dice([1, 2], []) })
    const knocked = { ...calm, tilt: true }
    const { knock } = witnessed(seenBefore, calm, knocked)
    expect(knock).toEqual({ is: 'shaken', stood: { places }, dice: true })
    expect(witnessed(seenBefore, calm).knock).toEqual({ is: 'none' })
    // Later readings do not change what stood before the knock.
    expect(witnessed(seenBefore, calm, knocked, reading({ places: {} as never })).knock).toEqual(knock)
    expect(witnessed(seenBefore, { ...calm, hand: true }, knocked).knock).toMatchObject({ stood: null })
    expect(witnessed(seenBefore, { ...calm, unsettled: moving(1) }, knocked).knock).toMatchObject({ dice: false })
    expect(witnessed(seenBefore, reading({ hand: false }), knocked).knock).toMatchObject({ dice: false })
    expect(witnessed(seenBefore, reading({ dice: dice([]) }), knocked).knock).toMatchObject({ dice: false })
    expect(witnessed({}, knocked).knock).toMatchObject({ stood: null, dice: false })
  })

  test('dice that lie otherwise after it rolled by themselves, and were not thrown', () => {
    const calm = reading({ hand: false, dice: dice([1, 2], []) })
    const after = witnessed(seenBefore, calm, { ...calm, tilt: true }, reading({ dice: dice([1, 5], [1]) }))
    expect(rolledByThemselves(after)).toBe(true)
    expect(after.tray.is).toBe('known')
    expect(observe(after)).toEqual({ places, dice: { lying: reg(1, 5), thrown: [] } })
    expect(rolledByThemselves(witnessed(seenBefore, calm, { ...calm, tilt: true }))).toBe(false)
    expect(rolledByThemselves(witnessed(seenBefore, calm, reading({ dice: dice([1, 5], [1]) })))).toBe(false)
    expect(rolledByThemselves({ ...after, last: reading() })).toBe(false)
    // No dice were judged before.
    for (const base of [null, { places }]) expect(rolledByThemselves({ ...after, base })).toBe(true)
  })
})

describe('throws', () => {
  const thrown = (...all: Reading[]) => thrownIn(witnessed(seenBefore, ...all).tray)
  const rolled = reading({ dice: dice([3, 4], [0, 1]) })

  test('are kept until they are judged, as long as the dice lie so', () => {
    expect(thrown(rolled)).toEqual(rolled.dice)
    expect(thrown(rolled, reading({ dice: dice([3, 4], []) }))).toEqual(rolled.dice)
    expect(thrown(rolled, reading())).toEqual(rolled.dice)
    expect(thrown(rolled, reading({ dice: dice([3, 5], []) }))).toBeNull()
    expect(thrown(reading({ dice: dice([3, 4], []) }))).toBeNull()
  })

  test('happen once: what was judged is no new throw unless dice moved since', () => {
    const before = { base: { places, dice: dice([3, 4], [0, 1]) } }
    expect(witnessed(before, rolled).tray.is).toBe('known')
    expect(thrownIn(witnessed(before, reading({ unsettled: moving(1) }), rolled).tray)).toEqual(rolled.dice)
    expect(witnessed(before, reading({ unsettled: moving(0, 0, 2) }), rolled).tray.stirred).toBe(true)
    expect(witnessed(before, reading({ unsettled: moving(0, 2) })).tray.stirred).toBe(false)
  })

  test('what lies there when a match is first looked at was thrown before it', () => {
    expect(witnessed({}, rolled)).toMatchObject({ tray: { is: 'known' }, base: { places: {}, dice: rolled.dice } })
    expect(witnessed({}, reading()).base).toBeNull()
    expect(witnessed({}, reading(), rolled)).toMatchObject({ tray: { dice: rolled.dice }, base: null })
  })

  test('faces that were said silence the tray until something else lies there', () => {
    const tray = (lying: ObservedDie[] | 'any', ...all: Reading[]) =>
      witnessed({ ...seenBefore, tray: typed(lying) }, ...all).tray
    expect(tray('any', reading())).toEqual(typed('any'))
    expect(tray('any', rolled)).toEqual(typed(reg(3, 4)))
    expect(tray(reg(3, 4), rolled)).toEqual(typed(reg(3, 4)))
    expect(tray(reg(3, 4), reading({ unsettled: moving(2) }))).toEqual({
      ...typed(reg(3, 4)),
      stirred: true,
      rolled: 2
    })
    expect(tray(reg(3, 4), reading({ dice: dice([3, 5]) })).is).toBe('known')
    expect(tray(reg(3, 4), reading({ dice: dice([3, 5], [1]) }))).toMatchObject({
      is: 'thrown',
      dice: dice([3, 5], [1])
    })
  })
})

describe('an observation', () => {
  test.each<[what: string, before: Partial<SensorState>, it: Reading, dice: object | undefined]>([
    ['of the tray as it is', {}, reading({ dice: dice([1, 2]) }), dice([1, 2])],
    ['of a throw', {}, reading({ dice: dice([3, 4], [0]) }), dice([3, 4], [0])],
    [
      'of a throw that was judged',
      { base: { places, dice: dice([3, 4], [0]) } },
      reading({ dice: dice([3, 4], [0]) }),
      dice([3, 4], [])
    ],
    ['of no tray', {}, reading(), undefined],
    ['while dice move', {}, reading({ dice: dice([1, 2]), unsettled: moving(1) }), undefined],
    ['of a silenced tray', { tray: typed(reg(1, 2)) }, reading({ dice: dice([1, 2]) }), undefined]
  ])('%s', (_, before, it, seen) => {
    expect(observe(witnessed({ ...seenBefore, ...before }, it))).toEqual({ places, ...(seen ? { dice: seen } : {}) })
    expect(observe(idle)).toBeNull()
  })

  test('of pieces has all that was said of places', () => {
    const all = { places, clear: ['tile'], off: ['B'] } as unknown as Reading
    expect(piecesOf({ ...all, dice: dice([1]) })).toEqual(all)
    expect(piecesOf(reading())).toEqual({ places })
    expect(onBoard({ ...all, off: ['A'] as never })).toEqual({ places: { B: [] }, clear: ['tile'] })
    expect(onBoard(reading())).toEqual({ places })
  })

  test('that was judged leaves nothing open, and keeps a tray that was not seen this time', () => {
    const settling = { is: 'told', until: 5 } as const
    const follow = { is: 'astray', stood: { places } } as const
    const tray = { is: 'thrown', dice: { lying: reg(5), thrown: [0] }, stirred: true, rolled: 1 } as const
    const open = { ...seenBefore, settling, tray, follow }
    const done = closed(witnessed(open, reading({ hand: true, tilt: true })), { places })
    expect(done).toMatchObject({ base: { places, dice: dice([1, 2]) }, handled: { pieces: true, dice: false } })
    expect(done).toMatchObject({ tray: { is: 'known', stirred: false, rolled: 0 }, settling: { is: 'idle' } })
    expect([done.knock.is, done.follow.is]).toEqual(['none', 'none'])
    expect(closed(witnessed({ tray: typed(reg(5)) }, reading()), { places }).tray).toEqual(typed(reg(5)))
    const again = closed(witnessed({}, reading({ hand: false })), { places })
    expect(again).toMatchObject({ handled: { pieces: false } })
    expect(again.base).toEqual({ places })
    expect(closed(witnessed(seenBefore, reading({ dice: dice([6]) })), { places }).base?.dice).toEqual(dice([6]))
    const dated = { to: 5, error: 1, watched: 0, posed: [] }
    const time = { shift: 0, last: dated, spells: {}, held: [] }
    expect(closed(witnessed({ time }, reading()), { places }).base).toEqual({ places, dated })
  })
})

describe('two looks at the table', () => {
  const seen = (at: Record<string, string[]>, part: object = {}) => ({ places: at, ...part }) as unknown as Reading

  test.each<[what: string, a: Reading, b: Reading, places: string[]]>([
    ['the same', seen({ A: ['a'], B: [] }), seen({ A: ['a'], B: [] }), []],
    ['a piece gone', seen({ A: ['a'], B: ['b'] }), seen({ A: [], B: ['b'] }), ['A']],
    ['a piece moved', seen({ A: ['a'], B: [] }), seen({ A: [], B: ['a'] }), ['A', 'B']],
    ['a place that was not seen', seen({ A: ['a'] }), seen({ A: ['a'], B: ['b'] }), []],
    ['a place that is no longer seen', seen({ A: ['a'], B: ['b'] }), seen({ A: ['a'] }), []],
    ['what was seen to be empty', seen({ A: ['a'] }, { clear: ['tile'] }), seen({ A: ['a'], B: ['b'] }), ['B']],
    ['what is seen to be empty', seen({ A: ['a'] }), seen({}, { clear: ['tile'] }), ['A']],
    ['nothing seen whole', seen({ A: ['a'] }), seen({}, { clear: [] }), []]
  ])('differ by what was seen both times: %s', (_, a, b, places) => {
    expect(placesThatDiffer(a, b)).toEqual(places)
  })

  test('are alike when the same stands in the same places, whatever else was looked at', () => {
    expect(standAlike(seen({ A: ['a'], B: [] }), seen({ A: ['a'], C: [] }))).toBe(true)
    expect(standAlike(seen({ A: ['a'] }), seen({ A: ['a'] }, { clear: ['tile'] }))).toBe(true)
    expect(standAlike(seen({ A: ['a'] }), seen({ B: ['a'] }))).toBe(false)
    expect(standAlike(seen({ A: ['a'] }), seen({ A: [] }))).toBe(false)
  })

  test('tell which places have been stirred since the last judgement, each once and for all', () => {
    const before = { base: seen({ A: ['a'], B: [] }), touched: [] as never[] }
    const gone = seen({ A: [], B: [] })
    expect(witnessed(before, gone).touched).toEqual(['A'])
    expect(witnessed(before, gone, gone).touched).toEqual(['A'])
    expect(witnessed(before, gone, seen({ A: [], B: ['a'] })).touched).toEqual(['A', 'B'])
    expect(witnessed(before, gone, seen({ A: ['a'], B: [] })).touched).toEqual(['A'])
    expect(witnessed({ touched: [] }, gone).touched).toEqual([])
    expect(witnessed({ ...before, touched: null }, gone).touched).toBeNull()
    expect(closed(witnessed(before, gone), gone).touched).toEqual([])
  })
})
