// The real sand in the trucks. It depends only on how hands held the truck and on the evening's clock. Sensors, the line and the daemon
// have no effect on it.

import type { SensedPose } from '../../../src/core/observation.ts'
import type { Action as Played } from '../../../src/games/kero/actions.ts'
import { fuel, limits, type State, truck } from '../../../src/games/kero/state.ts'
import { atLeastNone, isUnknown } from '../../../src/games/kero/truck/fuel.ts'
import { overrunGraceMs } from '../../../src/games/kero/turn/refuel.ts'
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

  /** When it was last taken out of the hand that held it upside down; null: it is held so. Knocks before that do not count. */
  get laid(): number | null {
    return this.#flows[this.#flows.findLastIndex(({ pose }) => pose === 'inverted') + 1]?.from ?? null
  }

  /** Somebody pours off so much of it, unseen. */
  pour(ms: number, when: number): void {
    const gone = ms * this.#rate
    this.#flows = this.#flows.map((it) => (it.from < when ? it : { ...it, held: Math.max(0, it.held - gone) }))
  }

  at(when: number): number {
    const { from, pose, held } = this.#flows.findLast((it) => it.from <= when) ?? (this.#flows[0] as Flow)
    const ms = Math.max(0, when - from)
    if (pose === 'upright') return Math.max(0, held - ms)
    return pose === 'inverted' ? Math.min(this.#full, held + ms * this.#rate) : held
  }
}

/** How much sand each truck really holds at a moment of the evening. */
export function sandOf(moment: Moment, first: State): (seat: number, when?: number) => number {
  const { now } = moment
  const timers = timersOf(moment, first)
  return (seat, when = now()) => timers[seat]?.at(when) ?? 0
}

function timersOf({ now, table }: Moment, first: State): readonly Timer[] {
  const timers = [0, 1].map((seat) => new Timer(fuel(first, seat).lo, limits(first, seat)))
  const seatOf = (thing: string): number => Number(thing.split('/')[1])
  table.onChange(() => {
    for (const { id, pose } of table.posed()) if (pose !== null) timers[seatOf(id)]?.turn(pose, now())
  })
  return timers
}

/** KE-Q35: with this option players pour off by hand the sand that ran too long, unseen by the sensor. */
class Overruns {
  readonly #timers: readonly Timer[]
  /** The refuel of the state before. `done`: all dice showed fire then, and its owner still held the truck. */
  #before: { readonly seat: number; readonly done: number | null } | null = null
  /** Trucks laid flat so fast that nobody knows how much was poured off. They count again once they hold what is believed. */
  readonly unsure = new Set<number>()

  constructor(timers: readonly Timer[]) {
    this.#timers = timers
  }

  /** `when`: the moment of the evening to which the state belongs. */
  follow(s: State, when: number): void {
    const { refuel, active, clock, match } = s
    if (match.options.overrun !== 'drainBack') return
    const isHeld = refuel !== null && truck(s, active).pose === 'hoodDown'
    if (this.#before && !isHeld) this.#laid(this.#before.seat, this.#before.done, refuel === null)
    const isDone = isHeld && clock.at !== null && refuel.completeAt !== null
    const done = isDone ? when - (Number(clock.at) - Number(refuel.completeAt)) : null
    this.#before = refuel && { seat: active, done }
  }

  #laid(seat: number, done: number | null, isOver: boolean): void {
    const timer = this.#timers[seat]
    if (done === null && isOver) this.unsure.add(seat)
    const end = timer?.laid
    if (done !== null && end && end > done + overrunGraceMs) timer?.pour(end - done - overrunGraceMs, end)
  }
}

export const begin: Begin<State> = (moment, first) => {
  const timers = timersOf(moment, first)
  const held = (seat: number, when = moment.now()): number => timers[seat]?.at(when) ?? 0
  const overruns = new Overruns(timers)
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
      const { fuelUncertaintyMs: u } = s.match.options
      overruns.follow(s, when)
      for (const seat of [0, 1]) {
        const band = fuel(s, seat)
        if (isUnknown(band, truck(s, seat).knocked, u)) continue
        const { lo, hi } = atLeastNone(band)
        const sand = held(seat, when)
        const isTrue = sand >= lo - u - 1 && sand <= hi + u + 1
        if (isTrue) overruns.unsure.delete(seat)
        else if (!overruns.unsure.has(seat))
          return `takes truck ${seat} for ${lo} to ${hi} ms, ${truck(s, seat).pose}; its sand is ${Math.round(sand)}`
      }
      return null
    }
  }
}
