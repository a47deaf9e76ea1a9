// The actions in their canonical order, and who may do them. The acts table of the kit makes the checks that all actions share.

import type { Actor, Seat } from '../../../core/ids.ts'
import type { Move } from '../../../core/rules.ts'
import { actsTable } from '../../../kit/acts.ts'
import { type Action, type ActName, shapes } from '../actions.ts'
import { setOf, strays } from '../board.ts'
import { type Event, scripts } from '../evolve.ts'
import { advance, asked, deciding } from '../machine.ts'
import { no } from '../refusal.ts'
import { player, type State, seatsOf } from '../state.ts'
import { consequence, type Whose } from './act.ts'
import { buy, move, recall, recallFirst, reveal, shift, stray } from './board.ts'
import { discard, give, mission, play, takeMission } from './cards.ts'
import { pick, throwing } from './chance.ts'
import { done } from './done.ts'
import { battle, breathe, casualty, pass, passBattle, pickCasualty, spare, suffer } from './fight.ts'

/** Who may act: chance alone while something is pending; otherwise the asked seat, and the active player if it holds cards (NO-120). */
export function toAct(s: State): readonly Actor[] {
  if (s.phase === 'over') return []
  if (s.pending.length > 0) return ['chance']
  const seat = asked(s)
  const free = player(s, s.active).hand.length > 0
  return setOf((seat === null ? 0 : 1 << seat) | (free ? 1 << s.active : 0))
}

export const { legal, refuse, decide, sketch, tell } = actsTable<State, Action, Event, Whose>({
  shapes,
  acts: {
    throw: throwing,
    pick,
    buy,
    play,
    move,
    breathe,
    suffer,
    reveal,
    battle,
    casualty,
    pickCasualty,
    mission,
    takeMission,
    discard,
    give,
    stray,
    recall,
    shift,
    spare,
    pass,
    passBattle,
    done
  },
  toAct,
  // NO-140, NO-142: the match ends at once.
  over: (s) => (s.phase === 'over' ? no('NO-140', 'refuse.over') : null),
  notChance: no('NO-016', 'refuse.chance'),
  actor(s, by) {
    if (s.pending.length > 0) return () => no('NO-074', 'refuse.pending')
    const stray = strays(s)[0]
    const due = (stray ? stray.seat : deciding(s)) ?? s.active
    const first = recallFirst(s, stray)
    // Most often the active player is asked, and may do anything.
    if (by === s.active && by === due && !first) return null
    return (act) => {
      const { anyTime, ofTurn, recalls } = act
      const whose = anyTime || ofTurn ? s.active : due
      if (by !== whose) return no(anyTime ?? 'NO-005', 'refuse.turn', { who: { seat: whose } })
      return anyTime || recalls ? null : first
    }
  },
  scripting: scripts,
  goesOn: advance,
  consequence
})

/** Seats that learn something. Chance shows its results to all, except drawn cards and peeked tiles. A played card is shown (NO-137). */
export function learns(s: State, { do: action }: Move<Action>): readonly Seat[] {
  const [pending] = s.pending
  if (action.act === 'pick' && pending?.does === 'draw') return [pending.seat]
  if (action.act === 'pick' && pending?.does === 'peek') return [s.active]
  if (action.act === 'give') return [s.active]
  const shows: readonly ActName[] = ['throw', 'pick', 'play', 'mission', 'discard', 'reveal']
  return shows.includes(action.act) ? seatsOf(s) : []
}
