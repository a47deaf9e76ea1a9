// Where an image differs from the one before: over the table (a hand, a figure in it) and where dice lie (dice, or a hand).

import type { Point } from '../../core/scene.ts'
import type { Area } from '../wire/message.ts'
import type { Grey, Projection } from './plane.ts'
import { inverseOf, project } from './plane.ts'

/** Side of the squares that are compared, in pixels; grey steps that make one another. */
const side = 16
const step = 9
/** So many squares may flicker. */
const flicker = 1

export interface Moved {
  readonly table: boolean
  /** Square millimetres that moved in each of the areas. */
  readonly areas: readonly number[]
}

export class Motion {
  readonly #areas: readonly Area[]
  #before: Float32Array | null = null

  constructor(areas: readonly Area[]) {
    this.#areas = areas
  }

  see(image: Grey, toImage: Projection | null): Moved {
    const means = meansOf(image)
    const before = this.#before
    this.#before = means
    if (!before || before.length !== means.length || !toImage) return { table: true, areas: this.#areas.map(() => 0) }
    const toTable = inverseOf(toImage)
    const columns = Math.floor(image.width / side)
    const areas = this.#areas.map(() => 0)
    let table = 0
    for (let i = 0; i < means.length; i++) {
      if (Math.abs((means[i] as number) - (before[i] as number)) < step) continue
      const at: Point = [((i % columns) + 0.5) * side, (Math.floor(i / columns) + 0.5) * side]
      const [x, y] = project(toTable, at)
      const area = this.#areas.findIndex(([x1, y1, x2, y2]) => x > x1 && x < x2 && y > y1 && y < y2)
      if (area >= 0) {
        const [x2, y2] = project(toTable, [at[0] + side, at[1] + side])
        areas[area] = (areas[area] ?? 0) + Math.abs((x2 - x) * (y2 - y))
      } else table++
    }
    return { table: table > flicker, areas }
  }
}

function meansOf({ width, height, data }: Grey): Float32Array {
  const [columns, rows] = [Math.floor(width / side), Math.floor(height / side)]
  const means = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let sum = 0
      // Every second pixel both ways is enough for a mean.
      for (let y = 0; y < side; y += 2) {
        const line = (row * side + y) * width + column * side
        for (let x = 0; x < side; x += 2) sum += data[line + x] as number
      }
      means[row * columns + column] = (4 * sum) / (side * side)
    }
  return means
}
