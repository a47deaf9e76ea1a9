// Who is next to whom, what holds whom up, and what enemies deal now. These functions read a state and change nothing.

import type { Seat } from '../../../core/ids.ts'
import type { FoeCard, TurnEvent } from '../data/schemas.ts'
import {
  bossAt,
  enemyCells,
  foe,
  heroAt,
  isAbove,
  isBoss,
  isTaken,
  map,
  perks,
  player,
  type State,
  square
} from '../state.ts'
import { type Cell, distance, up, yOf } from '../tower/cell.ts'

/** PL-180: the event of this turn does that. */
export const isOn = (s: State, event: TurnEvent): boolean =>
  s.turn.event !== null && s.match.events.find((it) => it.id === s.turn.event)?.does === event

export const near = (s: State, at: Cell): readonly Cell[] => square(s, at)?.near ?? []

/** PL-065: enemies on spaces adjacent to this one. PL-Q29: the boss may reach through edges, never out of its zone. */
export function foesNear(s: State, at: Cell): readonly Cell[] {
  const found = near(s, at).filter((it) => s.enemies[it] !== undefined)
  if (!s.match.options.bossOrdinaryIgnoresEdges) return found
  const boss = bossAt(s)
  const reaches = boss !== null && distance(boss, at) === 1 && isAbove(s, at) === isAbove(s, boss)
  return reaches && !found.includes(boss) ? [...found, boss] : found
}

/** PL-072: what an attack of an enemy deals; E04 makes it one more. */
export const damageOf = (s: State, { damage }: FoeCard): number => damage + (isOn(s, 'bloodMoon') ? 1 : 0)
/** What defeats it; E05: all but the boss have one more. */
export const healthOf = (s: State, card: FoeCard): number =>
  card.health + (isOn(s, 'blunt') && !isBoss(s, card.id) ? 1 : 0)

/** PL-103, PL-107: a platform under the space, one that a ladder crosses, or one that is passed upwards only. */
export const hasPlatform = (s: State, at: Cell): boolean => square(s, at)?.floor !== 'open'

/** PL-103, PL-105: on a ladder, or between walls with gloves that grip; nothing else keeps a hero from falling but cards. */
export function holdsOn(s: State, seat: Seat, at: Cell): boolean {
  const it = square(s, at)
  if (!it) return false
  return it.ladder || ((it.left || it.right) && perks(s, seat, 'grip').length > 0)
}

/** What flies or was freed from gravity by a card (PL-111). */
export const floats = (s: State, at: Cell): boolean => {
  const seat = heroAt(s, at)
  if (seat !== null) return player(s, seat).floats !== 'no'
  const id = s.enemies[at]
  return id !== undefined && foe(s, id)?.ability === 'flutter'
}

/** PL-120, PL-123: where a hero that is off the map may come back. */
export function entries(s: State, seat: Seat): readonly Cell[] {
  const { cells, bottom } = map(s)
  const free = cells.filter((it) => !isTaken(s, it))
  if (!player(s, seat).above) return free.filter((it) => it >= bottom * up && it < (bottom + 1) * up)
  const level = cells.filter((it) => isAbove(s, it))
  const shops = level.filter((it) => square(s, it)?.feature === 'shop')
  const open = shops.filter((it) => !isTaken(s, it))
  if (open.length > 0) return open
  // PL-Q22: the nearest to any shop, whatever stands between; without a shop, the bottom row.
  const lowest = Math.min(...level.map(yOf))
  const goals = shops.length > 0 ? shops : level.filter((it) => yOf(it) === lowest)
  const far = (it: Cell): number => Math.min(...goals.map((shop) => distance(it, shop)))
  const spaces = free.filter((it) => isAbove(s, it))
  const least = Math.min(...spaces.map(far))
  return spaces.filter((it) => far(it) === least)
}

/** PL-073, PL-074: where the figure on this space may be pushed by a hero that leaves `origin`. */
export const shoves = (s: State, at: Cell, origin: Cell | null): readonly Cell[] =>
  near(s, at).filter((it) => it === origin || !isTaken(s, it))

/** Whether the hero's seat acts on that zone (PL-093, PL-155). */
export const inZone = (s: State, seat: Seat, at: Cell): boolean => {
  const own = player(s, seat).at
  return own !== null && isAbove(s, own) === isAbove(s, at)
}

export const foesInZone = (s: State, seat: Seat): readonly Cell[] => enemyCells(s).filter((it) => inZone(s, seat, it))
