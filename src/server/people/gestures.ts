// Proof by a pad: the page that asks for a seat shows a chord, which must be pressed on that seat's pad. So the person sees the page and
// can reach the pad.

import { randomInt } from 'node:crypto'
import type { Seat } from '../../core/ids.ts'
import type { Button } from '../../core/view.ts'
import { later } from '../later.ts'

/** The pads of the table. A chord is buttons of one pad, held down together for longer than any game asks for. */
export interface PadChords {
  readonly seats: readonly Seat[]
  readonly listen: (run: (chord: { readonly seat: Seat; readonly buttons: readonly unknown[] }) => void) => void
}

/** How long a page waits for its chord, in ms. */
export const gestureMs = 30_000

/** Pressing one of these buttons alone changes nothing in a match. */
const harmless: readonly Button[] = ['why', 'left', 'right']
const chords = harmless.flatMap((a, i) => harmless.slice(i + 1).map((b): readonly Button[] => [a, b]))

interface Waiting<P> {
  readonly by: P
  readonly chord: readonly Button[]
  readonly cancel: () => void
}

export function openGestures<P>(pads: PadChords, made: (by: P, seat: Seat) => void) {
  const waiting = new Map<Seat, Waiting<P>>()
  const forget = (seat: Seat): void => {
    waiting.get(seat)?.cancel()
    waiting.delete(seat)
  }
  pads.listen(({ seat, buttons }) => {
    const found = waiting.get(seat)
    if (found?.chord.length !== buttons.length || !found.chord.every((it) => buttons.includes(it))) return
    forget(seat)
    made(found.by, seat)
  })
  return {
    /** The chord to show. `none`: that seat has no pad. `busy`: another page waits for it. */
    ask(by: P, seat: Seat): readonly Button[] | 'none' | 'busy' {
      if (!pads.seats.includes(seat)) return 'none'
      if (waiting.has(seat) && waiting.get(seat)?.by !== by) return 'busy'
      forget(seat)
      const chord = chords[randomInt(chords.length)] ?? harmless
      waiting.set(seat, { by, chord, cancel: later(gestureMs, () => waiting.delete(seat)) })
      return chord
    },
    gone(by: P): void {
      for (const [seat, it] of waiting) if (it.by === by) forget(seat)
    },
    close(): void {
      for (const seat of [...waiting.keys()]) forget(seat)
    }
  }
}
