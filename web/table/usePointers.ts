// From pointers to hands: press and drag, or tap to take and tap to put; wheel or R turns a tile, Escape puts everything back.

import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { PlaceId } from '../../src/core/ids.ts'
import type { Point } from '../../src/core/scene.ts'
import type { VirtualThing } from '../../src/server/messages.ts'
import { distance, inside, laid } from '../geometry/plane.ts'
import { useEscape } from '../state/escape.ts'
import { tap as choosePlace, narrowed } from '../state/picking.ts'
import { doc } from '../state/store.ts'
import {
  carried,
  carriedBy,
  carry,
  inHand,
  keep,
  keptInHand,
  keyboard,
  lift,
  putBack,
  putDown,
  touched,
  turn
} from './hands.ts'
import { tilesLoose } from './loose.ts'

/**
 * Takes hold of things. `at`: where they are drawn, when that is not where they lie. `tapped`: what a tap means in place of taking
 * them; a drag takes them all the same.
 */
export type Grab = (things: readonly VirtualThing[], event: PointerEvent, at?: Point, tapped?: () => void) => void

/** A press this short, in ms, that goes no further than this many pixels, is a tap. */
const tap = { ms: 280, px: 7 }

/** The tile that R turns when none is in a hand: the one last touched, while tiles are loose. */
const loosest = (): string | null => {
  const now = doc.peek()
  return now && tilesLoose(now) ? touched.peek() : null
}

/** Is this point of the screen beside the board, where things leave it? */
function overShelf(x: number, y: number): boolean {
  const shelf = document.querySelector('.shelf')?.getBoundingClientRect()
  return shelf !== undefined && x > shelf.left && x < shelf.right && y > shelf.top && y < shelf.bottom
}

/** The place at this point of the board, where one can be chosen there now. */
function placeToPick(point: Point): PlaceId | null {
  const { next } = narrowed.peek()
  const places = doc.peek()?.scene?.places ?? []
  return places.find((it) => next.includes(it.id) && inside(point, laid(it.outline, it.at)))?.id ?? null
}

interface Press {
  readonly x: number
  readonly y: number
  readonly at: number
  /** Takes hold of what was pressed, which waits for the pointer to move. */
  take: (() => void) | null
  readonly tapped?: (() => void) | undefined
}

export function usePointers(root: RefObject<HTMLElement | null>, pointAt: (x: number, y: number) => Point): Grab {
  const pressed = useRef(new Map<number, Press>()).current
  useEscape(inHand.value.size > 0, () => {
    for (const it of carried.value.values()) putBack(it)
  })
  useEffect(() => {
    const it = root.current
    if (!it) return
    const down = (event: PointerEvent) => {
      const [kept] = keptInHand()
      if (!kept || kept.hand === keyboard || (event.target as Element).closest('button:not(.shelf-thing)')) return
      event.stopPropagation()
      carry(kept.hand, pointAt(event.clientX, event.clientY))
      for (const it of carriedBy(kept.hand)) putDown(it, overShelf(event.clientX, event.clientY))
    }
    const move = (event: PointerEvent) => {
      const start = pressed.get(event.pointerId)
      if (start?.take && distance([start.x, start.y], [event.clientX, event.clientY]) > tap.px) {
        start.take()
        start.take = null
      }
      const [kept] = keptInHand()
      if (kept && kept.hand >= 0 && event.pointerType === 'mouse')
        carry(kept.hand, pointAt(event.clientX, event.clientY))
      else carry(event.pointerId, pointAt(event.clientX, event.clientY))
    }
    const up = (event: PointerEvent) => {
      const mine = carriedBy(event.pointerId)
      const start = pressed.get(event.pointerId)
      pressed.delete(event.pointerId)
      if (!start) return
      const far = distance([start.x, start.y], [event.clientX, event.clientY])
      const place = start.take && placeToPick(pointAt(start.x, start.y))
      if (place) choosePlace(place)
      else if (start.take && start.tapped) start.tapped()
      else if (far <= tap.px && event.timeStamp - start.at <= tap.ms) keep(event.pointerId)
      else for (const it of mine) putDown(it, overShelf(event.clientX, event.clientY))
    }
    const cancel = (event: PointerEvent) => {
      pressed.delete(event.pointerId)
      for (const it of carriedBy(event.pointerId)) putBack(it)
    }
    const wheel = (event: WheelEvent) => {
      const ground = [...carried.value.values()].find((c) => c.thing.layer === 'ground')
      if (!ground) return
      event.preventDefault()
      turn(ground.thing.id, Math.sign(event.deltaY))
    }
    const key = (event: KeyboardEvent) => {
      const id = [...carried.value.values()].find((c) => c.thing.layer === 'ground')?.thing.id ?? loosest()
      if (event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey && id) turn(id, event.shiftKey ? -1 : 1)
    }
    it.addEventListener('pointerdown', down, { capture: true })
    it.addEventListener('pointermove', move)
    it.addEventListener('pointerup', up)
    it.addEventListener('pointercancel', cancel)
    it.addEventListener('wheel', wheel, { passive: false })
    addEventListener('keydown', key)
    return () => {
      it.removeEventListener('pointerdown', down, { capture: true })
      it.removeEventListener('pointermove', move)
      it.removeEventListener('pointerup', up)
      it.removeEventListener('pointercancel', cancel)
      it.removeEventListener('wheel', wheel)
      removeEventListener('keydown', key)
    }
  })
  return (things, event, at, tapped) => {
    if (event.button !== 0 || keptInHand().length > 0) return
    event.preventDefault()
    root.current?.setPointerCapture(event.pointerId)
    const { pointerId, clientX: x, clientY: y, timeStamp } = event
    const take = (): void => {
      for (const it of things) lift(it, pointerId, pointAt(x, y), at)
    }
    // Whoever taps a figure where a place can be chosen means the place: only a drag takes the figure.
    const waits = tapped !== undefined || placeToPick(pointAt(x, y)) !== null
    pressed.set(pointerId, { x, y, at: timeStamp, take: waits ? take : null, tapped })
    if (!waits) take()
  }
}
