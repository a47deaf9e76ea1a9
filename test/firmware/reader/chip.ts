// An ATmega328P with the chains on its pins runs the firmware’s hex, cycle by cycle, on its own clock. Power, the reset button and the
// watchdog restart it as on the real chip: registers cleared, the cause in MCUSR, the EEPROM kept.

import { readFileSync } from 'node:fs'
import { EEPROMMemoryBackend } from 'avr8js'
import { Atmega, flashOf, hertz } from '../atmega.ts'
import { Chains } from '../chains.ts'
import type { Built } from './build.ts'

const mcusr = 0x54
const causes = { power: 1, button: 2, brownout: 4, watchdog: 8 } as const
/** `rjmp .-2`: an endless loop of one instruction. */
const forEver = 0xcfff

/** Something else on the chip's pins, in each of its lives; it is told of the pins that the chip drives. */
export type Fitted = (life: Atmega) => (pin: number, high: boolean) => void

export class Chip {
  readonly chains: Chains
  /** Called with the bytes that the chip sends. */
  said: (bytes: Uint8Array) => void = () => {}
  readonly #flash: Uint16Array
  readonly #eeprom = new EEPROMMemoryBackend(1024)
  readonly #dataPin: number
  readonly #closed = new Set<number>()
  #life: Atmega
  #before = 0
  #out: number[] = []
  #hanging: { readonly at: number; readonly word: number } | null = null

  readonly #fitted: Fitted | undefined

  constructor({ hex, config: { number } }: Built, fitted?: Fitted) {
    this.#fitted = fitted
    this.#flash = flashOf(readFileSync(hex, 'latin1'))
    const pins = {
      load: number('PIN_COLUMNS_LOAD'),
      columnClock: number('PIN_COLUMNS_CLOCK'),
      columnData: number('PIN_COLUMNS_DATA'),
      rowData: number('PIN_ROWS_DATA'),
      rowClock: number('PIN_ROWS_CLOCK'),
      latch: number('PIN_ROWS_LATCH')
    }
    this.#dataPin = pins.columnData
    this.chains = new Chains(pins, number('COLUMNS'), number('ROWS'))
    this.#life = this.#live('power')
  }

  /** Milliseconds since power-on, by the chip’s own crystal. */
  get now(): number {
    return this.#cycles / (hertz / 1000)
  }

  get #cycles(): number {
    return this.#before + this.#life.cpu.cycles
  }

  /** Restarts the chip. `handedOver`: a boot loader ran first, cleared MCUSR and left this value in register r2. */
  reset(cause: keyof typeof causes, handedOver?: number): void {
    this.#before += this.#life.cpu.cycles
    if (this.#hanging) this.#flash[this.#hanging.at] = this.#hanging.word
    this.#hanging = null
    this.#life = this.#live(cause)
    if (handedOver === undefined) return
    this.#life.cpu.data[mcusr] = 0
    this.#life.cpu.data[2] = handedOver
  }

  /** Puts the program into an endless loop. */
  hang(): void {
    const at = this.#life.cpu.pc
    this.#hanging = { at, word: this.#flash[at] ?? 0 }
    this.#flash[at] = forEver
    this.#life.cpu.data[0x5f] = 0 // interrupts off, so that nothing ends the loop
  }

  get idle(): boolean {
    return this.#life.idle
  }

  hear(bytes: Iterable<number>, patient = false): void {
    this.#life.hear(bytes, patient)
  }

  /** Closes or opens a switch between this pin and ground. */
  press(pin: number, closed = true): void {
    if (closed) this.#closed.add(pin)
    else this.#closed.delete(pin)
    this.#life.set(pin, !closed)
  }

  /** Lets this many milliseconds of the chip’s time pass. */
  run(ms: number): void {
    // Count whole cycles: a fraction of a millisecond could remain that no cycle completes.
    const until = this.#cycles + Math.round(ms * (hertz / 1000))
    while (this.#cycles < until) {
      this.#life.run(until - this.#before)
      if (this.#life.struck) this.reset('watchdog')
    }
    if (this.#out.length === 0) return
    const bytes = Uint8Array.from(this.#out)
    this.#out = []
    this.said(bytes)
  }

  #live(cause: keyof typeof causes): Atmega {
    const { chains } = this
    chains.release()
    let also: (pin: number, high: boolean) => void = () => {}
    const life = new Atmega(
      this.#flash,
      (pin, high) => {
        chains.drive(pin, high)
        also(pin, high)
        life.set(this.#dataPin, chains.data)
      },
      this.#eeprom
    )
    also = this.#fitted?.(life) ?? also
    life.cpu.data[mcusr] = causes[cause]
    life.usart.onByteTransmit = (byte) => this.#out.push(byte)
    for (const pin of this.#closed) life.set(pin, false)
    life.set(this.#dataPin, chains.data)
    return life
  }
}
