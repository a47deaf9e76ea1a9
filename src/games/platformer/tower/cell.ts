// A space of the tower as a number, so that sets and records of spaces are quick and have one order. x grows to the right, y upwards;
// both begin with 1, and rows are never numbered anew (section 3.3).

import { type PlaceId, placeId } from '../../../core/ids.ts'

export type Cell = number
/** A space as actions and positions write it. */
export type XY = readonly [x: number, y: number]

/** What a step up adds to a cell: wider than any tower. */
export const up = 32
export const cell = (x: number, y: number): Cell => y * up + x
export const xOf = (at: Cell): number => at % up
export const yOf = (at: Cell): number => Math.floor(at / up)
export const xy = (at: Cell): XY => [xOf(at), yOf(at)]
export const cellOf = ([x, y]: XY): Cell => cell(x, y)
export const isXY = (it: unknown): it is XY =>
  Array.isArray(it) && it.length === 2 && it.every((n) => Number.isSafeInteger(n) && n >= 1 && n < up)

export const place = (at: Cell): PlaceId => placeId(`${xOf(at)},${yOf(at)}`)
/** Where the coin or the gem of a space lies: in its corner, so that a figure finds room beside it. */
export const slot = (at: Cell): PlaceId => placeId(`t${xOf(at)},${yOf(at)}`)
export function cellAt(id: string): Cell | null {
  const [, x, y] = /^t?(\d{1,2}),(\d{1,2})$/.exec(id) ?? []
  return y === undefined ? null : cell(Number(x), Number(y))
}
/** Steps through sides, whatever stands between. */
export const distance = (a: Cell, b: Cell): number => Math.abs(xOf(a) - xOf(b)) + Math.abs(yOf(a) - yOf(b))
