// Rows of text as a grid: which character says what of which space, what a tap changes, what is drawn. Pure.

import type { Grid, GridMark } from '../../src/core/schema.ts'

/** A layer of the grid and one of its marks: what a tap lays. */
export interface Brush {
  readonly layer: number
  readonly mark: GridMark
}

/** A space, or the edge before it: `across` counts one further for the edge at the end of a row. */
export interface Square {
  readonly row: number
  readonly across: number
}

export const acrossOf = ({ layers }: Grid, rows: readonly string[]): number =>
  Math.max(1, Math.floor(((rows[0]?.length ?? 1) - 1) / layers.length))

/** Everything that can be laid. */
export const brushes = ({ layers }: Grid): readonly Brush[] =>
  layers.flatMap(({ marks }, layer) => marks.map((mark) => ({ layer, mark })))

/** Edges beside spaces are one more in a row than spaces. */
export const isEdge = ({ layers }: Grid, { layer }: Pick<Brush, 'layer'>): boolean => layers[layer]?.on === 'right'

/** Where in its row the character of a layer stands. An edge is noted with the space before it. */
function placeOf(grid: Grid, layer: number, { across }: Square): number {
  const n = grid.layers.length
  return isEdge(grid, { layer }) ? across * n : 1 + across * n + layer
}

/** What is laid there; null where nothing is. */
export function markAt(grid: Grid, rows: readonly string[], layer: number, spot: Square): GridMark | null {
  const said = rows[spot.row]?.[placeOf(grid, layer, spot)]
  return grid.layers[layer]?.marks.find(({ mark }) => mark === said) ?? null
}

/** The rows after a tap: the mark is laid, or taken away where it was. */
export function tapped(grid: Grid, rows: readonly string[], { layer, mark }: Brush, spot: Square): readonly string[] {
  const nothing = grid.layers[layer]?.none ?? ''
  const said = markAt(grid, rows, layer, spot)?.mark === mark.mark ? nothing : mark.mark
  const at = placeOf(grid, layer, spot)
  return rows.map((row, i) => (i === spot.row ? row.slice(0, at) + said + row.slice(at + 1) : row))
}

/** Everything that is laid in a space and under it. */
export const marksOf = (grid: Grid, rows: readonly string[], spot: Square): readonly GridMark[] =>
  grid.layers.flatMap(({ on }, layer) => (on === 'right' ? [] : (markAt(grid, rows, layer, spot) ?? [])))

/** The drawing of a space: the ground, and what is in it. */
export const lookOf = (grid: Grid, rows: readonly string[], ground: string, spot: Square): string =>
  [
    ground,
    ...grid.layers.flatMap(({ on }, layer) => (on === 'space' ? (markAt(grid, rows, layer, spot)?.look ?? []) : []))
  ].join('-')

/** The grid with so many rows and spaces across: rows come and go at the top, spaces at the right. */
export function resized(grid: Grid, rows: readonly string[], height: number, across: number): readonly string[] {
  const blank = grid.layers.map(({ none }) => none).join('')
  const length = 1 + across * blank.length
  const fresh = blank.slice(-1) + blank.repeat(across)
  const kept = rows.slice(Math.max(0, rows.length - height))
  return [...Array<string>(height - kept.length).fill(fresh), ...kept].map(
    (row) => row.slice(0, length) + fresh.slice(row.length)
  )
}

/** A name that nobody has yet: the last one counted up. */
export function nextName(names: readonly string[]): string {
  const [, stem = '', number = ''] = /^(.*?)(\d*)$/.exec(names.at(-1) ?? '') ?? []
  for (let n = Number(number || 0) + 1; ; n++) {
    const name = `${stem || 'A'}${String(n).padStart(number.length, '0')}`
    if (!names.includes(name)) return name
  }
}
