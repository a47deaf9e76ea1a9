// Keeps the lamps glowing: turns the last lamps into frames, and sends only what changed. Knows no board.
// A line can lose or bend a byte without a word, so every pixel is sent again every few seconds whether it changed or not.

import { type Json, same } from '../../core/json.ts'
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
const stillMs = 250
/** Within this time every pixel has been sent at least once, if the line allows. */
const refreshMs = 2000

export function glow(
  { wire, pixels, supply }: { wire: Wire; pixels: readonly Point[]; supply: Omit<Limits, 'brightness'> },
  { now, after }: { now: () => number; after: (ms: number, run: () => void) => () => void }
): Glow {
  let wanted: Json = null
  let shown = mapLamps([], pixels)
  let bright = 0
  let sent: Frame | null = null
  let turn = 0
  let free = now()
  let drawn = now()
  /** Pixels to refresh: a part of one stays until it is whole. */
  let owed = 0
  let cancel = after(0, draw)

  function draw(): void {
    const at = now()
    const bytes = frame(shown, at, bright)
    const due = new Set(changed(sent, bytes))
    owed += (pixels.length * Math.min(at - drawn, stillMs)) / (refreshMs - stillMs)
    for (; owed >= 1; owed--) due.add(turn++ % pixels.length)
    drawn = at
    const pause = due.size > 0 ? wire.send(bytes, [...due], bright) : 0
    sent = bytes
    free = now() + pause
    cancel = after(Math.max(alikeFor(bytes, at), pause), draw)
  }

  /** Milliseconds until the lamps look different: nothing wakes for a frame that is like the last. */
  function alikeFor(bytes: Frame, at: number): number {
    if (shown.every((lamp) => !lamp || lamp.rhythm === 'steady')) return stillMs
    let ms = frameMs
    while (ms < stillMs && isLike(bytes, frame(shown, at + ms, bright))) ms += frameMs
    return ms
  }

  return {
    show: (lamps, brightness) => {
      const asked = [lamps, brightness] as unknown as Json
      if (same(asked, wanted)) return
      wanted = asked
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

const isLike = (a: Frame, b: Frame): boolean => a.every((byte, i) => byte === b[i])
