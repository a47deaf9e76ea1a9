// A player's place in the order has come (section 5): cubes that go, the return, the turn. All of it happens by itself, until
// somebody has something to decide.

import type { Seat } from '../../../core/ids.ts'
import { keeperAt, startTile } from '../board.ts'
import type { Script } from '../evolve.ts'
import { extend } from '../evolve.ts'
import { blocks } from '../geometry/docking.ts'
import { isCovered } from '../geometry/layout.ts'
import type { Series, State } from '../state.ts'
import { allied, clockwise, player } from '../state.ts'
import { countDice, terrainUnderfoot } from './count.ts'
import { fall } from './fall.ts'
import { unlessWon } from './victory.ts'

/** NK-010: the next place clockwise. */
export const nextSlot = (script: Script): Script => {
  const { state } = script
  return slot(extend(script, { e: 'slot', seat: clockwise(state, state.active) }))
}

/** Goes on with the slot of the active player from wherever it is. */
export function slot(script: Script): Script {
  const s = script.state
  const closer = dueClosure(s)
  if (closer !== null) return close(script, closer)
  const { status } = player(s, s.active)
  // NK-139: the slot of an eliminated player is skipped.
  if (status === 'eliminated') return nextSlot(script)
  if (status === 'waiting') return comeBack(script)
  return beginTurn(script, { k: 0, owed: 0, first: player(s, s.active).fresh })
}

/** NK-102, NK-103. NK-138: who falls by a closure meets the same question in its own slot. */
function comeBack(script: Script): Script {
  const s = script.state
  const start = startTile(s, s.active)
  if (!start) return nextSlot(script)
  const blocker = keeperAt(s, start)
  if (blocker === null) return slot(extend(script, { e: 'stood', seat: s.active, at: start }))
  // NK-106: an ally blocks like anybody else, unless the table agreed otherwise (Q45).
  if (!s.match.options.allyBlocks && allied(s, blocker, s.active)) return nextSlot(script)
  // NK-131: the closure follows in this same slot. NK-118: nobody earns anything by it.
  return unlessWon(extend(script, { e: 'eliminated', seat: s.active }), slot)
}

/** NK-130: whose cube must go now: in its owner's own slot, or in the next slot of anybody (Q44, Q74), clockwise. */
function dueClosure(s: State): Seat | null {
  const inReach = s.match.options.closureAt === 'ownSlot' ? 1 : s.players.length
  for (let i = 0, seat = s.active; i < inReach; i++, seat = clockwise(s, seat))
    if (player(s, seat).status === 'eliminated' && s.cubes.some((it) => it.seat === seat)) return seat
  return null
}

function close(script: Script, seat: Seat): Script {
  const lost = script.state.cubes.filter((it) => it.seat === seat)
  const removed = extend(script, { e: 'removed', seat })
  // NK-132: everybody on it falls.
  const fallen = removed.state.players.reduce(
    (so, { at }, victim) => (at && isCovered(lost, at) ? fall(so, victim) : so),
    removed
  )
  return isApart(fallen.state) ? extend(fallen, { e: 'closing', seat }) : slot(fallen)
}

/** NK-133: there are cubes that are no longer held by two edges. */
export const isApart = (s: State): boolean => blocks(s.cubes).length > 1

/** A turn begins: dice are counted (NK-034: after the return). */
export function beginTurn(script: Script, series: Series): Script {
  const begun = extend(script, { e: 'turn', terrain: terrainUnderfoot(script.state), ...series })
  const { dice } = countDice(begun.state)
  const counted = extend(begun, { e: 'counted', dice })
  // NK-035, Q70: with nothing to throw, the reserve die is all there is.
  const nothing = dice === 0 && player(counted.state, counted.state.active).powerLeft === 0
  return nothing ? extend(counted, { e: 'joined' }, { e: 'locked' }) : counted
}
