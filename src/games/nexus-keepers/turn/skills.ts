// Which skills of a card apply now: their conditions, their limits, and the passive effects in force (8.2, NK-085).

import type { Seat } from '../../../core/ids.ts'
import { tileAt } from '../board.ts'
import type { Condition, Effect, Skill } from '../cards/card.ts'
import { cardOf, player, type State } from '../state.ts'

type EffectOf<K extends Effect['e']> = Extract<Effect, { e: K }>

/** Whether every condition of the skill holds now. */
export const holds = (s: State, seat: Seat, { when }: Skill): boolean =>
  when === undefined || when.every((it) => conditionHolds(s, seat, it))

function conditionHolds(s: State, seat: Seat, condition: Condition): boolean {
  const { at, terrainAtStart } = player(s, seat)
  if (condition.c === 'bonusTurn') {
    // In another player’s turn the condition is false, whatever `is` says.
    return s.turn !== null && s.active === seat && s.turn.k > 0 === condition.is
  }
  const terrain = condition.c === 'terrainAtStart' ? terrainAtStart : at && (tileAt(s, at)?.terrain ?? null)
  if (terrain === null) return false
  const { plusTerrain, minusTerrain } = cardOf(s, seat)
  if (condition.terrain === 'plus') return terrain === plusTerrain
  if (condition.terrain === 'minus') return terrain === minusTerrain
  return terrain === condition.terrain
}

/** NK-088, Q76: once a turn unless the card says otherwise, and within the limit for the match if there is one. */
export function usesLeft(s: State, seat: Seat, { id, perTurn = 1, perGame }: Skill): boolean {
  const inTurn = s.turn && s.active === seat ? (s.turn.used[id] ?? 0) : 0
  return inTurn < perTurn && (perGame === undefined || (player(s, seat).uses[id] ?? 0) < perGame)
}

/** The effects of one sort from the passive skills of a seat that hold now. Callers add up their numbers. */
export function passives<K extends Effect['e']>(s: State, seat: Seat, sort: K): readonly EffectOf<K>[] {
  let found: readonly EffectOf<K>[] = none
  for (const skill of cardOf(s, seat).skills)
    if (skill.trigger.t === 'passive' && skill.effects.some((it) => it.e === sort) && holds(s, seat, skill))
      found = [...found, ...skill.effects.filter((it): it is EffectOf<K> => it.e === sort)]
  return found
}
const none: readonly never[] = []

export const isImmune = (s: State, seat: Seat, vs: EffectOf<'immune'>['vs'][number]): boolean =>
  passives(s, seat, 'immune').some((it) => it.vs.includes(vs))
