// Shortens a failing list of gestures by delta debugging: leaves parts out as long as the rest still fails in the same way.

import { Evening, type Match } from './evening.ts'
import type { Gesture } from './gestures.ts'
import { perform } from './perform.ts'

export interface Small {
  readonly gestures: readonly Gesture[]
  readonly why: string
}

/** Limits on the number of attempts and of gestures replayed in all, so that shrinking a long match does not take an hour. */
const most = { tries: 150, gestures: 3000 }

/** The kind of a complaint: its first words. */
const sort = (why: string): string => why.split(/[:,{]/)[0]?.slice(0, 30) ?? ''

export function shrink(match: Match, gestures: readonly Gesture[], why: string): Small {
  let small: Small = { gestures, why }
  let [tries, done] = [0, 0]
  const enough = (): boolean => tries >= most.tries || done >= most.gestures
  for (let size = Math.ceil(gestures.length / 2); size >= 1 && !enough(); ) {
    let cut = false
    for (let from = 0; from < small.gestures.length && !enough(); ) {
      const less = [...small.gestures.slice(0, from), ...small.gestures.slice(from + size)]
      tries++
      done += less.length
      const failed = less.length < small.gestures.length ? replay(match, less) : null
      if (failed && sort(failed.why) === sort(why)) {
        small = failed
        cut = true
      } else from += size
    }
    if (size === 1 && !cut) break
    if (!cut) size = Math.floor(size / 2)
    else size = Math.min(size, Math.ceil(small.gestures.length / 2))
    if (small.gestures.length <= 1) break
  }
  return small
}

/** Performs the gestures, skipping those that are impossible. Sensor faults happen as in the match. Returns null if no ruling was wrong. */
export function replay(match: Match, gestures: readonly Gesture[]): Small | null {
  const evening = new Evening(match)
  try {
    for (const [i, gesture] of gestures.entries()) {
      if (evening.over) break
      const judged = perform(evening, gesture)
      if (judged?.result === 'wrong') return { gestures: gestures.slice(0, i + 1), why: judged.why ?? '' }
    }
    return null
  } finally {
    evening.close()
  }
}
