// How the things of a virtual table lie together: on one and the same spot they share it as pieces share a place, equal ones as a
// stack. Whatever was pushed or knocked aside lies by itself. Pure.

import type { Point } from '../../src/core/scene.ts'
import type { VirtualThing } from '../../src/server/messages.ts'
import { pointKey } from '../board/spread.ts'
import { type Stack, stacksOf } from '../board/stacks.ts'

export interface Pile extends Stack<VirtualThing> {
  readonly spot: Point
}

/** The stacks in which things stand; `spotOf` says where a thing stands, null: not on the table; `roomAt` how much room there is. */
export function pilesOf(
  things: readonly VirtualThing[],
  spotOf: (thing: VirtualThing) => Point | null,
  roomAt: (spot: Point) => number = () => 1
): Pile[] {
  const spots = new Map<string, { spot: Point; here: VirtualThing[] }>()
  for (const thing of things) {
    const spot = spotOf(thing)
    if (!spot) continue
    const id = pointKey(spot)
    const known = spots.get(id) ?? { spot, here: [] }
    known.here.push(thing)
    spots.set(id, known)
  }
  return [...spots.values()].flatMap(({ spot, here }) =>
    stacksOf(here, roomAt(spot)).map((stack) => ({ ...stack, spot }))
  )
}
