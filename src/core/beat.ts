// The rhythm of everything that polls. It has no clock of its own.

/** Milliseconds between two beats, and how much sooner or later one may come. */
export const beatMs = 1000
const giveMs = 200

interface Clock {
  /** Calls once after `ms`, give or take `give`; the answer cancels it. */
  readonly after: (ms: number, run: () => void, give?: number) => () => void
}

/** Calls once at the next beat; the answer cancels it. */
export const nextBeat = ({ after }: Clock, run: () => void): (() => void) => after(beatMs, run, giveMs)

/** Calls at every beat; the answer stops it. */
export function everyBeat(clock: Clock, run: () => void): () => void {
  let cancel = nextBeat(clock, beat)
  function beat(): void {
    cancel = nextBeat(clock, beat)
    run()
  }
  return () => cancel()
}
