// An Uno with a third-party firmware, a strip on one pin and LEDs on others. Their light is read only from the levels of
// the pins.

import { readFileSync } from 'node:fs'
import { Atmega, flashOf, hertz } from '../atmega.ts'
import type { Machine } from '../pace.ts'
import { connect } from './i2c.ts'
import { Ws2812 } from './ws2812.ts'

/** A pin that has not changed for this long carries a constant level: the slowest pulses come every 2 ms. */
const stillUs = 5000

/** The brightness of an LED: the share of time in which its pin is high. */
class Led {
  #rose = 0
  #changed = 0
  #high = false
  #share = 0

  edge(high: boolean, us: number): void {
    if (high) {
      const round = us - this.#rose
      if (round < stillUs) this.#share = (this.#changed - this.#rose) / round
      this.#rose = us
    }
    this.#changed = us
    this.#high = high
  }

  at(us: number): number {
    return us - this.#changed > stillUs ? Number(this.#high) : this.#share
  }
}

export class Uno implements Machine {
  strip = new Ws2812()
  /** The LED on each pin; its level is 0 when dark, 1 at full light. */
  readonly #leds = new Map<number, Led>()
  said: (bytes: Uint8Array) => void = () => {}
  /** Bytes received, and how often it has sent its first bytes after a start. */
  heard = 0
  greetings = 0
  readonly #flash: Uint16Array
  readonly #stripPin: number
  #out: number[] = []
  #before = 0
  #chip: Atmega

  constructor(hex: string, stripPin: number) {
    this.#flash = flashOf(readFileSync(hex, 'latin1'))
    this.#stripPin = stripPin
    this.#chip = this.#live()
  }

  get now(): number {
    return this.#us / 1000
  }

  get idle(): boolean {
    return this.#chip.idle
  }

  /** The chip since the last reset. */
  get chip(): Atmega {
    return this.#chip
  }

  get leds(): Record<number, number> {
    return Object.fromEntries([...this.#leds].map(([pin, led]) => [pin, Math.round(led.at(this.#us) * 255)]))
  }

  /** Bytes lost because they arrived while the chip could not receive. */
  get overruns(): number {
    return this.#chip.overruns
  }

  hear(bytes: Iterable<number>, patient: boolean): void {
    const all = [...bytes]
    this.heard += all.length
    this.#chip.hear(all, patient)
  }

  /** Presses the reset button. The strip keeps its colours, because it has its own power supply. */
  reset(): void {
    this.#before += this.#chip.cpu.cycles
    this.#leds.clear()
    this.#chip = this.#live()
  }

  run(ms: number): void {
    this.#chip.run(this.#chip.cpu.cycles + (ms * hertz) / 1000)
    this.strip.look(this.#us)
    if (this.#out.length === 0) return
    const bytes = Uint8Array.from(this.#out)
    this.#out = []
    this.said(bytes)
  }

  get #us(): number {
    return (this.#before + this.#chip.cpu.cycles) / (hertz / 1e6)
  }

  #live(): Atmega {
    let silent = true
    const chip = new Atmega(this.#flash, (pin, high) => {
      if (pin === this.#stripPin) this.strip.edge(high, this.#us)
      else this.#led(pin).edge(high, this.#us)
    })
    chip.usart.onByteTransmit = (byte) => {
      if (silent) this.greetings += 1
      silent = false
      this.#out.push(byte)
    }
    return chip
  }

  #led(pin: number): Led {
    const known = this.#leds.get(pin) ?? new Led()
    this.#leds.set(pin, known)
    return known
  }
}

/** An Uno whose strip is on a backpack, a second board on its I²C bus, instead of its own pin. */
export class UnoWithBackpack extends Uno {
  readonly #backpack: Uno

  constructor(hex: string, backpackHex: string, stripPin: number) {
    super(hex, Number.NaN)
    this.#backpack = new Uno(backpackHex, stripPin)
    this.strip = this.#backpack.strip
    connect(this.chip, this.#backpack.chip)
  }

  /** Runs both chips in step, to within 0.02 ms. */
  override run(ms: number): void {
    for (let left = ms; left > 0; left -= 0.02) {
      super.run(Math.min(left, 0.02))
      this.#backpack.run(Math.max(0, this.now - this.#backpack.now))
    }
  }
}
