// Draws from heaps that nobody holds as soon as a draw is due. It waits while a hand is over the table: a piece that goes on may change
// what led to the draw, and nothing leads back over one.

import type { Reading } from '../core/observation.ts'

/** How long it waits for a hand to leave, in ms: longer, and its sensor may be stuck. */
const handMs = 3000

interface Parts {
  readonly now: () => number
  /** Calls once after so many ms; the answer cancels it. */
  readonly after: (ms: number, run: () => void) => () => void
  readonly isDue: () => boolean
  readonly draw: () => void
}

export function openDealer({ now, after, isDue, draw }: Parts) {
  /** Since when a hand has been there; null: none is. */
  let since: number | null = null
  let cancel: () => void = () => undefined

  function deal(): void {
    cancel()
    if (!isDue()) return
    const left = since === null ? 0 : since + handMs - now()
    if (left > 0) cancel = after(left, deal)
    else draw()
  }

  return {
    read({ hand }: Reading): void {
      since = hand ? (since ?? now()) : null
    },
    deal,
    close: () => cancel()
  }
}
