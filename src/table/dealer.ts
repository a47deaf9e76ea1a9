// Draws from the daemon's own heaps as soon as a draw is due, but not while a hand is over the table: the piece in that hand may move on and
// change what led to the draw, and a draw is not taken back.

import type { Json } from '../core/json.ts'
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

/** A page asks chance to draw. */
export const isDraw = (action: Json): boolean => (action as { act?: unknown } | null)?.act === 'draw'
