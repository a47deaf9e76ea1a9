// Lays what is inside onto the board: within, one unit is a board unit and y grows downwards. Only what moves over the board glides;
// a board that is fitted anew, shown for the first time or turned takes its pieces along at once.

import type { ComponentChildren } from 'preact'
import type { Point } from '../../src/core/scene.ts'
import type { Frame } from '../geometry/frame.ts'
import { plus, turned } from '../geometry/plane.ts'

export const Onto = ({ frame, children }: { frame: Frame; children: ComponentChildren }) => (
  <g key={frame.quarter} transform={`translate(${frame.origin[0]} ${frame.origin[1]}) scale(${frame.scale})`}>
    {children}
  </g>
)

/** The style that brings something to a point of the board, within `Onto`; a shift is not turned with the board. */
export function glide(frame: Frame, at: Point, shift: Point = [0, 0]): { readonly transform: string } {
  const [x, y] = plus(turned(at, frame.quarter * 90), shift)
  return { transform: `translate(${+x.toFixed(4)}px, ${+(-y).toFixed(4)}px)` }
}

/** For sorting: what stands farther from the reader comes first, so that it is drawn behind the rest. */
export const fartherFirst =
  (frame: Frame) =>
  (a: { spot: Point; shift: Point }, b: { spot: Point; shift: Point }): number =>
    depth(frame, b) - depth(frame, a)

const depth = (frame: Frame, { spot, shift }: { spot: Point; shift: Point }): number =>
  turned(spot, frame.quarter * 90)[1] + shift[1]

/** Draws in pixels again around the point that something was brought to. */
export const inPixels = (frame: Frame): string => `scale(${1 / frame.scale})`
