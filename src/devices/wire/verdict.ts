// Sums up the counters of the last minute in one word: cable, power or driver. Pure; the caller gives the counters of both ends of the
// minute.

import type { Counters } from './link.ts'
import type { Reset } from './message.ts'

export type Verdict = 'good' | 'cable' | 'power' | 'driver'

/** The counters of the link and of the port below it. */
export type Count = Counters & {
  /** The port was opened. */
  readonly opens: number
  /** The port went away by itself: cable pulled, device gone. */
  readonly cuts: number
  /** The port stayed and nothing came any more. */
  readonly hangs: number
  /** Lines of ours that reached the device damaged, by its own count. */
  readonly deviceBad: number
  /** Lines that the device could not send for want of room. */
  readonly deviceDropped: number
  /** The device restarted although the port stayed open, and says that its supply was the cause. */
  readonly powerResets: number
}

/** Millivolts below which a 5-volt device is starved. */
export const starving = 4500

/** One damaged line in a thousand is a cable to look at; fewer than three may be chance. */
const tolerated = { share: 0.001, count: 2 }

/** `supply`: the last supply voltage that the device reported, in millivolts, if it has one. */
export function verdict(then: Count, now: Count, supply: number | null): Verdict {
  const more = (key: keyof Count): number => now[key] - then[key]
  if (more('powerResets') > 0 || (supply !== null && supply < starving)) return 'power'
  const damaged = more('damaged') + more('deviceBad')
  if (damaged > Math.max(tolerated.count, more('lines') * tolerated.share) || more('cuts') > 0) return 'cable'
  // Whole lines missing without any damage, hang-ups, restarts, nonsense: bytes arrive well, programs do not.
  const programs =
    more('gaps') + more('hangs') + more('restarts') + more('nonsense') + more('deviceDropped') + more('echoes')
  return programs > tolerated.count ? 'driver' : 'good'
}

/** A device that starts for one of these reasons while we listen has a supply that fails. */
export const supplyFailed = (reset: Reset): boolean => reset === 'power' || reset === 'brownout'
