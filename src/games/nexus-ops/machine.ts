// The order of a turn (section 5): everything that happens by itself after a move, until a player must decide or dice are thrown.

import type { Seat } from '../../core/ids.ts'
import type { HexId } from '../../kit/grid/hex.ts'
import { battleOn, breathers, dueHit, dueSpare, seatOf, speaker, toFight } from './battle.ts'
import { controls, forceAt, from, ownerOf, strays, terrainAt } from './board.ts'
import { units } from './data/units.ts'
import { hasCards } from './decks.ts'
import { append, type Event, type Script } from './evolve.ts'
import { hexesOf } from './spots.ts'
import { countOf, type Pending, partnerOf, player, type State } from './state.ts'
import { byElimination, byPoints } from './victory.ts'

/** Takes every step that needs no decision of a player. */
export function advance(script: Script): Script {
  let now = script
  for (;;) {
    const events = next(now.state)
    if (!events || events.length === 0) return now
    now = append(now, events)
  }
}

function next(s: State): readonly Event[] | null {
  if (s.phase === 'over') return null
  const won = byPoints(s)
  if (won.length > 0) return won
  const [pending] = s.pending
  if (pending) return settle(s, pending)
  if (strays(s).length > 0) return null
  const { battle, breath } = s.turn
  if (s.phase === 'setup') return [{ e: 'turn', seat: s.first }]
  if (battle) return battleOn(s, battle)
  if (breath) return null
  const eliminated = byElimination(s)
  if (eliminated.length > 0) return eliminated
  // Q39: if a partner is eliminated in its own turn, the turn ends at once.
  if (player(s, s.active).out) return nextTurn(s)
  return byPhase(s)
}

/** NO-113, NO-114: an empty deck is reshuffled from its discards, except a card being resolved. Without discards, no card is drawn. */
function settle(s: State, pending: Pending): readonly Event[] | null {
  if (pending.does !== 'draw' || hasCards(s, pending.deck)) return null
  const { deck, spent } = pending
  const keep = spent !== undefined && s.discards[deck].includes(spent) ? spent : undefined
  if (s.discards[deck].length <= (keep ? 1 : 0)) return [{ e: 'chanced' }]
  return [{ e: 'reshuffled', deck, ...(keep ? { keep } : {}) }]
}

function byPhase(s: State): readonly Event[] | null {
  if (s.phase === 'breath' && breathers(s).length === 0) return [{ e: 'phase', phase: 'explore' }]
  if (s.phase === 'explore' && toReveal(s).length === 0) return [{ e: 'phase', phase: 'battle' }]
  if (s.phase === 'battle' && toFight(s).length === 0) return [...income(s), { e: 'phase', phase: 'draw' }, ...draw(s)]
  if (s.phase === 'give' && giver(s) === null) return nextTurn(s)
  return null
}

/** NO-060: face-down tiles under units of the active player. */
export const toReveal = (s: State): readonly HexId[] => hexesOf(s, s.active).filter((at) => s.tiles.includes(at))

/** NO-100 to NO-106: each mine pays once if its controller has a miner there. */
export function incomeOf(s: State, at: HexId): number {
  const seat = s.active
  const owner = ownerOf(s, at)
  const home =
    owner === null || (owner !== seat && !s.match.options.enemyBaseIncome) ? 0 : s.match.options.homeMineValue
  const value = (s.mines[at] ?? 0) + home
  // Most hexes have no mine.
  if (value === 0 || !controls(s, seat, at)) return 0
  return units.some((unit) => s.match.units[unit].miner && countOf(forceAt(s, at, seat), unit) > 0) ? value : 0
}

function income(s: State): readonly Event[] {
  let n = 0
  for (const at of hexesOf(s, s.active)) n += incomeOf(s, at)
  return n > 0 ? [{ e: 'rubium', seat: s.active, n }] : []
}

/** NO-110, NO-111: the cards that the player draws at the end of the turn. */
function draw(s: State): readonly Event[] {
  const seat = s.active
  const rules = hexesOf(s, seat).some((at) => terrainAt(s, at) === 'monolith' && controls(s, seat, at))
  const card = (deck: 'energize' | 'secret'): Pending => ({ does: 'draw', seat, deck })
  return [{ e: 'pending', adds: [card('secret'), ...(rules ? [card('energize'), card('energize')] : [])] }]
}

/** NO-152: the partner, if it has a card to give. */
export function giver(s: State): Seat | null {
  const partner = partnerOf(s, s.active)
  return partner !== null && !player(s, partner).out && player(s, partner).hand.length > 0 ? partner : null
}

/** NO-005: the turn passes clockwise, past eliminated players. */
export function nextTurn(s: State): readonly Event[] {
  const seat = from(s, (s.active + 1) % s.players.length)[0]
  return seat === undefined ? [] : [{ e: 'turn', seat }]
}

/** The seat that must decide; null while chance acts, or once the match is over. */
export function asked(s: State): Seat | null {
  if (s.phase === 'over' || s.pending.length > 0) return null
  const stray = strays(s)[0]
  return stray ? stray.seat : deciding(s)
}
/** The same while every unit is where it may be and chance is not to act. */
export function deciding(s: State): Seat | null {
  const { battle, breath } = s.turn
  if (battle) {
    const due = dueHit(s, battle)
    const spared = dueSpare(s, battle)
    if (due) return due.by
    return spared ? seatOf(s, battle, spared) : (speaker(s, battle) ?? s.active)
  }
  if (breath) return breath.victim ?? s.active
  return s.phase === 'give' ? giver(s) : s.active
}
