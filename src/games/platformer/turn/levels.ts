// Levels that go (6.13): by the climb of the active hero, and all at once when the last hero has reached the boss.

import type { Play } from '../evolve.ts'
import { bossLevel, enemyCells, map, player, type State, seatsOf, square } from '../state.ts'
import type { Cell } from '../tower/cell.ts'
import { hurt, together } from './wounds.ts'

const levelOf = (s: State, at: Cell): number => square(s, at)?.level ?? 0

/** PL-134, PL-137: whether the lowest level goes, the active hero being two above it. */
function isDue(s: State): boolean {
  const { at } = player(s, s.active)
  return at !== null && levelOf(s, at) - s.tower.lowest >= 2
}

/** PL-136: one at most, unless it was agreed that all go (PL-Q24). */
export function removeDue(p: Play): void {
  while (!p.over && isDue(p.s)) {
    removeLowest(p)
    if (!p.s.match.options.removeAllPossible) return
  }
}

/** PL-135: its enemies, coins and gems go, and heroes on it faint. */
function removeLowest(p: Play): void {
  const { levels, lowest } = p.s.tower
  const gone = (at: Cell): boolean => levelOf(p.s, at) === lowest
  for (const at of enemyCells(p.s))
    if (gone(at)) p.make({ e: 'enemy', card: p.s.enemies[at] ?? '', from: at, to: null })
  const tokens = map(p.s).cells.filter((at) => gone(at) && p.s.tokens[at])
  together(p, () => {
    for (const seat of seatsOf(p.s)) {
      const { at, hearts } = player(p.s, seat)
      if (at !== null && gone(at)) hurt(p, seat, hearts)
    }
  })
  if (p.over) return
  p.make({ e: 'removed', tower: { levels, lowest: lowest + 1 }, level: lowest })
  for (const at of tokens) p.make({ e: 'token', at, token: null })
}

/** PL-157: every hero stands on the boss level, or fainted there. */
export function allAbove(s: State): boolean {
  if (s.tower.levels.length < bossLevel(s) || s.tower.lowest === bossLevel(s)) return false
  return s.players.every(({ at, above }) => (at === null ? above : levelOf(s, at) === bossLevel(s)))
}

export function leaveOnlyBoss(p: Play): void {
  while (!p.over && p.s.tower.lowest < bossLevel(p.s)) removeLowest(p)
}
