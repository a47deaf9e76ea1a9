// How a keeper leaves the board (NK-100, NK-101), whoever and whatever sent it there (NK-106).

import type { Seat } from '../../../core/ids.ts'
import type { Script } from '../evolve.ts'
import { extend } from '../evolve.ts'
import { setOff, use } from './effects.ts'

/** NK-101: it waits until its own next turn. Skills that a fall sets off act at once. */
export function fall(script: Script, seat: Seat): Script {
  const fallen = extend(script, { e: 'fell', seat })
  return setOff(fallen.state, seat, 'onFall').reduce((so, skill) => use(so, seat, skill, null), fallen)
}

/** NK-100. */
export const eliminate = (script: Script, seat: Seat): Script => extend(script, { e: 'eliminated', seat })
