// Jerrycans, Tuareks, power tiles and explorers: what a clan can receive, pay and place.

import type { Seat } from '../../../core/ids.ts'
import { less } from '../../../kit/multiset.ts'
import type { Power, Tuarek } from '../data/names.ts'
import type { Bag } from '../data/schemas.ts'
import type { Play } from '../evolve.ts'
import { allTuareks, clan, inCamp, type Pool, type State } from '../state.ts'

/** KE-134: what the supply cannot give is lost (KE-Q13). */
export function give(p: Play, seat: Seat, n: number): void {
  const given = p.s.match.options.jerrycanSupply === 'limited' ? Math.min(n, p.s.supply) : n
  if (given > 0) p.make({ e: 'gained', seat, n: given })
}

/** KE-136: a paid jerrycan goes back to the supply. */
export function pay(p: Play, seat: Seat, n: number): void {
  if (n > 0) p.make({ e: 'paid', seat, n })
}

/** Tuareks in none of these hands and not discarded. With one viewer’s hand, that is all it has not seen. KE-164: discards refill it. */
export function pile(s: State, hands: readonly Seat[] = [0, 1]): readonly Tuarek[] {
  const held = hands.flatMap((seat) => clan(s, seat).tuareks)
  return less(less(allTuareks(s), held), s.discards)
}
/** The size of the pile, which everybody can count. */
export const pileSize = (s: State): number => pile(s).length
/** KE-164: nothing is left to draw. */
export const noneLeft = (s: State): boolean => pileSize(s) + s.discards.length === 0

/** KE-161: the opponent does not see the drawn tiles. */
export function drawTuareks(p: Play, seat: Seat, n: number): void {
  for (let i = 0; i < n; i++) p.wait({ does: 'tuarek', seat })
}

/** The resources and jerrycans that the seat lacks to pay this cost. KE-140, KE-141: jerrycans in a cost are paid with tokens. */
export function missing(s: State, seat: Seat, cost: Bag): readonly string[] {
  const { pool } = s.turn
  return Object.entries(cost).flatMap(([good, n = 0]) => {
    const have = good === 'jerrycan' ? clan(s, seat).jerrycans : pool[good as keyof Pool]
    return have < n ? [good] : []
  })
}

/** KE-132: each resource is spent once. */
export function spend(p: Play, seat: Seat, cost: Bag): void {
  const { jerrycan = 0, ...rest } = cost
  const pool = { ...p.s.turn.pool }
  for (const [good, n = 0] of Object.entries(rest)) pool[good as keyof Pool] -= n
  p.turn({ pool })
  pay(p, seat, jerrycan)
}

export const mostPowers = 5
const atOnce: readonly Power[] = ['CONVERT_WHEAT', 'WIN_TIES']

/** KE-274, KE-275, KE-278: these powers work from the owner’s next turn; KE-276, KE-277: these at once (KE-Q26). */
export function hasPower(s: State, seat: Seat, power: Power): boolean {
  const { powers, fresh } = clan(s, seat)
  if (!powers.includes(power)) return false
  return !fresh.includes(power) || (atOnce.includes(power) && s.match.options.newPower === 'byType')
}

/** KE-191: any land, any number. KE-234, KE-237: in the last turn only slots 1 and 2, with room for one and two. */
export const spots = (s: State): readonly number[] =>
  s.last ? [4, 5].filter((at) => (clan(s, s.active).pawns[at] ?? 0) < (at === 4 ? 1 : 2)) : s.lands.map((_, at) => at)

/** KE-192: whether a free explorer can be put anywhere (KE-Q17). */
export function canPlaceFree(s: State): boolean {
  if (spots(s).length === 0) return false
  if (inCamp(s, s.active) > 0) return true
  return s.match.options.noPawn === 'moveOne' && !s.last && s.lands.length > 1
}
