// Where a cube may be deployed (NK-002 to NK-006), and which rule refuses it elsewhere. All checks of a cube’s place are here.

import { type RuleId, ruleId } from '../../../core/ids.ts'
import { type Cell, cellCode, facings, minus, quarters, step } from '../../../kit/grid/square.ts'
import { type CubeShape, type Footprint, footprint, type Pose } from './cube.ts'
import { type Cells, sharedEdges, tilesOf } from './links.ts'

/** The greatest distance of a first cube from the origin: more than any table needs, so that the list of its places is finite. */
export const boardExtent = 16

/** The number of edges that must hold a cube (NK-004, NK-133). */
export const edgesNeeded = 2

/** Why a cube cannot be placed somewhere: the rule, and the cell or number that proves it. */
export type Misplaced =
  | { readonly rule: RuleId; readonly why: 'overlap' | 'behindPortal' | 'portalBlocked'; readonly cell: Cell }
  | { readonly rule: RuleId; readonly why: 'tooFewEdges'; readonly edges: number }
  | { readonly rule: RuleId; readonly why: 'offTable' }

type Unoriented = Pick<CubeShape, 'net' | 'mirror'>

/** The cubes on the table, indexed once for many queries. */
export interface Ground {
  readonly tiles: Cells
  readonly rears: Cells
}

export const ground = (laid: readonly Footprint[]): Ground => ({
  tiles: tilesOf(laid),
  rears: new Set(laid.map((it) => cellCode(it.rear)))
})

/** What forbids cubes beside those already on the table (NK-005, NK-006); null if nothing does. */
export function collision({ tiles, rears }: Ground, fresh: readonly Footprint[]): Misplaced | null {
  const cells = fresh.flatMap((it) => it.tiles)
  const onTop = cells.find((cell) => tiles.has(cellCode(cell)))
  if (onTop) return { rule: ruleId('NK-006'), why: 'overlap', cell: onTop }
  const behind = cells.find((cell) => rears.has(cellCode(cell)))
  if (behind) return { rule: ruleId('NK-005'), why: 'behindPortal', cell: behind }
  const blocked = fresh.find((it) => tiles.has(cellCode(it.rear)))
  return blocked ? { rule: ruleId('NK-005'), why: 'portalBlocked', cell: blocked.rear } : null
}

/** Why a cube may not be deployed there; null if it may. */
export function misplaced(on: Ground, shape: Unoriented, pose: Pose): Misplaced | null {
  if (on.tiles.size === 0) {
    const onTable = pose.at.every((it) => Math.abs(it) <= boardExtent)
    return onTable ? null : { rule: ruleId('NK-006'), why: 'offTable' }
  }
  const cube = [footprint(shape, pose)]
  const hit = collision(on, cube)
  if (hit) return hit
  const edges = sharedEdges(cube, on.tiles)
  return edges < edgesNeeded ? { rule: ruleId('NK-004'), why: 'tooFewEdges', edges } : null
}

/** Every legal place of a cube, in order: west to east, south to north, portal clockwise from north. */
export function* places(laid: readonly Footprint[], shape: Unoriented): Generator<Pose> {
  if (laid.length === 0) {
    for (let x = -boardExtent; x <= boardExtent; x++)
      for (let y = -boardExtent; y <= boardExtent; y++) for (const facing of facings) yield { at: [x, y], facing }
    return
  }
  const on = ground(laid)
  const near = facings.flatMap((facing) =>
    touching(laid, footprint(shape, { at: [0, 0], facing }).tiles).map((at) => ({ at, facing }))
  )
  yield* near.filter((pose) => !misplaced(on, shape, pose)).sort(byPlace)
}

/** The shifts that bring one of `cells` to a free cell with an edge next to a placed tile. */
export function touching(laid: readonly Footprint[], cells: readonly Cell[]): readonly Cell[] {
  const tiles = tilesOf(laid)
  const shores = new Map<number, Cell>()
  for (const it of laid)
    for (const tile of it.tiles)
      for (const side of facings) {
        const shore = step(tile, side)
        if (!tiles.has(cellCode(shore))) shores.set(cellCode(shore), shore)
      }
  const shifts = new Map<number, Cell>()
  for (const shore of shores.values())
    for (const cell of cells) {
      const shift = minus(shore, cell)
      shifts.set(cellCode(shift), shift)
    }
  return [...shifts.values()]
}

/** The canonical order of places. */
export const byPlace = (a: Pose, b: Pose): number =>
  a.at[0] - b.at[0] || a.at[1] - b.at[1] || quarters(a.facing) - quarters(b.facing)
