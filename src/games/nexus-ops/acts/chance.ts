// Dice come to rest and hidden things turn up: what chance does.

import { isOutcome } from '../../../core/chance.ts'
import { chance, picked, thrown } from '../chance.ts'
import { asked } from '../machine.ts'
import { no } from '../refusal.ts'
import type { Act } from './act.ts'

export const throwing: Act<'throw'> = {
  all: () => [],
  refuse(s, action) {
    const node = chance(s)
    if (node && isOutcome(node, action)) return null
    if (s.pending[0]?.does === 'breath') return no('NO-051', 'refuse.throw.breath')
    if (node) return no('NO-074', 'refuse.throw')
    // NO-123: the window comes first; dice thrown before it is closed do not count.
    return s.turn.battle?.window
      ? no('NO-125', 'refuse.throw.window', { who: { seat: asked(s) ?? s.active } })
      : no('NO-074', 'refuse.throw.none')
  },
  decide: thrown,
  looks: { how: 'observed' }
}

export const pick: Act<'pick'> = {
  all: () => [],
  refuse(s, action) {
    const node = chance(s)
    return node && isOutcome(node, action) ? null : no('NO-016', 'refuse.pick')
  },
  decide: picked,
  looks: { how: 'declared' }
}
