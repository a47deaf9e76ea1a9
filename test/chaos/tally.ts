// The results of an evening: what was played and judged, how long each recovery took, and everything that went wrong.

import { median, quantile } from '../bench/measure.ts'

/** 99 of 100 recoveries must take no longer than this, in ms. */
export const goal = 2000

export class Tally {
  moves = 0
  matches = 0
  /** Illegal positions made on purpose, and how many of them the referee called fouls. */
  cheats = 0
  called = 0
  questions = 0
  /** Presses and taps that were repeated because the device had no power. */
  repeated = 0
  /** Throws while sensors were dead that left the dice looking as before, so that a player declared them. */
  unseen = 0
  /** Legal plays called foul, and illegal ones not called. */
  readonly wrong: string[] = []
  /** Moves that were made and not believed. */
  readonly lost: string[] = []
  /** Faults after which something needed help by hand. */
  readonly manual: string[] = []
  /** Milliseconds, by kind of fault. */
  readonly recoveries = new Map<string, number[]>()
  /** How many times slower this machine was because of other load, measured after every gesture. */
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

  /** The factor by which time limits grow on a busy machine. */
  get slack(): number {
    return this.slowness.length > 0 ? median(this.slowness) : 1
  }

  /** Kinds of fault where more than one recovery in a hundred took too long. With fewer than a hundred, one slow recovery is allowed. */
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
