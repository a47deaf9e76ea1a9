// The reader's own clock. It starts at any value, runs up to 0.09 % fast or slow, and may jump.

import { Luck } from '../../src/players/luck.ts'
import type { Clock } from './clock.ts'

export class Crystal {
  readonly #clock: Clock
  readonly #rate: number
  #ahead = 0

  /** With `seed` null it runs exactly like the evening's clock. */
  constructor(clock: Clock, seed: number | null) {
    this.#clock = clock
    this.#rate = seed === null ? 1 : 1 + (new Luck(seed).below(1801) - 900) / 1e6
  }

  readonly now = (): number => this.#clock.now() * this.#rate + this.#ahead

  readonly after = (ms: number, run: () => void): (() => void) => this.#clock.after(ms, run)

  /** Jumps back to its beginning at most. It never stops. */
  jump(ms: number): void {
    this.#ahead += Math.max(ms, -this.now())
  }
}
