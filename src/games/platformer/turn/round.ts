// The order of a turn (section 5): what happens by itself once a move is made, until somebody is asked or chance acts.

import type { Seat } from '../../../core/ids.ts'
import { isEndEvent } from '../data/schemas.ts'
import { Play, type Script } from '../evolve.ts'
import {
  bossLevel,
  enemyCells,
  freshTurn,
  from,
  health,
  isAbove,
  map,
  type Pending,
  player,
  type State,
  seatsOf,
  shelves,
  square
} from '../state.ts'
import { type Cell, yOf } from '../tower/cell.ts'
import { land, populate } from './arrive.ts'
import { beginBoss, isBossTurn, refill, resolve } from './boss.ts'
import { sets } from './dice.ts'
import { climbers, gravity } from './fall.ts'
import { command, march } from './foes.ts'
import { allAbove, leaveOnlyBoss, removeDue } from './levels.ts'
import { entries } from './near.ts'
import { pile } from './piles.ts'
import { feat, hurt } from './wounds.ts'

/** Takes every step that needs no decision of a player. */
export function advance(script: Script): Script {
  const p = new Play(script)
  while (step(p));
  return p.script()
}

/** One thing that follows by itself; false: nothing does. */
function step(p: Play): boolean {
  const { s } = p
  if (s.phase === 'over') return false
  const [pending] = s.pending
  if (pending) return follow(p, pending)
  // PL-157: the last hero has come to the boss.
  if (allAbove(s)) {
    leaveOnlyBoss(p)
    return true
  }
  if (s.phase !== 'setup' && restock(p)) return true
  switch (s.phase) {
    case 'setup':
      startTurn(p, s.first, true)
      return true
    case 'special':
      // PL-030 to PL-033: nothing to choose from is left as it is, and so is what it shows (PL-Q20).
      if (sets(s).length > 0) return false
      fallAll(p)
      return true
    case 'ladder':
      if (s.turn.asks.length > 0) return false
      letFall(p)
      return true
    case 'drop':
      // PL-102: on demand, in the zone of whoever asked for it; then the actions go on.
      if (s.turn.asks.length > 0) return false
      gravity(p, zoneOf(s), s.turn.drops)
      if (!p.over) p.make({ e: 'phase', phase: 'act' })
      return true
    case 'again':
      // PL-122: only with a die that is left, and where there is a space.
      if (mayReturn(s)) return false
      endTurn(p)
      return true
    case 'end':
      endTurn(p)
      return true
    case 'boss':
      startTurn(p, from(s, s.active)[1] ?? s.active, false)
      return true
    default:
      return false
  }
}

const mayReturn = (s: State): boolean =>
  player(s, s.active).at === null && s.turn.pool.length > 0 && entries(s, s.active).length > 0

/** PL-140: what was bought is replaced at once; an empty pile leaves a gap, until a card comes under it (decision). */
function restock(p: Play): boolean {
  const kind = shelves.find((it) => p.s.shop[it].length < display && pile(p.s, it).length > 0)
  if (kind) p.wait({ does: 'shop', kind, count: Math.min(display - p.s.shop[kind].length, pile(p.s, kind).length) })
  return kind !== undefined
}
/** PL-003: cards of each kind that lie face up. */
export const display = 3

function follow(p: Play, pending: Pending): boolean {
  switch (pending.does) {
    case 'land':
      p.make({ e: 'chanced' })
      land(p, pending.seat, pending.how)
      return true
    case 'resolve':
      p.make({ e: 'chanced' })
      resolve(p, pending.card)
      return true
    case 'bossSpawn':
      // PL-Q26: somebody chooses; PL-151: otherwise it is drawn.
      if (p.s.match.options.bossSpawn !== 'activeChooses') return false
      p.make({ e: 'chanced' }, { e: 'phase', phase: 'spawn' })
      return true
    default:
      return false
  }
}

/** PL-007, PL-008: removal, refresh, then the dice; the first turn of a game begins with the dice. PL-179: alone, an event comes first (PL-Q34). */
export function startTurn(p: Play, seat: Seat, first: boolean): void {
  p.make({ e: 'turn', seat })
  const it = player(p.s, seat)
  // PL-180: what lasted until the own next turn is over.
  if (it.floats !== 'no') p.has(seat, { floats: 'no' })
  if (p.s.match.solo) {
    // PL-182: there is no card left to draw.
    if (p.s.events.length >= p.s.match.events.length) {
      p.make({ e: 'over', winners: [], why: 'over.late' })
      return
    }
    p.wait({ does: 'event' })
  }
  if (first) {
    p.wait({ does: 'roll' })
    return
  }
  if (p.s.match.solo) return
  beforeRoll(p)
}

/** PL-134, PL-144: steps 1 and 2, then step 3 (PL-009). */
export function beforeRoll(p: Play): void {
  removeDue(p)
  if (p.over) return
  const { active } = p.s
  const { items, used } = player(p.s, active)
  if (used || items.some((it) => it.used))
    p.has(active, { used: false, items: items.map((it) => ({ ...it, used: false })) })
  p.wait({ does: 'roll' })
}

/** PL-118: what the enemy die does comes first; then the actions begin, and a hero off the map has to come back. */
export function afterRoll(p: Play): void {
  if (p.s.turn.command) command(p, p.s.turn.command)
  if (p.over) return
  p.turn({ must: player(p.s, p.s.active).at === null })
  p.make({ e: 'phase', phase: 'act' })
}

/** The active player has done what there was to do (step 5). */
export function afterActs(p: Play): void {
  // PL-147: what was not used is lost, and so are steps that are left (PL-040).
  const { faces, first, command: rolled, pool, event, fainted, forges } = p.s.turn
  p.turn({ ...freshTurn, faces, first, command: rolled, pool, event, fainted, forges })
  const off = player(p.s, p.s.active).at === null
  // PL-Q21.
  if (off && !p.s.match.options.setSpecialWhileOffMap) {
    fallAll(p)
    return
  }
  p.make({ e: 'phase', phase: 'special' })
}
/** Step 7 (PL-102): first those on ladders say whether they let go. */
export function fallAll(p: Play): void {
  p.make({ e: 'phase', phase: 'ladder' })
  p.turn({ asks: askedToDrop(p.s, null), drops: [] })
}

/** PL-105, PL-Q15: whom a fall may take from a ladder, in turn order; without an answer a hero stays. */
export function askedToDrop(s: State, zone: boolean | null): readonly Seat[] {
  const { ladderDropAsk } = s.match.options
  if (ladderDropAsk === 'never') return []
  const may = climbers(s, zone)
  return from(s, s.active).filter((seat) => may.includes(seat) && (ladderDropAsk === 'always' || seat === s.active))
}

/** PL-111: after it every figure is held. PL-122: a hero that faints by it may come back with a die that is left. */
function letFall(p: Play): void {
  const before = player(p.s, p.s.active).at
  gravity(p, null, p.s.turn.drops)
  if (p.over) return
  const fell = before !== null && player(p.s, p.s.active).at === null
  p.make({ e: 'phase', phase: fell ? 'again' : 'end' })
}

/** PL-008: events of the end, artefacts, then the boss or the next player (PL-017: what is left of the pool is lost). */
function endTurn(p: Play): void {
  endEvent(p)
  if (p.over) return
  richest(p)
  if (p.s.players.some((it) => it.floats === 'turn'))
    for (const seat of seatsOf(p.s)) if (player(p.s, seat).floats === 'turn') p.has(seat, { floats: 'no' })
  p.turn({ pool: [] })
  if (isBossTurn(p.s)) {
    refill(p)
    beginBoss(p)
  } else startTurn(p, from(p.s, p.s.active)[1] ?? p.s.active, false)
}

/** PL-175, A03, A04: at the end of a turn, at least six and more than everybody else. */
function richest(p: Play): void {
  for (const what of ['coins', 'gems'] as const) {
    const most = from(p.s, p.s.active).find((seat) => {
      const own = player(p.s, seat)[what]
      return own >= 6 && seatsOf(p.s).every((it) => it === seat || player(p.s, it)[what] < own)
    })
    if (most !== undefined) feat(p, most, what)
  }
}

/** PL-180: what an event does when the turn ends. */
function endEvent(p: Play): void {
  const does = p.s.match.events.find((it) => it.id === p.s.turn.event)?.does
  if (does === undefined || !isEndEvent(does)) return
  const seat = p.s.active
  const { at, coins, hearts } = player(p.s, seat)
  const level = at === null ? undefined : square(p.s, at)?.level
  switch (does) {
    case 'rockfall':
      if (at !== null && isHigh(p.s, at)) hurt(p, seat, 1)
      return
    case 'toll':
      if (coins > 0) p.make({ e: 'gained', seat, coins: -1, gems: 0 })
      else hurt(p, seat, 1)
      return
    case 'stampede':
      march(p, 'LEFT', enemyCells(p.s))
      return
    case 'ambush':
      command(p, 'ATTACK')
      return
    case 'spring':
      if (hearts < health(p.s, seat)) p.has(seat, { hearts: hearts + 1 })
      return
    case 'reinforcements':
      if (level !== undefined && level < bossLevel(p.s)) populate(p, level, p.s.roster[level - 1] ?? '')
  }
}

/** The top two rows of its level. */
const isHigh = (s: State, at: Cell): boolean => (yOf(at) - 1) % map(s).height >= map(s).height - 2

/** PL-115: gravity on demand is the hero's zone's alone (PL-Q17). */
export function zoneOf(s: State): boolean | null {
  const { at } = player(s, s.active)
  return s.match.options.voluntaryGravityScope === 'global' || at === null ? null : isAbove(s, at)
}

/** The seat that must decide; null while chance acts, or once the match is over. */
export function asked(s: State): Seat | null {
  if (s.phase === 'over' || s.pending.length > 0) return null
  return s.phase === 'ladder' || s.phase === 'drop' ? (s.turn.asks[0] ?? s.active) : s.active
}
