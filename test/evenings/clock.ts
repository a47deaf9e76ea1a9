// Simulated time. It advances only when `run` is called, so hours pass in seconds. Nothing waits for promises.

interface Timer {
  readonly at: number
  readonly run: () => void
}

/** More timers than this at one moment means that a timer restarts itself forever. */
const mostAtOnce = 10_000

export class Clock {
  #now = 0
  #timers: Timer[] = []

  readonly now = (): number => this.#now

  readonly after = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.#now + ms, run }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((it) => it !== timer)
    }
  }

  /** Advances the time by `ms` and runs the timers in order. */
  run(ms: number): void {
    const until = this.#now + ms
    let still = 0
    for (;;) {
      let due: Timer | null = null
      for (const it of this.#timers) if (it.at <= until && (due === null || it.at < due.at)) due = it
      const next: Timer | null = due
      if (next === null) break
      this.#timers = this.#timers.filter((it) => it !== next)
      still = next.at > this.#now ? 0 : still + 1
      if (still > mostAtOnce) throw new Error('something falls due again and again and time does not go by')
      this.#now = Math.max(this.#now, next.at)
      next.run()
    }
    this.#now = until
  }
}
