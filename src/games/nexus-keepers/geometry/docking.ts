// Puts the parts of a broken board together again (NK-133 to NK-137, Q47, Q71): which blocks may move, and where to.
// A block is named by its lowest seat, and its place is that of this seat’s cube. The rest of the block moves with it.

import { type RuleId, ruleId, type Seat } from '../../../core/ids.ts'
import { remembered } from '../../../core/remember.ts'
import { add, type Cell, facings, minus, quarters, turn, turned } from '../../../kit/grid/square.ts'
import { type Cube, type Pose, prints } from './cube.ts'
import { type Cells, clusters, sharedEdges, tilesOf } from './links.ts'
import { byPlace, collision, edgesNeeded, type Ground, ground, type Misplaced, touching } from './placement.ts'

/** A group of cubes that keeps its arrangement (NK-135). */
export interface Block {
  readonly seat: Seat
  readonly cubes: readonly Cube[]
}

/** The clusters of the board as blocks, lowest seat first. With one or none, nothing is left to dock. */
export function blocks(cubes: readonly Cube[]): readonly Block[] {
  const ordered = [...cubes].sort((a, b) => a.seat - b.seat)
  const groups = clusters(prints(ordered))
  return groups.map((group) => {
    const members = group.map((i) => ordered[i] as Cube)
    return { seat: members[0]?.seat as Seat, cubes: members }
  })
}

/** A block that may move, the blocks that may stay in its stead, and everything that is in its way. */
interface Loose {
  readonly block: Block
  readonly stays: readonly Block[]
  readonly anchorages: readonly Cells[]
  readonly others: Ground
}

/**
 * The blocks that may move, each with those that may stay in its stead; one of the largest stays (NK-134). Remembered, because the same
 * broken board is queried often while a player looks for a place.
 */
export const movable = remembered((cubes: readonly Cube[]): readonly Loose[] => {
  const all = blocks(cubes)
  const largest = Math.max(...all.map((it) => it.cubes.length))
  return all.flatMap((block): Loose[] => {
    const stays = all.filter((it) => it !== block && it.cubes.length === largest)
    if (stays.length === 0) return []
    const others = ground(prints(cubes.filter((it) => !block.cubes.includes(it))))
    return [{ block, stays, anchorages: stays.map((it) => tilesOf(prints(it.cubes))), others }]
  })
})

const looseBlock = (cubes: readonly Cube[], seat: Seat): Loose | undefined =>
  movable(cubes).find((it) => it.block.seat === seat)

/** Every place where a movable block may be docked, in canonical order. */
export function dockings(cubes: readonly Cube[], seat: Seat): readonly Pose[] {
  const loose = looseBlock(cubes, seat)
  if (!loose) return []
  const staying = prints(loose.stays.flatMap((it) => it.cubes))
  const near = facings.flatMap((facing) => {
    const cells = prints(docked(loose.block, { at: [0, 0], facing })).flatMap((it) => it.tiles)
    return touching(staying, cells).map((at) => ({ at, facing }))
  })
  return near.filter((pose) => !misfit(loose, pose)).sort(byPlace)
}

/** Why a block may not be docked there; null if it may. `notLoose`: it is held already, or it is the block that stays. */
export function misdocked(
  cubes: readonly Cube[],
  seat: Seat,
  pose: Pose
): Misplaced | { readonly rule: RuleId; readonly why: 'notLoose' } | null {
  const loose = looseBlock(cubes, seat)
  return loose ? misfit(loose, pose) : { rule: ruleId('NK-136'), why: 'notLoose' }
}

/** Q71: every other block can be in the way, but only a block that stays can hold this one. */
function misfit({ block, anchorages, others }: Loose, pose: Pose): Misplaced | null {
  const fresh = prints(docked(block, pose))
  const hit = collision(others, fresh)
  if (hit) return hit
  const edges = Math.max(...anchorages.map((tiles) => sharedEdges(fresh, tiles)))
  return edges < edgesNeeded ? { rule: ruleId('NK-136'), why: 'tooFewEdges', edges } : null
}

/** The block’s cubes once the cube that names it is at `pose`. */
export function docked({ cubes }: Block, pose: Pose): readonly Cube[] {
  const [lead] = cubes
  if (!lead) return []
  return cubes.map((it) => ({
    ...it,
    at: carried(it.at, lead, pose),
    facing: turned(it.facing, quarters(pose.facing) - quarters(lead.facing))
  }))
}

/** Where a cell of a block goes, with any keeper on it (NK-137), when the cube that names the block goes from one pose to the other. */
export function carried(cell: Cell, from: Pose, to: Pose): Cell {
  const by = (quarters(to.facing) - quarters(from.facing) + 4) % 4
  return add(turn(minus(cell, from.at), by), to.at)
}
