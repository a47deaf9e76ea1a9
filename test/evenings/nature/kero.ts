// The real sand in the trucks. It depends only on how hands held the truck and on the evening's clock. Sensors, the line and the daemon
// have no effect on it.

import type { SensedPose } from '../../../src/core/observation.ts'
import type { Action as Played } from '../../../src/games/kero/actions.ts'
import { fuel, limits, type State, truck } from '../../../src/games/kero/state.ts'
import { atLeastNone, isUnknown } from '../../../src/games/kero/truck/fuel.ts'
import type { Begin, Moment } from './nature.ts'

interface Flow {
  readonly from: number
  readonly pose: SensedPose
  /** How much sand it held at that moment, in ms of draining. */
  readonly held: number
}

class Timer {
  readonly #full: number
  readonly #rate: number
  #flows: Flow[]

  constructor(held: number, { drainFullMs, fillFullMs }: { drainFullMs: number; fillFullMs: number }) {
    this.#full = drainFullMs
    this.#rate = drainFullMs / fillFullMs
    this.#flows = [{ from: 0, pose: 'lying', held }]
  }

  /** The truck has a new pose from now on. While it leans, its sand flows as before. */
  turn(pose: SensedPose, now: number): void {
    const last = this.#flows.at(-1) as Flow
    if (pose === 'tilted' || pose === last.pose) return
    this.#flows = [...this.#flows.slice(-40), { from: now, pose, held: this.at(now) }]
  }

  at(when: number): number {
    const { from, pose, held } = this.#flows.findLast((it) => it.from <= when) ?? (this.#flows[0] as Flow)
    const ms = Math.max(0, when - from)
    if (pose === 'upright') return Math.max(0, held - ms)
    return pose === 'inverted' ? Math.min(this.#full, held + ms * this.#rate) : held
  }
}

/** How much sand each truck really holds at a moment of the evening. */
export function sandOf({ now, table }: Moment, first: State): (seat: number, when?: number) => number {
  const timers = [0, 1].map((seat) => new Timer(fuel(first, seat).lo, limits(first, seat)))
  const seatOf = (thing: string): number => Number(thing.split('/')[1])
  table.onChange(() => {
    for (const { id, pose } of table.posed()) if (pose !== null) timers[seatOf(id)]?.turn(pose, now())
  })
  return (seat, when = now()) => timers[seat]?.at(when) ?? 0
}

export const begin: Begin<State> = (moment, first) => {
  const held = sandOf(moment, first)
  return {
    isTrue(s, action) {
      const it = action as Played
      const sand = held(s.active)
      switch (it.act) {
        case 'answer':
          return it.empty === sand <= 0
        case 'empty':
          return sand <= 0
        case 'flowing':
          return sand > 0
        case 'correct':
          return it.to === 'full' ? held(it.truck) >= limits(s, it.truck).drainFullMs : held(it.truck) <= 0
        default:
          return true
      }
    },
    denies(s, when) {
      const { fuelUncertaintyMs: u, overrun } = s.match.options
      // KE-Q35: with this option players drain off sand by hand, but simulated hands don't. So the amounts differ.
      if (overrun === 'drainBack') return null
      for (const seat of [0, 1]) {
        const band = fuel(s, seat)
        if (isUnknown(band, truck(s, seat).knocked, u)) continue
        const { lo, hi } = atLeastNone(band)
        const sand = held(seat, when)
        if (sand < lo - u - 1 || sand > hi + u + 1)
          return `takes truck ${seat} for ${lo} to ${hi} ms, ${truck(s, seat).pose}; its sand is ${Math.round(sand)}`
      }
      return null
    }
  }
}
