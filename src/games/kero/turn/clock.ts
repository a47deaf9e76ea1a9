// Time and trucks (group C): dated observations advance the clock, and turning a truck advances the turn. Sand never pauses.

import type { Seat } from '../../../core/ids.ts'
import type { Play } from '../evolve.ts'
import { limits, truck } from '../state.ts'
import { type Band, fuelAt, isHeld, type Mark, observed, type Pose, turned, unwatched } from '../truck/fuel.ts'
import { finishIfDown, overrun } from './refuel.ts'
import { beginRoll, callDry, laidFlat } from './roll.ts'
import { leaveWindow } from './round.ts'

const seats = [0, 1] as const

/** KE-039: the model follows the trucks at every moment. KE-037: a pose held long enough counts from its first sample. */
export function come(p: Play, clock: Mark): void {
  p.make({ e: 'clock', clock })
  for (const seat of seats) {
    const { wave } = truck(p.s, seat)
    if (wave && isHeld(truck(p.s, seat), clock.at ?? 0)) pose(p, seat, wave.to, { at: wave.at, error: wave.error })
  }
  callDry(p)
}

/** A sensor reports the pose of a truck. */
export function see(p: Play, seat: Seat, to: Pose | 'tilted', at: number, error: number): void {
  come(p, { at, error })
  const now = observed(truck(p.s, seat), limits(p.s, seat), to, at, error)
  if (now !== truck(p.s, seat)) p.make({ e: 'truck', seat, truck: now })
  // KE-121: the pose may be certain now, so check again whether the truck is dry.
  callDry(p)
}

/** No sensor watched the trucks, or one of them, for `ms` before `now`. Their fuel gets wider bounds. */
export function unseen(p: Play, now: Mark, ms: number, only?: Seat): void {
  const [{ clock }, at] = [p.s, now.at ?? 0]
  const from: Mark = { at: Math.max(clock.at ?? at, at - ms), error: Math.max(clock.error, now.error) }
  come(p, from)
  for (const seat of seats)
    if (only === undefined || only === seat)
      p.make({ e: 'truck', seat, truck: unwatched(truck(p.s, seat), limits(p.s, seat), from, now, ms) })
}

/** A truck takes this pose from that moment on. */
export function pose(p: Play, seat: Seat, to: Pose, when: Mark): void {
  const [before, lim] = [truck(p.s, seat), limits(p.s, seat)]
  if (before.pose === to) return
  const r = fuelAt(before, lim, when)
  p.make({ e: 'truck', seat, truck: turned(before, lim, to, when) })
  lapse(p, seat, [before.pose, to])
  if (seat === p.s.active) posed(p, seat, before.pose, r, when)
  else warn(p, seat, to)
}

/** KE-040: what a player said about a truck no longer holds once the truck has filled or drained since. */
function lapse(p: Play, seat: Seat, poses: readonly Pose[]): void {
  const said = p.s.proposal
  if (said?.truck === seat && poses.includes(said.to === 'empty' ? 'hoodDown' : 'tankDown'))
    p.make({ e: 'proposal', proposal: null })
}

/** What follows when the player in turn turns its truck. */
function posed(p: Play, seat: Seat, from: Pose, r: Band, when: Mark): void {
  const to = truck(p.s, seat).pose
  if (p.s.phase === 'roll') laidFlat(p, when.at, r)
  else if (p.s.phase === 'refuel') {
    if (from === 'hoodDown') overrun(p, when.at)
    finishIfDown(p)
    // KE-087: a truck turned straight onto its tank starts the roll, if the roll may start now.
    if (to === 'tankDown') stand(p, seat)
  } else if (to === 'tankDown') stand(p, seat)
  else warn(p, seat, to)
}

/** KE-087, KE-090: the truck stands on its tank, and the roll starts if it may. */
function stand(p: Play, seat: Seat): void {
  if (p.s.phase === 'window') leaveWindow(p)
  if (p.s.phase === 'choose') beginRoll(p)
  else warn(p, seat, 'tankDown')
}

/** Reports a foul. KE-291, KE-292: the fuel stays lost. KE-097: the truck has stood for this turn’s roll already. */
function warn(p: Play, seat: Seat, to: Pose): void {
  if (to === 'flat' || p.s.phase === 'over') return
  const again = to === 'tankDown' && seat === p.s.active && p.s.turn.threw
  p.make({ e: 'fouled', rule: again ? 'KE-097' : 'KE-039' })
}
