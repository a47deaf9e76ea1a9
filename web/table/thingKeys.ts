// Things by keyboard: Enter lifts and puts down, arrows carry by one unit (with Shift by a quarter), Escape puts back.

import type { Point } from '../../src/core/scene.ts'
import type { VirtualThing } from '../../src/server/messages.ts'
import type { Frame } from '../geometry/frame.ts'
import { plus, turned } from '../geometry/plane.ts'
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
  } else if (arrow && mine) {
    // Arrows follow the screen, however the board is turned.
    const [x, y] = turned(arrow, -frame.quarter * 90)
    const reach = event.shiftKey ? 0.25 : 1
    carry(keyboard, plus(mine.at, [x * reach, y * reach]))
  } else return
  event.preventDefault()
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
