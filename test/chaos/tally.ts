// What an evening came to: what was played and judged, how long every recovery took, and everything that should not have been.

import { quantile } from '../bench/measure.ts'

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
  /** A legal play called foul, an illegal one believed. */
  readonly wrong: string[] = []
  /** Moves that were made and were not believed. */
  readonly lost: string[] = []
  /** What did not come right by itself. */
  readonly manual: string[] = []
  /** Milliseconds by kind of trouble. */
  readonly recoveries = new Map<string, number[]>()

  recovered(kind: string, ms: number): void {
    this.recoveries.set(kind, [...(this.recoveries.get(kind) ?? []), ms])
  }

  get rows(): { kind: string; times: number; p50: number; p99: number; max: number }[] {
    return [...this.recoveries].map(([kind, all]) => ({
      kind,
      times: all.length,
      p50: quantile(all, 0.5),
      p99: quantile(all, 0.99),
      max: Math.max(...all)
    }))
  }

  /** `slack`: how many times longer things may take on a machine that does much else. */
  late(slack: number): string[] {
    return this.rows.filter(({ p99 }) => p99 > goal * slack).map(({ kind }) => kind)
  }

  get isRight(): boolean {
    return this.wrong.length + this.lost.length + this.manual.length === 0 && this.called === this.cheats
  }
}
