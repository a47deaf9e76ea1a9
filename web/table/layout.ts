// How a table of this size is laid out: which sides the seats sit at and what room the board is left. Pure.

import type { Seat } from '../../src/core/ids.ts'
import type { Size } from '../board/useSize.ts'
import type { Margins } from '../geometry/frame.ts'

export const sides = ['bottom', 'left', 'top', 'right'] as const
export type Side = (typeof sides)[number]

/** Below this width tray and pads lie under the board instead of around it. */
export const narrow = ({ width }: Size): boolean => width < 760

/** Seats clockwise from the bottom, as people sit: two opposite each other, the long sides filling up first beyond four. */
export function seatsBySide(count: number): Record<Side, Seat[]> {
  const bottom = count <= 4 ? Math.min(1, count) : Math.ceil((count - 2) / 2)
  const left = count >= 3 ? 1 : 0
  const right = count >= 3 ? 1 : 0
  const top = count - bottom - left - right
  const seats = Array.from({ length: count }, (_, i) => i)
  return {
    bottom: seats.slice(0, bottom),
    left: seats.slice(bottom, bottom + left),
    top: seats.slice(bottom + left, bottom + left + top),
    right: seats.slice(bottom + left + top)
  }
}

const rail = 272
const tools = 64
const pad = 78

export function marginsFor(size: Size, count: number): Margins {
  if (narrow(size)) return { top: 60, right: 16, bottom: 16, left: 16 }
  const seated = seatsBySide(count)
  return {
    top: seated.top.length > 0 ? pad : 20,
    bottom: seated.bottom.length > 0 ? pad : 20,
    left: tools + (seated.left.length > 0 ? pad : 12),
    right: rail + (seated.right.length > 0 ? pad : 12)
  }
}
