// One turn after the other, until somebody has something to decide. A player's place in the order has come (section 5): cubes that go, the
// return, the turn. From the last throw to the pool (NK-041 to NK-044, NK-051): Clumsy, and the lock. The end of a turn, the bonus turn it
// may have earned (NK-110 to NK-119), and who has won (NK-140 to NK-143).

import type { Seat } from '../../../core/ids.ts'
import { keeperAt, startTile } from '../board.ts'
import { countedOnes } from '../dice/pool.ts'
import { extend, type Script } from '../evolve.ts'
import { isCovered } from '../geometry/cube.ts'
import { blocks } from '../geometry/docking.ts'
import { allied, clockwise, player, type Series, type State, setupOf, turnOf } from '../state.ts'
import { countDice, terrainUnderfoot } from './count.ts'
import { fall } from './effects.ts'
import { canThrow } from './throws.ts'

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
  const near = s.match.options.closureAt === 'ownSlot' ? 1 : s.players.length
  for (let i = 0, seat = s.active; i < near; i++, seat = clockwise(s, seat))
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

/** NK-041: three counted 1s, noticed at once. */
export const isClumsy = (s: State): boolean =>
  s.match.options.clumsy !== 'off' && countedOnes(turnOf(s), s.match.options) >= 3

/** NK-042: nothing counts, no action, the next player's turn. NK-043: the other dice may be used, so it goes on with `rest`. */
function unlessClumsy(script: Script, rest: (script: Script) => Script): Script {
  const { active, match } = script.state
  if (!isClumsy(script.state) || turnOf(script.state).clumsy) return rest(script)
  const clumsy = extend(script, { e: 'clumsy' })
  // Q40: the reserve die is lost with everything else, and so are bonus turns still owed (Q73).
  return match.options.clumsy === 'base'
    ? endTurn(extend(clumsy, { e: 'reserved', seat: active, face: null }))
    : rest(clumsy)
}

/** Dice have come to rest. Q70: they lock by themselves when no throw is legal any more. */
export const settleThrow = (script: Script): Script =>
  unlessClumsy(script, (so) => (canThrow(so.state) ? so : lock(so)))

/**
 * NK-051, NK-091, NK-096: the reserve die joins the pool, without choice, in whichever turn comes next. Only one that counts (Q3) can make
 * a Clumsy now.
 */
export const lock = (script: Script): Script =>
  unlessClumsy(extend(script, { e: 'joined' }), (so) => extend(so, { e: 'locked' }))

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
