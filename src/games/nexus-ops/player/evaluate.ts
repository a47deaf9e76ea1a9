// A rough estimate of each seat’s chance to win: points, units, money, ground, the battles of this turn, and who could attack whom next.

import type { Seat } from '../../../core/ids.ts'
import { dueHit, modOf, scored } from '../battle.ts'
import { decks } from '../data/schemas.ts'
import { units } from '../data/units.ts'
import { type Battle, cardOf, type Player, partnerOf, player, type Side, type State } from '../state.ts'
import { armyCost, type Field, fieldOf, isNobody, reaching, toPrey } from './field.ts'
import { type Army, fresh, type Midway } from './odds.ts'
import { armyWorth, battling, bonusOf, holding, threat, weights } from './worth.ts'

const early = (s: State): boolean => s.phase === 'deploy' || s.phase === 'move'
/** Whether battles of this turn are still to be fought, and tiles to be turned up. */
const fights = (s: State): boolean => early(s) || ['breath', 'explore', 'battle'].includes(s.phase)
const finds = (s: State): boolean => early(s) || s.phase === 'breath' || s.phase === 'explore'

export function evaluate(s: State): readonly number[] {
  const { winners } = s
  if (winners) return s.players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  const field = fieldOf(s)
  const score = s.players.map((it, seat) => belongings(s, it, seat, armyCost(field, seat)))
  const add = (seat: Seat, n: number): void => {
    score[seat] = (score[seat] as number) + n
  }
  const attackers = s.players.map((_, seat) => reaching(field, seat))
  for (const [at, there] of field.armies.entries()) {
    if (!there) continue
    for (const [seat, army] of there.entries()) add(seat, armyWorth(field, army))
    const present = [...there.keys()].filter((seat) => !isNobody(there[seat] as Army))
    const fight = fightAt(s, field, at, there)
    if (fight) {
      for (const [seat, n] of fight) add(seat, n)
      continue
    }
    const [holder] = present
    if (holder === undefined || present.length > 1) continue
    const army = there[holder] as Army
    add(holder, holding(field, at, army, finds(s) && holder === s.active))
    for (let rival = 0; rival < field.seats; rival++) {
      const rivals = attackers[rival]?.[at] as Army
      if (!field.foes[holder]?.[rival] || isNobody(rivals)) continue
      const due = rival === s.active && !early(s) ? weights.later / 2 : weights.later
      const { gain, loss } = threat(field, at, army, rivals)
      add(rival, due * gain)
      add(holder, -due * loss)
    }
  }
  for (const seat of score.keys()) add(seat, -weights.step * distances(field, seat))
  return chances(s, score)
}

/**
 * Points, money and cards, those that are about to be drawn too. More cards than a player can use are worth less than the rubium that each
 * pays, and so is every card while there is neither money nor an army.
 */
export function belongings(s: State, { out, vp, rubium, hand }: Player, seat: Seat, army: number): number {
  if (out) return -100
  const cards = { energize: 0, secret: 0 }
  for (const id of hand) cards[cardOf(s, id)?.deck === 'secret' ? 'secret' : 'energize']++
  for (const pending of s.pending) if (pending.does === 'draw' && pending.seat === seat) cards[pending.deck]++
  let sum = vp + weights.rubium * rubium - weights.poverty * Math.max(0, weights.poor - army - rubium)
  for (const deck of decks) {
    const useful = Math.min(cards[deck], weights.useful)
    sum += weights[deck] * useful + weights.surplus * (cards[deck] - useful)
  }
  return sum
}

/** What selling a card for a rubium gains its owner, in points. */
export function gainOfSale(s: State, seat: Seat, card: string): number {
  const it = player(s, seat)
  const army = armyCost(fieldOf(s), seat)
  const hand = it.hand.toSpliced(it.hand.indexOf(card), 1)
  return belongings(s, { ...it, hand, rubium: it.rubium + 1 }, seat, army) - belongings(s, it, seat, army)
}

const gives = ['gainRubium', 'placeUnit', 'draw']
/** Whether a card only brings money, units or cards. */
export const isFree = (s: State, card: string): boolean =>
  (cardOf(s, card)?.effect ?? []).every(({ op }) => gives.includes(op))

/** What the battle that the active player fights there this turn is worth to both sides; null: none. */
function fightAt(
  s: State,
  field: Field,
  at: number,
  there: readonly Army[]
): readonly (readonly [Seat, number])[] | null {
  const { active } = s
  const id = field.ground.ids[at]
  const mine = there[active] as Army
  const { battle } = s.turn
  if (battle && battle.at === id) return ongoing(s, field, at, battle, there)
  if (!fights(s) || isNobody(mine) || s.turn.fights.some((it) => it.at === id)) return null
  const defender = there.findIndex((it, seat) => field.foes[active]?.[seat] && !isNobody(it))
  if (defender < 0) return null
  const theirs = there[defender] as Army
  const odds = battling(field, at, mine, theirs, bonusOf(s, field, active, at, mine, theirs))
  return [
    [active, odds.attacker],
    [defender, odds.defender]
  ]
}

/** The battle being fought, from its present step on. */
function ongoing(
  s: State,
  field: Field,
  at: number,
  b: Battle,
  there: readonly Army[]
): readonly (readonly [Seat, number])[] | null {
  const [mine, theirs] = [there[s.active] as Army, there[b.defender] as Army]
  if (b.stage === 'missions') {
    // The mission from the pile, as long as no red card has used this battle up. Taking it is worth more than being about to.
    const index = s.turn.fights.length - 1
    const isOpen = s.turn.fights[index]?.won && !s.turn.reds.some((it) => it.includes(index)) && s.missions > 0
    const holds = [...there.keys()].filter((seat) => !isNobody(there[seat] as Army))
    const [holder] = holds
    const ground = holder !== undefined && holds.length === 1 ? holding(field, at, there[holder] as Army, false) : 0
    return [
      [s.active, isOpen ? 0.9 : 0],
      [holder ?? s.active, ground]
    ]
  }
  const odds = battling(field, at, mine, theirs, bonusOf(s, field, s.active, at, mine, theirs), midway(s, b))
  return [
    [s.active, odds.attacker],
    [b.defender, odds.defender]
  ]
}

export function midway(s: State, b: Battle): Midway {
  const mods = (side: Side): readonly number[] => units.map((unit) => modOf({ ...b, step: unit }, side))
  const step = b.step === null ? units.length - 1 : units.indexOf(b.step)
  const now: Midway = {
    ...fresh,
    from: step,
    mods: b.mods.length > 0 ? [mods('attacker'), mods('defender')] : fresh.mods
  }
  if (b.stage === 'start' || b.stage === 'before' || b.stage === 'roll')
    return { ...now, extra: [b.extra.attacker, b.extra.defender] }
  if (dueHit(s, b))
    return {
      ...now,
      from: step - 1,
      lost: [b.hits.attacker.own + b.hits.defender.picks, b.hits.defender.own + b.hits.attacker.picks]
    }
  if (b.stage !== 'after') return { ...now, from: step - 1 }
  const [hits, hurts] = [scored(s, b, 'attacker'), scored(s, b, 'defender')]
  return { ...now, from: step - 1, lost: [hurts.picks + hurts.own, hits.picks + hits.own] }
}

/** The steps of all units of a seat to the next tile or enemy. */
function distances(field: Field, seat: Seat): number {
  const far = toPrey(field, seat)
  let sum = 0
  for (let from = 0; from < far.length; from++) {
    const army = field.armies[from]?.[seat]
    if (army) for (let unit = 0; unit < army.length; unit++) sum += (army[unit] as number) * (far[from] as number)
  }
  return sum
}

/** Turns scores into chances. Partners win together, so they share their chance equally. */
function chances(s: State, score: readonly number[]): readonly number[] {
  const sides = score.map((n, seat) => {
    const partner = partnerOf(s, seat)
    return partner === null ? n : n + (score[partner] as number)
  })
  const most = Math.max(...sides)
  const odds = sides.map((n) => Math.exp(weights.sharpness * (n - most)))
  const all = odds.reduce((sum, n) => sum + n, 0)
  return odds.map((n) => n / all)
}
