// An ATmega328P with the chains on its pins: runs the firmware's hex, cycle by cycle, in its own time. Power, the reset button and the
// watchdog begin a new life as on the chip: registers cleared, the cause in MCUSR, the EEPROM kept.

import { readFileSync } from 'node:fs'
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
  timer1Config,
  usart0Config,
  watchdogConfig
} from 'avr8js'
import { Chains } from '../chains.ts'
import type { Built } from './build.ts'

const hertz = 16e6
const mcusr = 0x54
const causes = { power: 1, button: 2, brownout: 4, watchdog: 8 } as const
/** `rjmp .-2`: an instruction that never gets anywhere. */
const forEver = 0xcfff

export class Chip {
  readonly chains: Chains
  /** Bytes that the chip sends. */
  said: (bytes: Uint8Array) => void = () => {}
  readonly #flash: Uint16Array
  readonly #eeprom = new EEPROMMemoryBackend(1024)
  readonly #dataPin: number
  readonly #closed = new Set<number>()
  #life: Life
  #before = 0
  #heard: number[] = []
  #out: number[] = []
  #hanging: { readonly at: number; readonly word: number } | null = null

  constructor({ hex, config: { number } }: Built) {
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

  /** Milliseconds since it was first switched on, by its own crystal. */
  get now(): number {
    return (this.#before + this.#life.cpu.cycles) / (hertz / 1000)
  }

  /** A new life. `handedOver`: a boot loader came first, cleared MCUSR and left this in register r2. */
  reset(cause: keyof typeof causes, handedOver?: number): void {
    this.#before += this.#life.cpu.cycles
    if (this.#hanging) this.#flash[this.#hanging.at] = this.#hanging.word
    this.#hanging = null
    this.#heard = []
    this.#life = this.#live(cause)
    if (handedOver === undefined) return
    this.#life.cpu.data[mcusr] = 0
    this.#life.cpu.data[2] = handedOver
  }

  /** The program runs in circles from here on. */
  hang(): void {
    const at = this.#life.cpu.pc
    this.#hanging = { at, word: this.#flash[at] ?? 0 }
    this.#flash[at] = forEver
    this.#life.cpu.data[0x5f] = 0 // no interrupt leads out of it
  }

  hear(bytes: Iterable<number>): void {
    this.#heard.push(...bytes)
  }

  /** Closes or opens a switch between this pin and ground. */
  press(pin: number, closed = true): void {
    if (closed) this.#closed.add(pin)
    else this.#closed.delete(pin)
    this.#life.set(pin, !closed)
  }

  /** Lets so many milliseconds of its time go by. */
  run(ms: number): void {
    const until = this.now + ms
    while (this.now < until) {
      const { cpu, usart } = this.#life
      const [next] = this.#heard
      if (next !== undefined && usart.rxEnable && !usart.rxBusy && usart.writeByte(next)) this.#heard.shift()
      const pause = cpu.cycles + Math.min(400, Math.ceil((until - this.now) * (hertz / 1000)))
      while (cpu.cycles < pause && !this.#life.struck) {
        avrInstruction(cpu)
        cpu.tick()
      }
      if (this.#life.struck) this.reset('watchdog')
    }
    if (this.#out.length === 0) return
    const bytes = Uint8Array.from(this.#out)
    this.#out = []
    this.said(bytes)
  }

  #live(cause: keyof typeof causes): Life {
    const { chains } = this
    chains.release()
    const life = new Life(this.#flash, this.#eeprom, (pin, high) => {
      chains.drive(pin, high)
      life.set(this.#dataPin, chains.data)
    })
    life.cpu.data[mcusr] = causes[cause]
    life.usart.onByteTransmit = (byte) => this.#out.push(byte)
    for (const pin of this.#closed) life.set(pin, false)
    life.set(this.#dataPin, chains.data)
    return life
  }
}

/** From one reset to the next. */
class Life {
  readonly cpu: CPU
  readonly usart: AVRUSART
  /** The watchdog has struck. */
  struck = false
  readonly #ports: readonly { readonly first: number; readonly port: AVRIOPort }[]
  readonly #levels: boolean[] = []

  constructor(flash: Uint16Array, eeprom: EEPROMMemoryBackend, driven: (pin: number, high: boolean) => void) {
    this.cpu = new CPU(flash, 0x800)
    this.usart = new AVRUSART(this.cpu, usart0Config, hertz)
    new AVRTimer(this.cpu, timer1Config)
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

  set(pin: number, high: boolean): void {
    if (this.#levels[pin] === high) return
    this.#levels[pin] = high
    const of = this.#ports.find(({ first }) => pin >= first)
    of?.port.setPin(pin - of.first, high)
  }
}

/** Intel hex to words. */
function flashOf(hex: string): Uint16Array {
  const bytes = new Uint8Array(0x8000).fill(0xff)
  for (const line of hex.split(/\r?\n/)) {
    if (!line.startsWith(':')) continue
    const record = Buffer.from(line.slice(1), 'hex')
    if (record.reduce((sum, byte) => sum + byte, 0) & 0xff) throw new Error(`checksum of ${line}`)
    if (record[3] === 0) bytes.set(record.subarray(4, 4 + (record[0] ?? 0)), record.readUInt16BE(1))
  }
  return new Uint16Array(bytes.buffer)
}
