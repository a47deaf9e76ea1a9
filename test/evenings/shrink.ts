// Makes a failing list of deeds small: parts are left out as long as what is left still fails in the same way (delta debugging).

import type { Deed } from './deeds.ts'
import { Evening, type Match } from './evening.ts'
import { perform } from './perform.ts'

export interface Small {
  readonly deeds: readonly Deed[]
  readonly why: string
}

/** So many times it is tried, and so many deeds are done again in all: a long match is not played for an hour to be cut a little shorter. */
const most = { tries: 150, deeds: 3000 }

/** The first words of a complaint tell what sort it is. */
const sort = (why: string): string => why.split(/[:,{]/)[0]?.slice(0, 30) ?? ''

export function shrink(match: Match, deeds: readonly Deed[], why: string): Small {
  let small: Small = { deeds, why }
  let [tries, done] = [0, 0]
  const enough = (): boolean => tries >= most.tries || done >= most.deeds
  for (let size = Math.ceil(deeds.length / 2); size >= 1 && !enough(); ) {
    let cut = false
    for (let from = 0; from < small.deeds.length && !enough(); ) {
      const less = [...small.deeds.slice(0, from), ...small.deeds.slice(from + size)]
      tries++
      done += less.length
      const failed = less.length < small.deeds.length ? replay(match, less) : null
      if (failed && sort(failed.why) === sort(why)) {
        small = failed
        cut = true
      } else from += size
    }
    if (size === 1 && !cut) break
    if (!cut) size = Math.floor(size / 2)
    else size = Math.min(size, Math.ceil(small.deeds.length / 2))
    if (small.deeds.length <= 1) break
  }
  return small
}

/** Does the deeds one after the other, as far as they can be done: while one is tried sensors may err. Null: nothing was ruled wrongly. */
export function replay(match: Match, deeds: readonly Deed[]): Small | null {
  const evening = new Evening(match)
  try {
    for (const [i, deed] of deeds.entries()) {
      if (evening.over) break
      const judged = perform(evening, deed)
      if (judged?.result === 'wrong') return { deeds: deeds.slice(0, i + 1), why: judged.why ?? '' }
    }
    return null
  } finally {
    evening.close()
  }
}
