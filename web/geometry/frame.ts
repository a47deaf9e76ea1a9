// How the board lies on the screen: scale, shift and quarter turns, both ways. Screen y grows downwards. Pure.

import type { Point } from '../../src/core/scene.ts'
import { around, turned } from './plane.ts'

export interface Frame {
  /** Pixels a board unit. */
  readonly scale: number
  /** Where the board's origin lies on the screen. */
  readonly origin: Point
  /** Quarter turns of the board, clockwise. */
  readonly quarter: number
}

/** Room on the screen that is kept free of the board, in pixels. */
export interface Margins {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The largest frame that shows all points within a screen of this size; never more than `largest` pixels a unit. */
export function frameFor(
  points: readonly Point[],
  size: { readonly width: number; readonly height: number },
  margins: Margins,
  quarter = 0,
  largest = Number.POSITIVE_INFINITY
): Frame {
  const box = around(points.map((p) => turned(p, quarter * 90)))
  const width = Math.max(1, size.width - margins.left - margins.right)
  const height = Math.max(1, size.height - margins.top - margins.bottom)
  const wide = Math.max(box.right - box.left, 1e-6)
  const tall = Math.max(box.high - box.low, 1e-6)
  const scale = Math.min(width / wide, height / tall, largest)
  return {
    scale,
    origin: [
      margins.left + width / 2 - (scale * (box.left + box.right)) / 2,
      margins.top + height / 2 + (scale * (box.low + box.high)) / 2
    ],
    quarter
  }
}

/** A unit is never drawn larger than this: a board of few tiles stays a board. */
export const largest = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.max(120, Math.min(width, height) / 4.5)

export function toScreen(frame: Frame, point: Point): Point {
  const [x, y] = turned(point, frame.quarter * 90)
  return [frame.origin[0] + x * frame.scale, frame.origin[1] - y * frame.scale]
}

export function toBoard(frame: Frame, [x, y]: Point): Point {
  const back: Point = [(x - frame.origin[0]) / frame.scale, (frame.origin[1] - y) / frame.scale]
  return turned(back, -frame.quarter * 90)
}

/** Points as SVG writes them. */
export const path = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${+x.toFixed(2)},${+y.toFixed(2)}`).join(' ')
