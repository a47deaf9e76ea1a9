// The room that a board has on the screen. A headline of two lines or a second row of choices takes some of it for a moment: the board
// keeps to what was always free since the match began, so that it keeps its place and scale.

import type { RefObject } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import type { Point } from '../../src/core/scene.ts'
import type { Margins } from '../geometry/frame.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Room {
  readonly size: Size
  /** What of it is kept free of the board, in pixels. */
  readonly margins: Margins
  /** Where it begins on the screen, in pixels. */
  readonly corner: Point
}

/** Free around a board, in pixels: room for what leans outwards and for the edge of a lamp. */
const rim = 14

/** A plausible size before the first layout. */
const plausible: Room = {
  size: { width: 800, height: 600 },
  margins: { top: rim, right: rim, bottom: rim, left: rim },
  corner: [0, 0]
}

/** `key`: what the room is kept for. A screen of another size begins anew. */
export function useRoom(element: RefObject<Element | null>, key: string | undefined): Room {
  const [room, setRoom] = useState<Room>(plausible)
  useLayoutEffect(() => {
    const it = element.current
    if (!it) return
    let screen = ''
    let free = { left: 0, top: 0, right: 0, bottom: 0 }
    const measure = () => {
      const { left, top, right, bottom, width, height } = it.getBoundingClientRect()
      if (width === 0) return
      const same = screen === `${innerWidth}×${innerHeight}`
      screen = `${innerWidth}×${innerHeight}`
      free = same
        ? {
            left: Math.max(free.left, left),
            top: Math.max(free.top, top),
            right: Math.min(free.right, right),
            bottom: Math.min(free.bottom, bottom)
          }
        : { left, top, right, bottom }
      setRoom({
        size: { width, height },
        corner: [left, top],
        margins: {
          top: free.top - top + rim,
          right: right - free.right + rim,
          bottom: bottom - free.bottom + rim,
          left: free.left - left + rim
        }
      })
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(it)
    return () => watch.disconnect()
  }, [element, key])
  return room
}
