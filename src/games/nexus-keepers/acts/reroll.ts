// Throwing chosen dice again, power dice along or alone (NK-037 to NK-040, NK-046 to NK-050).

import type { Refusal } from '../../../core/rules.ts'
import { no } from '../refusal.ts'
import type { State } from '../state.ts'
import { turnOf } from '../state.ts'
import { countsAsReroll, refuseReroll, rerolls } from '../turn/throws.ts'
import { type Act, beforeTurns } from './act.ts'

/** NK-036, Q57: the first throw is that of all regular dice; NK-035: where there are none, power dice are simply rolled. */
const unthrown = (s: State): Refusal =>
  turnOf(s).dice > 0 ? no('NK-036', 'refuse.stop.first') : no('NK-035', 'refuse.roll.nothing')

export const reroll: Act<'reroll'> = {
  phases: ['reroll'],
  exact: true,
  // NK-046: the rolling phase is over once the dice are locked.
  untimely: (s) => beforeTurns(s) ?? (s.phase === 'roll' ? unthrown(s) : no('NK-046', 'refuse.when.reroll')),
  list: rerolls,
  refuse: refuseReroll,
  decide(s, action) {
    const { dice, power, again = [] } = action
    const counts = countsAsReroll(s, action)
    return [{ e: 'cast', regular: dice.length, power: power + again.length, up: dice, upPower: again, counts }]
  },
  sketch: { how: 'inferred' },
  tell: (s, { dice, power, again = [] }) => ({
    say: dice.length + again.length === 0 ? 'log.power' : power > 0 ? 'log.reroll.power' : 'log.reroll',
    with: { who: { seat: s.active }, faces: [...dice, ...again], power }
  })
}
