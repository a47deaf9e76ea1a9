// One Nexus cube on the lattice (section 3.3): which cells it covers and where its portal is. Also the tiles of all cubes in play, by cell,
// and what a step across an edge meets (section 3.4). Judges no placement and knows no keeper.

import type { Seat } from '../../../core/ids.ts'
import { remembered } from '../../../core/remember.ts'
import type { Point } from '../../../core/scene.ts'
import {
  add,
  type Cell,
  cellCode,
  cellPlace,
  type Facing,
  facings,
  type Heading,
  minus,
  quarters,
  step,
  turn
} from '../../../kit/grid/square.ts'
import { type NetId, netIds, nets } from './nets.ts'

/** What a cube unfolds into; fixed before the game (NK-007). */
export type CubeShape = {
  readonly net: NetId
  readonly mirror: boolean
  /** The terrain stickers, start tile first, in the order of the net’s tiles. */
  readonly terrains: readonly string[]
}

/** Where the anchor is and which way the portal faces. */
export type Pose = {
  readonly at: Cell
  readonly facing: Facing
}

/** A cube in play. */
export type Cube = CubeShape & Pose & { readonly seat: Seat }

/** The cells of a cube. The portal is on the edge of `start` towards `rear`. */
export interface Footprint {
  /** Five cells, start tile first, in sticker order. */
  readonly tiles: readonly Cell[]
  readonly start: Cell
  /** The one cell just across the portal. */
  readonly rear: Cell
  readonly facing: Facing
}

type Shape = Pick<CubeShape, 'net' | 'mirror'>

export function footprint(shape: Shape, { at, facing }: Pose): Footprint {
  const tiles = tilesAround(shape, facing).map((it) => add(it, at))
  const start = tiles[0] as Cell
  return { tiles, start, rear: step(start, facing), facing }
}

export const prints = (cubes: readonly Cube[]): readonly Footprint[] => cubes.map((it) => footprint(it, it))

/** The cell of the start tile; cheaper than the whole `footprint`. */
export const startOf = (cube: Shape & Pose): Cell => add(tilesAround(cube, cube.facing)[0] as Cell, cube.at)

/** The index, in sticker order, of the tile that covers a cell; −1: none. */
export function tileIndex(cube: Shape & Pose, cell: Cell): number {
  const tiles = tilesAround(cube, cube.facing)
  const [x, y] = [cell[0] - cube.at[0], cell[1] - cube.at[1]]
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i] as Cell
    if (tile[0] === x && tile[1] === y) return i
  }
  return -1
}

/** The corners of a cube around its anchor with the portal facing north, counter-clockwise seen with north up. */
export const outline = (shape: Shape): readonly Point[] => outlineOf(tilesAround(shape, 'N'))
const outlineOf = remembered((tiles: readonly Cell[]): readonly Point[] => {
  const covered = new Set(tiles.map(cellPlace))
  // Each tile side without a neighbour is a piece of the outline, from corner to corner with the tile on its left.
  const stretches = new Map<string, Point>()
  for (const tile of tiles)
    for (const side of facings)
      if (!covered.has(cellPlace(step(tile, side)))) {
        const by = quarters(side)
        stretches.set(cellPlace(add(tile, half(turn([1, 1], by)))), add(tile, half(turn([-1, 1], by))))
      }
  const [first] = [...stretches.values()]
  const corners: Point[] = []
  let corner = first
  while (corner && stretches.size > 0) {
    corners.push(corner)
    const next: Point | undefined = stretches.get(cellPlace(corner))
    stretches.delete(cellPlace(corner))
    corner = next
  }
  return corners.filter((_, i) => {
    const [before, after] = [corners.at(i - 1) as Point, corners[(i + 1) % corners.length] as Point]
    return before[0] !== after[0] && before[1] !== after[1]
  })
})

const half = ([x, y]: Cell): Cell => [x / 2, y / 2]

type Turned = Readonly<Record<Facing, readonly Cell[]>>

/** The tiles around the anchor, for each net and its mirror image, by the direction of the portal. */
const around: Readonly<Record<NetId, { readonly plain: Turned; readonly mirrored: Turned }>> = Object.fromEntries(
  netIds.map((net) => [net, { plain: allTurned(net, false), mirrored: allTurned(net, true) }])
) as never

function allTurned(net: NetId, mirror: boolean): Turned {
  const { tiles, anchor } = nets[net]
  const north = tiles.map((it): Cell => {
    const [x, y] = minus(it, anchor)
    return mirror ? [0 - x, y] : [x, y]
  })
  const by = (turns: number): readonly Cell[] => north.map((it) => turn(it, turns))
  return { N: north, E: by(1), S: by(2), W: by(3) }
}

const tilesAround = ({ net, mirror }: Shape, facing: Facing): readonly Cell[] =>
  (mirror ? around[net].mirrored : around[net].plain)[facing]

export interface Tile {
  readonly cell: Cell
  /** The seat whose cube this is. */
  readonly seat: Seat
  readonly terrain: string
  /** On the start tile: the edge with the portal; null on the other four tiles. */
  readonly portal: Footprint['facing'] | null
}

const tile = (cube: Cube, i: number, cell: Cell): Tile => ({
  cell,
  seat: cube.seat,
  terrain: cube.terrains[i] ?? '',
  portal: i === 0 ? cube.facing : null
})

/** The tiles of these cubes, cube by cube in the given order, start tile first. */
export const tilesOn = (cubes: readonly Cube[]): readonly Tile[] =>
  cubes.flatMap((cube) => footprint(cube, cube).tiles.map((cell, i) => tile(cube, i, cell)))

// Cubes hardly ever move, and every step and push asks what is around it.
const byCell = remembered(
  (cubes: readonly Cube[]): ReadonlyMap<number, Tile> => new Map(tilesOn(cubes).map((it) => [cellCode(it.cell), it]))
)

/** The tile on a cell; tiles never overlap (NK-006). */
export const tileOn = (cubes: readonly Cube[], cell: Cell): Tile | undefined => byCell(cubes).get(cellCode(cell))
export const isCovered = (cubes: readonly Cube[], cell: Cell): boolean => byCell(cubes).has(cellCode(cell))

/** The seat whose portal a step in this direction goes through; null: none. A diagonal step never goes through one (NK-100, NK-101). */
export function portalCrossed(cubes: readonly Cube[], from: Cell, heading: Heading): Seat | null {
  const tile = tileOn(cubes, from)
  return tile?.portal === heading ? tile.seat : null
}
