// Runs the order of turns until somebody must decide. The start of a slot (section 5): cubes removed, the return, the turn. From the last
// throw to the pool (NK-041 to NK-044, NK-051): Clumsy and the lock. The end of a turn: the bonus turn it may have earned (NK-110 to
// NK-119), and who has won (NK-140 to NK-143).

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

/** NK-010: the slot passes clockwise. */
export const nextSlot = (script: Script): Script => {
  const { state } = script
  return slot(extend(script, { e: 'slot', seat: clockwise(state, state.active) }))
}

/** Continues the active player’s slot with its next step. */
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

/** NK-102, NK-103: the keeper comes back or is eliminated. NK-138: so does one that fell in a closure, in its own slot. */
function comeBack(script: Script): Script {
  const s = script.state
  const start = startTile(s, s.active)
  if (!start) return nextSlot(script)
  const blocker = keeperAt(s, start)
  if (blocker === null) return slot(extend(script, { e: 'stood', seat: s.active, at: start }))
  // NK-106: an ally blocks like anybody else, unless the table agreed otherwise (Q45).
  if (!s.match.options.allyBlocks && allied(s, blocker, s.active)) return nextSlot(script)
  // NK-131: the closure follows in this same slot. NK-118: it earns nobody a bonus turn.
  return unlessWon(extend(script, { e: 'eliminated', seat: s.active }), slot)
}

/** NK-130: the seat whose cube must be removed now: in its owner’s own slot, or clockwise from it in anybody’s next slot (Q44, Q74). */
function dueClosure(s: State): Seat | null {
  const near = s.match.options.closureAt === 'ownSlot' ? 1 : s.players.length
  for (let i = 0, seat = s.active; i < near; i++, seat = clockwise(s, seat))
    if (player(s, seat).status === 'eliminated' && s.cubes.some((it) => it.seat === seat)) return seat
  return null
}

function close(script: Script, seat: Seat): Script {
  const lost = script.state.cubes.filter((it) => it.seat === seat)
  const removed = extend(script, { e: 'removed', seat })
  // NK-132: every keeper on the cube falls.
  const fallen = removed.state.players.reduce(
    (so, { at }, victim) => (at && isCovered(lost, at) ? fall(so, victim) : so),
    removed
  )
  return isApart(fallen.state) ? extend(fallen, { e: 'closing', seat }) : slot(fallen)
}

/** NK-133: whether some cubes are no longer held by two edges. */
export const isApart = (s: State): boolean => blocks(s.cubes).length > 1

/** Begins a turn: the dice are counted (NK-034: after the return). */
export function beginTurn(script: Script, series: Series): Script {
  const { k, owed, first } = series
  const begun = extend(script, { e: 'turn', terrain: terrainUnderfoot(script.state), k, owed, first })
  const { dice } = countDice(begun.state)
  const counted = extend(begun, { e: 'counted', dice })
  // NK-035, Q70: with nothing to throw, only the reserve die is left.
  const nothing = dice === 0 && player(counted.state, counted.state.active).powerLeft === 0
  return nothing ? extend(counted, { e: 'joined' }, { e: 'locked' }) : counted
}

/** NK-041: three counted 1s, as soon as they are there. */
export const isClumsy = (s: State): boolean =>
  s.match.options.clumsy !== 'off' && countedOnes(turnOf(s), s.match.options) >= 3

/** NK-042: nothing counts, and the next player’s turn begins. NK-043: the other dice may be used, so play continues with `rest`. */
function unlessClumsy(script: Script, rest: (script: Script) => Script): Script {
  const { active, match } = script.state
  if (!isClumsy(script.state) || turnOf(script.state).clumsy) return rest(script)
  const clumsy = extend(script, { e: 'clumsy' })
  // Q40: the reserve die is lost too, and so are bonus turns still owed (Q73).
  return match.options.clumsy === 'base'
    ? endTurn(extend(clumsy, { e: 'reserved', seat: active, face: null }))
    : rest(clumsy)
}

/** After a throw. Q70: the dice lock by themselves when no throw is legal any more. */
export const settleThrow = (script: Script): Script => unlessClumsy(script, unlessLocked)
const unlessLocked = (script: Script): Script => (canThrow(script.state) ? script : lock(script))

/**
 * NK-051, NK-091, NK-096: the reserve die must join the pool, in whichever turn comes next. It can make a Clumsy now only if the
 * options count it (Q3).
 */
export const lock = (script: Script): Script => unlessClumsy(extend(script, { e: 'joined' }), locked)
const locked = (script: Script): Script => extend(script, { e: 'locked' })

/** NK-092: a reserve die that joined the pool is gone at the end of the turn. NK-116: a bonus turn comes before anybody else plays. */
export function endTurn(script: Script): Script {
  const { k, owed, first, clumsy } = turnOf(script.state)
  const base = script.state.match.options.clumsy === 'base'
  const due = clumsy && base ? 0 : owed + earned(script.state)
  return unlessWon(extend(script, { e: 'ended' }), (so) =>
    due > 0 ? extend(so, { e: 'offered', k: k + 1, owed: due - 1, first }) : nextSlot(so)
  )
}

/**
 * How many bonus turns were earned. NK-110, NK-112: one for pushing somebody off. NK-115: one for several, unless the table agreed
 * otherwise (Q15). Q65, Q73: a replay skill is worth one and does not add to them.
 */
function earned(s: State): number {
  const { off, replay } = turnOf(s)
  if (off === 0) return replay ? 1 : 0
  return s.match.options.bonusPerTurn === 'one' ? 1 : off
}

/**
 * NK-140, NK-141: a team wins when only its keepers are left; its eliminated members win too. NK-143: a waiting keeper is
 * still in the game. Null while two teams are left.
 */
function winners(s: State): readonly Seat[] | null {
  const alive = s.players.findIndex((it) => it.status !== 'eliminated')
  const { team } = setupOf(s, alive)
  for (let seat = alive + 1; seat < s.players.length; seat++)
    if (player(s, seat).status !== 'eliminated' && setupOf(s, seat).team !== team) return null
  return s.match.seats.flatMap((it, seat) => (it.team === team ? [seat] : []))
}

/** NK-142: play stops at once when somebody has won; otherwise it continues with `rest`. */
export function unlessWon(script: Script, rest: (script: Script) => Script): Script {
  const won = winners(script.state)
  return won ? extend(script, { e: 'over', winners: won }) : rest(script)
}
