// The machine under the drivers: one monotonic clock, HID devices, serial lines by serialport, and lines of virtual readers under
// `virtual:<name>`. It knows no protocol. What a line does when it dies is settled here; when to give it up is the driver's.

import { statSync } from 'node:fs'
import type { Duplex } from 'node:stream'
import { everyBeat } from '../core/beat.ts'
import { openLine } from './line.ts'
import { machineHid } from './pads/hid.ts'
import type { Host } from './ports.ts'
import { Trouble } from './trouble.ts'
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

const scheme = 'virtual:'

export interface HostParts {
  readonly log: Host['log']
  readonly clock?: Clock
  /** By name; may be filled later. */
  readonly virtual?: ReadonlyMap<string, VirtualPort>
  /** Other lines, by their whole path: a camera that speaks the wire protocol. */
  readonly lines?: ReadonlyMap<string, () => Duplex>
  /** No line is opened before this. */
  readonly opened?: Promise<void>
}

export function machineHost({
  log,
  clock = systemClock,
  virtual = new Map(),
  lines = new Map(),
  opened
}: HostParts): Host {
  return {
    ...clock,
    wallClock: () => new Date(),
    log,
    hid: machineHid,
    serial: async (path, baudRate) => {
      await opened
      const made = lines.get(path)
      if (made) return made()
      if (!path.startsWith(scheme)) return openDevice(path, baudRate, clock)
      const port = virtual.get(path.slice(scheme.length))
      if (!port) throw new Trouble(noVirtual(path, [...virtual.keys()]))
      return openLine(path, baudRate, port)
    }
  }
}

async function openDevice(path: string, baudRate: number, clock: Clock): Promise<Duplex> {
  const before = identity(path)
  let line: Duplex
  try {
    line = await openLine(path, baudRate)
  } catch (error) {
    throw new Trouble(await noPort(path, error), { cause: error })
  }
  closeWhenGone(line, path, before, clock)
  return line
}

/** The device behind a path; null: none. */
function identity(path: string): string | null {
  try {
    const { dev, ino, rdev } = statSync(path)
    return `${dev}/${ino}/${rdev}`
  } catch {
    return null
  }
}

/**
 * Destroys the line once its path is gone or leads to another device. A pulled cable removes its path; not every system reports the
 * hang-up.
 */
function closeWhenGone(line: Duplex, path: string, before: string | null, clock: Clock): void {
  const stop = everyBeat(clock, () => {
    const now = identity(path)
    if (now !== before) line.destroy(new Trouble({ say: now ? 'port.other' : 'port.gone', with: { path } }))
  })
  line.once('close', stop)
}
