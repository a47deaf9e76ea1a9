// Which edges cubes share, and which cubes hold together (section 3.5).

import { cellCode, sideCodes } from '../../../kit/grid/square.ts'
import type { Footprint } from './cube.ts'

/** How many edges a group of cubes shares with tiles of others. */
export function sharedEdges(group: readonly Footprint[], others: Cells): number {
  let n = 0
  for (const { tiles } of group)
    for (const cell of tiles) for (const side of sideCodes) if (others.has(cellCode(cell) + side)) n++
  return n
}

/** Cells by `cellCode`. */
export type Cells = ReadonlySet<number>

export const tilesOf = (cubes: readonly Footprint[]): Cells => new Set(cubes.flatMap((it) => it.tiles.map(cellCode)))

/**
 * The groups that stay joined once every edge that alone links two parts is left out: lists of indices into `cubes`,
 * ascending, the group of the lowest index first. One group at most means that the board is sound.
 */
export function clusters(cubes: readonly Footprint[]): readonly (readonly number[])[] {
  const shared = cubes.map((b) => {
    const tiles = tilesOf([b])
    return cubes.map((a) => (a === b ? 0 : sharedEdges([a], tiles)))
  })
  const edges = (a: number, b: number): number => shared[a]?.[b] ?? 0

  /** Everything that hangs together with `from`, going from cube to cube where `holds` says so. */
  const spread = (from: number, holds: (a: number, b: number) => boolean): readonly number[] => {
    const reached = [from]
    for (const a of reached) for (const b of cubes.keys()) if (!reached.includes(b) && holds(a, b)) reached.push(b)
    return reached
  }
  /** A single edge links two parts alone when its two cubes do not reach one another without it. */
  const linksAlone = (i: number, j: number): boolean => {
    const cut = (a: number, b: number): boolean => (a === i && b === j) || (a === j && b === i)
    return edges(i, j) === 1 && !spread(i, (a, b) => edges(a, b) > 0 && !cut(a, b)).includes(j)
  }

  const groups: (readonly number[])[] = []
  for (const i of cubes.keys()) {
    if (groups.some((it) => it.includes(i))) continue
    const group = spread(i, (a, b) => edges(a, b) > 0 && !linksAlone(a, b))
    groups.push([...group].sort((a, b) => a - b))
  }
  return groups
}
