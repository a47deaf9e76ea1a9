// Who has won (NK-140 to NK-143).

import type { Seat } from '../../../core/ids.ts'
import type { Script } from '../evolve.ts'
import { extend } from '../evolve.ts'
import type { State } from '../state.ts'
import { setupOf } from '../state.ts'

/**
 * NK-140, NK-141: the team whose keepers alone are left wins, its eliminated members included. NK-143: whoever waits is
 * still in the game. Null while two teams are left.
 */
function winners(s: State): readonly Seat[] | null {
  const alive = s.players.findIndex((it) => it.status !== 'eliminated')
  const { team } = setupOf(s, alive)
  if (s.players.some((it, seat) => it.status !== 'eliminated' && setupOf(s, seat).team !== team)) return null
  return s.match.seats.flatMap((it, seat) => (it.team === team ? [seat] : []))
}

/** NK-142: play stops at once where somebody has won; otherwise it goes on with `rest`. */
export function unlessWon(script: Script, rest: (script: Script) => Script): Script {
  const won = winners(script.state)
  return won ? extend(script, { e: 'over', winners: won }) : rest(script)
}
