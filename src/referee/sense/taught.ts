// Settling times that play has taught, by name; forgotten when people set other times.

import { type SettlingTimes, settlingTimes } from '../limits.ts'

const names = Object.keys(settlingTimes) as (keyof SettlingTimes)[]

interface Taught {
  readonly times: SettlingTimes
  /** As they were set before. */
  readonly timesSet: SettlingTimes
}

/** What play has changed, as it is recorded: from what was set to what was learnt. */
export type Learnt = Partial<Record<keyof SettlingTimes, readonly [set: number, now: number]>>

const nothing: Learnt = {}
export const learntOf = ({ times, timesSet }: Taught): Learnt =>
  times === timesSet
    ? nothing
    : Object.fromEntries(
        names.flatMap((name) => (times[name] === timesSet[name] ? [] : [[name, [timesSet[name], times[name]]]]))
      )

/** What was learnt counts again, but for times that have been set otherwise since. */
export function remembered({ timesSet }: Pick<Taught, 'timesSet'>, learnt: Learnt = {}): SettlingTimes {
  // Nearly always there is nothing to remember.
  if (Object.keys(learnt).length === 0) return timesSet
  const still = names.flatMap((name) => {
    const [set, now] = learnt[name] ?? []
    return now !== undefined && set === timesSet[name] ? [[name, now] as const] : []
  })
  return { ...timesSet, ...Object.fromEntries(still) }
}
