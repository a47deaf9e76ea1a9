// Where the pixels are: from the table file's runs to one point per pixel, in the order of the wire. Pure.

import type { Point } from '../../core/scene.ts'

/** Pixels in rows, as a strip is laid under a grid: any corner may be the first, rows may turn back like a snake. */
export interface Rows {
  /** The first pixel's point, in board units. */
  readonly from: Point
  readonly columns: number
  readonly rows?: number
  /** The step to the next point of a row. */
  readonly along?: Point
  /** The step to the next row. */
  readonly across?: Point
  /** Every second row runs backwards. */
  readonly snake?: boolean
  /** Pixels at one point, one after the other on the strip. */
  readonly each?: number
}
/** Pixels one by one; several may have the same point. */
export interface Points {
  readonly points: readonly Point[]
}
export type Run = Rows | Points

/** The point of every pixel; each run goes on where the one before it ended. */
export const layOut = (runs: readonly Run[]): readonly Point[] =>
  runs.flatMap((run) => ('points' in run ? run.points : lay(run)))

function lay({ from, columns, rows = 1, along = [1, 0], across = [0, 1], snake = false, each = 1 }: Rows): Point[] {
  return Array.from({ length: columns * rows * each }, (_, pixel): Point => {
    const nth = Math.floor(pixel / each)
    const row = Math.floor(nth / columns)
    const column = snake && row % 2 === 1 ? columns - 1 - (nth % columns) : nth % columns
    return [from[0] + column * along[0] + row * across[0], from[1] + column * along[1] + row * across[1]]
  })
}
