// Shared by all cheats of this game: the figures on each hex, the figures beside the board, and the steps to carry one.

import { beside, forceAt, hexes, mayStand } from '../../../../src/games/nexus-ops/board.ts'
import type { Unit } from '../../../../src/games/nexus-ops/data/units.ts'
import { units } from '../../../../src/games/nexus-ops/data/units.ts'
import { asked } from '../../../../src/games/nexus-ops/machine.ts'
import { unmoved } from '../../../../src/games/nexus-ops/movement.ts'
import { unitKind } from '../../../../src/games/nexus-ops/places.ts'
import { countOf, type Phase, type State } from '../../../../src/games/nexus-ops/state.ts'
import { type HexId, hexOf, toPlane } from '../../../../src/kit/grid/hex.ts'
import type { Luck } from '../../../conformance/playout.ts'
import type { Step } from '../../gestures.ts'
import type { Cheat, Moment } from '../cheat.ts'

export type Now = Moment<State>
type Steps = readonly Step[] | null

export const cheat = (
  name: string,
  say: string,
  rules: readonly string[],
  steps: (now: Now) => Steps
): Cheat<State> => ({ name, say, rules, steps })

/** Offers the cheat in these phases only, and only while the game waits for a player's choice. */
export const during =
  (phases: readonly Phase[], steps: (now: Now) => Steps) =>
  (now: Now): Steps =>
    phases.includes(now.state.phase) && asked(now.state) !== null ? steps(now) : null

export const one = <T>(luck: Luck, all: readonly T[]): T | null => (all.length > 0 ? luck.one(all) : null)
export const first = <T>(it: T | null, steps: (it: T) => Steps): Steps => (it === null ? null : steps(it))

/** The units of one kind that a seat has on one hex. */
export type Stack = { readonly seat: number; readonly unit: Unit; readonly at: HexId }
export const stacks = (s: State): readonly Stack[] =>
  hexes(s).flatMap((at) =>
    s.players.flatMap((_, seat) =>
      units.flatMap((unit) => (countOf(forceAt(s, at, seat), unit) > 0 ? [{ seat, unit, at }] : []))
    )
  )
/** The active player's units that have not moved. */
export const fresh = (s: State): readonly Stack[] =>
  stacks(s).filter(({ seat, unit, at }) => seat === s.active && unmoved(s, unit, at) > 0)

/** A figure of this kind on the hex. */
export const thingAt = ({ game, room }: Now, kind: string, at: HexId): string | undefined =>
  room.table
    .things()
    .find((it) => it.kind === kind && it.at && !it.held && game.locate({ ...it, at: it.at })?.place === at)?.id
/** A figure of this kind beside the board. */
export const spare = ({ room }: Now, kind: string): string | undefined =>
  room.table.things().find((it) => it.kind === kind && it.at === null && !it.held)?.id

export const carry = (thing: string | undefined, to: HexId | null): Steps =>
  thing === undefined ? null : [{ step: 'carry', thing, to: to === null ? null : toPlane(hexOf(to)) }]
export const take = (now: Now, { seat, unit, at }: Stack, to: HexId | null): Steps =>
  carry(thingAt(now, unitKind(unit, seat), at), to)
export const place = (now: Now, unit: Unit, seat: number, at: HexId): Steps =>
  carry(spare(now, unitKind(unit, seat)), at)

/** The hexes at exactly this distance. */
export function apart(s: State, at: HexId, n: number): readonly HexId[] {
  let ring: readonly HexId[] = [at]
  const near = new Set<HexId>(ring)
  for (let i = 0; i < n; i++) {
    ring = [...new Set(ring.flatMap((it) => beside(s, it)))].filter((it) => !near.has(it))
    for (const it of ring) near.add(it)
  }
  return ring
}

/** Moves one of these units to one of the hexes that `to` returns, if the unit may be on its terrain. */
export const march = (now: Now, from: readonly Stack[], to: (it: Stack) => readonly HexId[]): Steps =>
  first(
    one(
      now.luck,
      from.flatMap((it) =>
        to(it)
          .filter((at) => mayStand(now.state, it.unit, at))
          .map((at) => ({ it, at }))
      )
    ),
    ({ it, at }) => take(now, it, at)
  )
