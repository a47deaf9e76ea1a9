// What the palette promises for each pixel, computed independently of the code that drives the lamps: pixels without a lamp are
// dark, and a lamp has its colour, dimmed as its rhythm allows.

import type { Rhythm } from '../../../src/core/device.ts'
import type { Doc } from '../../../src/core/page.ts'
import type { Point } from '../../../src/core/scene.ts'
import type { Pixel } from './ws2812.ts'

/** The brightness levels that a rhythm passes through, in thirty-seconds of full light. A breath and a sweep are never dark. */
const levels: Readonly<Record<Rhythm, readonly number[]>> = {
  steady: [32],
  blink: [0, 32],
  alternate: [0, 32],
  breathe: Array.from({ length: 28 }, (_, i) => i + 5),
  sweep: Array.from({ length: 28 }, (_, i) => i + 5)
}

/** The lamp that each pixel should show, by pixel number, for pixels at the point of a place. */
export function lampsAt({ lamps, scene }: Pick<Doc, 'lamps' | 'scene'>, pixels: readonly Point[]) {
  const at = new Map((scene?.places ?? []).map((place) => [place.id, place.at]))
  return pixels.map((point) =>
    lamps.findLast((lamp) => {
      // A place that the scene has only once something lies there: its lamp says where it is.
      const [x, y] = lamp.at ?? at.get(lamp.place) ?? [NaN, NaN]
      return Math.hypot(x - point[0], y - point[1]) < 0.01
    })
  )
}

/** Every pixel that breaks the promise, as a sentence. A screen colour becomes light by the power of 2.2. */
export function broken(
  doc: Pick<Doc, 'lamps' | 'scene'>,
  points: readonly Point[],
  pixels: readonly Pixel[],
  brightness: number
): string[] {
  if (pixels.length !== points.length) return [`${pixels.length} pixels instead of ${points.length}`]
  return lampsAt(doc, points).flatMap((lamp, n) => {
    const allowed = [lamp?.colour ?? '#000000', ...(lamp?.others ?? [])].flatMap((text) => {
      const colour = Number.parseInt(text.slice(1), 16)
      const channels = [colour >> 16, (colour >> 8) & 255, colour & 255]
      return levels[lamp?.rhythm ?? 'steady'].map((level) =>
        channels.map((value) => Math.floor(255 * brightness * ((value * level) / 32 / 255) ** 2.2)).join()
      )
    })
    const shows = pixels[n]?.join() ?? ''
    return allowed.includes(shows) ? [] : [`pixel ${n} (${lamp?.cue ?? 'dark'}) shows ${shows}, not ${allowed.at(-1)}`]
  })
}
