// From lamps to pixels: which pixel shows which lamp, and what every pixel's three channels carry at a moment. Pure.

import type { Point } from '../../core/scene.ts'
import type { Lamp } from '../ports.ts'
import { level, turnOf } from './rhythm.ts'

/** Three bytes a pixel (red, green, blue): the duty of each channel, ready for the wire. */
export type Frame = Uint8Array

export interface Limits {
  /** Share of full brightness, 0 … 1. */
  readonly brightness: number
  /** What the lamps' supply can give, in milliamperes; absent where resistors set the current. */
  readonly current?: number
}

/** For each pixel, by its number: the lamp it shows. */
export type LampMap = readonly (Lamp | undefined)[]

/** A lamp lights every pixel at most this far from its point, in board units: half way to the neighbour. */
const radius = 0.5
/** Colours are given as on screens, but an LED's light follows its duty: this exponent is the difference. */
const gamma = 2.2
/** A WS2812's datasheet figures: one channel at full, and a dark pixel's own needs. */
const channelMilliamps = 20
const restMilliamps = 1

/** Each pixel shows the lamp nearest to it within reach; of several equally near, the last. */
export function mapLamps(lamps: readonly Lamp[], pixels: readonly Point[]): LampMap {
  return pixels.map((pixel) => {
    let nearest: Lamp | undefined
    let best = radius + 1e-6
    for (const lamp of lamps) {
      const far = Math.hypot(lamp.at[0] - pixel[0], lamp.at[1] - pixel[1])
      if (far > best) continue
      nearest = lamp
      best = far
    }
    return nearest
  })
}

/**
 * The share of full brightness, 0 … 1, at which these lamps stay within the limits. Computed with all lamps at their
 * brightest, so that no rhythm dims another lamp.
 */
export function power(shown: LampMap, { brightness, current = Number.POSITIVE_INFINITY }: Limits): number {
  const most = shown.reduce((sum, lamp) => sum + (lamp ? Math.max(...coloursOf(lamp).map(needs)) : 0), 0)
  const wanted = most * brightness * channelMilliamps
  const free = Math.max(0, current - shown.length * restMilliamps)
  return wanted > free ? (brightness * free) / wanted : brightness
}

/** The frame at `ms`, with full colour at `power`. */
export function frame(shown: LampMap, ms: number, power: number): Frame {
  const bytes = new Uint8Array(shown.length * 3)
  for (const [pixel, lamp] of shown.entries()) {
    if (!lamp) continue
    const share = level(lamp.rhythm, ms, lamp.at)
    const colours = coloursOf(lamp)
    const colour = colours[turnOf(ms, colours.length)] ?? lamp.colour
    for (const [i, value] of colour.entries()) bytes[pixel * 3 + i] = Math.floor(255 * power * duty(value * share))
  }
  return bytes
}

const coloursOf = ({ colour, others = [] }: Lamp): readonly Lamp['colour'][] => [colour, ...others]
const needs = (colour: Lamp['colour']): number => colour.reduce((sum, value) => sum + duty(value), 0)
const duty = (value: number): number => (value / 255) ** gamma

/** The pixels in which two frames differ; all of them when there was none before. */
export function changed(before: Frame | null, after: Frame): number[] {
  const pixels = Array.from({ length: after.length / 3 }, (_, pixel) => pixel)
  return pixels.filter((pixel) => !before || [0, 1, 2].some((i) => before[pixel * 3 + i] !== after[pixel * 3 + i]))
}

/** Whether a lamp that can only be on or off is on: all lamps that say something are, and a breathing one is off in between. */
export const isLit = (bytes: Frame, pixel: number, brightness: number): boolean =>
  Math.max(...pixelOf(bytes, pixel)) >= Math.max(1, Math.floor(255 * brightness * duty(50)))

/** The channels of one pixel. */
export const pixelOf = (bytes: Frame, pixel: number): [r: number, g: number, b: number] => [
  bytes[pixel * 3] ?? 0,
  bytes[pixel * 3 + 1] ?? 0,
  bytes[pixel * 3 + 2] ?? 0
]
