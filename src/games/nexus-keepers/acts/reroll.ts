// Throwing chosen dice again, power dice along or alone (NK-037 to NK-040, NK-046 to NK-050).

import { begin, extend } from '../evolve.ts'
import { no } from '../refusal.ts'
import { countsAsReroll, refuseReroll, rerolls } from '../turn/throws.ts'
import type { Act } from './act.ts'

export const reroll: Act<'reroll'> = {
  phases: ['reroll'],
  exact: true,
  // NK-046: the rolling phase is over once the dice are locked.
  untimely: no('NK-046', 'refuse.when.reroll'),
  all: rerolls,
  refuse: refuseReroll,
  play(s, action) {
    const { dice, power, again = [] } = action
    return extend(begin(s), {
      e: 'cast',
      regular: dice.length,
      power: power + again.length,
      up: dice,
      upPower: again,
      counts: countsAsReroll(s, action)
    })
  },
  sketch: () => ({ how: 'implied' }),
  say: (s, { dice, power, again = [] }) => ({
    say: dice.length + again.length === 0 ? 'log.power' : power > 0 ? 'log.reroll.power' : 'log.reroll',
    with: { who: { seat: s.active }, faces: [...dice, ...again], power }
  })
}
