// Jerrycans, Tuareks, power tiles and explorers: what a clan may get, pay and put.

import type { Seat } from '../../../core/ids.ts'
import { less } from '../../../kit/multiset.ts'
import type { Power, Tuarek } from '../data/names.ts'
import type { Bag } from '../data/schemas.ts'
import type { Play } from '../evolve.ts'
import { allTuareks, clan, inCamp, type Pool, type State } from '../state.ts'

/** KE-134: what cannot be given is lost (KE-Q13). */
export function give(p: Play, seat: Seat, n: number): void {
  const given = p.s.match.options.jerrycanSupply === 'limited' ? Math.min(n, p.s.supply) : n
  if (given > 0) p.make({ e: 'gained', seat, n: given })
}

/** KE-136: every jerrycan that is paid goes back to the supply. */
export function pay(p: Play, seat: Seat, n: number): void {
  if (n > 0) p.make({ e: 'paid', seat, n })
}

/** Tuareks in nobody's hand; those that `but` cannot see count as lying there. KE-164: the discards are the pile once it is empty. */
export function pile(s: State, hands: readonly Seat[] = [0, 1]): readonly Tuarek[] {
  const held = hands.flatMap((seat) => clan(s, seat).tuareks)
  return less(less(allTuareks(s), held), s.discards)
}
/** How many are in it, which everybody can count. */
export const pileSize = (s: State): number => pile(s).length
/** KE-164: nothing is left to draw. */
export const noneLeft = (s: State): boolean => pileSize(s) + s.discards.length === 0

/** KE-161: they are drawn unseen. */
export function drawTuareks(p: Play, seat: Seat, n: number): void {
  for (let i = 0; i < n; i++) p.wait({ does: 'tuarek', seat })
}

/** KE-140, KE-141: resources of the pool, and jerrycan tokens. */
export function missing(s: State, seat: Seat, cost: Bag): readonly string[] {
  const { pool } = s.turn
  return Object.entries(cost).flatMap(([good, n = 0]) => {
    const have = good === 'jerrycan' ? clan(s, seat).jerrycans : pool[good as keyof Pool]
    return have < n ? [good] : []
  })
}

/** KE-132: what is spent is gone. */
export function spend(p: Play, seat: Seat, cost: Bag): void {
  const { jerrycan = 0, ...rest } = cost
  const pool = { ...p.s.turn.pool }
  for (const [good, n = 0] of Object.entries(rest)) pool[good as keyof Pool] -= n
  p.turn({ pool })
  pay(p, seat, jerrycan)
}

export const mostPowers = 5
const atOnce: readonly Power[] = ['CONVERT_WHEAT', 'WIN_TIES']

/** KE-274, KE-275, KE-278: from the owner's next turn; KE-276, KE-277: at once (KE-Q26). */
export function hasPower(s: State, seat: Seat, power: Power): boolean {
  const { powers, fresh } = clan(s, seat)
  if (!powers.includes(power)) return false
  return !fresh.includes(power) || (atOnce.includes(power) && s.match.options.newPower === 'byType')
}

/** KE-191: any number on a land; KE-234, KE-237: in the last turn one on slot 1 and two on slot 2, and nowhere else. */
export const spots = (s: State): readonly number[] =>
  s.last ? [4, 5].filter((at) => (clan(s, s.active).pawns[at] ?? 0) < (at === 4 ? 1 : 2)) : s.lands.map((_, at) => at)

/** KE-192: whether a free explorer can be put anywhere (KE-Q17). */
export function canPlaceFree(s: State): boolean {
  if (spots(s).length === 0) return false
  if (inCamp(s, s.active) > 0) return true
  return s.match.options.noPawn === 'moveOne' && !s.last && s.lands.length > 1
}
