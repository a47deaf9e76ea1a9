// How many dice a turn begins with (section 5), and what the number is made of.

import { tileAt } from '../board.ts'
import { cardOf, player, type Series, type State, turnOf } from '../state.ts'
import { isImmune, passives } from './skills.ts'

/** NK-034: terrain is read once, under the keeper when its turn begins. */
export function terrainUnderfoot(s: State): string {
  const { at } = player(s, s.active)
  return (at && tileAt(s, at)?.terrain) ?? ''
}

/** The count for the turn that has just begun: N, and what it is made of. */
export function countDice(s: State) {
  const { options, seats } = s.match
  const seat = s.active
  const turn = turnOf(s)
  const { extraDice, reserve: kept } = player(s, seat)
  const base = baseDice(s, turn)
  const terrain = turn.k > 0 && !options.terrainInBonus ? 0 : terrainDice(s)
  // NK-111, NK-113, NK-114: one die less for each bonus turn of the series; two in a match that began with two keepers.
  const penalty = turn.k * (seats.length === 2 ? options.duelPenalty : 1)
  const skills = passives(s, seat, 'extraDice').reduce((sum, it) => sum + it.n, extraDice)
  // NK-052: the reserve die is additional, unless the table agreed otherwise (Q37).
  const reserve = options.reserveReducesDice && kept !== null ? 1 : 0
  // NK-035: N is never negative.
  const dice = Math.max(0, base + terrain - penalty + skills - reserve)
  return { base, terrain, penalty, skills, reserve, dice }
}

/** NK-030: five on the very first turn. NK-031: six on every later one, bonus turns included (Q12). */
function baseDice(s: State, { k, first }: Series): number {
  if (k === 0) return first ? 5 : 6
  return first ? s.match.options.bonusBaseAfterFirst : 6
}

/** NK-032, NK-033: one die more or less for the terrain. */
function terrainDice(s: State): number {
  const { plusTerrain, minusTerrain } = cardOf(s, s.active)
  const { terrainAtStart } = player(s, s.active)
  if (terrainAtStart === plusTerrain) return 1
  return terrainAtStart === minusTerrain && !isImmune(s, s.active, 'minusTerrain') ? -1 : 0
}
