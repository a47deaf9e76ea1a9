// Trucks with their boards, the reader's board with its radio, and the air between them, all in step.

import { draw, seeded } from '../../../src/core/random.ts'
import { Rig } from '../reader/bench.ts'
import type { Built } from '../reader/build.ts'
import { Air, Nrf24 } from './nrf24.ts'
import { Truck } from './truck.ts'

/** The clocks of the chips are never further apart, in milliseconds. */
const stepMs = 0.25
const [select, enable] = [10, 9]

export class Yard {
  readonly air = new Air()
  readonly trucks: readonly Truck[]
  readonly rig: Rig
  /** The reader's radio. */
  ear: Nrf24 | null = null
  /** Without power, the reader stands still. */
  isDark = false
  #random
  #now = 0

  constructor(reader: Built, trucks: readonly Built[], seed: number) {
    this.#random = seeded(seed)
    this.trucks = trucks.map((it) => new Truck(it, this.air, () => this.chance()))
    this.rig = new Rig(reader, ({ cpu }) => {
      if (this.ear) this.air.radios.delete(this.ear)
      const ear = new Nrf24(this.air, cpu, 16e6)
      this.ear = ear
      return (pin, high) => {
        if (pin === select) ear.select(high)
        if (pin === enable) ear.enable(high)
      }
    })
  }

  /** Of 0 to 1. */
  chance(): number {
    const [drawn, random] = draw(this.#random, 1 << 24)
    this.#random = random
    return drawn / (1 << 24)
  }

  get now(): number {
    return this.#now
  }

  run(ms: number): void {
    for (const until = this.#now + ms; this.#now < until - 1e-9; ) {
      this.#now = Math.min(until, this.#now + stepMs)
      for (const truck of this.trucks) truck.run(this.#now)
      if (!this.isDark) this.rig.chip.run(Math.max(0, this.#now - this.rig.chip.now))
    }
  }

  held(thing: string) {
    return this.rig.state?.poses.get(thing)
  }
}
