// Dates what a reader says of things that are held: by the host's clock, as far as the two clocks are known to agree. It knows since when
// nothing was missed.

import type { Dated, Posed } from '../../../core/observation.ts'
import { type Calibration, kindOf } from '../../calibration.ts'
import { DeviceClock } from '../../wire/clock.ts'
import type { Line } from '../../wire/line.ts'
import type { WireState } from '../../wire/state.ts'

export class Dates {
  readonly #calibration: Calibration
  #boot = ''
  #clock = new DeviceClock()
  #missed = true
  #watched = 0
  /** By spell: a date, once reported, is not changed. */
  #told = new Map<string, Posed>()

  constructor(calibration: Calibration) {
    this.#calibration = calibration
  }

  hear({ boot, micros }: Pick<Line, 'boot' | 'micros'>, now: number): void {
    if (boot !== this.#boot) {
      this.#boot = boot
      this.#clock = new DeviceClock()
      this.#miss()
    }
    if (!this.#clock.hear(micros, now)) this.#miss()
  }

  answered(askedAt: number): void {
    this.#clock.answered(askedAt)
  }

  /** The line was cut, or something on it was lost. */
  missed(): void {
    this.#missed = true
  }

  /** What is known after the latest line; null if there is nothing to date. */
  see({ boot, poses }: WireState): Dated | null {
    const now = poses.size > 0 ? this.#clock.latest() : null
    if (!now) return null
    if (this.#missed) this.#watched = now.at
    this.#missed = false
    const posed = [...poses.values()].flatMap(({ id, pose, since }): Posed[] => {
      const thing = kindOf(id, this.#calibration)
      const when = this.#clock.when(since)
      if (pose === null || pose === 'unknown' || thing === null || !when) return []
      const spell = `${boot}/${id}/${since}`
      return [this.#told.get(spell) ?? { thing, pose, ...when, spell }]
    })
    this.#told = new Map(posed.map((it) => [it.spell, it]))
    return { to: now.at, error: now.error, watched: this.#watched, posed }
  }

  /** A jump of the device's clock makes earlier dates worthless. */
  #miss(): void {
    this.#missed = true
    this.#told = new Map()
  }
}
