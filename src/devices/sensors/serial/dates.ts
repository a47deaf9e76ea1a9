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
  /** By the words of the device: a date, once reported, is not changed. */
  #told = new Map<string, Posed>()

  constructor(calibration: Calibration) {
    this.#calibration = calibration
  }

  hear({ boot, micros }: Pick<Line, 'boot' | 'micros'>, now: number): void {
    if (boot !== this.#boot) {
      this.#boot = boot
      this.#clock = new DeviceClock()
      this.#missed = true
    }
    if (!this.#clock.hear(micros, now)) this.#jumped()
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
    const told = new Map<string, Posed>()
    const posed = [...poses.values()].flatMap(({ id, pose, since }): Posed[] => {
      const thing = kindOf(id, this.#calibration)
      const when = this.#clock.when(since)
      if (pose === null || pose === 'unknown' || thing === null || !when) return []
      const spell = `${boot}/${id}/${since}`
      const it = this.#told.get(spell) ?? { thing, pose, ...when, spell }
      told.set(spell, it)
      return [it]
    })
    this.#told = told
    return { to: now.at, error: now.error, watched: this.#watched, posed }
  }

  /**
   * The device's clock no longer tells how long things have been held that were held before it jumped. So their spells get another name,
   * which no later process can compare.
   */
  #jumped(): void {
    this.#missed = true
    this.#told = new Map([...this.#told].map(([said, it]) => [said, { ...it, spell: `${it.spell}~` }]))
  }
}
