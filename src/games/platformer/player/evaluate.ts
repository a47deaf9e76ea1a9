// Each seat’s chance to defeat the boss first, from how far its hero has climbed and how hard it will strike. Alone: the chance to win.

import type { Seat } from '../../../core/ids.ts'
import type { Sym } from '../data/symbols.ts'
import {
  bossAt,
  bossLevel,
  card,
  foe,
  foeAt,
  isAbove,
  map,
  perks,
  player,
  type State,
  seatsOf,
  square
} from '../state.ts'
import { distance } from '../tower/cell.ts'
import { gemCost } from '../turn/dice.ts'
import { might } from '../turn/might.ts'
import { healthOf, near } from '../turn/near.ts'
import { around, climbLeft } from './ways.ts'

/** Tuned by hand, in points; a lead of one point makes a win about twice as likely. */
const weights = {
  climb: 5,
  ready: 5,
  above: 1,
  beside: 0.5,
  now: 4,
  heart: 0.14,
  weak: 0.5,
  coin: 0.05,
  card: 0.09,
  special: 0.25,
  off: 0.9,
  left: 0.8,
  gem: 0.3,
  event: 0.25,
  sharpness: 0.75
}
/** A die that has not been used may still do something, or set the special die. */
const dieWorth: Readonly<Record<Sym, number>> = { BOOT: 0.09, SWORD: 0.07, COIN: 0.04, PAW: 0.03, STAR: 0.05 }

/** SWORDs that a turn brings on the average, some of them forged. */
const swordsOfTurn = 2

export function evaluate(s: State): readonly number[] {
  const seats = seatsOf(s)
  if (s.phase === 'over') {
    const won = s.winners ?? []
    return seats.map((seat) =>
      won.includes(seat) ? 1 / won.length : won.length === 0 && !s.match.solo ? 1 / seats.length : 0
    )
  }
  const scores = seats.map((seat) => points(s, seat))
  if (s.match.solo) {
    const left = s.match.events.length - s.events.length
    return [1 / (1 + Math.exp(-weights.sharpness * ((scores[0] ?? 0) - 6 + weights.event * left)))]
  }
  const odds = scores.map((it) => Math.exp(weights.sharpness * it))
  const all = odds.reduce((a, b) => a + b, 0)
  return odds.map((it) => it / all)
}

function points(s: State, seat: Seat): number {
  const own = player(s, seat)
  const { hearts, coins, items, potions } = own
  const boss = foe(s, s.match.sheet.id)?.health ?? 8
  const ready = Math.min(1.15, strength(s, seat) / boss)
  const cards = [...items.map((it) => it.id), ...potions]
  const price = cards.reduce((sum, id) => sum + (card(s, id)?.price ?? 0), 0)
  // PL-181: whoever plays alone loses by fainting.
  const placed = own.at === null ? offMap(s, seat) : onMap(s, seat, ready)
  const sum =
    placed +
    weights.ready * ready +
    weights.heart * Math.min(5, hearts) -
    (hearts <= 2 ? weights.weak * (3 - hearts) * (s.match.solo ? 3 : 1) : 0) +
    weights.coin * Math.min(8, coins) +
    weights.card * price +
    (own.special === 'BLANK' ? 0 : weights.special)
  return seat === s.active && s.phase === 'act' ? sum + now(s) : sum
}

/** What the next attack may come to: SWORDs of a turn, the special die, gems and cards. */
function strength(s: State, seat: Seat): number {
  const { gems, special, items, potions } = player(s, seat)
  const swords = swordsOfTurn + (special === 'SWORD' ? 1 : 0)
  const uses = [...items.map((it) => it.id), ...potions].map((id) => card(s, id)?.use)
  const strong = perks(s, seat, 'strongAttack').reduce((n, it) => n + (swords >= it.swords ? it.n : 0), 0)
  const bonus = uses.reduce((n, it) => n + (it?.op === 'nextAttack' ? it.n : it?.op === 'spear' ? 0.5 : 0), strong)
  let [left, wounds] = [gems, swords + bonus]
  for (let size = 2; size <= 5; size++)
    for (let i = 0; i < swords; i++) {
      const price = gemCost(size) - gemCost(size - 1)
      if (left < price) return wounds + left / price
      left -= price
      wounds++
    }
  return wounds
}

/** The part of the tower that is climbed, from 0 at the bottom to 1 on the boss level. */
function rise(s: State, rows: number): number {
  // Before the first level is turned up, there is nothing to climb.
  return rows / Math.max(1, s.match.normal * map(s).height)
}

function offMap(s: State, seat: Seat): number {
  const { above } = player(s, seat)
  return weights.climb * (above ? 1 : rise(s, map(s).bottom - 1)) - weights.off
}

function onMap(s: State, seat: Seat, ready: number): number {
  const at = player(s, seat).at ?? 0
  const tower = map(s)
  if (isAbove(s, at)) {
    const boss = bossAt(s)
    const far = boss === null ? 8 : distance(boss, at)
    return weights.climb + weights.above * ready + weights.beside * ready * (1 - Math.min(8, far) / 8)
  }
  const isWhole = s.tower.levels.length >= bossLevel(s)
  const goal = isWhole ? s.match.normal * tower.height + 1 : tower.top
  const rows = Math.max(-4, goal - climbLeft(tower, at, isWhole))
  // PL-134: its level goes when another hero is two above it.
  const level = square(s, at)?.level ?? 0
  const highest = Math.max(...s.players.map((it) => (it.at === null ? 0 : (square(s, it.at)?.level ?? 0))))
  const isLeft = level === s.tower.lowest && highest - level >= 2
  return weights.climb * Math.min(1, rise(s, rows - 1)) + lure(s, seat) - (isLeft ? weights.left : 0)
}

/** A gem or a coin not far away. */
function lure(s: State, seat: Seat): number {
  const at = player(s, seat).at
  if (at === null) return 0
  const steps = around(s, at, 5)
  let most = 0
  for (const [cell, token] of Object.entries(s.tokens)) {
    const n = steps.get(Number(cell))
    if (n !== undefined) most = Math.max(most, (token === 'gem' ? weights.gem : weights.coin) / (1 + n))
  }
  return most
}

/** What the dice of this turn can still do. */
function now(s: State): number {
  const { pool, attack } = s.turn
  const dice = pool.reduce((sum, sym) => sum + dieWorth[sym], 0)
  const at = player(s, s.active).at
  if (at === null) return dice
  const most = might(s)
  let best = 0
  for (const to of near(s, at)) {
    const it = foeAt(s, to)
    if (!it || most < healthOf(s, it)) continue
    const isBoss = it.id === s.match.sheet.id
    best = Math.max(best, isBoss ? weights.now : weights.gem * it.loot.gems + weights.coin * it.loot.coins)
  }
  // What is already in the attack is lost unless somebody is struck.
  return dice + best + (best > 0 ? 0.02 * attack.wounds : -0.05 * attack.wounds)
}
