// The machine's HID devices by node-hid, which is loaded when the first pad asks: its native part needs libraries of the system,
// and a table without pads must run without them. It knows no pad.

import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Duplex } from 'node:stream'
import type { Device, HIDAsync } from 'node-hid'
import type { Hid, HidFound } from '../ports.ts'
import { Trouble } from '../trouble.ts'
import { noDevice, noLibrary } from './troubles.ts'

/** Where Linux tells more of a device than node-hid does. */
const sysfs = '/sys/class/hidraw'

export const machineHid: Hid = {
  async list() {
    const { devicesAsync } = await load()
    const listed = await devicesAsync().catch((error: unknown) => {
      throw new Trouble(noLibrary(error), { cause: error })
    })
    // A device is listed once for each of its usages.
    const devices = Map.groupBy(listed, ({ path = '' }) => path)
    return Promise.all([...devices].map(([path, usages]) => describe(path, usages)))
  },
  async open(found) {
    const { HIDAsync } = await load()
    try {
      return new Line(await HIDAsync.open(found.path))
    } catch (error) {
      throw new Trouble(await noDevice(found, error), { cause: error })
    }
  }
}

const load = (): Promise<typeof import('node-hid')> => import('node-hid').then((it) => it.default)

async function describe(path: string, listed: readonly Device[]): Promise<HidFound> {
  const [first] = listed
  return {
    path,
    vendor: first?.vendorId ?? 0,
    product: first?.productId ?? 0,
    name: first?.product ?? '',
    serial: first?.serialNumber ?? '',
    socket: await socketOf(path),
    usages: listed.map(({ usagePage = 0, usage = 0 }) => [usagePage, usage]),
    numbered: await isNumbered(path)
  }
}

/** The kernel's name of its socket, the same after each replugging. */
async function socketOf(path: string): Promise<string> {
  const facts = await readFile(`${sysfs}/${basename(path)}/device/uevent`, 'utf8').catch(() => '')
  return /^HID_PHYS=(.*)$/m.exec(facts)?.[1] ?? ''
}

/** A descriptor is a row of items: a byte that says what it is and, in its last two bits, how long its value; 0x84 names a report. */
async function isNumbered(path: string): Promise<boolean> {
  const items = await readFile(`${sysfs}/${basename(path)}/device/report_descriptor`).catch(() => Buffer.alloc(0))
  for (let at = 0; at < items.length; ) {
    const item = items[at] ?? 0
    if ((item & 0xfc) === 0x84) return true
    at += 1 + ([0, 1, 2, 4][item & 3] ?? 0)
  }
  return false
}

/** One device as a stream of reports. A device that is gone ends it with an error. */
class Line extends Duplex {
  readonly #device: HIDAsync

  constructor(device: HIDAsync) {
    super({ objectMode: true })
    this.#device = device
    device.on('data', (report: Uint8Array) => this.push(report))
    // node-hid gives its reasons as texts.
    device.on('error', (why: unknown) => this.destroy(why instanceof Error ? why : new Error(String(why))))
  }

  override _read(): void {}

  override _write(report: Uint8Array, _: unknown, done: () => void): void {
    // A pad that takes no light is a pad all the same, and one that is gone says so by itself.
    this.#device.write(Buffer.from(report)).then(
      () => done(),
      () => done()
    )
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    const ended = (): void => done(error)
    // node-hid begins to read a tick after it is listened to, and throws where nobody can catch it when that is too late.
    setImmediate(() => this.#device.close().then(ended, ended))
  }
}
