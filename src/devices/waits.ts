// Many waits on one timer, so that an idle daemon wakes seldom: a wait that may come a little early or late is served together with
// another. A timer that is no longer needed stays: cancelling it would not save the wake-up, because Node wakes for it all the same.

import type { Host } from './ports.ts'

type Clock = Pick<Host, 'now' | 'after'>

interface Wait {
  /** When it may be served at the earliest, and when it must be. */
  readonly from: number
  readonly due: number
  readonly run: () => void
}

/** Timers count whole milliseconds, so they may come this much too early. */
const grainMs = 1

/** The same clock with a single timer. */
export function shared({ now, after }: Clock): Clock['after'] {
  const waits = new Set<Wait>()
  /** When the timer rings. */
  let rings = Number.POSITIVE_INFINITY
  let serving = false
  let cancel = (): void => {}

  function set(): void {
    if (serving) return
    let next = Number.POSITIVE_INFINITY
    for (const { due } of waits) next = Math.min(next, due)
    if (next >= rings) return
    cancel()
    rings = next
    cancel = after(Math.max(0, Math.ceil(next - now())), ring)
  }

  function ring(): void {
    rings = Number.POSITIVE_INFINITY
    serving = true
    const time = now() + grainMs
    const ripe = [...waits].filter(({ from }) => from <= time).sort((a, b) => a.due - b.due)
    try {
      // One may cancel another. If one throws, the others are served at once by a new timer.
      for (const wait of ripe) if (waits.delete(wait)) wait.run()
    } finally {
      serving = false
      set()
    }
  }

  return (ms, run, give = 0) => {
    const at = now() + ms
    const wait = { from: at - give, due: at + give, run }
    waits.add(wait)
    set()
    return () => {
      if (!waits.delete(wait) || waits.size > 0) return
      // A timer without a wait would keep the process alive.
      cancel()
      rings = Number.POSITIVE_INFINITY
    }
  }
}
