import { expect, test } from 'vitest'
import type { Point } from '../../../src/core/scene.ts'
import { pixelOf } from '../../../src/devices/lights/frame.ts'
import { glow } from '../../../src/devices/lights/glow.ts'
import { periods } from '../../../src/devices/lights/rhythm.ts'
import type { Lamp } from '../../../src/devices/ports.ts'

const row: Point[] = Array.from({ length: 10 }, (_, x) => [x, 0])
const lamp = (x: number, rhythm: Lamp['rhythm'] = 'steady'): Lamp => ({
  at: [x, 0],
  cue: 'step',
  colour: [255, 255, 255],
  rhythm
})

/** A clock that advances when told to, and a wire that records each frame with its time and takes `pauseMs` for it. */
function bench(pauseMs = 0) {
  let time = 0
  const timers = new Set<{ at: number; run: () => void }>()
  const sent: { at: number; pixels: readonly number[]; lit: number[] }[] = []
  const strip = Array.from({ length: row.length }, () => -1)
  const lamps = glow(
    {
      wire: {
        send: (bytes, pixels) => {
          for (const pixel of pixels) strip[pixel] = pixelOf(bytes, pixel)[0]
          sent.push({ at: time, pixels, lit: [...strip] })
          return pauseMs
        }
      },
      pixels: row,
      supply: { current: 10_000 }
    },
    {
      now: () => time,
      after: (ms, run) => {
        const timer = { at: time + ms, run }
        timers.add(timer)
        return () => timers.delete(timer)
      }
    }
  )
  const pass = (ms: number): void => {
    const end = time + ms
    for (;;) {
      const next = [...timers].sort((a, b) => a.at - b.at)[0]
      if (!next || next.at > end) break
      timers.delete(next)
      time = next.at
      next.run()
    }
    time = end
  }
  return { ...lamps, sent, strip, pass, timers }
}

test('the first frame goes to every pixel, so that nothing left over from before stays lit', () => {
  const { pass, strip } = bench()
  pass(0)
  expect(strip).toEqual(row.map(() => 0))
})

test('a new picture is sent at once, and only what it changes', () => {
  const { pass, show, sent } = bench()
  pass(1001)
  show([lamp(3)], 1)
  pass(0)
  expect(sent.at(-1)).toMatchObject({ at: 1001, lit: row.map(([x]) => (x === 3 ? 255 : 0)) })
  expect(sent.at(-1)?.pixels.length).toBeLessThanOrEqual(2)
  expect(sent.at(-1)?.pixels).toContain(3)
})

test('a slow line gets the newest picture when it is free, not the ones between', () => {
  const { pass, show, sent } = bench(200)
  pass(0)
  for (const x of [1, 2, 3]) {
    show([lamp(x)], 1)
    pass(10)
  }
  pass(200)
  expect(sent.map((it) => it.at)).toEqual([0, 200])
  expect(sent[1]?.lit[3]).toBe(255)
  expect(sent[1]?.lit[1]).toBe(0)
})

test('rhythms go on from one picture, without anybody asking', () => {
  const { pass, show, sent } = bench()
  show([lamp(0, 'blink')], 1)
  pass(3900)
  const levels = sent.map((it) => it.lit[0])
  expect(levels.filter((l, i) => l === 255 && levels[i - 1] !== 255)).toHaveLength(5)
})

test('every pixel is sent again within two seconds, though nothing changed', () => {
  const { pass, show, sent } = bench()
  show([lamp(3)], 1)
  pass(5000)
  const again = sent.filter((it) => it.at > 1000 && it.at <= 3000).flatMap((it) => it.pixels)
  expect(new Set(again).size).toBe(row.length)
  expect(again.length).toBeLessThan(row.length * 6)
})

test('nothing wakes for a frame like the last: a blink is sent on time, and between its edges only what is refreshed', () => {
  const { pass, show, sent } = bench()
  show([lamp(0, 'blink')], 1)
  pass(7999)
  const edges = sent.filter((it, i) => i > 0 && it.lit[0] !== sent[i - 1]?.lit[0]).map((it) => it.at % 800)
  expect(edges).toHaveLength(19)
  // Dark after 480 ms, light again after 800: at most one frame of 40 ms late.
  for (const at of edges) expect([0, 480].some((edge) => at >= edge && at <= edge + 40)).toBe(true)
  expect(sent.length).toBeLessThan(8 * 8)
})

test('a breathing lamp is drawn as often as it looks different, eight times a second at most', () => {
  const { pass, show, sent } = bench()
  show([lamp(0, 'breathe')], 1)
  pass(periods.breathe)
  const levels = sent.map((it) => it.lit[0] ?? 0)
  const steps = levels.slice(1).map((level, i) => Math.abs(level - (levels[i] ?? 0)))
  // One step of the rhythm, a 16th of full light, in what the eye makes of it.
  expect(Math.max(...steps.slice(1))).toBeLessThanOrEqual((2.2 * 255) / 16 + 1)
  expect(sent.length).toBeLessThanOrEqual((8.5 * periods.breathe) / 1000)
})

test('the same picture again is no picture: the lamps go on as they were', () => {
  const { pass, show, sent } = bench()
  show([lamp(0), lamp(3)], 1)
  pass(100)
  const before = sent.length
  show([lamp(0), lamp(3)], 1)
  pass(0)
  expect(sent).toHaveLength(before)
  show([lamp(0), lamp(3)], 0.5)
  pass(0)
  expect(sent).toHaveLength(before + 1)
})

test('stopping leaves every lamp dark and nothing to wake up for', () => {
  const { pass, show, stop, strip, timers, sent } = bench(30)
  show([lamp(3), lamp(4)], 1)
  pass(500)
  show([lamp(5)], 1)
  pass(10)
  expect(stop()).toBe(20 + 30)
  expect(strip).toEqual(row.map(() => 0))
  expect(timers.size).toBe(0)
  expect(sent.at(-1)?.pixels).toHaveLength(row.length)
})
