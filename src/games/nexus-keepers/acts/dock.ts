// Putting loose cubes back (NK-133 to NK-137), which the eliminated player does as it likes within the rules.

import { begin, extend } from '../evolve.ts'
import { dockings, misdocked, movable } from '../geometry/docking.ts'
import { no } from '../refusal.ts'
import { isApart, slot } from '../turn/slot.ts'
import { type Act, log } from './act.ts'
import { notThere } from './place.ts'

export const dock: Act<'dock'> = {
  phases: ['closure'],
  exact: true,
  long: true,
  untimely: () => no('NK-133', 'refuse.when.dock'),
  *list(s) {
    for (const { block } of movable(s.cubes))
      for (const pose of dockings(s.cubes, block.seat)) yield { act: 'dock', block: block.seat, ...pose }
  },
  refuse(s, { block, at, facing }) {
    const found = misdocked(s.cubes, block, { at, facing })
    if (!found) return null
    // NK-134, NK-136: only a block that is not held may be moved, and a largest one stays.
    return found.why === 'notLoose' ? no('NK-136', 'refuse.dock.held') : notThere(found)
  },
  decide(s, { block, at, facing }) {
    const docked = extend(begin(s), { e: 'docked', block, at, facing })
    // NK-134: clusters are looked at afresh; a block that is held by now stays where it lies.
    return isApart(docked.state) ? docked : slot(extend(docked, { e: 'closed' }))
  },
  sketch: { how: 'observed', cue: 'put' },
  tell: (s, { block }) => log(s, 'log.dock', { who: { seat: s.closing ?? s.active }, whose: { seat: block } })
}
