// What things are worth to a seat, in victory points: units, money, mines, cards, ground, battles to come. Tuned by hand and by matches.

import type { Seat } from '../../../core/ids.ts'
import type { Condition } from '../data/schemas.ts'
import { terrains, units } from '../data/units.ts'
import { cardOf, player, type State } from '../state.ts'
import { costOf, type Field, hasMiner } from './field.ts'
import { type Army, fresh, type Midway, type Odds, oddsOf } from './odds.ts'

export const weights = {
  /** A unit on the board, and money in the bank, by rubium. */
  unit: 0.09,
  rubium: 0.07,
  energize: 0.35,
  secret: 0.45,
  /** How many cards of a deck a player can use, and what each further one is worth. */
  useful: 4,
  surplus: 0.05,
  /** Each rubium that money and army together fall short of a few units. */
  poverty: 0.5,
  poor: 8,
  /** A mine, by what it pays each turn. */
  mine: 0.3,
  monolith: 0.9,
  tile: 0.35,
  /** A battle won: the mission from the pile, and a little for what cards may add. */
  victory: 1.15,
  /** An attack that a rival could make in its next turn, or in this one. */
  later: 0.5,
  /** Each step that a unit is away from what it could take. */
  step: 0.015,
  /** How strongly a lead changes the chances. */
  sharpness: 0.4
} as const

/** What an attacker gains by a battle, besides ground; never what it gives the defender. `bonus`: what cards add to a victory. */
export function gain(odds: Odds, bonus = 0): number {
  const { won, both, attacker, defender } = odds
  const { victory, unit, energize } = weights
  return (won + both) * (victory + bonus - energize) + unit * (defender - attacker)
}

/** What a rival gains by attacking this army with all that reaches it, and what its owner loses. Nothing if it had better not. */
export function threat(field: Field, at: number, army: Army, rivals: Army): { gain: number; loss: number } {
  const odds = oddsOf(field.chart, field.ground.terrain[at] as number, rivals, army)
  const by = gain(odds)
  return by > 0 ? { gain: by, loss: weights.unit * odds.defender } : nothing
}
const nothing = { gain: 0, loss: 0 }

/** What a hex is worth to whoever holds it with this army. */
export function holding({ pays, ground, chart, tiles }: Field, at: number, army: Army, finds: boolean): number {
  let worth = ground.monolith[at] ? weights.monolith : 0
  if ((pays[at] as number) > 0 && hasMiner(chart, army)) worth += weights.mine * (pays[at] as number)
  if (finds && tiles[at]) worth += weights.tile
  return worth
}

/** What the missions in a hand add to a victory there, besides the one from the pile. */
export function bonusOf(s: State, field: Field, seat: Seat, at: number, attacker: Army, defender: Army): number {
  let [red, plain] = [1, 0]
  const fight: Meeting = {
    terrain: field.ground.terrain[at] as number,
    owner: field.owner[at] as number,
    attacker,
    defender
  }
  for (const id of player(s, seat).hand) {
    const card = cardOf(s, id)
    if (card?.deck !== 'secret' || card.timing !== 'mission_battle' || !card.when) continue
    const worth = (card.vp ?? 0) * likely(card.when, fight, seat)
    if (card.red) red = Math.max(red, worth)
    else plain += worth
  }
  return red - 1 + plain
}

interface Meeting {
  readonly terrain: number
  readonly owner: number
  readonly attacker: Army
  readonly defender: Army
}

/** How likely a condition holds after a victory there, roughly. */
function likely(it: Condition, fight: Meeting, seat: Seat): number {
  switch (it.op) {
    case 'all':
      return it.of.reduce((chance, of) => chance * likely(of, fight, seat), 1)
    case 'any':
      return Math.max(...it.of.map((of) => likely(of, fight, seat)))
    case 'not':
      return 1 - likely(it.of, fight, seat)
    case 'wonBattle':
      return 1
    case 'battleTerrain':
      return terrains[fight.terrain] === it.terrain ? 1 : 0
    case 'battleAtEnemyBase':
      return fight.owner >= 0 && fight.owner !== seat ? 1 : 0
    case 'survivor':
      return countIn(fight.attacker, it.unit) >= it.min ? 0.7 : 0
    case 'destroyed':
      return countIn(fight.defender, it.unit) >= it.min ? 1 : 0
    case 'destroyedInStep':
      return countIn(fight.defender, it.unit) > 0 ? 0.3 : 0
    default:
      return 0
  }
}
const countIn = (army: Army, unit: (typeof units)[number]): number => army[units.indexOf(unit)] as number

/** What a battle is worth to the attacker from here on, and to the defender. */
export function battling(
  field: Field,
  at: number,
  attacker: Army,
  defender: Army,
  bonus: number,
  midway: Midway = fresh
): { attacker: number; defender: number } {
  const odds = oddsOf(field.chart, field.ground.terrain[at] as number, attacker, defender, midway)
  const { won, both, lost } = odds
  const { victory, energize, unit } = weights
  return {
    attacker: (won + both) * (victory + bonus) - unit * odds.attacker + won * holding(field, at, attacker, false),
    defender: (won + both) * energize - unit * odds.defender + lost * holding(field, at, defender, false)
  }
}

export const armyWorth = (field: Field, army: Army): number => weights.unit * costOf(field.chart, army)
