// HID devices that a test plugs in and unplugs. Only the wire is simulated; everything above it is the real driver.

import { type Duplex, duplexPair } from 'node:stream'
import { parsePads } from '../../../src/devices/pads/config.ts'
import { hidPads } from '../../../src/devices/pads/driver.ts'
import type { Profile } from '../../../src/devices/pads/profile.ts'
import type { Hid, HidFound, Pad } from '../../../src/devices/ports.ts'
import { readProfile } from '../../../src/profiles.ts'
import { english } from '../../english.ts'
import { FakeHost } from '../bench.ts'

export function ready(name: string): Profile {
  const read = readProfile(name)
  if (!read.ok) throw new Error(JSON.stringify(read.complaints))
  return read.profile
}

const ours: Omit<HidFound, 'path'> = {
  ...{ vendor: 0x1209, product: 1, name: 'tablekeeper pad', serial: '', socket: '' },
  ...{ usages: [[0xff00, 1]], numbered: false }
}

/** The devices that the machine lists, and the far ends of those opened. */
export class Sockets implements Hid {
  /** Errors of the next listing or opening. */
  trouble: { list?: string; open?: string } = {}
  readonly #found = new Map<string, HidFound>()
  readonly #far = new Map<string, Duplex>()
  #number = 0
  /** How often a device was opened. */
  opened = 0

  /** Plugs in a device and answers its path. */
  plug(says: Partial<HidFound> = {}): string {
    const path = `/dev/hidraw${this.#number++}`
    this.#found.set(path, { ...ours, ...says, path })
    return path
  }

  pull(path: string): void {
    this.#found.delete(path)
    this.#far.get(path)?.destroy()
    this.#far.delete(path)
  }

  /** The device sends a report. If nobody has opened the device, the report is lost. */
  report(path: string, ...bytes: number[]): void {
    this.#far.get(path)?.write(Uint8Array.of(...bytes))
  }

  /** The latest output report that the device received. */
  shown(path: string): number[] {
    let last: Uint8Array | null = null
    for (let it = this.#far.get(path)?.read(); it; it = this.#far.get(path)?.read()) last = it
    return [...(last ?? [])]
  }

  isOpen(path: string): boolean {
    return this.#far.get(path)?.readableEnded === false
  }

  readonly list = async (): Promise<HidFound[]> => {
    if (this.trouble.list) throw new Error(this.trouble.list)
    return [...this.#found.values()]
  }

  readonly open = async ({ path }: HidFound): Promise<Duplex> => {
    if (this.trouble.open) throw new Error(this.trouble.open)
    if (!this.#found.has(path)) throw new Error(`${path} is gone`)
    this.opened++
    const [near, far] = duplexPair({ objectMode: true })
    far.on('error', () => {})
    far.on('end', () => this.#far.delete(path))
    // Unplugging a real device also ends its line.
    far.once('close', () => near.destroy(new Error('device disconnected')))
    near.once('close', () => this.#far.delete(path))
    this.#far.set(path, far)
    return near
  }
}

/** Pads on a simulated host, with everything that they press. */
export class Table {
  readonly host = new FakeHost()
  readonly sockets = new Sockets()
  readonly pads: readonly Pad[]
  readonly pressed: string[] = []

  constructor(parts: readonly Readonly<Record<string, unknown>>[]) {
    this.host.hid = this.sockets
    const config = parsePads(parts.map((it) => ({ driver: 'hid', profile: ready('tablekeeper'), ...it })))
    if (!config.ok) throw new Error(JSON.stringify(config.problems))
    this.pads = hidPads.open(config.value, this.host)
    for (const pad of this.pads) void this.#listen(pad)
  }

  async #listen(pad: Pad): Promise<void> {
    for await (const { seat, button } of pad.presses) this.pressed.push(`${seat} ${button}`)
  }

  run(ms = 0): Promise<void> {
    return this.host.clock.run(ms)
  }

  /** Presses a button of our own pad and releases it. */
  async press(path: string, bits: number): Promise<void> {
    for (const now of [bits, 0]) {
      this.sockets.report(path, now & 0xff, now >> 8)
      await this.run(50)
    }
  }

  states(): string[] {
    return this.pads.map((it) => it.status().state)
  }

  note(pad = 0): string | undefined {
    const note = this.pads[pad]?.status().note
    return note && english(note)
  }
}
