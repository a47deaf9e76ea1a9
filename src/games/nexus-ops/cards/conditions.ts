// When a mission may be played: checks its condition against the battles of this turn and the board.

import type { Seat } from '../../../core/ids.ts'
import type { HexId } from '../../../kit/grid/hex.ts'
import { controlled, ownerOf, terrainAt } from '../board.ts'
import type { Card, Condition } from '../data/schemas.ts'
import type { Terrain } from '../data/units.ts'
import { spots } from '../spots.ts'
import { countOf, enemies, type Fight, type Killed, type State, seatsOf } from '../state.ts'

/** Whether it holds for the active player. `fight`: the battle that it refers to; null: none. */
export function holds(s: State, it: Condition, fight: Fight | null): boolean {
  switch (it.op) {
    case 'all':
      return it.of.every((of) => holds(s, of, fight))
    case 'any':
      return it.of.some((of) => holds(s, of, fight))
    case 'not':
      return !holds(s, it.of, fight)
    case 'wonBattle':
      return fight?.won ?? false
    case 'battleTerrain':
      return fight !== null && terrainAt(s, fight.at) === it.terrain
    case 'battleAtEnemyBase':
      return fight !== null && isEnemyBase(s, fight.at)
    case 'survivor':
      return countOf(fight?.left, it.unit) >= it.min
    case 'destroyed':
      return fallen(fight).filter(({ unit }) => unit === it.unit).length >= it.min
    case 'destroyedInStep':
      return fallen(fight).some(({ unit, step }) => unit === it.unit && step === it.step)
    case 'controlMost':
      return controlsMost(s, it.terrain)
    case 'controlCount':
      return controlled(s, s.active).filter((at) => isOf(s, at, it.what)).length >= it.min
  }
}

/** Only the losses of the enemy count. */
const fallen = (fight: Fight | null): readonly Killed[] => fight?.killed.filter(({ side }) => side === 'defender') ?? []

/** Q35: whether the player controls more of these hexes than each other player. */
function controlsMost(s: State, terrain: Terrain): boolean {
  const { plan, order, seats } = spots(s)
  const there = order.filter((i) => terrainAt(s, plan.ids[i] as HexId) === terrain)
  const number = (seat: Seat): number => there.filter((i) => seats[i] === 1 << seat).length
  const mine = number(s.active)
  return seatsOf(s).every((seat) => seat === s.active || number(seat) < mine)
}

function isEnemyBase(s: State, at: string): boolean {
  const owner = ownerOf(s, at)
  return owner !== null && enemies(s, owner, s.active)
}

function isOf(s: State, at: string, what: Extract<Condition, { op: 'controlCount' }>['what']): boolean {
  if (what === 'any') return true
  if (what === 'enemyBase') return isEnemyBase(s, at)
  if (what !== 'mine') return terrainAt(s, at) === what
  return s.mines[at] !== undefined || (ownerOf(s, at) !== null && s.match.options.homeMineValue > 0)
}

/** The battles that a battle mission may refer to: the one just over, or all of this turn (NO-134, Q17). */
function fightsFor({ match, turn: { fights, battle } }: State): readonly number[] {
  if (fights.length === 0) return noFights
  const all = [...fights.keys()]
  const isOver = battle?.stage === 'missions'
  if (match.options.lateBattleMissions && (isOver || !battle)) return all.toReversed()
  return isOver ? all.slice(-1) : []
}

const noFights: readonly number[] = []

/** The battles that a mission may be played for; `any`: it needs none; `none` and `red` say why there is none. */
export function occasion(s: State, card: Card): readonly number[] | 'any' | 'none' | 'red' {
  if (card.timing === 'mission_any') return !card.when || holds(s, card.when, null) ? 'any' : 'none'
  const fights = fightsFor(s)
  if (fights.length === 0) return 'none'
  const fits = fights.filter((i) => !card.when || holds(s, card.when, s.turn.fights[i] ?? null))
  if (fits.length === 0) return 'none'
  // NO-092, NO-130, NO-131, NO-135: one red card for each battle won, drawn or from the pile. Other missions have no such limit.
  return card.red && !haveTheirOwn([...s.turn.reds, fits]) ? 'red' : fits
}

/** Whether each red card can have a battle of its own. No card is tied to a battle, so the order of play makes no difference. */
function haveTheirOwn([card, ...others]: State['turn']['reds'], taken: readonly number[] = []): boolean {
  return card?.some((i) => !taken.includes(i) && haveTheirOwn(others, [...taken, i])) ?? true
}
