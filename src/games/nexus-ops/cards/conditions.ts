// When a mission may be played: its condition, held against the battles of this turn and the board as it is.

import type { Seat } from '../../../core/ids.ts'
import { controlled, ownerOf, terrainAt } from '../board.ts'
import type { Card, Condition } from '../data/card.ts'
import type { Fight, State } from '../state.ts'
import { countOf, enemies, seatsOf } from '../state.ts'

/** Does it hold for the active player? `fight`: the battle looked back on, null for none. */
export function holds(s: State, it: Condition, fight: Fight | null): boolean {
  switch (it.op) {
    case 'all':
      return it.of.every((of) => holds(s, of, fight))
    case 'any':
      return it.of.some((of) => holds(s, of, fight))
    case 'not':
      return !holds(s, it.of, fight)
    case 'controlMost':
      return controlsMost(s, (at) => terrainAt(s, at) === it.terrain)
    case 'controlCount':
      return controlled(s, s.active).filter((at) => isOf(s, at, it.what)).length >= it.min
    default:
      return fight !== null && ofBattle(s, it, fight)
  }
}

type OfBattle = Exclude<Condition, { op: 'all' | 'any' | 'not' | 'controlMost' | 'controlCount' }>

function ofBattle(s: State, it: OfBattle, { at, won, left, killed }: Fight): boolean {
  // Only what the enemy lost counts.
  const fallen = killed.filter((one) => one.side === 'defender')
  switch (it.op) {
    case 'wonBattle':
      return won
    case 'battleTerrain':
      return terrainAt(s, at) === it.terrain
    case 'battleAtEnemyBase': {
      const owner = ownerOf(s, at)
      return owner !== null && enemies(s, owner, s.active)
    }
    case 'survivor':
      return countOf(left, it.unit) >= it.min
    case 'destroyed':
      return fallen.filter((one) => one.unit === it.unit).length >= it.min
    case 'destroyedInStep':
      return fallen.some((one) => one.unit === it.unit && one.step === it.step)
  }
}

/** Q35: more than each other player. */
function controlsMost(s: State, counts: (at: string) => boolean): boolean {
  const number = (seat: Seat): number => controlled(s, seat).filter(counts).length
  const mine = number(s.active)
  return seatsOf(s).every((seat) => seat === s.active || number(seat) < mine)
}

function isOf(s: State, at: string, what: Extract<Condition, { op: 'controlCount' }>['what']): boolean {
  const owner = ownerOf(s, at)
  if (what === 'any') return true
  if (what === 'mine') return s.mines[at] !== undefined || (owner !== null && s.match.options.homeMineValue > 0)
  if (what === 'enemyBase') return owner !== null && enemies(s, owner, s.active)
  return terrainAt(s, at) === what
}

/** The battles that a battle mission may look back on: the one just over, or all of this turn (NO-134, Q17). */
function fightsFor(s: State): readonly number[] {
  const all = s.turn.fights.map((_, i) => i)
  if (s.match.options.lateBattleMissions && !isFighting(s)) return all.toReversed()
  return s.turn.battle?.stage === 'missions' ? all.slice(-1) : []
}
const isFighting = ({ turn: { battle } }: State): boolean => battle !== null && battle.stage !== 'missions'

/** The battles that a mission may be played for, `any` where none is needed, or why there is none. */
export function occasion(s: State, card: Card): readonly number[] | 'any' | 'none' | 'red' {
  if (card.timing === 'mission_any') return !card.when || holds(s, card.when, null) ? 'any' : 'none'
  const fits = fightsFor(s).filter((i) => !card.when || holds(s, card.when, s.turn.fights[i] ?? null))
  if (fits.length === 0) return 'none'
  // NO-092, NO-130, NO-131, NO-135: one red card a battle won, whether drawn or from the pile; others do not count.
  return card.red && !haveTheirOwn([...s.turn.reds, fits]) ? 'red' : fits
}

/** Each card a battle to itself: which is whose stays open, so that it makes no difference which is played first. */
function haveTheirOwn([card, ...others]: State['turn']['reds'], taken: readonly number[] = []): boolean {
  return card?.some((i) => !taken.includes(i) && haveTheirOwn(others, [...taken, i])) ?? true
}
