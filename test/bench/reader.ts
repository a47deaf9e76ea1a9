// A virtual table with a reader that speaks the wire protocol into a pty: the far end of a real serial line.

import { closeSync, constants, createReadStream, openSync, writeSync } from 'node:fs'
import { systemClock } from '../../src/devices/host.ts'
import type { Host } from '../../src/devices/ports.ts'
import { VirtualReader } from '../../src/devices/virtual/firmware.ts'
import { VirtualTable } from '../../src/devices/virtual/table.ts'

export class ReadTable {
  readonly table: VirtualTable
  readonly #reader: VirtualReader
  readonly #line: number
  readonly #ears: ReturnType<typeof createReadStream>

  /** `path`: the device's end of the pty. `brisk`: dice roll so many times as fast. */
  constructor(path: string, brisk = 1) {
    const after: Host['after'] = (ms, run) => systemClock.after(ms / brisk, run)
    this.table = new VirtualTable({ now: systemClock.now, after, seed: 5 })
    this.#reader = new VirtualReader({ table: this.table, clock: systemClock, seed: 6 })
    this.#line = openSync(path, constants.O_RDWR | constants.O_NOCTTY)
    this.#ears = createReadStream(path).on('data', (bytes) => this.#reader.hear(Buffer.from(bytes)))
    this.#ears.on('error', () => undefined)
    this.#reader.listenedBy((text) => writeSync(this.#line, text, null, 'latin1'))
    this.#reader.power('power')
  }

  close(): void {
    this.#reader.dark()
    this.#reader.listenedBy(null)
    this.table.close()
    this.#ears.destroy()
    closeSync(this.#line)
  }
}
