// Keeps the lamps glowing: turns the last lamps into frames, and sends only what changed. Knows no board.
// A line can lose or bend a byte without a word, so every pixel is sent again every few seconds whether it changed or not.

import type { Point } from '../../core/scene.ts'
import type { Lamp } from '../ports.ts'
import { changed, type Frame, frame, type Limits, mapLamps, power } from './frame.ts'

/** What carries frames to the lamps. */
export interface Wire {
  /**
   * Sends these pixels of the frame, for which `brightness` is full light; answers how many milliseconds line and lamps need before the
   * next.
   */
  readonly send: (bytes: Frame, pixels: readonly number[], brightness: number) => number
}

export interface Glow {
  /** `brightness`: the share of full light that is allowed now. */
  readonly show: (lamps: readonly Lamp[], brightness: number) => void
  /** Sends darkness to every pixel and stops; answers how many milliseconds the line needs for it. */
  readonly stop: () => number
}

/** As fast as a rhythm needs to look smooth, or as slow as steady lamps allow; a slow line makes both slower. */
const frameMs = 40
const stillMs = 200
/** Within this time every pixel has been sent at least once, if the line allows. */
const refreshMs = 2000

export function glow(
  { wire, pixels, supply }: { wire: Wire; pixels: readonly Point[]; supply: Omit<Limits, 'brightness'> },
  { now, after }: { now: () => number; after: (ms: number, run: () => void) => () => void }
): Glow {
  let shown = mapLamps([], pixels)
  let bright = 0
  let sent: Frame | null = null
  let turn = 0
  let free = now()
  let cancel = after(0, draw)

  function draw(): void {
    const bytes = frame(shown, now(), bright)
    const step = shown.every((lamp) => !lamp || lamp.rhythm === 'steady') ? stillMs : frameMs
    const refreshed = Math.ceil((pixels.length * step) / refreshMs)
    const due = new Set(changed(sent, bytes))
    for (let n = 0; n < refreshed; n++) due.add(turn++ % pixels.length)
    const pause = wire.send(bytes, [...due], bright)
    sent = bytes
    free = now() + pause
    cancel = after(Math.max(step, pause), draw)
  }

  return {
    show: (lamps, brightness) => {
      shown = mapLamps(lamps, pixels)
      bright = power(shown, { ...supply, brightness })
      cancel()
      cancel = after(Math.max(0, free - now()), draw)
    },
    stop: () => {
      cancel()
      return Math.max(0, free - now()) + wire.send(new Uint8Array(pixels.length * 3), [...pixels.keys()], bright)
    }
  }
}
