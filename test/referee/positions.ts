// Positions of the toy game from which many tests start.

import type { Json } from '../../src/core/json.ts'
import { skerry } from '../toy/index.ts'
import { type Setting, Table } from './table.ts'

export const at = (position: Json, setting: Setting = {}): Table => new Table(skerry, { position, ...setting })

/** A board, row by row: `0` and `1` are keepers, `o` is a stone; empty ends may be left out. `dice`: the faces that pay. */
export function board(rows: string, dice?: readonly number[]) {
  const at = (what: string) =>
    rows.split(' ').flatMap((row, y) => [...row].flatMap((it, x) => (it === what ? [[x, y]] : [])))
  return { keepers: ['0', '1'].map((it) => at(it)[0] ?? null), stones: at('o'), ...(dice ? { dice: [...dice] } : {}) }
}

/** Two keepers far apart with nothing between them; the dice show one single and a triple. */
export const two = { ...board('0..1'), dice: [1, 4, 4, 4] }

/** A keeper in front of two stones in a row, with dice for pushes. */
export const chain = board('...1 0oo.', [1, 5, 5, 5])
