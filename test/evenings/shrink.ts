// Makes a failing list of gestures small: parts are left out as long as what is left still fails in the same way (delta debugging).

import { Evening, type Match } from './evening.ts'
import type { Gesture } from './gestures.ts'
import { perform } from './perform.ts'

export interface Small {
  readonly gestures: readonly Gesture[]
  readonly why: string
}

/** So many times it is tried, and so many gestures are done again in all: a long match is not played for an hour to be cut a little shorter. */
const most = { tries: 150, gestures: 3000 }

/** The first words of a complaint tell what sort it is. */
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

/** Does the gestures one after the other, as far as they can be done: while one is tried sensors may err. Null: nothing was ruled wrongly. */
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
