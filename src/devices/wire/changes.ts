// What a reader sends: everything for a keyframe, or only what changed since the last line. Pure.

import type { CellReport, DeviceSays, DieReport, PoseReport, PressReport, TagReport } from './message.ts'

/** Everything that a reader senses at one moment. */
export interface Sensed {
  readonly tags: readonly TagReport[]
  readonly cells: readonly CellReport[]
  readonly dice: readonly DieReport[]
  readonly poses: readonly PoseReport[]
  readonly presses: readonly PressReport[]
  readonly hand: boolean
  readonly tilt: boolean
}

export const everything = (now: Sensed): DeviceSays[] => [
  { say: 'tags', tags: now.tags },
  { say: 'cells', cells: now.cells },
  { say: 'dice', dice: now.dice },
  ...(now.poses.length > 0 ? [{ say: 'poses', poses: now.poses } as const] : []),
  { say: 'switches', hand: now.hand, tilt: now.tilt },
  { say: 'presses', presses: now.presses }
]

export function changesSince(before: Sensed, now: Sensed): DeviceSays[] {
  const switches: DeviceSays[] =
    before.hand === now.hand && before.tilt === now.tilt ? [] : [{ say: 'switches', hand: now.hand, tilt: now.tilt }]
  return [
    // A hand or a knock is announced before what it does, and its end after what it did: nothing is judged meanwhile.
    ...(now.hand || now.tilt ? switches : []),
    {
      say: 'tags',
      tags: differing(
        before.tags,
        now.tags,
        (it) => it.id,
        (it): TagReport => ({ ...it, at: null })
      )
    },
    {
      say: 'cells',
      cells: differing(before.cells, now.cells, cellName, (it): CellReport => ({ ...it, holds: 'empty' }))
    },
    {
      say: 'dice',
      dice: differing(
        before.dice,
        now.dice,
        (it) => it.id,
        (it): DieReport => ({ ...it, status: 'gone' })
      )
    },
    {
      say: 'poses',
      poses: differing(
        before.poses,
        now.poses,
        (it) => it.id,
        (it): PoseReport => ({ ...it, pose: null })
      )
    },
    {
      say: 'presses',
      presses: differing(
        before.presses,
        now.presses,
        (it) => it.pad,
        (it): PressReport => it
      )
    },
    ...(now.hand || now.tilt ? [] : switches)
  ]
}

const cellName = ({ x, y }: CellReport): string => `${x},${y}`

/** What is new or other than before, and, as `absent` says it, what is no longer there. */
function differing<T>(before: readonly T[], now: readonly T[], nameOf: (it: T) => unknown, absent: (it: T) => T): T[] {
  const [old, present] = [before, now].map((all) => new Map(all.map((it) => [nameOf(it), it])))
  const gone = before.filter((it) => !present?.has(nameOf(it)))
  const fresh = now.filter((it) => {
    const was = old?.get(nameOf(it))
    return was !== it && JSON.stringify(was) !== JSON.stringify(it)
  })
  return [...gone.map(absent), ...fresh]
}
