// What the enemy die does (6.9): all enemies at once, whoever is active and wherever the hero is (PL-098, PL-099).

import type { Command } from '../data/symbols.ts'
import type { Play } from '../evolve.ts'
import { enemyCells, foeAt, heroAt, isBoss, player, type State, seatsOf, square } from '../state.ts'
import type { Cell } from '../tower/cell.ts'
import { foesNear, hasPlatform } from './near.ts'
import { attacks, together } from './wounds.ts'

export function command(p: Play, what: Command): void {
  if (what === 'ATTACK') {
    together(p, () => allAttack(p))
    return
  }
  march(p, what, enemyCells(p.s))
}

/** PL-094, PL-100: every enemy attacks every hero next to it; who faints ignores the rest. */
function allAttack(p: Play): void {
  for (const seat of seatsOf(p.s)) {
    const { at } = player(p.s, seat)
    if (at === null) continue
    for (const it of foesNear(p.s, at)) if (!p.over && !attacks(p, it, seat, true)) break
  }
}

/** PL-095: those in front first, so that a line moves if its first can. PL-101: nobody attacks because of it. */
export function march(p: Play, to: 'LEFT' | 'RIGHT', all: readonly Cell[]): void {
  const step = to === 'LEFT' ? -1 : 1
  for (const at of [...all].sort((a, b) => step * (b - a))) {
    const card = p.s.enemies[at]
    if (card !== undefined && mayMarch(p.s, at, step)) p.make({ e: 'enemy', card, from: at, to: at + step })
  }
}

/** PL-096, PL-097: to a platform, through no wall or border, onto nobody; who flutters needs no platform (PL-Q38). */
function mayMarch(s: State, at: Cell, step: number): boolean {
  const it = square(s, at)
  const card = foeAt(s, at)
  if (!it || !card || (step < 0 ? it.left : it.right)) return false
  // PL-Q32.
  if (isBoss(s, card.id) && !s.match.sheet.movesWithEnemyDie) return false
  const to = at + step
  const isFree = s.enemies[to] === undefined && heroAt(s, to) === null
  return isFree && (card.ability === 'flutter' || hasPlatform(s, to))
}
