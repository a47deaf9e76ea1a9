// Which edges cubes share, and which cubes hold together (section 3.5).

import { cellCode, sideCodes } from '../../../kit/grid/square.ts'
import type { Footprint } from './cube.ts'

/** How many edges a group of cubes shares with these tiles. */
export function sharedEdges(group: readonly Footprint[], others: Cells): number {
  let n = 0
  for (const { tiles } of group)
    for (const cell of tiles) for (const side of sideCodes) if (others.has(cellCode(cell) + side)) n++
  return n
}

/** A set of cells, by `cellCode`. */
export type Cells = ReadonlySet<number>

export const tilesOf = (cubes: readonly Footprint[]): Cells => new Set(cubes.flatMap((it) => it.tiles.map(cellCode)))

/**
 * The groups of cubes that stay joined without single-edge links, i.e. without each single edge that alone connects two parts. Each group
 * is an ascending list of indices into `cubes`, the group with the lowest index first. One group at most: the board holds together.
 */
export function clusters(cubes: readonly Footprint[]): readonly (readonly number[])[] {
  const shared = cubes.map((b) => {
    const tiles = tilesOf([b])
    return cubes.map((a) => (a === b ? 0 : sharedEdges([a], tiles)))
  })
  const edges = (a: number, b: number): number => shared[a]?.[b] ?? 0

  /** All cubes that can be reached from `from` through links that `holds` accepts. */
  const spread = (from: number, holds: (a: number, b: number) => boolean): readonly number[] => {
    const reached = [from]
    for (const a of reached) for (const b of cubes.keys()) if (!reached.includes(b) && holds(a, b)) reached.push(b)
    return reached
  }
  /** Whether two cubes share a single edge and no other chain of cubes connects them. */
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
