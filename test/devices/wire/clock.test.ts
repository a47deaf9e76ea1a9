import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DeviceClock, drift, longestDelay } from '../../../src/devices/wire/clock.ts'

const micros = (ms: number): number => Math.round(ms * 1000) % 2 ** 32

test('a line is dated no later than it is heard, and no earlier than it can have been said', () => {
  const clock = new DeviceClock()
  clock.hear(micros(5000), 100)
  expect(clock.latest()).toEqual({ at: 75, error: longestDelay / 2 + 1 })
  expect(clock.when(micros(4200))).toEqual({ at: 75 - 800, error: longestDelay / 2 + 1 })
})

test('an answer bounds it by the time that the question took', () => {
  const clock = new DeviceClock()
  clock.hear(micros(5000), 100)
  clock.hear(micros(5010), 104)
  clock.answered(100)
  expect(clock.latest()).toEqual({ at: 102, error: 3 })
})

test('the microseconds turn over in the middle of play', () => {
  const clock = new DeviceClock()
  clock.hear(2 ** 32 - 1000, 50)
  clock.hear(1000, 52)
  expect(clock.when(2 ** 32 - 1000)?.at).toBe((clock.latest()?.at ?? 0) - 2)
})

test('a clock that jumps is noticed, and known anew', () => {
  const clock = new DeviceClock()
  clock.hear(micros(1000), 10)
  clock.answered(5)
  expect(clock.hear(micros(9000), 1010)).toBe(false)
  expect(clock.latest()).toEqual({ at: 985, error: longestDelay / 2 + 1 })
  clock.answered(1005)
  expect(clock.hear(micros(4000), 2010)).toBe(false)
})

test('whatever lines take and however a clock drifts, the moment lies within the error, and the error stays below 20 ms', () => {
  const way = fc.integer({ min: 0, max: 12 })
  const talk = fc.array(fc.record({ wait: fc.integer({ min: 20, max: 1000 }), way, ping: way }), { maxLength: 60 })
  fc.assert(
    fc.property(talk, fc.double({ min: -1, max: 1, noNaN: true }), (lines, skew) => {
      const clock = new DeviceClock()
      const rate = 1 + skew * drift * 0.9
      let now = 1000
      let pinged = Number.NEGATIVE_INFINITY
      for (const [i, { wait, way, ping }] of lines.entries()) {
        now += wait
        const said = now
        expect(clock.hear(micros(said * rate), said + way)).toBe(true)
        if (said - pinged > 5000 || i === 0) {
          pinged = said
          clock.answered(said - ping)
        }
        const known = clock.latest()
        expect(Math.abs((known?.at ?? 0) - said)).toBeLessThanOrEqual((known?.error ?? 0) + 1)
        expect(known?.error).toBeLessThanOrEqual(20)
        now += way
      }
    })
  )
})
