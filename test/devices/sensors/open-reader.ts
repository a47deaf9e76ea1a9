// A serial reader on a simulated host, with a device at the far end of its line.

import type { PadPress, Sensor, Snapshot } from '../../../src/devices/ports.ts'
import { serialReader } from '../../../src/devices/sensors/serial.ts'
import type { Frame } from '../../../src/devices/wire/assembler.ts'
import { Assembler } from '../../../src/devices/wire/assembler.ts'
import { formatLine } from '../../../src/devices/wire/line.ts'
import type { DeviceSays } from '../../../src/devices/wire/message.ts'
import { collect, FakeHost } from '../bench.ts'
import { begin, cell, cells, Device, end, hello } from '../wire/device.ts'

export const textOf = (frame: Frame): string => (frame.frame === 'line' ? `${formatLine(frame.line)}\n` : '')

export class OpenReader {
  readonly host = new FakeHost()
  readonly sensor: Sensor
  readonly snapshots: readonly Snapshot[]
  readonly presses: readonly PadPress[]
  readonly ended: Promise<unknown>
  device = new Device()

  constructor() {
    const config = serialReader.parse({ port: '/dev/reader', name: 'board', table: { strangers: 'by name' } })
    if (!config.ok) throw new Error('the config is good')
    this.sensor = serialReader.open(config.value, this.host)
    const [seen, pressed] = [collect(this.sensor.snapshots), collect(this.sensor.presses)]
    this.snapshots = seen.all
    this.presses = pressed.all
    this.ended = Promise.all([seen.ended, pressed.ended])
  }

  run(ms: number): Promise<void> {
    return this.host.clock.run(ms)
  }

  async say(...says: DeviceSays[]): Promise<void> {
    this.host.line.far.write(
      this.device
        .all(...says)
        .map(textOf)
        .join('')
    )
    await this.run(0)
  }

  /** Sends a hello and a keyframe with a wizard on it. */
  start(): Promise<void> {
    return this.say(hello, begin, cells(cell(1, 3, ['wizard'])), end)
  }

  /** What the driver has written to its line since the last call. */
  asked(): string[] {
    const bytes = (this.host.line.far.read() as Buffer | null) ?? Buffer.alloc(0)
    return new Assembler().push(bytes).map((it) => (it.frame === 'line' ? (it.meaning?.say ?? 'nonsense') : 'noise'))
  }
}
