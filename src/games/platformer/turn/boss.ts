// The boss's turn (6.15): which attack cards are played, whom they reach, what they do.

import type { Seat } from '../../../core/ids.ts'
import { less } from '../../../kit/multiset.ts'
import type { Assault, Blow } from '../data/schemas.ts'
import type { Command } from '../data/symbols.ts'
import type { Play } from '../evolve.ts'
import { bossAt, isAbove, isTaken, map, player, type State, seatsOf, square } from '../state.ts'
import { type Cell, distance, xOf, yOf } from '../tower/cell.ts'
import { takeToken } from './arrive.ts'
import { march } from './foes.ts'
import { hurt, together } from './wounds.ts'

export const assault = (s: State, id: string): Assault | undefined => s.match.sheet.attacks.find((it) => it.id === id)
export const cardsLeft = (s: State): readonly string[] => less(s.match.sheet.attacks.map((it) => it.id).sort(), s.spent)

/** PL-158: it has a turn where the active hero stands on its level; PL-Q28: or fainted there. */
export function isBossTurn(s: State): boolean {
  if (bossAt(s) === null) return false
  const { at, above } = player(s, s.active)
  if (at !== null) return isAbove(s, at)
  return s.match.options.bossTurnWhenFainted && s.turn.fainted && above
}

/** PL-163, PL-166: a die chooses, or two cards are compared. */
export function beginBoss(p: Play): void {
  p.make({ e: 'phase', phase: 'boss' })
  if (p.s.match.sheet.picker === 'enemyDie') p.wait({ does: 'bossDie' })
  else p.wait({ does: 'draw', mark: null })
}

/** PL-165, PL-169: what lies face up is shuffled in again when the pile cannot give enough. */
export function refill(p: Play): void {
  const need = p.s.match.sheet.picker === 'enemyDie' ? 1 : 2
  if (cardsLeft(p.s).length < need) p.make({ e: 'pile', pile: 'spent', cards: [] })
}

const discard = (p: Play, cards: readonly string[]): void =>
  p.make({ e: 'pile', pile: 'spent', cards: [...p.s.spent, ...cards] })

/** PL-163, PL-164: cards are drawn until one shows what was rolled; the die does nothing else. */
export function drawnByDie(p: Play, mark: Command, id: string): void {
  discard(p, [id])
  if (assault(p.s, id)?.marks.includes(mark)) p.wait({ does: 'resolve', card: id })
  else {
    refill(p)
    p.wait({ does: 'draw', mark })
  }
}

/** PL-166, PL-168: how many of the faces of this turn a card shows; a wild one as many as the most frequent face (PL-Q30, PL-Q31). */
export function countOf(s: State, id: string): number {
  const faces = s.match.options.ikeeCounts === 'firstRoll' ? s.turn.first : s.turn.faces
  const many = (mark: string): number => faces.filter((it) => it === mark).length
  const marks = assault(s, id)?.marks ?? []
  return Math.max(0, ...marks.map((it) => (it === 'WILD' ? Math.max(0, ...faces.map(many)) : many(it))))
}

/** PL-166, PL-167, PL-169: the higher count, and both in random order where they are equal. */
export function drawnPair(p: Play, cards: readonly string[]): void {
  discard(p, cards)
  const [a = '', b] = cards
  if (b === undefined) {
    p.wait({ does: 'resolve', card: a })
    return
  }
  const [one, two] = [countOf(p.s, a), countOf(p.s, b)]
  if (one === two) p.wait({ does: 'order', cards: [a, b].sort() })
  else p.wait({ does: 'resolve', card: one > two ? a : b })
}

/** PL-161: heroes on the boss level alone (PL-Q39); PL-160: walls and platforms do not matter. */
export function inRange(s: State, range: Assault['range']): readonly Seat[] {
  const boss = bossAt(s)
  return seatsOf(s).filter((seat) => {
    const { at } = player(s, seat)
    if (at === null || boss === null || !(s.match.options.bossHitsBelow || isAbove(s, at))) return false
    return reaches(s, range, boss, at)
  })
}

function reaches(s: State, range: Assault['range'], boss: Cell, at: Cell): boolean {
  const dx = Math.abs(xOf(boss) - xOf(at))
  const dy = Math.abs(yOf(boss) - yOf(at))
  const half = map(s).width / 2
  switch (range) {
    case 'row':
      return dy === 0
    case 'adj4':
      return distance(boss, at) === 1
    case 'around8':
      return Math.max(dx, dy) === 1
    case 'tile':
      return xOf(boss) > half === xOf(at) > half && isAbove(s, at)
    default:
      return true
  }
}

/** PL-159: the effects in their order; PL-162: a card deals what it says. */
export function resolve(p: Play, id: string): void {
  const { range = 'any', effects = [] } = assault(p.s, id) ?? {}
  const hit = inRange(p.s, range)
  for (const it of effects) if (!p.over) together(p, () => strike(p, it, hit))
}

function strike(p: Play, blow: Blow, hit: readonly Seat[]): void {
  const boss = bossAt(p.s)
  // Who fainted by an earlier effect is no longer there.
  const there = hit.filter((seat) => player(p.s, seat).at !== null)
  switch (blow.op) {
    case 'wound':
      for (const seat of there) hurt(p, seat, blow.n)
      return
    case 'token':
      for (const seat of there) takeToken(p, seat)
      return
    case 'holders':
      for (const seat of there) if (player(p.s, seat).token) hurt(p, seat, blow.n)
      return
    case 'levy':
      for (const seat of there)
        if (player(p.s, seat).coins > 0) p.make({ e: 'gained', seat, coins: -1, gems: 0 })
        else hurt(p, seat, 1)
      return
    case 'shift':
      if (boss !== null) march(p, blow.to, [boss])
      return
    case 'summon':
      if (summonAt(p.s, blow.at).length > 0)
        p.make({ e: 'pending', adds: [{ does: 'summon', at: blow.at }], front: true })
  }
}

/** PL-173: free spaces of that kind, as long as a minion is left. */
export function summonAt(s: State, feature: 'bossSpecial' | 'bossSpawn'): readonly Cell[] {
  const { minion } = s.match.sheet
  if (Object.values(s.enemies).filter((it) => it === minion.id).length >= minion.tokens) return []
  return map(s).cells.filter((at) => square(s, at)?.feature === feature && isAbove(s, at) && !isTaken(s, at))
}
