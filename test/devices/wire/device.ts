// A simulated device: it numbers its lines and turns each message into a frame, as the wire would carry it.

import type { Frame } from '../../../src/devices/wire/assembler.ts'
import { Assembler } from '../../../src/devices/wire/assembler.ts'
import type { CellReport, DeviceSays, Hello, Holds } from '../../../src/devices/wire/message.ts'
import type { WireState } from '../../../src/devices/wire/state.ts'
import { writeLine } from '../../../src/devices/wire/write.ts'

export const hello: Hello = {
  say: 'hello',
  version: 1,
  name: 'board',
  firmware: null,
  reset: 'power',
  can: ['cells', 'buttons', 'pong'],
  grid: [0, 0, 5, 5],
  view: null
}
export const cell = (x: number, y: number, holds: Holds): CellReport => ({ x, y, holds })
export const cells = (...all: CellReport[]): DeviceSays => ({ say: 'cells', cells: all })
export const press = (count: number, button: 'confirm' | 'undo' = 'confirm', pad = 0): DeviceSays => ({
  say: 'presses',
  presses: [{ pad, button, count }]
})
export const begin: DeviceSays = { say: 'begin' }
export const end: DeviceSays = { say: 'end' }
export const noise: Frame = { frame: 'noise', why: 'crc', text: '' }

export class Device {
  seq = 0
  readonly boot: string
  constructor(boot = '7f3a') {
    this.boot = boot
  }
  says(says: DeviceSays): Frame {
    const line = writeLine({ boot: this.boot, seq: this.seq++ & 0xffff, micros: 0 }, says)
    return new Assembler().push(Buffer.from(`${line}\n`))[0] as Frame
  }
  all(...says: DeviceSays[]): Frame[] {
    return says.map((it) => this.says(it))
  }
}

/** The cells of a wire state in readable form. */
export const shows = (state: WireState | undefined): string[] | null =>
  state ? [...state.cells].map(([name, { holds }]) => `${name}=${holds}`).sort() : null
