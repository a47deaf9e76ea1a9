// Why an action is a good one, in one sentence, where something plain can be said. It never tells the action itself, and knows no more than
// the seat does.

import type { Seat } from '../../../core/ids.ts'
import { Budget } from '../../../core/player.ts'
import type { Phrase } from '../../../core/words.ts'
import type { Action, ActionOf } from '../actions.ts'
import { legal } from '../acts/index.ts'
import { hexes, priceOf, supply } from '../board.ts'
import { type Unit, units } from '../data/units.ts'
import { incomeOf } from '../machine.ts'
import { cardOf, player, type State } from '../state.ts'
import { gainOfSale, isFree, midway } from './evaluate.ts'
import { type Field, fieldOf, goalsOf, hasMiner, isAmong, isNobody, reaching, toPrey } from './field.ts'
import { type Army, oddsOf } from './odds.ts'
import { indexOf, movesOf, planned } from './tokens.ts'

/** Work for one sentence, and the chances that are worth saying. */
const most = 5000
const telling = { attack: 0.5, danger: 0.3, less: 0.2, safe: 0.75 }

export function reason(s: State, by: Seat, action: Action): Phrase | null {
  switch (action.act) {
    case 'mission':
      return points(cardOf(s, action.card)?.vp ?? 0)
    case 'takeMission':
      return points(1)
    case 'play':
      return isFree(s, action.card) ? { say: 'why.free' } : null
    case 'discard':
      return gainOfSale(s, by, action.card) > 0 ? { say: 'why.sell' } : null
    case 'buy':
      return buying(s, by, action)
    case 'move':
      return marching(s, by, action)
    case 'breathe':
      return { say: 'why.breath' }
    case 'battle':
      return fighting('why.fight', fieldOf(s), by, indexOf(fieldOf(s), action.at))
    case 'pass':
    case 'passBattle':
      return passing(s, by)
    case 'done':
      return s.phase === 'deploy' ? saving(s, by) : s.phase === 'move' ? holding(s, by) : null
    default:
      return null
  }
}

const points = (n: number): Phrase | null => (n > 0 ? { say: 'why.points', with: { n } } : null)
const percent = (chance: number): number => Math.round(100 * chance)
const nobody: Army = units.map(() => 0)
const armyOf = ({ armies }: Field, at: number, seat: Seat): Army => armies[at]?.[seat] ?? nobody
const withUnit = (army: Army, unit: number, n = 1): Army => Array.from(army, (it, i) => (i === unit ? it + n : it))
const foesOf = (field: Field, seat: Seat): readonly boolean[] => field.foes[seat] as readonly boolean[]
const isHeld = (field: Field, at: number, foes: readonly boolean[]): boolean => isAmong(field.armies[at] ?? [], foes)

/** The chance that an attacker destroys all of a defender, if nobody plays a card. */
function winning({ chart, ground }: Field, at: number, attacker: Army, defender: Army): number {
  const { won, both } = oddsOf(chart, ground.terrain[at] as number, attacker, defender)
  return won + both
}

/** The chance of the most dangerous attack on this army in a rival's next turn. */
function danger(field: Field, seat: Seat, at: number, army: Army): number {
  if (isNobody(army)) return 0
  const attacks = foesOf(field, seat).map((foe, rival) => (foe ? reaching(field, rival)[at] : undefined))
  return Math.max(0, ...attacks.map((it) => (it && !isNobody(it) ? winning(field, at, it, army) : 0)))
}

const rivalsAt = (field: Field, seat: Seat, at: number): Army | undefined =>
  field.armies[at]?.find((army, rival) => field.foes[seat]?.[rival] && !isNobody(army))

function fighting(say: string, field: Field, seat: Seat, at: number, army = armyOf(field, at, seat)): Phrase | null {
  const rivals = rivalsAt(field, seat, at)
  const n = rivals && !isNobody(army) ? winning(field, at, army, rivals) : 0
  return n < telling.attack ? null : { say, with: { n: percent(n) } }
}

/** A mine that pays the seat nothing yet and that this type can work. */
function mine(field: Field, seat: Seat, unit: number, at: number): Phrase | null {
  const { pays, chart, owner } = field
  const n = pays[at] as number
  const isOurs = owner[at] === seat || hasMiner(chart, armyOf(field, at, seat))
  if (n < 1 || !chart.miner[unit] || isOurs || isHeld(field, at, foesOf(field, seat))) return null
  return { say: 'why.mine', with: { n } }
}

function marching(s: State, by: Seat, action: ActionOf<'move'>): Phrase | null {
  const field = fieldOf(s)
  const [from, to, unit] = [indexOf(field, action.from), indexOf(field, action.to), units.indexOf(action.unit)]
  const there = armyOf(field, to, by)
  if (isHeld(field, to, foesOf(field, by)))
    return fighting('why.attack', field, by, to, gathered(s, by, to, withUnit(there, unit)))
  const paid = mine(field, by, unit, to)
  if (paid) return paid
  if (field.tiles[to]) return { say: 'why.explore' }
  if (field.ground.monolith[to] && isNobody(there)) return { say: 'why.monolith' }
  const left = danger(field, by, from, armyOf(field, from, by))
  const arrived = danger(field, by, to, withUnit(there, unit))
  const gain = left - arrived
  if (left >= telling.danger && gain >= telling.less) return { say: 'why.flee', with: { n: percent(left) } }
  const alone = danger(field, by, to, there)
  if (alone >= telling.danger && alone - arrived >= telling.less)
    return { say: 'why.support', with: { n: percent(alone) } }
  const far = toPrey(field, by)
  return (far[to] as number) < (far[from] as number) ? { say: 'why.near' } : null
}

/** All that the best plan of this phase brings there, this unit among it. */
function gathered(s: State, by: Seat, at: number, least: Army): Army {
  const field = fieldOf(s)
  let army = armyOf(field, at, by)
  for (const token of planned(s, by, [...legal(s, by)], new Budget(most)))
    if (token.at === at && token.goals[0] !== at) army = withUnit(army, token.unit)
  return Array.from(army, (n, unit) => Math.max(n, least[unit] as number))
}

function buying(s: State, by: Seat, action: ActionOf<'buy'>): Phrase | null {
  const field = fieldOf(s)
  const [at, unit] = [indexOf(field, action.at), units.indexOf(action.unit)]
  const there = armyOf(field, at, by)
  const alone = danger(field, by, at, there)
  if (alone >= telling.danger && alone - danger(field, by, at, withUnit(there, unit)) >= telling.less)
    return { say: 'why.support', with: { n: percent(alone) } }
  const goals = goalsOf(field.ground, unit, at)
  const mines = goals.flatMap((to) => mine(field, by, unit, to) ?? [])
  const [best] = mines.sort((a, b) => Number(b.with?.n) - Number(a.with?.n))
  return best ?? (goals.some((to) => field.tiles[to]) ? { say: 'why.explore' } : null)
}

/** The dearest unit that this turn's income brings within reach. */
function saving(s: State, by: Seat): Phrase | null {
  if (s.active !== by || ![...legal(s, by)].some((it) => it.act === 'buy')) return null
  const { rubium } = player(s, by)
  const income = hexes(s).reduce((sum, at) => sum + incomeOf(s, at), 0)
  const price = (unit: Unit): number => priceOf(s, by, unit)
  const [unit] = units
    .filter((it) => supply(s, by, it) > 0 && price(it) > rubium && price(it) <= rubium + income)
    .sort((a, b) => price(b) - price(a))
  return unit ? { say: 'why.save', with: { unit: { say: `unit.${unit}` } } } : null
}

/** No unit that can still move would be worth more elsewhere. */
function holding(s: State, by: Seat): Phrase | null {
  const actions = [...legal(s, by)]
  if (movesOf(actions).length === 0) return null
  const work = new Budget(most)
  const stays = planned(s, by, actions, work).every(({ at, goals }) => at === goals[0])
  return stays && work.left > 0 ? { say: 'why.hold' } : null
}

/** The battle goes well without another card. */
function passing(s: State, by: Seat): Phrase | null {
  const b = s.turn.battle
  if (!b || b.stage === 'missions' || ![...legal(s, by)].some((it) => it.act === 'play')) return null
  const field = fieldOf(s)
  const at = field.ground.index.get(b.at) as number
  const [mine, theirs] = [armyOf(field, at, s.active), armyOf(field, at, b.defender)]
  const { won, both } = oddsOf(field.chart, field.ground.terrain[at] as number, mine, theirs, midway(s, b))
  const [say, chance] = by === s.active ? ['why.win', won + both] : ['why.repel', 1 - won - both]
  if ((by !== s.active && by !== b.defender) || chance < telling.safe) return null
  return { say, with: { n: percent(chance) } }
}
