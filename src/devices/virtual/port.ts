// The line of a virtual reader as serialport sees one: its binding interface over memory instead of a kernel. Everything above
// the kernel is therefore the same for a virtual table as for a real one. It moves bytes and knows no protocol.

import type { SerialPortMock } from 'serialport'
import { Trouble } from '../trouble.ts'
import type { VirtualReaderParts } from './firmware.ts'
import { VirtualReader } from './firmware.ts'
import type { VirtualTable } from './table.ts'

/** serialport's own interface of an open port, by way of the one package of its family that we depend on. */
type OpenPort = Omit<Awaited<ReturnType<typeof SerialPortMock.binding.open>>, MockOnly>
type MockOnly = 'port' | 'pendingRead' | 'lastWrite' | 'recording' | 'writeOperation' | 'serialNumber' | 'emitData'
type OpenOptions = Parameters<typeof SerialPortMock.binding.open>[0]

/** Unread bytes kept at most; more are dropped, as in a kernel. */
const longestQueue = 65536

/** A socket to plug a serial line into; hand it to the host under a name, and open `virtual:<name>`. */
export class VirtualPort {
  readonly #table: VirtualTable
  readonly #reader: VirtualReader
  readonly #stopWatching: () => void
  #open: Wire | null = null
  #powered = false

  constructor(parts: VirtualReaderParts) {
    this.#table = parts.table
    this.#reader = new VirtualReader(parts)
    this.#plug(true)
    this.#stopWatching = parts.table.onChange(() => this.#plug(!this.#table.faults().includes('unplugged')))
  }

  list(): Promise<[]> {
    return Promise.resolve([])
  }

  async open(options: OpenOptions): Promise<OpenPort> {
    if (!this.#powered) throw new Trouble({ say: 'port.unplugged' })
    if (this.#open?.isOpen) throw new Trouble({ say: 'port.taken', with: { path: options.path } })
    const wire = new Wire(options, this.#reader)
    this.#open = wire
    return wire
  }

  /** Pulls the cable for good. */
  close(): void {
    this.#stopWatching()
    this.#plug(false)
  }

  #plug(plugged: boolean): void {
    if (plugged === this.#powered) return
    this.#powered = plugged
    if (plugged) this.#reader.power('power')
    else {
      this.#reader.dark()
      this.#open?.cut()
    }
  }
}

class Wire implements OpenPort {
  isOpen = true
  readonly openOptions: OpenPort['openOptions']
  readonly #reader: VirtualReader
  #queue: Buffer = Buffer.alloc(0)
  #waiting: { run: () => void; fail: (error: Error) => void } | null = null
  #cut = false

  constructor(options: OpenOptions, reader: VirtualReader) {
    const usual = { dataBits: 8, lock: true, stopBits: 1, parity: 'none', rtscts: false } as const
    this.openOptions = { ...usual, xon: false, xoff: false, xany: false, hupcl: true, ...options }
    this.#reader = reader
    reader.listenedBy((text) => this.#take(text))
  }

  /** The cable is pulled: whoever reads or writes learns it. */
  cut(): void {
    this.#cut = true
    this.#waiting?.fail(gone())
    this.#waiting = null
  }

  async read(buffer: Buffer, offset: number, length: number): Promise<{ buffer: Buffer; bytesRead: number }> {
    if (this.#queue.length === 0) {
      await new Promise<void>((run, fail) => {
        if (this.#cut) fail(gone())
        else this.#waiting = { run, fail }
      })
    }
    const bytesRead = this.#queue.copy(buffer, offset, 0, length)
    this.#queue = this.#queue.subarray(bytesRead)
    return { buffer, bytesRead }
  }

  async write(buffer: Buffer): Promise<void> {
    if (this.#cut) throw gone()
    this.#reader.hear(buffer)
  }

  async close(): Promise<void> {
    this.isOpen = false
    this.#reader.listenedBy(null)
    this.#waiting?.fail(Object.assign(new Error('Canceled'), { canceled: true }))
    this.#waiting = null
  }

  async update(): Promise<void> {}
  async set(): Promise<void> {}
  async drain(): Promise<void> {}

  async flush(): Promise<void> {
    this.#queue = Buffer.alloc(0)
  }

  async get(): Promise<{ cts: boolean; dsr: boolean; dcd: boolean }> {
    return { cts: true, dsr: true, dcd: true }
  }

  async getBaudRate(): Promise<{ baudRate: number }> {
    return { baudRate: this.openOptions.baudRate }
  }

  #take(text: string): void {
    if (this.#queue.length > longestQueue) return
    this.#queue = Buffer.concat([this.#queue, Buffer.from(text, 'latin1')])
    this.#waiting?.run()
    this.#waiting = null
  }
}

const gone = (): Error => new Trouble({ say: 'port.hungUp' })
