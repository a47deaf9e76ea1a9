// Where a cube may be deployed (NK-002 to NK-006), and the rule that refuses it elsewhere. Nobody else judges a cube's place.

import type { RuleId } from '../../../core/ids.ts'
import { ruleId } from '../../../core/ids.ts'
import type { CubeShape, Footprint, Pose } from './cube.ts'
import { footprint } from './cube.ts'
import type { Cell } from './lattice.ts'
import { cellKey, facings, minus, quarters, step } from './lattice.ts'
import { sharedEdges } from './links.ts'

/** How far from the origin a first cube may be put: more than any table, so that the list of its places has an end. */
export const tableReach = 16

/** The edges by which a cube must be held (NK-004, NK-133). */
export const edgesNeeded = 2

/** Why a cube cannot lie somewhere: the rule, and the cell or number that shows it. */
export type Misplaced =
  | { readonly rule: RuleId; readonly why: 'overlap' | 'behindPortal' | 'portalBlocked'; readonly cell: Cell }
  | { readonly rule: RuleId; readonly why: 'tooFewEdges'; readonly edges: number }
  | { readonly rule: RuleId; readonly why: 'offTable' }

type Unoriented = Pick<CubeShape, 'net' | 'mirror'>

/** What keeps cubes from lying beside those already there (NK-005, NK-006); null when nothing does. */
export function collision(laid: readonly Footprint[], fresh: readonly Footprint[]): Misplaced | null {
  const [old, tiles] = [cellsOf(laid), fresh.flatMap((it) => it.tiles)]
  const rears = new Set(laid.map((it) => cellKey(it.rear)))
  const onTop = tiles.find((cell) => old.has(cellKey(cell)))
  if (onTop) return { rule: ruleId('NK-006'), why: 'overlap', cell: onTop }
  const behind = tiles.find((cell) => rears.has(cellKey(cell)))
  if (behind) return { rule: ruleId('NK-005'), why: 'behindPortal', cell: behind }
  const blocked = fresh.find((it) => old.has(cellKey(it.rear)))
  return blocked ? { rule: ruleId('NK-005'), why: 'portalBlocked', cell: blocked.rear } : null
}

/** Why a cube may not be deployed there; null when it may. */
export function misplaced(laid: readonly Footprint[], shape: Unoriented, pose: Pose): Misplaced | null {
  if (laid.length === 0) {
    const onTable = pose.at.every((it) => Math.abs(it) <= tableReach)
    return onTable ? null : { rule: ruleId('NK-006'), why: 'offTable' }
  }
  const cube = footprint(shape, pose)
  const edges = sharedEdges([cube], laid).length
  return collision(laid, [cube]) ?? (edges < edgesNeeded ? { rule: ruleId('NK-004'), why: 'tooFewEdges', edges } : null)
}

/** Every legal place of a cube: west to east, south to north, portal clockwise from north. */
export function* places(laid: readonly Footprint[], shape: Unoriented): Generator<Pose> {
  if (laid.length === 0) {
    for (let x = -tableReach; x <= tableReach; x++)
      for (let y = -tableReach; y <= tableReach; y++) for (const facing of facings) yield { at: [x, y], facing }
    return
  }
  const near = facings.flatMap((facing) =>
    touching(laid, footprint(shape, { at: [0, 0], facing }).tiles).map((at) => ({ at, facing }))
  )
  yield* near.filter((pose) => !misplaced(laid, shape, pose)).sort(byPlace)
}

/** The shifts that bring one of `cells` edge to edge with something that lies there, and onto a free cell. */
export function touching(laid: readonly Footprint[], cells: readonly Cell[]): readonly Cell[] {
  const old = cellsOf(laid)
  const shifts = new Map<string, Cell>()
  for (const { tiles } of laid)
    for (const tile of tiles)
      for (const side of facings) {
        const shore = step(tile, side)
        if (!old.has(cellKey(shore)))
          for (const cell of cells) {
            const shift = minus(shore, cell)
            shifts.set(cellKey(shift), shift)
          }
      }
  return [...shifts.values()]
}

/** The canonical order of places. */
export const byPlace = (a: Pose, b: Pose): number =>
  a.at[0] - b.at[0] || a.at[1] - b.at[1] || quarters(a.facing) - quarters(b.facing)

const cellsOf = (cubes: readonly Footprint[]): ReadonlySet<string> =>
  new Set(cubes.flatMap((it) => it.tiles.map(cellKey)))
