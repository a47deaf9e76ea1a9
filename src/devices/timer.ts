// One timer for all calls that are due later, so that an idle daemon wakes seldom: a call that may come a little early or late comes
// together with another. When a call is cancelled, the timer stays: Node wakes for a cancelled timer all the same.

import type { Host } from './ports.ts'

type Clock = Pick<Host, 'now' | 'after'>

interface Call {
  /** When it may come at the earliest, and when it must. */
  readonly from: number
  readonly due: number
  readonly run: () => void
}

/** Timers count whole milliseconds, so they may ring this much too early. */
const grainMs = 1

/** `after` of this clock, by a single timer. */
export function oneTimer({ now, after }: Clock): Clock['after'] {
  const calls = new Set<Call>()
  /** When the timer rings. */
  let rings = Number.POSITIVE_INFINITY
  let isRinging = false
  let cancel = (): void => {}

  function set(): void {
    if (isRinging) return
    let next = Number.POSITIVE_INFINITY
    for (const { due } of calls) next = Math.min(next, due)
    if (next >= rings) return
    cancel()
    rings = next
    cancel = after(Math.max(0, Math.ceil(next - now())), ring)
  }

  function ring(): void {
    rings = Number.POSITIVE_INFINITY
    isRinging = true
    const time = now() + grainMs
    const ripe = [...calls].filter(({ from }) => from <= time).sort((a, b) => a.due - b.due)
    try {
      // One may cancel another. If one throws, a new timer calls the others at once.
      for (const call of ripe) if (calls.delete(call)) call.run()
    } finally {
      isRinging = false
      set()
    }
  }

  return (ms, run, give = 0) => {
    const at = now() + ms
    const call = { from: at - give, due: at + give, run }
    calls.add(call)
    set()
    return () => {
      if (!calls.delete(call) || calls.size > 0) return
      // A timer for nothing would keep the process alive.
      cancel()
      rings = Number.POSITIVE_INFINITY
    }
  }
}
