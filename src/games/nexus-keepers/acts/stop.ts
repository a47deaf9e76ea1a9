// Rolling no further (NK-040): the dice lock and the reserve die joins them (NK-051).

import { begin } from '../evolve.ts'
import { no } from '../refusal.ts'
import { turnOf } from '../state.ts'
import { lock } from '../turn/lock.ts'
import { type Act, log } from './act.ts'

export const stop: Act<'stop'> = {
  phases: ['roll', 'reroll'],
  untimely: () => no('NK-040', 'refuse.when.stop'),
  list: () => [{ act: 'stop' }],
  // Q57: the first throw is made, unless there is no die for it (NK-035).
  refuse: (s) => (s.phase === 'roll' && turnOf(s).dice > 0 ? no('NK-036', 'refuse.stop.first') : null),
  decide: (s) => lock(begin(s)),
  sketch: { how: 'inferred', button: 'confirm' },
  tell: (s) => log(s, 'log.stop')
}
