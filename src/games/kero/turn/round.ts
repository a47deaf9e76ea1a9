// The order of a turn (section 5; KE-004): everything that happens by itself after a move, until a player must decide or chance acts.

import type { Seat } from '../../../core/ids.ts'
import { Play, type Script } from '../evolve.ts'
import { clan, type Pending, rival, type State } from '../state.ts'
import { deckLeft, slid } from './deck.ts'
import { beginRefuel } from './refuel.ts'
import { burnRightmost, freeDice } from './roll.ts'
import { finish } from './score.ts'
import { canPlaceFree, give, hasPower, noneLeft } from './stock.ts'

/** Takes every step that needs no decision of a player. */
export function advance(script: Script): Script {
  const p = new Play(script)
  while (step(p));
  return p.script()
}

/** Takes one step that happens by itself; false: there is none. */
function step(p: Play): boolean {
  const { s } = p
  const [pending] = s.pending
  if (pending) return drop(p, pending)
  switch (s.phase) {
    case 'setup':
      p.to('first')
      return true
    case 'full':
      if (!s.fullAt.every(Boolean)) return false
      startTurn(p, s.first, false)
      return true
    case 'window':
      // KE-Q02: announced refuels come one after the other.
      if (s.turn.announced === 0) return false
      p.turn({ announced: s.turn.announced - 1 })
      beginRefuel(p, 'paid', 'window')
      return true
    case 'place':
      // KE-192: free explorers that cannot be placed are lost.
      if (s.turn.free > 0 && canPlaceFree(s)) return false
      p.turn({ free: 0 })
      p.to('develop')
      return true
    case 'refill':
      return refill(p)
    case 'end':
      if (s.turn.disputed === 'now') return false
      endTurn(p)
      return true
    default:
      return false
  }
}

/** KE-164: if pile and discards are both empty, no Tuarek is drawn. */
function drop(p: Play, pending: Pending): boolean {
  if (pending.does !== 'tuarek' || !noneLeft(p.s)) return false
  p.make({ e: 'chanced' })
  return true
}

/** KE-278: income comes before the refuel window (KE-Q14). */
export function startTurn(p: Play, seat: Seat, last: boolean): void {
  p.make({ e: 'turn', seat, last })
  if (p.s.match.options.incomeFirst) income(p)
}
function income(p: Play): void {
  if (hasPower(p.s, p.s.active, 'INCOME')) give(p, p.s.active, 1)
}

/** KE-055, KE-076: ends the refuel window. KE-082: free dice are added, and may be left out (KE-Q27). */
export function leaveWindow(p: Play): void {
  if (!p.s.match.options.incomeFirst) income(p)
  p.turn({ colours: freeDice(p.s), announced: 0 })
  p.to('choose')
}

/** KE-200, KE-201: two flames or more burn exactly one card. KE-133: resources left in the pool are lost. */
export function beginFire(p: Play): void {
  p.to('fire')
  p.turn({ pool: { brick: 0, wheat: 0, metal: 0, recruit: 0 } })
  if (p.s.turn.flames >= 2) burnRightmost(p)
}

/** KE-206: slide and refill end the turn. KE-233: the last turn has neither. */
export function endFire(p: Play): void {
  if (!p.s.last) p.board({ row: slid(p.s.row) })
  p.to(p.s.last ? 'end' : 'refill')
}

/** KE-207, KE-209: fills the row card by card, as far as the deck goes. KE-222: then the turn is over. */
function refill(p: Play): boolean {
  if (p.s.row.includes(null) && deckLeft(p.s) > 0) p.wait({ does: 'card' })
  else p.to('end')
  return true
}

/** KE-003, KE-120: the other player plays. After the third Conquest card there is one last turn, or none. */
function endTurn(p: Play): void {
  const { active, first, final, last } = p.s
  // KE-274: a new power works from the next turn on. KE-019: coloured dice go back.
  if (clan(p.s, active).fresh.length > 0) p.make({ e: 'has', seat: active, change: { fresh: [] } })
  // KE-230, KE-239: the game is over.
  if (last || (final && active !== first)) finish(p)
  else startTurn(p, rival(active), final)
}

/** The seat that must decide; null while chance acts, or once the match is over. */
export const asked = (s: State): Seat | null =>
  s.phase === 'over' || s.phase === 'setup' || s.pending.length > 0 ? null : acting(s)

/** The seat that decides next, or whose dice or cards chance is about to turn up. KE-007: in a refuel it is the opponent that rolls. */
export function acting(s: State): Seat {
  switch (s.phase) {
    case 'first':
      return 0
    case 'full':
      return s.fullAt[0] ? 1 : 0
    case 'tie':
      return s.ties.asks[0] ?? s.active
    case 'end':
      return rival(s.active)
    case 'refuel': {
      const { pose } = s.trucks[s.active === 0 ? 0 : 1]
      const rolls = s.refuel && !s.refuel.done && (s.refuel.rolled || pose === 'hoodDown')
      return rolls ? rival(s.active) : s.active
    }
    default:
      return s.active
  }
}
