// An ATmega328P as far as a board needs it: flash, ports, timers, serial line, EEPROM, converter, watchdog. One instance is one
// life, from a reset to the next; pins have the numbers printed on an Uno.

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
  /** The watchdog has struck: this life is over. */
  struck = false
  /** Bytes that came before the last one had been taken: it is lost. */
  overruns = 0
  readonly #ports: readonly { readonly first: number; readonly port: AVRIOPort }[]
  readonly #levels: boolean[] = []
  #heard: { readonly byte: number; readonly patient: boolean }[] = []
  /** A byte has come and has not been taken. */
  #waiting = false

  /** `driven`: the chip sets this pin to this level. */
  constructor(
    flash: Uint16Array,
    driven: (pin: number, high: boolean) => void,
    eeprom: EEPROMMemoryBackend = new EEPROMMemoryBackend(1024)
  ) {
    this.cpu = new CPU(flash, 0x800)
    this.usart = new AVRUSART(this.cpu, usart0Config, hertz)
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
    new AVRWatchdog(this.cpu, watchdogConfig, new AVRClock(this.cpu, hertz, clockConfig))
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
    // Pull-ups and the idle line: what nobody pulls down is high.
    for (let pin = 0; pin < 20; pin++) this.set(pin, true)
  }

  /** Sets the level of a pin from outside. */
  set(pin: number, high: boolean): void {
    if (this.#levels[pin] === high) return
    this.#levels[pin] = high
    const of = this.#ports.find(({ first }) => pin >= first)
    of?.port.setPin(pin - of.first, high)
  }

  /** Bytes on the line, one after the other at its speed. `patient`: each waits until the one before it has been taken. */
  hear(bytes: Iterable<number>, patient = false): void {
    for (const byte of bytes) this.#heard.push({ byte, patient })
  }

  /** Whether everything said to it has been taken. */
  get idle(): boolean {
    return this.#heard.length === 0 && !this.usart.rxBusy
  }

  /** Runs until this cycle; sooner when the watchdog strikes. `also`: done beside the instruction of this code. */
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

/** Intel hex to words. */
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
