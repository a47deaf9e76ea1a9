// Turns the dated readings of the trucks’ sensors into actions of chance. Judges nothing.

import type { SensedPose } from '../../core/observation.ts'
import type { Dating } from '../../core/tabletop.ts'
import type { Action } from './actions.ts'
import { truckKind } from './places.ts'
import { type State, truck } from './state.ts'
import { flatDebounceMs, isHeld, type Pose } from './truck/fuel.ts'
import { isDry } from './turn/roll.ts'

/** A truck stands by itself only on its tank (section 4). */
const poseOf: Readonly<Record<SensedPose, Pose | 'tilted'>> = {
  upright: 'tankDown',
  inverted: 'hoodDown',
  lying: 'flat',
  tilted: 'tilted'
}
export const sensedAs: Readonly<Record<Pose, SensedPose>> = {
  tankDown: 'upright',
  hoodDown: 'inverted',
  flat: 'lying'
}

/** How often the record notes running sand, in milliseconds, so that gauges move and a restart loses no more than this. */
const toldMs = 1000

export const time = (s: State): number | null => s.clock.at

/** KE-039: the trucks are watched at every moment of the game. */
export function follows(s: State, { to, error, posed, unseen, stamp }: Dating): readonly Action[] {
  if (s.phase === 'over') return []
  const moves: Action[] = []
  let clock = s.clock.at ?? 0
  /** A report that arrives late counts from the latest recorded time, with a larger error. */
  const dated = (at: number, error: number): { at: number; error: number } => {
    const late = Math.max(0, clock - at)
    clock = Math.max(clock, at)
    return { at: clock, error: error + late }
  }
  for (const it of [...posed].sort((a, b) => a.at - b.at)) {
    const seat = [0, 1].find((one) => truckKind(one) === it.thing)
    if (seat === undefined) continue
    const missed = unseen[it.thing] ?? 0
    const [held, { pose, wave }] = [poseOf[it.pose], truck(s, seat)]
    // KE-037: in a shorter gap nobody can have turned the truck.
    const isLost = missed >= flatDebounceMs
    if (isLost) {
      const when = dated(it.at, it.error)
      moves.push({ act: 'elapse', to: when.at, error: when.error, unseen: missed, truck: seat })
    }
    const known = isLost ? pose : (wave?.to ?? pose)
    if (held === 'tilted' ? wave !== null && !isLost : held !== known)
      moves.push({ act: 'turn', truck: seat, to: held, ...dated(it.at, it.error) })
  }
  const last = moves.length > 0 || isDue(s, to, error, stamp)
  // By now, a new pose may have lasted long enough to count.
  return last && to > clock ? [...moves, { act: 'elapse', to, error }] : moves
}

/** Whether time alone changes something: a pose that counts from now, a dry truck, a gauge that moves. */
function isDue(s: State, to: number, error: number, stamp: boolean): boolean {
  const runs = s.trucks.some(({ pose, wave }) => pose !== 'flat' || wave !== null) || s.phase === 'refuel'
  const isLate = s.clock.at === null || to - s.clock.at >= toldMs
  return (runs && (stamp || isLate)) || s.trucks.some((it) => isHeld(it, to)) || isDry(s, { at: to, error })
}
