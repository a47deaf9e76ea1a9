// The end of a turn, and the bonus turn it may have earned (NK-110 to NK-119).

import type { Script } from '../evolve.ts'
import { extend } from '../evolve.ts'
import type { State } from '../state.ts'
import { turnOf } from '../state.ts'
import { nextSlot } from './slot.ts'
import { unlessWon } from './victory.ts'

/** NK-092: the reserve die that was used goes with the pool. NK-116: a bonus turn comes before anybody else plays. */
export function endTurn(script: Script): Script {
  const { k, owed, first, clumsy } = turnOf(script.state)
  const base = script.state.match.options.clumsy === 'base'
  const due = clumsy && base ? 0 : owed + earned(script.state)
  return unlessWon(extend(script, { e: 'ended' }), (so) =>
    due > 0 ? extend(so, { e: 'offered', k: k + 1, owed: due - 1, first }) : nextSlot(so)
  )
}

/**
 * NK-110, NK-112: pushing somebody off earns a bonus turn. NK-115: one, however many they were, unless the table agreed
 * otherwise (Q15). Q65, Q73: a replay skill is worth one, and is not added.
 */
function earned(s: State): number {
  const { off, replay } = turnOf(s)
  if (off === 0) return replay ? 1 : 0
  return s.match.options.bonusPerTurn === 'one' ? 1 : off
}
