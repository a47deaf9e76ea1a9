// The devices of the guest: pads made with uhid, and one USB device that the kernel itself provides (a gadget on a loop-back controller),
// which is pad and reader in one. The pads use the descriptor of our firmware.

import { execFileSync } from 'node:child_process'
import {
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  symlinkSync,
  writeFileSync,
  writeSync
} from 'node:fs'

const our = JSON.parse(readFileSync('firmware/pad/descriptor.json', 'utf8')) as {
  readonly name: string
  readonly manufacturer: string
  readonly vendor: number
  readonly product: number
  readonly descriptor: readonly (readonly [string, string])[]
  readonly inputBytes: number
  readonly buttons: readonly string[]
  readonly lamps: readonly string[]
}
const descriptor = Buffer.from(our.descriptor.map(([bytes]) => bytes.replaceAll(' ', '')).join(''), 'hex')
const openNow = constants.O_RDWR | constants.O_NONBLOCK
/** How often the device side checks for output from the host, in ms. */
const lookMs = 20

/** The input report for these pressed buttons. */
const held = (...buttons: string[]): Buffer => {
  const report = Buffer.alloc(our.inputBytes)
  report.writeUInt16LE(buttons.reduce((bits, it) => bits | (1 << our.buttons.indexOf(it)), 0))
  return report
}

/** The lamps that an output report lights. */
const lampsOf = (report: Uint8Array): string[] => our.lamps.filter((_, bit) => ((report[0] ?? 0) >> bit) & 1)

/** Reads all that the kernel has for a file descriptor now, chunk by chunk. */
function* drain(fd: number, longest: number): Generator<Buffer> {
  const buffer = Buffer.alloc(longest)
  for (;;) {
    let length = 0
    try {
      length = readSync(fd, buffer, 0, longest, null)
    } catch {
      return
    }
    if (length <= 0) return
    yield buffer.subarray(0, length)
  }
}

/** Event numbers of the kernel's uhid interface. */
const uhid = { destroy: 1, output: 6, create: 11, input: 12 }
const eventBytes = 4380

/** One of our pads, made of HID reports only. */
export class UhidPad {
  lamps: readonly string[] = []
  readonly #socket: string
  readonly #serial: string
  #fd: number | null = null
  #look: NodeJS.Timeout | null = null

  constructor({ socket = '', serial = '' }: { socket?: string; serial?: string }) {
    this.#socket = socket
    this.#serial = serial
  }

  plug(): void {
    const fd = openSync('/dev/uhid', openNow)
    this.#fd = fd
    const event = Buffer.alloc(eventBytes)
    event.writeUInt32LE(uhid.create, 0)
    event.write(our.name, 4)
    event.write(this.#socket, 4 + 128)
    event.write(this.#serial, 4 + 192)
    event.writeUInt16LE(descriptor.length, 260)
    event.writeUInt16LE(3, 262) // bus type USB
    event.writeUInt32LE(our.vendor, 264)
    event.writeUInt32LE(our.product, 268)
    descriptor.copy(event, 280)
    writeSync(fd, event)
    this.#look = setInterval(() => {
      for (const it of drain(fd, eventBytes))
        if (it.readUInt32LE(0) === uhid.output) this.lamps = lampsOf(it.subarray(5))
    }, lookMs)
  }

  pull(): void {
    if (this.#fd === null) return
    clearInterval(this.#look ?? undefined)
    const event = Buffer.alloc(eventBytes)
    event.writeUInt32LE(uhid.destroy, 0)
    writeSync(this.#fd, event)
    closeSync(this.#fd)
    this.#fd = null
  }

  press(button: string): void {
    for (const report of [held(button), held()]) {
      const event = Buffer.alloc(eventBytes)
      event.writeUInt32LE(uhid.input, 0)
      event.writeUInt16LE(report.length, 4)
      report.copy(event, 6)
      if (this.#fd !== null) writeSync(this.#fd, event)
    }
  }
}

/** One USB device with two functions: one of our pads, and a serial line. */
export class Gadget {
  lamps: readonly string[] = []
  /** `hear` receives what the host sends on the serial line. While `deaf`, the device neither reads nor sends. */
  hear: (bytes: Buffer) => void = () => {}
  deaf = false
  readonly #home = '/sys/kernel/config/usb_gadget/pad'
  #pad: number | null = null
  #line: number | null = null
  #look: NodeJS.Timeout | null = null

  constructor(serial: string) {
    const at = (path: string): string => `${this.#home}/${path}`
    for (const it of ['', 'strings/0x409', 'configs/c.1', 'functions/hid.0', 'functions/acm.0'])
      mkdirSync(at(it), { recursive: true })
    const says: readonly (readonly [string, string | Buffer])[] = [
      ['idVendor', String(our.vendor)],
      ['idProduct', String(our.product)],
      ['strings/0x409/serialnumber', serial],
      ['strings/0x409/manufacturer', our.manufacturer],
      ['strings/0x409/product', our.name],
      ['functions/hid.0/report_length', String(our.inputBytes)],
      ['functions/hid.0/report_desc', descriptor]
    ]
    for (const [path, value] of says) writeFileSync(at(path), value)
    for (const it of ['hid.0', 'acm.0']) symlinkSync(at(`functions/${it}`), at(`configs/c.1/${it}`))
  }

  plug(): void {
    writeFileSync(`${this.#home}/UDC`, readdirSync('/sys/class/udc')[0] ?? '')
    this.#pad = openSync('/dev/hidg0', openNow)
    this.#look = setInterval(() => {
      for (const it of drain(this.#pad ?? -1, 64)) this.lamps = lampsOf(it)
      this.#line ??= openLine()
      if (!this.deaf) for (const it of drain(this.#line ?? -1, 4096)) this.hear(it)
    }, lookMs)
  }

  pull(): void {
    clearInterval(this.#look ?? undefined)
    writeFileSync(`${this.#home}/UDC`, '\n')
    for (const fd of [this.#pad, this.#line]) if (fd !== null) closeSync(fd)
    this.#pad = this.#line = null
  }

  press(button: string): void {
    for (const report of [held(button), held()]) this.#write(this.#pad, report)
  }

  say(text: string): void {
    if (!this.deaf) this.#write(this.#line, Buffer.from(text, 'latin1'))
  }

  /** Writes without waiting. On the serial line, text that does not fit is lost; a report is tried again until the host has polled. */
  #write(fd: number | null, bytes: Buffer, tries = 50): void {
    if (fd === null) return
    try {
      writeSync(fd, bytes)
    } catch {
      if (fd === this.#pad && tries > 0) setTimeout(() => this.#write(this.#pad, bytes, tries - 1), lookMs)
    }
  }
}

/** Opens the device's end of the serial line. */
function openLine(): number | null {
  const path = '/dev/ttyGS0'
  if (!existsSync(path)) return null
  execFileSync('stty', ['-F', path, 'raw', '-echo'])
  return openSync(path, openNow | constants.O_NOCTTY)
}
