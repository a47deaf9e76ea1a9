// Which sides of the table the seats sit at.

import type { Seat } from '../../src/core/ids.ts'

export const sides = ['left', 'right'] as const
export type Side = (typeof sides)[number]

/**
 * Seats clockwise from the lower left corner: up the left side, down the right one. A screen is wide and a board wants its height, so
 * nobody sits above or below it.
 */
export function seatsBySide(count: number): Record<Side, Seat[]> {
  const left = Math.floor(count / 2) || count
  const seats = Array.from({ length: count }, (_, i) => i)
  return { left: seats.slice(0, left).reverse(), right: seats.slice(left) }
}
