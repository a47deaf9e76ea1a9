// The cost of receiving a serial line a hundred times a second, before anything interprets it: our way of reading a serial port against
// that of the package serialport. The bytes are thrown away.

import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, constants, openSync, writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pty } from '../../devices/pty.ts'
import { busy } from '../process.ts'
import type { Row, Taken } from '../row.ts'

const perSecond = 100
const [warmUp, samples] = [150, 400]
const text = 'T 6428 187 23662789 keeper/0#1@0,-40,0*535B\n'

const ours = `
  const { openLine } = await import(${JSON.stringify(new URL('../../../src/devices/line.ts', import.meta.url).href)})
  const line = await openLine(process.argv[1], 115200)
  line.resume()`
const theirs = `
  const { SerialPort } = await import('serialport')
  const line = new SerialPort({ path: process.argv[1], baudRate: 115200 })
  line.resume()`

export const reading: Row = {
  name: 'reading',
  title: `${perSecond} lines a second, read and thrown away`,
  baseline: 'serialport’s own reading',
  simulated: 'the reader is the other end of a pty',
  lines: [
    { of: 'cpu', what: 'processor time of a line that is only read', unit: 'µs', as: 'ratio' },
    { of: 'share', what: `the same, ${perSecond} a second, of one core`, unit: '%', as: 'value' }
  ],
  async open() {
    const sides = [await Side.open(ours), await Side.open(theirs)] as const
    return {
      ours: () => sides[0].take(),
      baseline: () => sides[1].take(),
      async close() {
        for (const side of sides) await side.close()
      }
    }
  }
}

class Side {
  readonly #pty: Pty
  readonly #far: number
  readonly #program: ChildProcess

  private constructor(pty: Pty, program: ChildProcess) {
    this.#pty = pty
    this.#far = openSync(pty.device, constants.O_RDWR | constants.O_NOCTTY)
    this.#program = program
  }

  static async open(code: string): Promise<Side> {
    const pty = await new Pty().join()
    const args = ['--input-type=module', '-e', `${code}\nconsole.log('ready')`, pty.host]
    const program = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    await new Promise((resolve) => program.stdout.once('data', resolve))
    return new Side(pty, program)
  }

  async take(): Promise<Taken> {
    await this.#say(warmUp)
    const before = busy(this.#program.pid as number)
    await this.#say(samples)
    const cpu = (1000 * (busy(this.#program.pid as number) - before)) / samples
    return { cpu, share: (cpu * perSecond) / 1e4 }
  }

  async #say(lines: number): Promise<void> {
    for (let n = 0; n < lines; n++) {
      writeSync(this.#far, text)
      await sleep(1000 / perSecond)
    }
  }

  async close(): Promise<void> {
    this.#program.kill('SIGKILL')
    closeSync(this.#far)
    await this.#pty.remove()
  }
}
