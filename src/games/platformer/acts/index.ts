// The actions in their canonical order, and who may do them. The acts table of the kit makes the checks that all actions share.

import type { Actor, Seat } from '../../../core/ids.ts'
import type { Move } from '../../../core/rules.ts'
import { actsTable } from '../../../kit/acts.ts'
import { type Action, shapes } from '../actions.ts'
import { type Event, scripts } from '../evolve.ts'
import { no } from '../refusal.ts'
import { type State, seatsOf } from '../state.ts'
import { consequence } from '../story.ts'
import { advance, asked } from '../turn/round.ts'
import { attack } from './attack.ts'
import { ability, buy, useCard } from './cards.ts'
import { pick, throwing } from './chance.ts'
import { done, drop, gravityAct, set, stay } from './end.ts'
import { bring, generate, spawn } from './generate.ts'
import { again, move, portal } from './move.ts'
import { shift } from './paw.ts'
import { use } from './use.ts'

/** Chance while dice roll or cards are drawn; else whoever is asked. */
export function toAct(s: State): readonly Actor[] {
  if (s.phase === 'over') return []
  if (s.pending.length > 0) return ['chance']
  const seat = asked(s)
  return seat === null ? [] : [seat]
}

export const { legal, refuse, decide, sketch, tell } = actsTable<State, Action, Event>({
  shapes,
  acts: {
    throw: throwing,
    pick,
    generate,
    use,
    move,
    portal,
    shift,
    attack,
    gravity: gravityAct,
    buy,
    card: useCard,
    ability,
    again,
    stay,
    drop,
    set,
    spawn,
    bring,
    done
  },
  toAct,
  // PL-174: nothing more is resolved.
  over: (s) => (s.phase === 'over' ? no('PL-174', 'refuse.over') : null),
  notChance: no('PL-010', 'refuse.chance'),
  actor(s) {
    if (s.pending.length > 0) return () => no('PL-009', 'refuse.pending')
    const due = asked(s) ?? s.active
    return (_, by: Seat) => (by === due ? null : no('PL-008', 'refuse.turn', { who: { seat: due } }))
  },
  scripting: scripts,
  goesOn: advance,
  consequence
})

/** Nothing is hidden but piles: what chance does, everybody sees. */
export const learns = (s: State, { by }: Move<Action>): readonly Seat[] => (by === 'chance' ? seatsOf(s) : [])
