// The time of a simulated evening: it goes by only when somebody lets it, so hours take seconds. No promise is ever waited for.

interface Timer {
  readonly at: number
  readonly run: () => void
}

/** More timers than this at one moment are one that never ends. */
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

  /** Lets `ms` go by; timers fall due in their order. */
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
