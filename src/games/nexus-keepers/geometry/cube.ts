// One Nexus cube laid on the lattice (section 3.3): which cells it covers, where its portal stands. Judges no placement.

import type { Seat } from '../../../core/ids.ts'
import type { Point } from '../../../core/scene.ts'
import type { Cell, Facing } from './lattice.ts'
import { add, cellKey, facings, minus, quarters, step, turn } from './lattice.ts'
import { type NetId, nets } from './nets.ts'

/** What unfolds into what: fixed before the game (NK-007). */
export type CubeShape = {
  readonly net: NetId
  readonly mirror: boolean
  /** The stickers, start tile first, then in the order of the net's tiles. */
  readonly terrains: readonly string[]
}

/** Where the anchor lies and which way the portal faces. */
export type Pose = {
  readonly at: Cell
  readonly facing: Facing
}

/** A cube in play. */
export type Cube = CubeShape & Pose & { readonly seat: Seat }

/** The cells of a cube. The portal stands on the edge of `start` towards `rear`. */
export interface Footprint {
  /** Five, start tile first, in sticker order. */
  readonly tiles: readonly Cell[]
  readonly start: Cell
  /** The one cell just across the portal. */
  readonly rear: Cell
  readonly facing: Facing
}

type Shape = Pick<CubeShape, 'net' | 'mirror'>

export function footprint(shape: Shape, { at, facing }: Pose): Footprint {
  const tiles = local(shape).map((it) => add(turn(it, quarters(facing)), at))
  const start = tiles[0] as Cell
  return { tiles, start, rear: step(start, facing), facing }
}

/** The corners of a cube around its anchor when its portal faces north, counter-clockwise, as a table draws it. */
export function outline(shape: Shape): readonly Point[] {
  const tiles = local(shape)
  const covered = new Set(tiles.map(cellKey))
  // Each bare side of a tile is one stretch of the outline, walked with the tile on the left.
  const stretches = new Map<string, Point>()
  for (const tile of tiles)
    for (const side of facings)
      if (!covered.has(cellKey(step(tile, side)))) {
        const by = quarters(side)
        stretches.set(cellKey(add(tile, half(turn([1, 1], by)))), add(tile, half(turn([-1, 1], by))))
      }
  const [first] = [...stretches.values()]
  const corners: Point[] = []
  let corner = first
  while (corner && stretches.size > 0) {
    corners.push(corner)
    const next: Point | undefined = stretches.get(cellKey(corner))
    stretches.delete(cellKey(corner))
    corner = next
  }
  return corners.filter((_, i) => {
    const [before, after] = [corners.at(i - 1) as Point, corners[(i + 1) % corners.length] as Point]
    return before[0] !== after[0] && before[1] !== after[1]
  })
}

const half = ([x, y]: Cell): Cell => [x / 2, y / 2]

/** The tiles around the anchor, portal facing north. */
function local({ net, mirror }: Shape): readonly Cell[] {
  const { tiles, anchor } = nets[net]
  return tiles.map((it) => {
    const [x, y] = minus(it, anchor)
    return mirror ? [0 - x, y] : [x, y]
  })
}
