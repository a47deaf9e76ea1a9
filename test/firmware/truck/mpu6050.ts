// An MPU-6050 on the emulated chip's I²C bus, by its register map 4.2: asleep after power, a sample every so often, its noise and its
// offset at the worst that the product specification 3.4 calls typical. Its low-pass filter is of the first order.

import { AVRTWI, type CPU, twiConfig } from 'avr8js'

const address = 0x68
const [rate, filter, range, acceleration, power, standby, whoAmI] = [0x19, 0x1a, 0x1c, 0x3b, 0x6b, 0x6c, 0x75]
/** Hertz, by the filter's setting. */
const bandwidths = [260, 184, 94, 44, 21, 10, 5]
/** 400 µg in the root of each hertz. */
const noise = 400e-6
/** Of X, Y and Z, in g. */
const offset = [0.05, -0.05, 0.08]

export type Vector = readonly [x: number, y: number, z: number]

export class Mpu6050 {
  readonly #cpu: CPU
  readonly #hertz: number
  readonly #felt: (us: number) => Vector
  readonly #chance: () => number
  #registers = new Map<number, number>()
  #pointer: number | null = null
  /** What the filter holds, and until when it has run. */
  #value = [0, 0, 0]
  #untilUs = 0
  /** No power: nobody answers. */
  #cut = false

  /** `felt`: the acceleration in g, at rest +1 upwards; `chance`: of 0 to 1. */
  constructor(cpu: CPU, hertz: number, felt: (us: number) => Vector, chance: () => number) {
    this.#cpu = cpu
    this.#hertz = hertz
    this.#felt = felt
    this.#chance = chance
    this.#forget()
    const bus = new AVRTWI(cpu, twiConfig, hertz)
    const later = (run: () => void): void => {
      cpu.addClockEvent(run, Math.round((hertz / bus.sclFrequency) * 9))
    }
    let read: readonly number[] = []
    let isFirst = true
    bus.eventHandler = {
      start: () => bus.completeStart(),
      stop: () => bus.completeStop(),
      connectToSlave: (to, write) => {
        const isMine = to === address && !this.#cut
        isFirst = write
        // What is read is of one moment, however long it takes.
        if (isMine && !write) read = this.#snapshot()
        later(() => bus.completeConnect(isMine))
      },
      writeByte: (byte) => {
        if (isFirst) this.#pointer = byte
        else this.#set(byte)
        isFirst = false
        later(() => bus.completeWrite(true))
      },
      readByte: () => {
        const byte = read[this.#pointer ?? 0] ?? 0
        this.#pointer = (this.#pointer ?? 0) + 1
        later(() => bus.completeRead(byte))
      }
    }
  }

  set cut(cut: boolean) {
    this.#cut = cut
    this.#forget()
  }

  get isAsleep(): boolean {
    return ((this.#registers.get(power) ?? 0) & 0x40) !== 0
  }

  /** Whether its gyroscopes, which take seven times the current of the rest, are on. */
  get spins(): boolean {
    return !this.isAsleep && ((this.#registers.get(standby) ?? 0) & 7) !== 7
  }

  #forget(): void {
    this.#registers = new Map([
      [power, 0x40],
      [whoAmI, address]
    ])
    this.#value = [0, 0, 0]
  }

  #set(byte: number): void {
    if (this.#pointer === null) return
    this.#registers.set(this.#pointer, byte)
    this.#pointer++
  }

  #snapshot(): readonly number[] {
    const all = Array.from({ length: 0x80 }, (_, at) => this.#registers.get(at) ?? 0)
    if (!this.isAsleep) this.#run()
    for (const [i, g] of this.#value.entries()) {
      const hertz = bandwidths[(this.#registers.get(filter) ?? 0) & 7] ?? 260
      const sample = g + (offset[i] ?? 0) + this.#normal() * noise * Math.sqrt(hertz)
      const perG = 16384 >> (((this.#registers.get(range) ?? 0) >> 3) & 3)
      const word = Math.max(-32768, Math.min(32767, Math.round(sample * perG))) & 0xffff
      all[acceleration + 2 * i] = this.isAsleep ? 0 : word >> 8
      all[acceleration + 2 * i + 1] = this.isAsleep ? 0 : word & 0xff
    }
    return all
  }

  /** Sample by sample through the filter. */
  #run(): void {
    const now = this.#cpu.cycles / (this.#hertz / 1e6)
    const everyUs = 1000 * (1 + (this.#registers.get(rate) ?? 0))
    const hertz = bandwidths[(this.#registers.get(filter) ?? 0) & 7] ?? 260
    const share = 1 - Math.exp((-2 * Math.PI * hertz * everyUs) / 1e6)
    if (now - this.#untilUs > 100_000) this.#untilUs = now - 100_000
    for (; this.#untilUs + everyUs <= now; this.#untilUs += everyUs) {
      const felt = this.#felt(this.#untilUs)
      this.#value = this.#value.map((it, i) => it + share * ((felt[i] ?? 0) - it))
    }
  }

  #normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.#chance())) * Math.cos(2 * Math.PI * this.#chance())
  }
}
