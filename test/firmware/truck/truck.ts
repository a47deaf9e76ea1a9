// A truck with its board: the firmware on an emulated ATmega328P at 8 MHz, with sensor and radio on its pins, and hands that turn and knock
// it. Its resonator runs half a percent fast.

import { readFileSync } from 'node:fs'
import { EEPROMMemoryBackend } from 'avr8js'
import { Atmega, flashOf } from '../atmega.ts'
import type { Built } from '../reader/build.ts'
import { Mpu6050, type Vector } from './mpu6050.ts'
import { type Air, Nrf24 } from './nrf24.ts'

const hertz = 8e6
const fast = 1.005
/** `sleep`, which this emulator passes over. */
const sleep = { code: 0x9588, cycles: 350 }
const [select, enable] = [10, 9]

export const angles = { upright: 0, tilted: 45, lying: 90, inverted: 180 } as const
export type Held = keyof typeof angles

export class Truck {
  readonly sensor: Mpu6050
  readonly radio: Nrf24
  readonly #life: Atmega
  readonly #chance: () => number
  #turn = { from: 90, to: 90, at: 0, ms: 1 }
  #knock = { until: 0, g: 0 }

  /** `chance`: of 0 to 1. */
  constructor(built: Built, air: Air, chance: () => number) {
    this.#chance = chance
    let driven: (pin: number, high: boolean) => void = () => {}
    const flash = flashOf(readFileSync(built.hex, 'latin1'))
    this.#life = new Atmega(flash, (pin, high) => driven(pin, high), new EEPROMMemoryBackend(1024), hertz)
    const { cpu } = this.#life
    this.radio = new Nrf24(air, cpu, hertz)
    this.sensor = new Mpu6050(cpu, hertz, (us) => this.#felt(us / 1000 / fast), chance)
    driven = (pin, high) => {
      if (pin === select) this.radio.select(high)
      if (pin === enable) this.radio.enable(high)
    }
  }

  /** Milliseconds by an exact clock since it was switched on. */
  get now(): number {
    return this.#life.cpu.cycles / (hertz / 1000) / fast
  }

  /** A hand turns it, in so many milliseconds; answers when it is past the limit of its new pose. */
  turn(to: Held, ms = 200): number {
    const [from, angle] = [this.#angle(this.now), angles[to]]
    this.#turn = { from, to: angle, at: this.now, ms }
    const limit = { upright: 30, inverted: 150, lying: from < 90 ? 60 : 120, tilted: from < 45 ? 30 : 60 }[to]
    return this.now + ms * Math.min(1, Math.max(0, (limit - from) / (angle - from)))
  }

  /** A blow, and what it makes the truck tremble like. */
  knock(g: number, ms: number): void {
    this.#knock = { until: this.now + ms, g }
  }

  run(until: number): void {
    const { cpu } = this.#life
    const cycles = Math.round(until * (hertz / 1000) * fast)
    this.#life.run(cycles, {
      code: sleep.code,
      run: () => (cpu.cycles += Math.max(0, Math.min(sleep.cycles, cycles - cpu.cycles)))
    })
  }

  #angle(ms: number): number {
    const { from, to, at, ms: takes } = this.#turn
    return from + (to - from) * Math.min(1, Math.max(0, (ms - at) / takes))
  }

  #felt(ms: number): Vector {
    const angle = (this.#angle(ms) * Math.PI) / 180
    const shake = ms < this.#knock.until ? this.#knock.g : 0
    const jolt = (): number => shake * (2 * this.#chance() - 1)
    return [Math.cos(angle) + jolt(), Math.sin(angle) + jolt(), jolt()]
  }
}
