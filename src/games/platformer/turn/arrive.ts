// What happens to a hero that comes to a space (PL-054 to PL-060): what lies there, what it reveals, what hurts it.

import type { Seat } from '../../../core/ids.ts'
import { less } from '../../../kit/multiset.ts'
import type { Play } from '../evolve.ts'
import { type Arrival, bossLevel, foe, map, perks, player, type State, square } from '../state.ts'
import { type Cell, yOf } from '../tower/cell.ts'
import { foesNear } from './near.ts'
import { attacks, feat, hurt } from './wounds.ts'

/** PL-054: a coin or a gem is taken at once; enemies leave them (PL-055). */
export function collect(p: Play, seat: Seat, at: Cell): void {
  const token = p.s.tokens[at]
  if (!token) return
  p.make(
    { e: 'token', at, token: null },
    { e: 'gained', seat, coins: token === 'coin' ? 1 : 0, gems: token === 'gem' ? 1 : 0 }
  )
}

/** PL-060: tokens, then what is revealed, then the rest, which waits for the new level. */
export function arrive(p: Play, seat: Seat, how: Arrival): void {
  const { at } = player(p.s, seat)
  if (at === null) return
  // PL-Q09, PL-Q13.
  const falls = how === 'fall' && p.s.match.options.pickupOnFall === 'none'
  const isIn = how !== 'push' || p.s.match.options.pushedEntersSpace
  if (!falls && isIn) collect(p, seat, at)
  if (isIn && reveals(p, seat, at)) p.wait({ does: 'land', seat, how })
  else land(p, seat, how)
}

/** PL-129, PL-130, PL-133: the top row of the highest level turns up the next one, once, however the hero came there (PL-Q23). */
function reveals(p: Play, seat: Seat, at: Cell): boolean {
  const { s } = p
  if (yOf(at) !== map(s).top || s.tower.levels.length >= bossLevel(s)) return false
  if (s.pending.some((it) => it.does === 'tiles')) return false
  reveal(p)
  feat(p, seat, 'reveal')
  return true
}

/** PL-131, PL-132: two tiles; beside a normal level its enemy card, above the last one the boss. */
export function reveal(p: Play): void {
  const level = p.s.tower.levels.length + 1
  p.wait({ does: 'tiles' })
  if (level <= p.s.match.normal) p.wait({ does: 'enemy', level })
  else p.wait({ does: 'bossSpawn' })
}

/** What may still be turned up: tiles of the set that lie nowhere, those of the boss level apart (PL-001, PL-Q06, PL-Q07). */
export function tilesLeft(s: State): readonly string[] {
  const boss = s.tower.levels.length === s.match.normal
  const { dungeonSet } = s.match.options
  const all = s.match.tiles.filter((it) => it.boss === boss && (dungeonSet === 'mixed' || it.set === dungeonSet))
  return less(all.map((it) => it.id).sort(), s.tower.levels.flat())
}

/** PL-056 to PL-058, PL-170, then Grasp; a hero that faints skips what is left. */
export function land(p: Play, seat: Seat, how: Arrival): void {
  const { at } = player(p.s, seat)
  if (at === null || p.over) return
  const feature = square(p.s, at)?.feature
  const isIn = how === 'move' || how === 'portal' || how === 'place' || (how === 'push' && isPushedIn(p.s))
  // PL-058: nothing befalls a hero that Generates there; a fall has its own wounds (PL-057).
  if (feature === 'trap' && isIn && p.s.match.options.trapTrigger === 'enter' && !springs(p, seat)) return
  if (feature === 'bossSpecial' && (isIn || how === 'fall') && !takeToken(p, seat)) return
  if (how !== 'move') return
  // PL-070: only a card makes an enemy attack a hero that comes next to it.
  for (const there of foesNear(p.s, at))
    if (foe(p.s, p.s.enemies[there] ?? '')?.ability === 'grasp' && !attacks(p, there, seat, false)) return
}
const isPushedIn = (s: State): boolean => s.match.options.pushedEntersSpace

/** PL-056: one wound; says whether the hero is still up. */
export function springs(p: Play, seat: Seat): boolean {
  if (perks(p.s, seat, 'trapSafe').length > 0) return true
  const isUp = hurt(p, seat, 1)
  if (isUp) feat(p, seat, 'trap')
  return isUp
}

/** PL-170, PL-171: a boss token, or a wound instead of a second one. */
export function takeToken(p: Play, seat: Seat): boolean {
  const { sheet } = p.s.match
  if (player(p.s, seat).token) return hurt(p, seat, 1)
  if (p.s.players.filter((it) => it.token).length < sheet.token.count) p.has(seat, { token: true })
  return true
}

/** The two tiles lie there now, with their coins and gems (PL-131, PL-132). */
export function turnUp(p: Play, tiles: readonly string[], seat: Seat | null): void {
  const [left = '', right = ''] = tiles
  const { levels, lowest } = p.s.tower
  p.make({ e: 'revealed', tower: { levels: [...levels, [left, right]], lowest }, seat })
  const level = levels.length + 1
  for (const at of map(p.s).cells) {
    const it = square(p.s, at)
    if (it?.level === level && (it.feature === 'coin' || it.feature === 'gem'))
      p.make({ e: 'token', at, token: it.feature })
  }
}

/** PL-131: an enemy on every spawner of the level. PL-Q37: without a token left a spawner stays empty, where the supply counts. */
export function populate(p: Play, level: number, id: string): void {
  for (const at of map(p.s).cells) {
    const it = square(p.s, at)
    if (it?.level !== level || it.feature !== 'spawner' || p.s.enemies[at] !== undefined) continue
    if (p.s.players.some((hero) => hero.at === at)) continue
    const out = Object.values(p.s.enemies).filter((card) => card === id).length
    const limit = p.s.match.options.limitedSupply ? (foe(p.s, id)?.tokens ?? 0) : Number.POSITIVE_INFINITY
    if (out < limit) p.make({ e: 'enemy', card: id, from: null, to: at })
  }
}
