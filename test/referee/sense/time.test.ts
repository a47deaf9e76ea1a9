// Dated readings on the clock of the match: how long things were unwatched, across pauses and restarts.

import { describe, expect, test } from 'vitest'
import type { Dated, Posed } from '../../../src/core/observation.ts'
import { dating, isRenamed, momentAt, recalled, timeless } from '../peek.ts'

const posed = (thing: string, spell: string, at: number): Posed => ({ thing, pose: 'upright', at, error: 5, spell })
const reading = (to: number, all: readonly Posed[], watched = 0): Dated => ({ to, error: 5, watched, posed: all })

/** How long each thing was unseen, over these readings of one process. */
const seen = (...all: readonly Dated[]) => {
  let time = timeless
  return all.map((it) => {
    const [dated, next] = dating(time, it, null)
    time = next
    return dated
  })
}
const day = 24 * 3600 * 1000

describe('one process', () => {
  test('a thing that is held as before was watched all the time, heard or not', () => {
    const [, gap] = seen(reading(1000, [posed('a', 's1', 0)]), reading(9000, [posed('a', 's1', 0)], 8000))
    expect(gap).toMatchObject({ to: 9000, unseen: { a: 0 } })
  })

  test('a change in an unbroken watch left nothing unseen', () => {
    const [, next] = seen(reading(1000, [posed('a', 's1', 0)]), reading(2000, [posed('a', 's2', 1500)], 1000))
    expect(next?.unseen).toEqual({ a: 0 })
  })

  test('a change after a gap was unseen since the thing was last seen', () => {
    const [, next] = seen(reading(1000, [posed('a', 's1', 0)]), reading(9000, [posed('a', 's2', 8500)], 8000))
    expect(next?.unseen).toEqual({ a: 7500 })
  })

  test('a thing that was missing from a reading was unseen, although others were watched', () => {
    const [, , back] = seen(
      reading(1000, [posed('a', 's1', 0), posed('b', 't1', 0)]),
      reading(2000, [posed('b', 't1', 0)], 1000),
      reading(3000, [posed('a', 's2', 2600), posed('b', 't1', 0)], 1000)
    )
    expect(back?.unseen).toEqual({ a: 1600, b: 0 })
  })

  test('a thing seen for the first time was not missed', () => {
    expect(seen(reading(5000, [posed('a', 's1', 4000)], 4000))[0]?.unseen).toEqual({ a: 0 })
  })
})

describe('after a restart', () => {
  const before = reading(60_000, [posed('a', 's1', 20_000), posed('b', 't1', 30_000)])

  test('a spell that goes on tells how long the pause was, for the others too', () => {
    const now = reading(5000, [posed('a', 's9', 4000), posed('b', 't1', -90_000)], 0)
    const [dated] = dating(recalled(before), now, 60_000)
    expect(dated).toMatchObject({ to: 125_000, unseen: { a: 64_000, b: 0 } })
  })

  test('without one nobody knows how long it was, and the time of the match goes on where it stopped', () => {
    const now = reading(5000, [posed('a', 's9', 4000), posed('b', 't9', 4000)], 0)
    const [dated, time] = dating(recalled(before), now, 59_000)
    expect(dated).toMatchObject({ to: 60_000, unseen: { a: day, b: day } })
    expect(dating(time, reading(6000, [posed('a', 's9', 4000)], 5000), null)[0].to).toBe(61_000)
  })

  test('the rules may have come farther than the last reading', () => {
    expect(dating(recalled(before), reading(5000, []), 70_000)[0].to).toBe(70_000)
    expect(dating(recalled(undefined), reading(5000, []), null)[0].to).toBe(5000)
  })
})

test('for the rules nothing is older than the match, but its own clock remembers when it was', () => {
  const [told, time] = dating(timeless, reading(1000, [posed('a', 's1', -50_000)]), null)
  expect(told.posed[0]?.at).toBe(0)
  expect(time.last?.posed[0]?.at).toBe(-50_000)
})

describe('a moment between two readings', () => {
  const [, time] = dating(timeless, reading(10_000, []), null)

  test('is as exact as the latest, and less so the longer that was ago', () => {
    expect(momentAt(time, 9000)).toEqual({ to: 10_000, error: 5 })
    expect(momentAt(time, 10_000)).toEqual({ to: 10_000, error: 5 })
    expect(momentAt(time, 12_500)).toEqual({ to: 12_500, error: 8 })
  })

  test('is unknown after a silence, and before anything was dated', () => {
    expect(momentAt(time, 12_501)).toBeNull()
    expect(momentAt(timeless, 1)).toBeNull()
    expect(momentAt(recalled(reading(60_000, [])), 60_000)).toBeNull()
  })
})

describe('the clock of the match', () => {
  test('goes on where it stopped, so a reading tells no moment of its own', () => {
    const now = reading(5000, [posed('a', 's9', 4000)], 3000)
    const [dated, time] = dating(recalled(reading(60_000, [posed('a', 's1', 50_000)])), now, null)
    expect(dated).toEqual({
      to: 60_000,
      error: 5,
      posed: [posed('a', 's9', 59_000)],
      unseen: { a: day },
      stamp: false
    })
    expect(time).toMatchObject({
      shift: 55_000,
      last: reading(60_000, [posed('a', 's9', 59_000)], 58_000),
      spells: { a: { spell: 's9', to: 60_000 } },
      held: []
    })
    // A moment of the readings is told by the clock of the match.
    expect(momentAt(time, 6000)).toEqual({ to: 61_000, error: 6 })
    expect(momentAt(time, 7500)).toEqual({ to: 62_500, error: 8 })
    expect(momentAt(time, 7501)).toBeNull()
  })

  test('begins with the first reading, which may have come before its zero', () => {
    const [dated, time] = dating(timeless, reading(-20, [posed('a', 's1', -400)], -1000), null)
    expect(dated).toMatchObject({ to: 0, posed: [{ at: 0 }] })
    expect(time).toMatchObject({ shift: 0, last: { to: 0, watched: 0, posed: [{ at: -400 }] } })
  })

  test('counts whole milliseconds', () => {
    const [dated, time] = dating(timeless, reading(1000.4, [posed('a', 's1', 999.6)], 10.6), null)
    expect([dated.to, dated.posed[0]?.at, time.last?.watched]).toEqual([1000, 1000, 11])
    expect(momentAt(time, 1500.7)?.to).toBe(1501)
  })

  test('a reading without things moves it on, and forgets none of them', () => {
    const [, first] = dating(timeless, reading(1000, [posed('a', 's1', 0)]), null)
    const [dated, next] = dating(first, reading(2000, []), null)
    expect(dated).toEqual({ to: 2000, error: 5, posed: [], unseen: {}, stamp: false })
    expect(next.spells).toEqual({ a: { spell: 's1', to: 1000 } })
  })
})

describe('a spell that goes on after a restart', () => {
  const before = reading(60_000, [posed('a', 's1', 20_000), posed('b', 't1', 30_000)])

  test('counts for any thing, even if another is held otherwise by now', () => {
    const [first] = dating(
      recalled(before),
      reading(5000, [posed('a', 's1', -40_000), posed('b', 't2', 100)], 4000),
      null
    )
    expect(first).toMatchObject({ to: 65_000, unseen: { a: 0, b: 100 } })
  })

  test('tells no more than the rest: a thing of the same name in another spell says nothing', () => {
    const [dated] = dating(recalled(before), reading(5000, [posed('a', 'x', -40_000)]), null)
    expect(dated).toMatchObject({ to: 60_000, unseen: { a: day } })
  })

  test('of what was unseen by then it is known since when, and by the next reading nothing is unknown', () => {
    const [, time] = dating(recalled(before), reading(5000, [posed('a', 's9', 4000)], 0), 60_000)
    expect(dating(time, reading(6000, [posed('a', 's10', 5500)], 4000), null)[0].unseen).toEqual({ a: 0 })
  })
})

describe('a change', () => {
  test('that began before the watch did is unseen, though the watch began when the thing was last seen', () => {
    const first = reading(1000, [posed('a', 's1', 0)])
    const seen = (watched: number) =>
      dating(dating(timeless, first, null)[1], reading(3000, [posed('a', 's2', 2400)], watched), null)
    expect(seen(1000)[0].unseen).toEqual({ a: 0 })
    expect(seen(1001)[0].unseen).toEqual({ a: 1400 })
  })

  test('that is dated before the thing was last seen was not missed for less than no time', () => {
    const first = reading(1000, [posed('a', 's1', 0)])
    const [dated] = dating(dating(timeless, first, null)[1], reading(3000, [posed('a', 's2', 900)], 2000), null)
    expect(dated.unseen).toEqual({ a: 0 })
  })
})

describe('a spell is renamed', () => {
  const time = (...all: Posed[]) => dating(timeless, reading(1000, all), null)[1]

  test.each<[string, () => readonly [Posed[], Posed[]], boolean]>([
    [
      'where the same pose since the same moment has another name',
      () => [[posed('a', 's', 5)], [posed('a', 't', 5)]],
      true
    ],
    ['not where it has the same name', () => [[posed('a', 's', 5)], [posed('a', 's', 5)]], false],
    ['not where it began at another moment', () => [[posed('a', 's', 5)], [posed('a', 't', 6)]], false],
    ['not where another thing does', () => [[posed('a', 's', 5)], [posed('b', 't', 5)]], false],
    ['not where it is held otherwise', () => [[posed('a', 's', 5)], [{ ...posed('a', 't', 5), pose: 'lying' }]], false],
    [
      'where one of several is',
      () => [
        [posed('a', 's', 5), posed('b', 's', 5)],
        [posed('a', 's', 5), posed('b', 't', 5)]
      ],
      true
    ]
  ])('%s', (_, both, answer) => {
    const [before, now] = both()
    expect(isRenamed(time(...before), time(...now))).toBe(answer)
  })

  test('and not before anything was dated', () => {
    expect(isRenamed(timeless, time(posed('a', 's', 5)))).toBe(false)
    expect(isRenamed(time(posed('a', 's', 5)), timeless)).toBe(false)
  })
})

test('what is recalled is the last that was recorded, and no more', () => {
  expect(recalled(undefined)).toEqual(timeless)
  const last = reading(60_000, [posed('a', 's1', 20_000)])
  expect(recalled(last)).toEqual({ ...timeless, last, spells: { a: { spell: 's1', to: 60_000 } } })
})
