// Tells new presses by their counts: each is reported once, however often its line comes, and none from before we listened.

import { sequences } from './line.ts'
import type { PressReport } from './message.ts'

export class Presses {
  /** Presses of which we know only that they happened. */
  lost = 0
  #counts: Map<number, number> | null = null

  /** Presses reported before the first complete state happened while nobody listened. */
  forget(): void {
    this.#counts = null
  }

  /** From the first complete state on, presses count. A pad that it does not name has never been pressed. */
  begin(pads: ReadonlyMap<number, PressReport>): void {
    this.#counts ??= new Map([...pads.values()].map(({ pad, count }) => [pad, count]))
  }

  hear(said: readonly PressReport[]): PressReport[] {
    const counts = this.#counts
    if (!counts) return []
    return said.filter(({ pad, count }) => {
      const more = (count - (counts.get(pad) ?? 0) + sequences) % sequences
      counts.set(pad, count)
      if (more > 1) this.lost += more - 1
      return more > 0
    })
  }
}
