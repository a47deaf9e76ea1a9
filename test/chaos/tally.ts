// What an evening came to: what was played and judged, how long every recovery took, and everything that should not have been.

import { median, quantile } from '../bench/measure.ts'

/** By then play must go on, in milliseconds: 99 of 100 recoveries. */
export const goal = 2000

export class Tally {
  moves = 0
  matches = 0
  /** Illegal positions laid on purpose, and how many of them were called so. */
  cheats = 0
  called = 0
  questions = 0
  /** Presses and taps that a device without power cannot have heard. */
  repeated = 0
  /** Dice thrown in the dark that came to lie as they lay: nobody can have seen it, and somebody says it. */
  unseen = 0
  /** A legal play called foul, an illegal one believed. */
  readonly wrong: string[] = []
  /** Moves that were made and were not believed. */
  readonly lost: string[] = []
  /** What did not come right by itself. */
  readonly manual: string[] = []
  /** Milliseconds by kind of trouble. */
  readonly recoveries = new Map<string, number[]>()
  /** How many times slower than by itself this machine was, looked at after every gesture. */
  readonly slowness: number[] = []

  recovered(kind: string, ms: number): void {
    this.recoveries.set(kind, [...(this.recoveries.get(kind) ?? []), ms])
  }

  /** The slowest kinds first. */
  get rows(): readonly Recovery[] {
    const rows = [...this.recoveries].map(([kind, all]) => ({
      kind,
      times: all.length,
      p50: quantile(all, 0.5),
      p99: quantile(all, 0.99),
      max: Math.max(...all)
    }))
    return rows.sort((a, b) => b.p99 - a.p99)
  }

  /** What a second is worth on this machine: one that does much else is given longer. */
  get slack(): number {
    return this.slowness.length > 0 ? median(this.slowness) : 1
  }

  /** Kinds of which more than one in a hundred took too long; where there are fewer, a single one tells nothing of a hundred. */
  get late(): readonly string[] {
    const slow = (all: readonly number[]): number => all.filter((ms) => ms > goal * this.slack).length
    return [...this.recoveries].filter(([, all]) => slow(all) > Math.max(1, all.length / 100)).map(([kind]) => kind)
  }

  get isRight(): boolean {
    const { wrong, lost, manual, called, cheats, late } = this
    return wrong.length + lost.length + manual.length + late.length === 0 && called === cheats
  }
}

export interface Recovery {
  readonly kind: string
  readonly times: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly max: number
}
