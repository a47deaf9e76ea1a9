// The actions in their canonical order, and who may do them. The acts table of the kit makes the checks that all actions share.

import type { Actor, Seat } from '../../../core/ids.ts'
import type { Move } from '../../../core/rules.ts'
import { actsTable } from '../../../kit/acts.ts'
import { type Action, shapes } from '../actions.ts'
import { type Event, Play, scripts } from '../evolve.ts'
import { no } from '../refusal.ts'
import { rival, type State } from '../state.ts'
import { consequence } from '../story.ts'
import { award } from '../turn/conquest.ts'
import { advance, asked } from '../turn/round.ts'
import type { Who } from './act.ts'
import { pick, throwing } from './chance.ts'
import { convert, done, place, shift, take } from './develop.ts'
import { answer, cast, die, empty, flowing, leave } from './dice.ts'
import { dispute, settle, tie } from './end.ts'
import { enough, five, refuel, roll, skip } from './fuel.ts'
import { first, full } from './setup.ts'
import { correct, elapse, tip, turn } from './time.ts'
import { buy, discard, extraDice, freeRefuel, march, remove, rerollFire, two } from './tuareks.ts'

/** KE-001, KE-007: the opponent has buttons and rolls refuels in the other player’s turn. */
export function toAct(s: State): readonly Actor[] {
  if (s.phase === 'over') return []
  if (s.pending.length > 0) return ['chance']
  if (s.phase === 'tie') return [asked(s) ?? s.active]
  if (s.phase === 'full') return [0, 1].filter((seat) => !s.fullAt[seat === 0 ? 0 : 1])
  return [s.active, rival(s.active)]
}

export const { legal, refuse, decide, sketch, tell } = actsTable<State, Action, Event, Who>({
  shapes,
  acts: {
    throw: throwing,
    pick,
    turn,
    elapse,
    first,
    full,
    tip,
    refuel,
    roll,
    enough,
    die,
    leave,
    cast,
    empty,
    flowing,
    answer,
    place,
    shift,
    take,
    convert,
    buy,
    five,
    extraDice,
    rerollFire,
    freeRefuel,
    march,
    remove,
    two,
    discard,
    tie,
    skip,
    done,
    correct,
    dispute,
    settle
  },
  toAct,
  over: (s) => (s.phase === 'over' ? no('KE-259', 'refuse.over') : null),
  notChance: no('KE-290', 'refuse.chance'),
  actor(s) {
    const may = toAct(s)
    return ({ who }, by: Seat) => {
      if (s.pending.length > 0) return no('KE-290', 'refuse.pending')
      if (!may.includes(by)) return no('KE-001', 'refuse.seat')
      if (who === 'active' && by !== s.active) return no('KE-007', 'refuse.turn')
      return who === 'rival' && by === s.active ? no('KE-007', 'refuse.rival') : null
    }
  },
  scripting: scripts,
  goesOn(script) {
    const p = new Play(script)
    if (p.s.phase === 'tie' && p.s.ties.asks.length === 0) award(p)
    return advance(p.script())
  },
  consequence
})

/** KE-161: only the player who draws a Tuarek sees it; everything else is open. */
export function learns(s: State, { by }: Move<Action>): readonly Seat[] {
  if (by !== 'chance') return []
  const [pending] = s.pending
  return pending?.does === 'tuarek' ? [pending.seat] : [0, 1]
}
