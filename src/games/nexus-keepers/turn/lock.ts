// From the last throw to the pool (NK-041 to NK-044, NK-051): Clumsy, and the lock.

import { countedOnes } from '../dice/pool.ts'
import type { Script } from '../evolve.ts'
import { extend } from '../evolve.ts'
import type { State } from '../state.ts'
import { turnOf } from '../state.ts'
import { endTurn } from './end.ts'
import { canThrow } from './throws.ts'

/** NK-041: three counted 1s, noticed at once. */
export const isClumsy = (s: State): boolean =>
  s.match.options.clumsy !== 'off' && countedOnes(turnOf(s), s.match.options) >= 3

/** Dice have come to rest. */
export function settleThrow(script: Script): Script {
  const { state } = script
  if (!isClumsy(state) || turnOf(state).clumsy) return lockIfForced(script)
  // NK-042: nothing counts, no action, the next player's turn. NK-043: the other dice may be used.
  return state.match.options.clumsy === 'base' ? dropAll(script) : lockIfForced(extend(script, { e: 'clumsy' }))
}

/** Q70: the dice lock by themselves when no throw is legal any more. */
function lockIfForced(script: Script): Script {
  return canThrow(script.state) ? script : lock(script)
}

/** NK-051, NK-091, NK-096: the reserve die joins the pool, without choice, in whichever turn comes next. */
export function lock(script: Script): Script {
  const joined = extend(script, { e: 'joined' })
  // Only a reserve die that counts (Q3) can make a Clumsy now.
  if (!isClumsy(joined.state) || turnOf(joined.state).clumsy) return extend(joined, { e: 'locked' })
  return joined.state.match.options.clumsy === 'base'
    ? dropAll(joined)
    : extend(joined, { e: 'clumsy' }, { e: 'locked' })
}

/** NK-042, Q40: the reserve die is lost with everything else, and so are bonus turns still owed (Q73). */
const dropAll = (script: Script): Script =>
  endTurn(extend(script, { e: 'clumsy' }, { e: 'reserved', seat: script.state.active, face: null }))
