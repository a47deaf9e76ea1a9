// The dragons' breath (E): which of them may, and at what.

import type { Seat } from '../../core/ids.ts'
import type { HexId } from '../../kit/grid/hex.ts'
import { beside, controls, enemiesAt, forceAt, hexes } from './board.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'
import { countOf } from './state.ts'

/** NO-051: the least value that takes a unit. */
export const breathHits = 4

/** NO-056: hexes beside it where an enemy stands. */
export const targets = (s: State, at: HexId): readonly HexId[] =>
  beside(s, at).filter((it) => enemiesAt(s, it, s.active).length > 0)

/** NO-050, NO-054, NO-055: dragons in a hex their owner controls that have not breathed yet. */
export const mayBreathe = (s: State, at: HexId): boolean =>
  controls(s, s.active, at) && countOf(forceAt(s, at, s.active), 'dragon') > (s.turn.breathed[at] ?? 0)

/** Hexes whose dragons still have something to breathe at. */
export const breathers = (s: State): readonly HexId[] =>
  hexes(s).filter((at) => s.units[at] && mayBreathe(s, at) && targets(s, at).length > 0)

/** NO-052: the active player names who suffers where there is a choice; only enemies may be named (Q36). */
export function breathed(s: State, at: HexId, face: number): readonly Event[] {
  if (face < breathHits) return [{ e: 'breath', breath: null }]
  const [victim, another] = enemiesAt(s, at, s.active)
  return [{ e: 'breath', breath: { at, hit: true, victim: another === undefined ? (victim as Seat) : null } }]
}
