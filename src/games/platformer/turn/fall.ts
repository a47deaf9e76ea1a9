// Gravity (6.10): what is not held up falls, column by column from the lowest figure up.

import type { Seat } from '../../../core/ids.ts'
import type { Play } from '../evolve.ts'
import { heroAt, isAbove, isTaken, map, player, type State, square } from '../state.ts'
import { type Cell, up } from '../tower/cell.ts'
import { arrive, collect, springs } from './arrive.ts'
import { floats, hasPlatform, holdsOn } from './near.ts'
import { feat } from './wounds.ts'

/** Figures that gravity is asked of, the lowest first (PL-109). */
const figures = (s: State, zone: boolean | null): readonly Cell[] =>
  map(s).cells.filter((at) => isTaken(s, at) && (zone === null || isAbove(s, at) === zone))

/** PL-103, PL-105, PL-108: nothing is under it, and no ladder that it holds on to; ladders hold heroes alone. */
export function hangs(s: State, at: Cell, drops: readonly Seat[]): boolean {
  if (hasPlatform(s, at) || isTaken(s, at - up) || floats(s, at)) return false
  const seat = heroAt(s, at)
  return seat === null || !holdsOn(s, seat, at) || drops.includes(seat)
}

/** PL-105: heroes on ladders over nothing, who may let go. */
export const climbers = (s: State, zone: boolean | null): readonly Seat[] =>
  figures(s, zone).flatMap((at) => {
    const seat = heroAt(s, at)
    const mayDrop = seat !== null && holdsOn(s, seat, at) && !hasPlatform(s, at) && !floats(s, at)
    return mayDrop ? [seat] : []
  })

/** PL-102, PL-109: everything in the zone falls as far as it can; null: everything anywhere. */
export function gravity(p: Play, zone: boolean | null, drops: readonly Seat[]): void {
  for (const at of figures(p.s, zone)) if (!p.over && hangs(p.s, at, drops)) drop(p, at)
  p.turn({ drops: [] })
}

/** PL-104, PL-114: straight down, through levels, until a platform or a figure holds it. */
function drop(p: Play, start: Cell): void {
  const seat = heroAt(p.s, start)
  if (seat !== null) {
    dropHero(p, seat, start)
    return
  }
  const card = p.s.enemies[start]
  let at = start
  while (canSink(p.s, at)) at -= up
  // PL-059, PL-112, PL-116: traps do nothing to it, and it attacks nobody for it; the boss and minions fall alike.
  if (card !== undefined && at !== start) p.make({ e: 'enemy', card, from: start, to: at })
}

/** PL-078: whoever is below holds it up, and is pushed by nobody. */
const canSink = (s: State, at: Cell): boolean =>
  !hasPlatform(s, at) && square(s, at - up) !== undefined && !isTaken(s, at - up)

/** PL-057, PL-106, PL-110: each trap on the way wounds; only platforms and figures stop it, unless ladders are caught (PL-Q16). */
function dropHero(p: Play, seat: Seat, start: Cell): void {
  const { catchLadder, pickupOnFall } = p.s.match.options
  let [at, n] = [start, 0]
  while (canSink(p.s, at)) {
    at -= up
    n++
    p.make({ e: 'fell', seat, to: at, n })
    if (pickupOnFall === 'through') collect(p, seat, at)
    if (square(p.s, at)?.feature === 'trap' && !springs(p, seat)) return
    if (catchLadder && holdsOn(p.s, seat, at)) break
  }
  if (n === 0) return
  if (n >= 3) feat(p, seat, 'fall')
  if (player(p.s, seat).at !== null) arrive(p, seat, 'fall')
}
