// Dated readings on the clock of the match: how long things were unwatched, across pauses and restarts.

import { describe, expect, test } from 'vitest'
import type { Dated, Posed } from '../../../src/core/observation.ts'
import { dating, momentAt, recalled, timeless } from '../peek.ts'

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
