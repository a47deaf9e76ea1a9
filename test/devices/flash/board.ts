// A program: an Uno with a real boot loader on a serial line. avr8js lacks the instruction that writes flash (SPM), so this file
// implements it: page buffer, erase, write. After the boot loader hands over, the written firmware runs on the same chip. A strip is on
// pin 6. Arguments: the boot loader’s hex file, the pty, the signature to report, and the hex file of a firmware already installed.

import { readFileSync } from 'node:fs'
import { EEPROMMemoryBackend } from 'avr8js'
import { machineHost } from '../../../src/devices/host.ts'
import { Atmega, flashOf, hertz } from '../../firmware/atmega.ts'
import { Ws2812 } from '../../firmware/lamps/ws2812.ts'
import { type Machine, Pace } from '../../firmware/pace.ts'

export interface Told {
  /** Pages written since power-on. */
  readonly pages: number
  /** Whether any lamp is lit; null before the first frame. */
  readonly lit: boolean | null
}

const [bootHex = '', path = '', signature = '1e950f', given = bootHex] = process.argv.slice(2)
const flash = flashOf(readFileSync(given, 'latin1'))
const loader = flashOf(readFileSync(bootHex, 'latin1'))
const begins = loader.findIndex((word) => word !== 0xffff)
flash.set(loader.subarray(begins), begins)
const page = new Uint16Array(64).fill(0xffff)
const eeprom = new EEPROMMemoryBackend(1024)
const strip = new Ws2812()
const [spmcsr, mcusr] = [0x57, 0x54]
const spm = 0x95e8
let before = 0
let pages = 0
let out: number[] = []
let say: (bytes: Uint8Array) => void = () => undefined
let chip = live(false)

/** Runs the chip from a reset into the boot loader. */
function live(watchdog: boolean): Atmega {
  const it: Atmega = new Atmega(flash, (pin, high) => pin === 6 && strip.edge(high, microseconds()), eeprom)
  it.cpu.data[mcusr] = watchdog ? 0x08 : 0x02
  it.cpu.pc = begins
  it.usart.onByteTransmit = (byte) => out.push(byte)
  return it
}

const microseconds = (): number => (before + (chip?.cpu.cycles ?? 0)) / (hertz / 1e6)

/** Executes SPM with the word in r1:r0 at the address in Z. */
function writeFlash(): void {
  const { cpu } = chip
  const z = cpu.dataView.getUint16(30, true)
  const at = (z & 0x7f80) >> 1
  const how = (cpu.data[spmcsr] ?? 0) & 0x1f
  if (how === 0x01) page[(z & 0x7f) >> 1] = cpu.dataView.getUint16(0, true)
  else if (how === 0x03) flash.fill(0xffff, at, at + 64)
  else if (how === 0x05) {
    for (const [i, word] of page.entries()) flash[at + i] = (flash[at + i] ?? 0) & word
    page.fill(0xffff)
    pages += 1
  }
  cpu.data[spmcsr] = (cpu.data[spmcsr] ?? 0) & ~0x1f
}

function reset(watchdog: boolean): void {
  before += chip.cpu.cycles
  chip = live(watchdog)
}

const machine: Machine = {
  get now() {
    return microseconds() / 1000
  },
  get idle() {
    return chip.idle
  },
  hear: (bytes, patient) => chip.hear(bytes, patient),
  run(ms) {
    const end = chip.cpu.cycles + (ms * hertz) / 1000
    const mine = chip
    mine.run(end, { code: spm, run: writeFlash })
    if (mine.struck) reset(true)
    strip.look(microseconds())
    if (out.length > 0) say(Uint8Array.from(out))
    out = []
  }
}
const pace = new Pace(machine)

// Only a boot loader answers with a signature. Replace it by that of the chip we pretend to be.
const disguise = (bytes: Uint8Array): Buffer =>
  Buffer.from(Buffer.from(bytes).toString('hex').replace('1e950f', signature), 'hex')

// Opening a real line resets the board through DTR. A pseudo-terminal has no DTR, so a greeting after a silence stands for the reset.
const greeting = Buffer.of(0x30, 0x20)
const silenceMs = 1000
let greetedAt = 0

const line = await machineHost({ log: () => undefined }).serial(path, 115200)
say = (bytes) => line.write(disguise(bytes))
line.on('data', (bytes: Buffer) => {
  if (bytes.subarray(0, 2).equals(greeting)) {
    if (performance.now() - greetedAt > silenceMs) reset(false)
    greetedAt = performance.now()
  }
  pace.arrive(bytes)
})
process.on('disconnect', () => process.exit())
setInterval(() => {
  const lit = strip.pixels?.some((pixel) => pixel.some((it) => it > 0)) ?? null
  process.send?.({ pages, lit } satisfies Told)
}, 50)
