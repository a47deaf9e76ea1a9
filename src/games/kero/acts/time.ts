// Passing time, sensed trucks, and what players say about their trucks.

import type { Seat } from '../../../core/ids.ts'
import { sensedAs } from '../follow.ts'
import { truckKind } from '../places.ts'
import { no } from '../refusal.ts'
import { limits, type State, truck } from '../state.ts'
import { holding, isHeld, poses, undated } from '../truck/fuel.ts'
import { come, pose, see, unseen } from '../turn/clock.ts'
import { callDry, isDry } from '../turn/roll.ts'
import { type Act, costly, log, playing } from './act.ts'

/** Refuses a time before the recorded one. */
const back = (s: State, at: number) => (s.clock.at !== null && at < s.clock.at ? no('KE-039', 'refuse.time') : null)

export const turn: Act<'turn'> = {
  who: 'both',
  chance: true,
  refuse: (s, { at }) => back(s, at),
  decide: playing((p, { truck: seat, to, at, error }) => see(p, seat, to, at, error)),
  sketch: { how: 'observed' },
  tell: (_, { truck: seat, to }) => log(`log.seen.${to}`, seat)
}

export const elapse: Act<'elapse'> = {
  who: 'both',
  chance: true,
  refuse: (s, { to }) => back(s, to),
  decide: playing((p, { to, error, unseen: ms, truck: only }) => {
    if (ms !== undefined) unseen(p, { at: to, error }, ms, only)
    come(p, { at: to, error })
  }),
  sketch: { how: 'observed' },
  // The log mentions unwatched time, a truck that runs dry, and a new pose that counts from now on.
  tell: (s, { to, error, unseen: ms }) => {
    if (ms !== undefined) return { say: 'log.unseen' }
    return isDry(s, { at: to, error }) || s.trucks.some((it) => isHeld(it, to)) ? { say: 'log.clock' } : null
  }
}

/** The owner turns a truck without a sensor. The fuel is then unknown, and the page asks about it (KE-112). */
export const tip: Act<'tip'> = {
  who: 'active',
  list: (s) => poses.flatMap((to) => (to === truck(s, s.active).pose ? [] : [{ act: 'tip' as const, to }])),
  refuse(s, { to }, by) {
    if (s.phase === 'first' || s.phase === 'full') return no('KE-017', 'refuse.tip.early')
    if (truck(s, Number(by)).pose === to) return no('KE-038', 'refuse.tip.same')
    // KE-097: refused, so the page offers no button for it. On the table, only a hand can break this rule.
    const mayStand = s.phase === 'window' || s.phase === 'choose' || s.phase === 'refuel'
    if (to === 'tankDown' && !mayStand) return no('KE-097', 'refuse.tip.again')
    if (to === 'hoodDown' && s.phase !== 'refuel') return no('KE-039', 'refuse.tip.hood')
    return null
  },
  decide: playing((p, { to }, by) => pose(p, by, to, undated)),
  sketch: (s, { to }, by) => ({
    how: 'declared',
    poses: { thing: truckKind(Number(by)), pose: sensedAs[to] },
    ...(s.phase === 'roll' && s.turn.threw ? { cue: 'gain' as const } : {}),
    ...(s.phase === 'refuel' && to !== 'hoodDown' && !s.refuel?.done ? { cue: 'minus' as const } : {}),
    ...(s.phase === 'refuel' && to === 'tankDown' ? { cue: 'minus' as const } : {})
  }),
  tell: (_, { to }, by) => log(`log.tip.${to}`, by)
}

/** KE-040: both players must say so, one after the other. */
export const correct: Act<'correct'> = {
  who: 'both',
  list: () =>
    [0, 1].flatMap((seat) => [
      { act: 'correct' as const, truck: seat, to: 'full' as const },
      { act: 'correct' as const, truck: seat, to: 'empty' as const }
    ]),
  refuse(s, { truck: seat, to }, by) {
    if (s.phase === 'setup' || s.phase === 'first' || s.phase === 'full') return no('KE-040', 'refuse.correct.early')
    const said = s.proposal
    return said && said.by === by && said.truck === seat && said.to === to ? no('KE-040', 'refuse.correct.said') : null
  },
  decide: playing((p, { truck: seat, to }, by) => {
    const said = p.s.proposal
    if (said?.by !== 1 - by || said.truck !== seat || said.to !== to) {
      p.make({ e: 'proposal', proposal: { by, truck: seat, to } })
      return
    }
    const held = to === 'full' ? limits(p.s, seat).drainFullMs : 0
    p.make({ e: 'proposal', proposal: null })
    p.make({ e: 'truck', seat, truck: holding({ ...truck(p.s, seat), knocked: 0 }, { lo: held, hi: held }, now(p.s)) })
    // If the model is exact, an empty truck is dry at once.
    if (to === 'empty') callDry(p)
  }),
  sketch: costly,
  tell: (s, { truck: seat, to }, by) =>
    log(s.proposal?.by === 1 - Number(by) ? `log.corrected.${to}` : `log.correct.${to}`, by, { whom: whose(seat) })
}
const now = (s: State) => s.clock
const whose = (seat: Seat) => ({ seat })
