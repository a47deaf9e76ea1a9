// An army that stands too close for a finger, spread out: each of its stacks in a cell of its own, owners side by side, within the stage.
// Pure but for the signal that says which place is spread out.

import { signal } from '@preact/signals'
import type { Point } from '../../src/core/scene.ts'
import { figure, type Stack, type Stackable } from './stacks.ts'
import type { Size } from './useRoom.ts'

/** The place that is spread out, by where it is; null: none. */
export const spreadOut = signal<string | null>(null)
export const pointKey = (spot: Point): string => spot.map((v) => v.toFixed(2)).join()

/** A cell is so wide and high, in pixels; a finger needs 44. */
const cell = { wide: 56, high: 66 }
const finger = 44
const rim = 6
const mostColumns = 4

/** True if there are several stacks and some are too small or too close for a finger. */
export const crowded = (stacks: readonly { readonly size: number }[], unit: number): boolean =>
  stacks.length > 1 && stacks.some(({ size }) => size * figure.wide * unit < finger)

/** The stacks of a place in cells around it. `at`: where it is on a stage of this size, in pixels; `unit`: pixels a board unit. */
export function spread<S extends Stack<Stackable>>(
  stacks: readonly S[],
  unit: number,
  at: Point,
  { width, height }: Size
): S[] {
  const columns = Math.max(1, Math.min(mostColumns, stacks.length, Math.floor((width - 2 * rim) / cell.wide)))
  const rows = Math.ceil(stacks.length / columns)
  const left = within(at[0] - (columns * cell.wide) / 2, width - columns * cell.wide)
  const top = within(at[1] - (rows * cell.high) / 2, height - rows * cell.high)
  return [...stacks]
    .sort((a, b) => (a.of.seat ?? 99) - (b.of.seat ?? 99))
    .map((stack, i) => {
      const x = left + ((i % columns) + 0.5) * cell.wide
      const y = top + (Math.floor(i / columns) + 0.5) * cell.high
      return { ...stack, shift: [(x - at[0]) / unit, (at[1] - y) / unit], size: cell.wide / unit }
    })
}

const within = (least: number, most: number): number => Math.max(rim, Math.min(least, most - rim))

/** The corners of the ground that spread-out stacks stand on, in pixels around their place. */
export function groundOf(
  stacks: readonly Stack<Stackable>[],
  unit: number
): { x: number; y: number; width: number; height: number } {
  const xs = stacks.map(({ shift }) => shift[0] * unit)
  const ys = stacks.map(({ shift }) => -shift[1] * unit)
  const [x, y] = [Math.min(...xs) - cell.wide / 2, Math.min(...ys) - cell.high / 2]
  return { x, y, width: Math.max(...xs) + cell.wide / 2 - x, height: Math.max(...ys) + cell.high / 2 - y }
}
