// An ATmega328P with the parts that a board needs: flash, ports, timers, serial line, EEPROM, converter, watchdog. Each instance lives
// from one reset to the next. Pins have the numbers printed on an Uno.

import type { AVRPortConfig } from 'avr8js'
import {
  AVRADC,
  AVRClock,
  AVREEPROM,
  AVRIOPort,
  AVRTimer,
  AVRUSART,
  AVRWatchdog,
  adcConfig,
  avrInstruction,
  CPU,
  clockConfig,
  EEPROMMemoryBackend,
  eepromConfig,
  portBConfig,
  portCConfig,
  portDConfig,
  timer0Config,
  timer1Config,
  timer2Config,
  usart0Config,
  watchdogConfig
} from 'avr8js'

export const hertz = 16e6

export class Atmega {
  readonly cpu: CPU
  readonly usart: AVRUSART
  /** The watchdog has fired: this instance has ended. */
  struck = false
  /** How many bytes were lost because the previous one had not been read yet. */
  overruns = 0
  readonly #ports: readonly { readonly first: number; readonly port: AVRIOPort }[]
  readonly #levels: boolean[] = []
  #heard: { readonly byte: number; readonly patient: boolean }[] = []
  /** A byte has arrived and was not read yet. */
  #waiting = false

  /** `driven`: called when the chip drives a pin to a level. */
  constructor(
    flash: Uint16Array,
    driven: (pin: number, high: boolean) => void,
    eeprom: EEPROMMemoryBackend = new EEPROMMemoryBackend(1024),
    frequency: number = hertz
  ) {
    this.cpu = new CPU(flash, 0x800)
    this.usart = new AVRUSART(this.cpu, usart0Config, frequency)
    for (const timer of [timer0Config, timer1Config, timer2Config]) new AVRTimer(this.cpu, timer)
    const take = this.cpu.readHooks[usart0Config.UDR]
    this.cpu.readHooks[usart0Config.UDR] = (address) => {
      this.#waiting = false
      return take?.(address) ?? 0
    }
    this.usart.onRxComplete = () => {
      if (this.#waiting) this.overruns += 1
      this.#waiting = true
    }
    new AVREEPROM(this.cpu, eeprom, eepromConfig)
    new AVRADC(this.cpu, adcConfig)
    new AVRWatchdog(this.cpu, watchdogConfig, new AVRClock(this.cpu, frequency, clockConfig))
    this.cpu.reset = () => {
      this.struck = true
    }
    const port = (first: number, config: AVRPortConfig) => {
      const port = new AVRIOPort(this.cpu, config)
      port.addListener((now, before) => {
        for (let bits = now ^ before, i = 0; bits; bits >>= 1, i++)
          if (bits & 1) driven(first + i, ((now >> i) & 1) === 1)
      })
      return { first, port }
    }
    this.#ports = [port(14, portCConfig), port(8, portBConfig), port(0, portDConfig)]
    // Pins have pull-ups and the serial line idles high, so everything starts high.
    for (let pin = 0; pin < 20; pin++) this.set(pin, true)
  }

  /** Sets the level of a pin from outside. */
  set(pin: number, high: boolean): void {
    if (this.#levels[pin] === high) return
    this.#levels[pin] = high
    const of = this.#ports.find(({ first }) => pin >= first)
    of?.port.setPin(pin - of.first, high)
  }

  /** Sends these bytes over the line at its speed. `patient`: each waits until the chip has read the one before. */
  hear(bytes: Iterable<number>, patient = false): void {
    for (const byte of bytes) this.#heard.push({ byte, patient })
  }

  /** Whether the chip has read everything sent to it. */
  get idle(): boolean {
    return this.#heard.length === 0 && !this.usart.rxBusy
  }

  /** Runs until this cycle, or until the watchdog fires. `also`: runs in addition to the instruction with this opcode. */
  run(until: number, also?: { readonly code: number; readonly run: () => void }): void {
    const { cpu, usart } = this
    while (cpu.cycles < until && !this.struck) {
      const [next] = this.#heard
      const comes = next && usart.rxEnable && !usart.rxBusy && !(next.patient && this.#waiting)
      if (comes && usart.writeByte(next.byte)) this.#heard.shift()
      const pause = Math.min(until, cpu.cycles + 400)
      while (cpu.cycles < pause && !this.struck) {
        if (also !== undefined && cpu.progMem[cpu.pc] === also.code) also.run()
        avrInstruction(cpu)
        cpu.tick()
      }
    }
  }
}

/** Converts Intel hex to words. */
export function flashOf(hex: string): Uint16Array {
  const bytes = new Uint8Array(0x8000).fill(0xff)
  for (const line of hex.split(/\r?\n/)) {
    if (!line.startsWith(':')) continue
    const record = Buffer.from(line.slice(1), 'hex')
    if (record.reduce((sum, byte) => sum + byte, 0) & 0xff) throw new Error(`checksum of ${line}`)
    if (record[3] === 0) bytes.set(record.subarray(4, 4 + (record[0] ?? 0)), record.readUInt16BE(1))
  }
  return new Uint16Array(bytes.buffer)
}
