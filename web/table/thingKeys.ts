// Things by keyboard: Enter lifts and puts down, arrows carry to the next place that lies that way (with Shift by a quarter unit),
// Delete puts beside the board, Escape puts back.

import type { Point } from '../../src/core/scene.ts'
import type { VirtualThing } from '../../src/server/messages.ts'
import { placesShown } from '../board/extent.ts'
import type { Frame } from '../geometry/frame.ts'
import { plus, turned } from '../geometry/plane.ts'
import { towards } from '../geometry/towards.ts'
import { doc } from '../state/store.ts'
import { carried, carry, keyboard, lift, putDown } from './hands.ts'

const arrows: Readonly<Record<string, Point>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0]
}

export function onThingKey(thing: VirtualThing, frame: Frame, event: KeyboardEvent): void {
  const mine = carried.value.get(thing.id)
  const arrow = arrows[event.key]
  if (event.key === 'Enter' || event.key === ' ') {
    if (mine) putDown(mine)
    else lift(thing, keyboard, thing.at ?? [0, 0])
  } else if (event.key === 'Delete' && mine) putDown(mine, true)
  else if (arrow && mine) {
    // Arrows follow the screen, however the board is turned.
    const way = turned(arrow, -frame.quarter * 90)
    carry(
      keyboard,
      (!event.shiftKey && towards(mine.at, way, placesFor(thing))) || beyond(mine.at, way, event.shiftKey)
    )
  } else return
  event.preventDefault()
}

/** Off the board, or between its places. */
const beyond = (from: Point, [x, y]: Point, little: boolean): Point =>
  little ? plus(from, [x / 4, y / 4]) : plus(from, [x, y])

/** Where a figure may stand. Ground is laid where no place is yet: it goes by units. */
function placesFor({ layer }: VirtualThing): Point[] {
  const now = doc.peek()
  const places = layer === 'figure' && now ? placesShown(now) : []
  return places.flatMap((place) => (place.layer === 'ground' ? [] : [place.at]))
}

/** What draws these things, so that the focus finds it. */
export const drawing = (things: readonly VirtualThing[]) => ({ 'data-things': things.map(({ id }) => id).join(' ') })

/** Brings the focus to a thing that a hand without a pointer has put down, unless it has gone elsewhere. */
export function focusOn(thing: VirtualThing): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement | SVGElement>(`[data-things~="${CSS.escape(thing.id)}"]`)?.focus()
}

export const thingKeys = (thing: VirtualThing, frame: Frame) => ({
  onKeyDown: (event: KeyboardEvent) => onThingKey(thing, frame, event)
})
