// Runs a push space by space (NK-018, NK-019, NK-076, NK-080): how far it goes and whom it moves. Who pays is decided elsewhere.

import type { Seat } from '../../../core/ids.ts'
import { type Cell, type Heading, isDiagonal, step } from '../../../kit/grid/square.ts'
import { beyond, lineOf } from '../board.ts'
import { begin, extend, type Script } from '../evolve.ts'
import { player, type State } from '../state.ts'
import { fall } from './effects.ts'
import { isImmune } from './skills.ts'

export type Shove = {
  readonly script: Script
  /** Spaces that the target travels, including the one that takes it off the board. */
  readonly spaces: number
  /** Everybody who left the board, the cell each was pushed to, and whether a realm or nothing was there (NK-100, NK-101). */
  readonly off: readonly { readonly seat: Seat; readonly to: Cell; readonly into: 'realm' | 'nothing' }[]
  /** The seat whose skill forbids the next space. */
  readonly stopped: Seat | null
}

/** Pushes the target up to `most` spaces; it stops once it has left the board (NK-080). */
export function shove(s: State, target: Seat, heading: Heading, most: number): Shove {
  let shoved: Shove = { script: begin(s), spaces: 0, off: [], stopped: null }
  while (shoved.spaces < most && !shoved.off.some(({ seat }) => seat === target)) {
    const next = space(shoved, target, heading)
    if (next.stopped !== null) return next
    shoved = next
  }
  return shoved
}

/** NK-019, NK-076: pushes by one space. The keepers in line go along, front first. NK-020, NK-106: allies like anybody else. */
function space(before: Shove, target: Seat, heading: Heading): Shove {
  const s = before.script.state
  const from = player(s, target).at
  if (!from) return before
  const behind = lineOf(s, from, heading)
  const stopped = [target, ...behind].find((seat) => resists(s, seat, heading, seat !== target)) ?? null
  if (stopped !== null) return { ...before, stopped }

  const front = behind.at(-1) ?? target
  const edge = player(s, front).at ?? from
  const where = beyond(s, edge, heading)
  const off = where === 'tile' ? before.off : [...before.off, { seat: front, to: step(edge, heading), into: where }]
  const gone =
    where === 'tile'
      ? before.script
      : where === 'realm'
        ? extend(before.script, { e: 'eliminated', seat: front })
        : fall(before.script, front)
  // A keeper that leaves the board frees its space for those behind.
  const script = [target, ...behind].reverse().reduce((so, seat) => {
    const at = player(so.state, seat).at
    return at ? extend(so, { e: 'stood', seat, at: step(at, heading) }) : so
  }, gone)
  return { script, spaces: before.spaces + 1, off, stopped: null }
}

/** 8.2, `immune`: a chain does not move it; a diagonal push does not include it. */
const resists = (s: State, seat: Seat, heading: Heading, byChain: boolean): boolean =>
  (byChain && isImmune(s, seat, 'chain')) || (isDiagonal(heading) && isImmune(s, seat, 'diagonal'))
