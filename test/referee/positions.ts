// Situations of the toy game that many tests begin with. Coordinates are cells; `dice` are the faces that pay.

import type { Json } from '../../src/core/json.ts'
import { skerry } from '../toy/index.ts'
import { type Setting, Table } from './table.ts'

export const at = (position: Json, setting: Setting = {}): Table => new Table(skerry, { position, ...setting })

/** Two keepers far from each other, nothing between them, one single and a triple. */
export const two = {
  keepers: [
    [0, 0],
    [3, 0]
  ],
  stones: [],
  dice: [1, 4, 4, 4]
}

/** A keeper before two stones in a row, and dice for pushes. */
export const chain = {
  keepers: [
    [0, 1],
    [3, 0]
  ],
  stones: [
    [1, 1],
    [2, 1]
  ],
  dice: [1, 5, 5, 5]
}
