// The machine under the drivers: one monotonic clock, HID devices, serial lines by serialport, and lines of virtual readers under
// `virtual:<name>`. It knows no protocol. What a line does when it dies is settled here; when to give it up is the driver's.

import { stat } from 'node:fs/promises'
import type { Duplex } from 'node:stream'
import { machineHid } from './pads/hid.ts'
import type { Host } from './ports.ts'
import { noPort, noVirtual } from './troubles.ts'
import type { VirtualPort } from './virtual/port.ts'

export type Clock = Pick<Host, 'now' | 'after'>

export const systemClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }
}

/** How often a line's path is looked for, in milliseconds: pulled cables take their path along, and serialport may not notice. */
const lookMs = 250

const scheme = 'virtual:'

export interface HostParts {
  readonly log: Host['log']
  readonly clock?: Clock
  /** By name; may be filled later. */
  readonly virtual?: ReadonlyMap<string, VirtualPort>
  /** Lines that are neither, by their whole path: a camera that speaks as readers do. */
  readonly lines?: ReadonlyMap<string, () => Duplex>
}

export function machineHost({ log, clock = systemClock, virtual = new Map(), lines = new Map() }: HostParts): Host {
  return {
    ...clock,
    wallClock: () => new Date(),
    log,
    hid: machineHid,
    serial: async (path, baudRate) => {
      const made = lines.get(path)
      if (made) return made()
      if (!path.startsWith(scheme)) return openDevice(path, baudRate, clock)
      const port = virtual.get(path.slice(scheme.length))
      if (!port) throw new Error(noVirtual(path, [...virtual.keys()]))
      return openLine(path, baudRate, port)
    }
  }
}

async function openDevice(path: string, baudRate: number, clock: Clock): Promise<Duplex> {
  const before = await identity(path)
  let line: Duplex
  try {
    line = await openLine(path, baudRate)
  } catch (error) {
    throw new Error(await noPort(path, error), { cause: error })
  }
  watch(line, path, before, clock)
  return line
}

/** Which device stands behind a path; null: none. */
const identity = (path: string): Promise<string | null> =>
  stat(path).then(
    ({ dev, ino, rdev }) => `${dev}/${ino}/${rdev}`,
    () => null
  )

/** Destroys the line once its path is gone or leads to another device. */
function watch(line: Duplex, path: string, before: string | null, clock: Clock): void {
  let cancel = (): void => {}
  const look = async (): Promise<void> => {
    const now = await identity(path)
    if (line.destroyed) return
    if (now !== before)
      line.destroy(new Error(now ? `${path} is another device now` : `${path} is gone: its cable is out`))
    else cancel = clock.after(lookMs, () => void look())
  }
  cancel = clock.after(lookMs, () => void look())
  line.once('close', () => cancel())
}

/** serialport's own stream, made to end as streams do: destroying it closes the port, and a lost port destroys it. */
async function openLine(path: string, baudRate: number, binding?: VirtualPort): Promise<Duplex> {
  // Loaded late: where its native part cannot run, everything but serial lines still does.
  const { SerialPort } = await import('serialport')
  class Line extends SerialPort {
    override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
      if (this.isOpen) this.close(() => done(error))
      else done(error)
    }
  }
  const options = { path, baudRate, autoOpen: false, ...(binding ? { binding } : {}) }
  const line = new Line(options)
  await new Promise<void>((resolve, reject) => line.open((error) => (error ? reject(error) : resolve())))
  // An error also comes as a close; without a listener it would end the process.
  line.on('error', () => {})
  line.once('close', () => line.destroy())
  return line
}
