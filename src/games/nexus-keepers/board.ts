// Who is on which tile, and what a keeper meets one cell further. Judges no action.

import type { Seat } from '../../core/ids.ts'
import { type Cell, type Heading, sameCell, step } from '../../kit/grid/square.ts'
import { isCovered, portalCrossed, startOf, type Tile, tileOn } from './geometry/cube.ts'
import { player, type State } from './state.ts'

export const tileAt = (s: State, cell: Cell): Tile | undefined => tileOn(s.cubes, cell)
export const isTile = (s: State, cell: Cell): boolean => isCovered(s.cubes, cell)

/** The seat whose keeper is on this cell. A waiting keeper is on no cell (NK-104). */
export function keeperAt(s: State, cell: Cell): Seat | null {
  for (let seat = 0; seat < s.players.length; seat++) {
    const at = s.players[seat]?.at
    if (at && sameCell(at, cell)) return seat
  }
  return null
}

/**
 * Whether a keeper is on one of the four cells beside; `slantwise`: on one of the eight around. Mostly none is, and nobody is in the way or
 * can be leapt over or pushed.
 */
export function hasNeighbour(s: State, [x, y]: Cell, slantwise: boolean): boolean {
  for (const { at } of s.players) {
    if (!at) continue
    const [dx, dy] = [Math.abs(at[0] - x), Math.abs(at[1] - y)]
    if (dx + dy === 1 || (slantwise && dx === 1 && dy === 1)) return true
  }
  return false
}

/** Whether the cell is a tile without a keeper (NK-022: one keeper a tile). */
export const isFree = (s: State, cell: Cell): boolean => isTile(s, cell) && keeperAt(s, cell) === null

/** The start tile of a cube in play. */
export function startTile(s: State, seat: Seat): Cell | null {
  const cube = s.cubes.find((it) => it.seat === seat)
  return cube ? startOf(cube) : null
}

/** The keepers in a line without a gap, beginning with the cell next to `from`. */
export function lineOf(s: State, from: Cell, heading: Heading): readonly Seat[] {
  const seats: Seat[] = []
  for (let cell = step(from, heading); ; cell = step(cell, heading)) {
    const seat = keeperAt(s, cell)
    if (seat === null) return seats
    seats.push(seat)
  }
}

/** What is one cell further: a tile, a realm behind a portal, or nothing (NK-100, NK-101). */
export function beyond(s: State, from: Cell, heading: Heading): 'tile' | 'realm' | 'nothing' {
  if (isTile(s, step(from, heading))) return 'tile'
  const portal = portalCrossed(s.cubes, from, heading)
  if (portal === null) return 'nothing'
  // NK-105: the portal of an eliminated player works as long as its cube is on the board (Q43).
  return s.match.options.deadPortalsActive || player(s, portal).status !== 'eliminated' ? 'realm' : 'nothing'
}
