// What play has taught about settling times: recorded by name, and forgotten where people set them otherwise.

import { type SettlingTimes, settlingTimes } from '../limits.ts'

const names = Object.keys(settlingTimes) as (keyof SettlingTimes)[]

interface Taught {
  readonly settling: SettlingTimes
  /** As they were set before. */
  readonly settlingSet: SettlingTimes
}

/** What play has changed, as it is recorded: from what was set to what was learnt. */
export type Learnt = Partial<Record<keyof SettlingTimes, readonly [set: number, now: number]>>

const nothing: Learnt = {}
export const learntOf = ({ settling, settlingSet }: Taught): Learnt =>
  settling === settlingSet
    ? nothing
    : Object.fromEntries(
        names.flatMap((name) =>
          settling[name] === settlingSet[name] ? [] : [[name, [settlingSet[name], settling[name]]]]
        )
      )

/** What was learnt counts again, but for times that have been set otherwise since. */
export function remembered({ settlingSet }: Pick<Taught, 'settlingSet'>, learnt: Learnt = {}): SettlingTimes {
  // Nearly always there is nothing to remember.
  if (Object.keys(learnt).length === 0) return settlingSet
  const still = names.flatMap((name) => {
    const [set, now] = learnt[name] ?? []
    return now !== undefined && set === settlingSet[name] ? [[name, now] as const] : []
  })
  return { ...settlingSet, ...Object.fromEntries(still) }
}
