// One shared beat for everything that polls, so that an idle daemon wakes once a second instead of once for each poller. It has no clock of
// its own.

/** Milliseconds between two beats. */
export const beatMs = 1000

interface Clock {
  /** Milliseconds that only go forward. */
  readonly now: () => number
  /** Calls once after `ms`; the answer cancels it. */
  readonly after: (ms: number, run: () => void) => () => void
}

/** Whole milliseconds until the next beat; one that is almost here is let pass. */
export function untilBeat(now: number): number {
  const left = Math.ceil(beatMs - (now % beatMs))
  return left < beatMs / 2 ? left + beatMs : left
}

/** Calls at every beat; the answer stops it. */
export function everyBeat({ now, after }: Clock, run: () => void): () => void {
  let cancel = after(untilBeat(now()), beat)
  function beat(): void {
    cancel = after(untilBeat(now()), beat)
    run()
  }
  return () => cancel()
}
