// A Johnny-Five IO plugin without a board. It records every pin write and every I²C byte. The lamp process loads it like any plugin.

import { EventEmitter } from 'node:events'
import { appendFileSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs'

export interface FakeIoOptions {
  /** The file for the record: one JSON line for each write. */
  readonly file: string
  /** Emits an error this long after being ready, like a board whose line breaks. */
  readonly breaksAfterMs?: number
}

export interface Written {
  readonly pid: number
  /** The pin; null for the entry that the board writes when it opens. */
  readonly pin: number | null
  readonly value: number
  /** For a bus write instead of a pin: the address and the bytes sent there. */
  readonly bus?: readonly [address: number, ...bytes: number[]]
  /** CPU time of the lamp process so far, in ms. */
  readonly cpu: number
}

/** Everything recorded so far. A line that is not complete yet is left for the next call. */
export function readWritten(file: string): Written[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []
  return lines.map((line) => JSON.parse(line))
}

const modes = { INPUT: 0, OUTPUT: 1, ANALOG: 2, PWM: 3, SERVO: 4 }

export default class FakeIo extends EventEmitter {
  readonly name = 'Bench'
  readonly MODES = modes
  readonly HIGH = 1
  readonly LOW = 0
  readonly isReady = false
  readonly analogPins = []
  readonly defaultLed = 13
  /** As on an Uno, only pins 3, 5 and 6 can dim. */
  readonly pins = Array.from({ length: 14 }, (_, pin) => ({
    supportedModes: [3, 5, 6].includes(pin) ? [modes.OUTPUT, modes.PWM] : [modes.OUTPUT],
    mode: modes.OUTPUT,
    value: 0
  }))
  readonly options: FakeIoOptions
  private readonly nothing: number | null

  constructor(options: FakeIoOptions) {
    super()
    this.options = options
    this.nothing = options.file === '/dev/null' ? openSync(options.file, 'w') : null
    this.write(null, 0)
    console.log('chatter on stdout, as libraries do')
    setImmediate(() => {
      this.emit('connect')
      this.emit('ready')
      const { breaksAfterMs } = options
      if (breaksAfterMs !== undefined) setTimeout(() => this.emit('error', new Error('the bench broke')), breaksAfterMs)
    })
  }

  pinMode(pin: number, mode: number): void {
    const found = this.pins[pin]
    if (!found?.supportedModes.includes(mode)) throw new Error(`pin ${pin} has no mode ${mode}`)
    found.mode = mode
  }

  digitalWrite(pin: number, value: number): void {
    this.write(pin, value)
  }

  analogWrite(pin: number, value: number): void {
    this.write(pin, value)
  }

  i2cConfig(): void {}

  i2cWrite(address: number, bytes: readonly number[]): void {
    this.write(null, 0, [address, ...bytes.map((byte) => byte & 0xff)])
  }

  i2cWriteReg(address: number, register: number, byte: number): void {
    this.i2cWrite(address, [register, byte])
  }

  private write(pin: number | null, value: number, bus?: Written['bus']): void {
    // Nobody reads the record: then a write costs what a line costs. The record costs twenty times as much as all else in a frame.
    if (this.nothing !== null) {
      writeSync(this.nothing, Uint8Array.from(bus ?? [pin ?? 0, value]))
      return
    }
    const { user, system } = process.cpuUsage()
    const line: Written = { pid: process.pid, pin, value, cpu: (user + system) / 1000, ...(bus ? { bus } : {}) }
    appendFileSync(this.options.file, `${JSON.stringify(line)}\n`)
  }
}
