// The player ends a phase, or the missions after a battle.

import { breathers } from '../battle.ts'
import type { Event } from '../evolve.ts'
import { giver, nextTurn } from '../machine.ts'
import { boundHexes } from '../movement.ts'
import { no } from '../refusal.ts'
import type { Phase, State } from '../state.ts'
import { type Act, log } from './act.ts'

const isLookingBack = (s: State): boolean => s.turn.battle?.stage === 'missions'

/** The phases that the player ends. */
const ending: readonly Phase[] = ['deploy', 'move', 'breath', 'draw']

export const done: Act<'done'> = {
  list: () => [{ act: 'done' }],
  refuse(s, _, by) {
    if (by !== s.active) return no('NO-005', 'refuse.turn', { who: { seat: s.active } })
    if (s.turn.breath) return no('NO-051', 'refuse.done.breath')
    if (isLookingBack(s) || ending.includes(s.phase)) return null
    // NO-060 and NO-070: the player may skip neither exploring nor battles.
    return s.phase === 'explore' ? no('NO-060', 'refuse.done.explore') : no('NO-070', 'refuse.done.battle')
  },
  decide: (s) => (isLookingBack(s) ? [{ e: 'turned', change: { battle: null } }] : after(s)),
  sketch: { how: 'declared', button: 'end' },
  tell: (s, _, by) => log(`log.done.${s.phase}`, by)
}

function after(s: State): readonly Event[] {
  if (s.phase === 'deploy')
    return [
      { e: 'turned', change: { bound: boundHexes(s) } },
      { e: 'phase', phase: 'move' }
    ]
  if (s.phase === 'move') return [{ e: 'phase', phase: breathers(s).length > 0 ? 'breath' : 'explore' }]
  if (s.phase === 'breath') return [{ e: 'phase', phase: 'explore' }]
  return giver(s) === null ? nextTurn(s) : [{ e: 'phase', phase: 'give' }]
}
