// The actions in their canonical order, and who may do them. The acts table of the kit makes the checks that all actions share.

import type { Actor, Seat } from '../../../core/ids.ts'
import type { Refusal } from '../../../core/rules.ts'
import { actsTable } from '../../../kit/acts.ts'
import { type Action, shapes } from '../actions.ts'
import { consequence } from '../consequence.ts'
import { type Event, scripts } from '../evolve.ts'
import { no } from '../refusal.ts'
import type { State } from '../state.ts'
import { dock, place } from './cubes.ts'
import { bonus, decline, end } from './end.ts'
import { jump, leap, move } from './move.ts'
import { follow, push } from './push.ts'
import { reroll, roll, roller, stop, throwing } from './roll.ts'
import { skill } from './skill.ts'

/** Who acts: chance while dice are thrown, the eliminated player during a closure, otherwise the active player. */
export function toAct(s: State): readonly Actor[] {
  if (s.phase === 'over') return nobody
  return isThrown(s) ? chance : (alone[s.closing ?? s.active] as readonly Actor[])
}
const nobody: readonly Actor[] = []
const chance: readonly Actor[] = ['chance']
const alone: readonly (readonly Actor[])[] = Array.from({ length: 8 }, (_, seat) => [seat])
const isThrown = ({ phase }: State): boolean => phase === 'first' || phase === 'throw'

const dueOf = (s: State): Seat => (s.phase === 'first' ? roller(s) : (s.closing ?? s.active))

/** NK-010: players act one after the other. NK-139: an eliminated player acts only in its closure. */
function refuseActor(s: State, by: Seat, due: Seat): Refusal {
  if (by === due) return no('NK-036', 'refuse.dice')
  if (s.phase === 'first') return no('NK-001', 'refuse.first', { who: { seat: due } })
  // NK-002: the First Player deploys first. NK-003: the others follow in turn.
  if (s.phase === 'place')
    return no(s.cubes.length === 0 ? 'NK-002' : 'NK-003', 'refuse.turn', { who: { seat: s.active } })
  if (s.players[by]?.status === 'eliminated') return no('NK-139', 'refuse.eliminated')
  return no('NK-010', 'refuse.turn', { who: { seat: due } })
}

/** Legal skill actions leave the paying dice unnamed. Legal pushes are no longer than the distance that they really go. */
export const acts = actsTable<State, Action, Event>({
  shapes,
  acts: {
    throw: throwing,
    place,
    roll,
    reroll,
    stop,
    move,
    jump,
    leap,
    push,
    follow,
    skill,
    end,
    bonus,
    decline,
    dock
  },
  toAct,
  // NK-142: play stops at once.
  over: (s) => (s.phase === 'over' ? no('NK-142', 'refuse.over') : null),
  notChance: no('NK-036', 'refuse.hand'),
  actor(s, by) {
    const due = dueOf(s)
    return by === due && !isThrown(s) ? null : () => refuseActor(s, by, due)
  },
  scripting: scripts,
  consequence
})
