// Who may speak for a seat. On the bench (loopback) whoever asks may; on a table that others can reach, a seat is claimed by
// proof of presence: its pad is pressed within the time given, or the code is typed that only the table shows.

import type { Seat } from '../core/ids.ts'

const patienceMs = 30_000

export interface Presence {
  readonly code: string
  /** `yes`: the seat is theirs; `press`: waits for that seat's pad, then calls `granted`. */
  claim(seat: Seat, code: string | undefined, granted: () => void): 'yes' | 'press' | 'wrong code'
  pressed(seat: Seat): void
}

export function presence(open: boolean, code: string, now: () => number): Presence {
  const waiting = new Map<Seat, { until: number; granted: () => void }>()
  return {
    code,
    claim(seat, given, granted) {
      if (open || given === code) return 'yes'
      if (given !== undefined) return 'wrong code'
      waiting.set(seat, { until: now() + patienceMs, granted })
      return 'press'
    },
    pressed(seat) {
      const claim = waiting.get(seat)
      if (!claim) return
      waiting.delete(seat)
      if (now() <= claim.until) claim.granted()
    }
  }
}
