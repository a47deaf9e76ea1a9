// How a table of this size is laid out: which sides the seats sit at and what room the board is left.

import type { Seat } from '../../src/core/ids.ts'
import type { Margins } from '../geometry/frame.ts'

export const sides = ['left', 'right'] as const
export type Side = (typeof sides)[number]

/**
 * Whether tray and pads lie below the board instead of around it. The style sheet alone decides; it tells by a property of its own.
 */
export const isBelow = (table: Element | null): boolean =>
  table !== null && getComputedStyle(table).getPropertyValue('--around').trim() === 'below'

/**
 * Seats clockwise from the lower left corner: up the left side, down the right one. A screen is wide and a board wants its height, so
 * nobody sits above or below it.
 */
export function seatsBySide(count: number): Record<Side, Seat[]> {
  const left = Math.floor(count / 2) || count
  const seats = Array.from({ length: count }, (_, i) => i)
  return { left: seats.slice(0, left).reverse(), right: seats.slice(left) }
}

const rail = 288
const tools = 64
const pad = 74

export function marginsFor(below: boolean, count: number): Margins {
  if (below) return { top: 60, right: 16, bottom: 16, left: 16 }
  return { top: 16, bottom: 16, left: tools + pad, right: rail + (count > 1 ? pad : 12) }
}
