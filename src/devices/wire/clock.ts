// The clock of a device on the clock of the host: two bounds on the time between them. A line cannot arrive before it is said, nor a pong be
// said before its ping; between such proofs the bounds part as far as two clocks may drift.

/** How much a device's clock may run fast or slow: a crystal is ten times better, a ceramic resonator is not good enough. */
export const drift = 0.001
/** A line of a device that answers no pings arrives within so many milliseconds. */
export const longestDelay = 50
/** Where the microseconds of a line start again from 0. */
const turn = 2 ** 32

/** A moment of the host's clock in milliseconds, and how far off it may be. */
export interface Moment {
  readonly at: number
  readonly error: number
}

export class DeviceClock {
  /** The device's time of the latest line, in milliseconds without turning over, and what that line said. */
  #ms = 0
  #micros: number | null = null
  /** The host's clock less the device's: at least this, at most that. */
  #least = Number.NEGATIVE_INFINITY
  #most = Number.POSITIVE_INFINITY

  /** A line was sent at `micros` and received `now`. Answers false if the device's clock has jumped, so that nothing before it counts. */
  hear(micros: number, now: number): boolean {
    if (this.#micros !== null) {
      const gone = ((micros - this.#micros + turn) % turn) / 1000
      this.#ms += gone
      this.#least -= gone * drift
      this.#most += gone * drift
    }
    this.#micros = micros
    const least = Math.max(this.#least, this.#most - longestDelay)
    this.#most = Math.min(this.#most, now - this.#ms)
    const jumped = this.#most < least && least < Number.POSITIVE_INFINITY
    if (jumped) this.#least = Number.NEGATIVE_INFINITY
    return !jumped
  }

  /** The latest line answers what was asked then. */
  answered(askedAt: number): void {
    this.#least = Math.max(this.#least, Math.min(askedAt - this.#ms, this.#most))
  }

  /** When the device's clock showed that, at most one turn before the latest line; null: no line was received. */
  when(micros: number): Moment | null {
    if (this.#micros === null) return null
    const age = ((this.#micros - micros + turn) % turn) / 1000
    const least = Math.max(this.#least, this.#most - longestDelay)
    return {
      at: Math.round(this.#ms - age + (least + this.#most) / 2),
      error: Math.ceil((this.#most - least) / 2) + 1
    }
  }

  /** When the latest line was said. */
  latest(): Moment | null {
    return this.#micros === null ? null : this.when(this.#micros)
  }
}
