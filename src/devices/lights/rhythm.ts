// How brightly a lamp glows at a moment of its rhythm. Pure: time is handed in, so page and lamps can keep the same beat.

import type { Rhythm } from '../../core/device.ts'
import type { Point } from '../../core/scene.ts'

/** How long one round of a rhythm lasts, in milliseconds. A blink stays far below the three flashes a second that can harm. */
export const periods: Readonly<Record<Exclude<Rhythm, 'steady'>, number>> = {
  breathe: 4000,
  blink: 800,
  sweep: 1600,
  /** Of each of its colours. */
  alternate: 800
}

/** Steps between dark and full: each costs the wire a frame and the process a wake, and nobody sees more of them. */
const steps = 16
/** A sweep passes over this many board units in one round. */
const wave = 6

/** 0 (dark) … 1 (full) at `ms` for a lamp at `at`: a sweep runs over the board, the others keep time everywhere. */
export function level(rhythm: Rhythm, ms: number, at: Point): number {
  if (rhythm === 'steady') return 1
  const rounds = ms / periods[rhythm]
  if (rhythm === 'blink') return part(rounds) < 0.6 ? 1 : 0
  // Dark for a moment between two colours: a lamp that has only one says it as well.
  if (rhythm === 'alternate') return part(rounds) < 0.9 ? 1 : 0
  const share =
    rhythm === 'breathe'
      ? 0.15 + 0.85 * (0.5 - 0.5 * Math.cos(2 * Math.PI * part(rounds)))
      : 1 - 0.85 * part(rounds - (at[0] + at[1]) / wave)
  return Math.round(share * steps) / steps
}

/** Which of so many alternating colours it is. */
export const turnOf = (ms: number, colours: number): number => Math.floor(ms / periods.alternate) % colours

const part = (n: number): number => n - Math.floor(n)
