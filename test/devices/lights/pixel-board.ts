// For tests: the far end of a serial line to a node_pixel board. It answers like the firmware and keeps the pixels that it
// should show. Speaks Firmata through socat, so that the real serialport, firmata-io and node-pixel are at the near end.

import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { until } from './bench.ts'

export type Pixel = readonly [r: number, g: number, b: number]

export const questions = { version: 0xf9, firmware: 0x79, capabilities: 0x6b, mapping: 0x69 }
const { version, firmware: firmwareName, capabilities, mapping } = questions
const [sysex, endOfSysex, pinMode, pixels] = [0xf0, 0xf7, 0xf4, 0x51]
const [config, show, setPixel] = [1, 2, 3]

export class PixelBoard {
  readonly path: string
  firmware = 'node_pixel_firmata.ino'
  /** Simulates a hung board: it reads everything and answers nothing. */
  mute = false
  /** Commands that the board misses once each, because it cannot receive while it updates a strip. */
  readonly deafTo = new Set<number>()
  /** The total number of bytes received. */
  heard = 0
  /** The pixels since the last `show`; null until the strip is configured. */
  strip: Pixel[] | null = null
  /** Every configuration received: the pin and the number of pixels. */
  readonly configured: (readonly [pin: number, length: number])[] = []
  /** For each frame shown: which pixels were sent for it. */
  readonly frames: number[][] = []
  private pending: number[] = []
  private buffer: Pixel[] = []
  private touched: number[] = []
  private line: ChildProcessByStdio<Writable, Readable, null> | null = null

  constructor(path: string) {
    this.path = path
  }

  async plug(): Promise<void> {
    this.pending = []
    this.strip = null
    this.line = spawn('socat', [`PTY,link=${this.path},raw,echo=0`, 'STDIO'], { stdio: ['pipe', 'pipe', 'inherit'] })
    this.line.stdin.on('error', () => {})
    this.line.stdout.on('data', (bytes: Buffer) => this.hear(bytes))
    await until('the line is there', () => existsSync(this.path))
  }

  async unplug(): Promise<void> {
    const line = this.line
    this.line = null
    if (!line) return
    const gone = new Promise((resolve) => line.once('exit', resolve))
    if (line.kill()) await gone
  }

  /** Simulates a brown-out: the board has lost its strip configuration and sends its greeting unasked. */
  restart(): void {
    this.strip = null
    this.say(version, 2, 5)
    this.sayName()
  }

  private hear(bytes: Buffer): void {
    this.heard += bytes.length
    for (const byte of bytes) {
      // Ignore an end without a start.
      if (byte === endOfSysex && this.pending.length === 0) continue
      this.pending.push(byte)
      const [first] = this.pending
      if (first === sysex ? byte === endOfSysex : this.pending.length === (first === version ? 1 : 3)) {
        this.obey(this.pending)
        this.pending = []
      }
    }
  }

  private obey([first, command, ...rest]: number[]): void {
    if (this.mute || this.deafTo.delete(first === sysex ? (command ?? 0) : (first ?? 0))) return
    if (first === version) this.say(version, 2, 5)
    else if (first !== sysex && first !== pinMode) throw new Error(`the board heard noise: ${first}`)
    else if (command === firmwareName) this.sayName()
    // Twenty pins, all digital outputs (mode 1, resolution 1), none analog.
    else if (command === capabilities) this.say(sysex, 0x6c, ...Array(20).fill([1, 1, 0x7f]).flat(), endOfSysex)
    else if (command === mapping) this.say(sysex, 0x6a, ...Array(20).fill(0x7f), endOfSysex)
    else if (command === pixels) this.draw(rest)
  }

  private draw([what, ...data]: number[]): void {
    const at = (i: number): number => data[i] ?? Number.NaN
    if (what === config) {
      const length = at(1) | (at(2) << 7)
      this.configured.push([at(0) & 0x1f, length])
      this.buffer = Array.from({ length }, () => [0, 0, 0])
      this.strip = [...this.buffer]
    } else if (what === setPixel) {
      const colour = at(2) | (at(3) << 7) | (at(4) << 14) | (at(5) << 21)
      const pixel = at(0) | (at(1) << 7)
      this.buffer[pixel] = [(colour >> 16) & 0xff, (colour >> 8) & 0xff, colour & 0xff]
      this.touched.push(pixel)
    } else if (what === show && this.strip) {
      this.strip = [...this.buffer]
      this.frames.push(this.touched)
      this.touched = []
    }
  }

  private sayName(): void {
    const letters = [...this.firmware].flatMap((letter) => [letter.charCodeAt(0) & 0x7f, letter.charCodeAt(0) >> 7])
    this.say(sysex, firmwareName, 2, 5, ...letters, endOfSysex)
  }

  private say(...bytes: number[]): void {
    this.line?.stdin.write(Uint8Array.from(bytes))
  }
}
