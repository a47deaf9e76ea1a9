// Hearts, fainting, and what is gained when an enemy attacks or a feat is done (6.12, 6.16).

import type { Seat } from '../../../core/ids.ts'
import type { Feat } from '../data/schemas.ts'
import type { Play } from '../evolve.ts'
import { foe, from, health, isAbove, perks, player } from '../state.ts'
import type { Cell } from '../tower/cell.ts'
import { damageOf } from './near.ts'

/** PL-175: whoever does it takes the card at once, even from another player, and finds it refreshed; its holder keeps it as it is. */
export function feat(p: Play, seat: Seat, done: Feat): void {
  if (p.feats) {
    p.feats.push([seat, done])
    return
  }
  for (const { id, when } of p.s.match.artefacts) {
    if (when !== done) continue
    const holder = p.s.players.findIndex((it) => it.items.some((item) => item.id === id))
    // PL-185: its holder changes nothing, and what is not in play is taken by nobody.
    if (holder === seat || (holder < 0 && !p.s.middle.includes(id))) continue
    if (holder < 0) p.make({ e: 'pile', pile: 'middle', cards: p.s.middle.filter((it) => it !== id) })
    else p.has(holder, { items: player(p.s, holder).items.filter((it) => it.id !== id) })
    p.has(seat, { items: [...player(p.s, seat).items, { id, used: false }] })
  }
}

/** PL-176: of heroes who do a feat together the active player is first, then clockwise. */
export function together(p: Play, work: () => void): void {
  const done: (readonly [Seat, Feat])[] = []
  p.feats = done
  work()
  p.feats = null
  for (const what of new Set(done.map(([, it]) => it))) {
    const first = from(p.s, p.s.active).find((seat) => done.some(([who, it]) => who === seat && it === what))
    if (first !== undefined && !p.over) feat(p, first, what)
  }
}

/** PL-124: one heart a wound, and at the last one it faints at once; whatever else would hurt it is lost. Says whether it is still up. */
export function hurt(p: Play, seat: Seat, n: number): boolean {
  const { at, hearts } = player(p.s, seat)
  if (at === null) return false
  if (n <= 0) return true
  p.make({ e: 'hurt', seat, n: Math.min(n, hearts) })
  if (hearts > n) return true
  faint(p, seat)
  return false
}

/** PL-125, PL-172: it leaves the map, its special die is blank, its boss token goes, its hearts are full. PL-126: the rest it keeps. */
function faint(p: Play, seat: Seat): void {
  const { at } = player(p.s, seat)
  p.make({ e: 'fainted', seat, hearts: health(p.s, seat), above: at !== null && isAbove(p.s, at) })
  // PL-127: heroes faint in other players' turns too; only the own turn goes on without steps.
  if (seat === p.s.active) {
    p.turn({ fainted: true, steps: { left: 0, boot: false, up: false, begun: false }, pushed: null })
    p.turn({ paw: { left: 0, at: null } })
  }
  feat(p, seat, 'faint')
  // PL-181.
  if (p.s.match.solo) p.make({ e: 'over', winners: [], why: 'over.fainted' })
}

/** PL-072: one attack of the enemy there. Says whether the hero is still up. */
export function attacks(p: Play, at: Cell, seat: Seat, byDie: boolean): boolean {
  const card = foe(p.s, p.s.enemies[at] ?? '')
  if (!card || player(p.s, seat).at === null) return player(p.s, seat).at !== null
  const shield = byDie ? perks(p.s, seat, 'buckler').reduce((sum, it) => sum + it.n, 0) : 0
  const n = Math.max(0, damageOf(p.s, card) - shield)
  const before = player(p.s, seat).hearts
  const up = hurt(p, seat, n)
  if (!up) return false
  // Howl: whom it wounds loses what the special die shows.
  if (n > 0 && card.ability === 'howl') p.has(seat, { special: 'BLANK', forged: false })
  if (before - player(p.s, seat).hearts >= 2) feat(p, seat, 'bruised')
  return true
}
