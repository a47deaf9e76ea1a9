// Tests `tablekeeper flash` with Arduino’s own boot loader, built from source, on an emulated chip behind a real serial line.

import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { folder, tablekeeper } from '../../cli/command.ts'
import { Running } from '../../cli/running.ts'
import { type Built, build } from '../../firmware/reader/build.ts'
import { Pty } from '../pty.ts'
import type { Told } from './board.ts'

const sources = '/usr/share/arduino/hardware/arduino/avr/bootloaders'
const oldNano = join(sources, 'atmega/ATmegaBOOT_168_atmega328.hex')
const pixels = resolve('node_modules/node-pixel/firmware/bin/firmata/nano/node_pixel_firmata.ino.hex')
let built: Built
let optiboot: string

beforeAll(() => {
  built = build()
  const elf = join(built.folder, 'optiboot.elf')
  optiboot = join(built.folder, 'optiboot.hex')
  const flags =
    '-g -Wall -Os -fno-split-wide-types -mrelax -mmcu=atmega328p -DF_CPU=16000000L -DLED_START_FLASHES=0 -DBAUD_RATE=115200'
  const link =
    '-nostartfiles -nostdlib -Wl,--section-start=.text=0x7e00 -Wl,--section-start=.version=0x7ffe -Wl,--relax'
  execFileSync('avr-gcc', [...`${flags} ${link} -o ${elf}`.split(' '), join(sources, 'optiboot/optiboot.c')], {
    stdio: 'pipe'
  })
  execFileSync('avr-objcopy', [
    '-j',
    '.text',
    '-j',
    '.data',
    '-j',
    '.version',
    '--set-section-flags',
    '.version=alloc,load',
    '-O',
    'ihex',
    elf,
    optiboot
  ])
})

afterAll(() => built?.remove())

/** Starts a board on a line; answers the line’s path and the board’s latest report. */
async function board(loader: string, ...more: readonly string[]) {
  const pty = await new Pty().join()
  const child: ChildProcess = fork('test/devices/flash/board.ts', [loader, pty.device, ...more])
  const told: Told[] = []
  child.on('message', (it: Told) => told.push(it))
  onTestFinished(async () => {
    child.kill()
    await pty.remove()
  })
  await expect.poll(() => told.length).toBeGreaterThan(0)
  return { path: pty.host, told: () => told.at(-1) as Told, all: told }
}

const flash = (...args: readonly string[]) => tablekeeper(['flash', ...args])

test('a reader is written, read back, and says its version', async () => {
  const uno = await board(optiboot)
  const running = new Running('flash', 'reader', '--port', uno.path, '--file', built.hex)
  await expect.poll(() => running.process.exitCode).toBe(0)
  expect(running.said).toMatch(/^\d+ bytes written and read back from .*\nThe board reports: cells tk-avr-1\.1\.0\.\n$/)
  expect(uno.told().pages).toBe(Math.ceil(Number.parseInt(running.said, 10) / 128))
})

test('a truck is written and read back; it reports by radio, so nothing is awaited on its line', async () => {
  const mini = await board(oldNano)
  const truck = build({ NUMBER: '1' }, 'truck')
  onTestFinished(() => truck.remove())
  const running = new Running('flash', 'truck', '--port', mini.path, '--file', truck.hex)
  await expect.poll(() => running.process.exitCode, { timeout: 200_000 }).toBe(0)
  expect(running.said).toMatch(/^\d+ bytes written and read back from .*\nA truck reports by radio\. .*\n$/)
  expect(mini.told().pages).toBe(Math.ceil(Number.parseInt(running.said, 10) / 128))
})

test('lamps are dark before and after; an old boot loader answers as well', async () => {
  const nano = await board(oldNano, '1e950f', pixels)
  const config = join(folder(), 'table.yaml')
  const lights = `{ driver: johnny-five, path: ${nano.path}, layout: strip, pixels: [{ from: [0, 0], columns: 4, rows: 1 }], current: 1000 }`
  writeFileSync(config, `reader: { driver: serial, port: "virtual:table" }\nlights: ${lights}\n`)
  const running = new Running('flash', 'lamps', '--port', nano.path, '--config', config)
  await expect.poll(() => running.process.exitCode, { timeout: 200_000 }).toBe(0)
  expect(running.said).toMatch(
    /^Lamps are dark\.\n\d+ bytes .*\nThe board reports: node_pixel_firmata 2\.\d\.\nLamps are dark\.\n$/
  )
  expect(nano.told()).toMatchObject({ lit: false, pages: 116 })
})

test('another chip is refused before anything is written, and a silent line is named', async () => {
  const mega = await board(optiboot, '1e9801')
  expect(flash('reader', '--port', mega.path, '--file', built.hex)).toMatchObject({
    code: 1,
    err: 'This is an ATmega2560, not an ATmega328P: nothing was written. Use an Uno or a Nano.\n'
  })
  expect(mega.told().pages).toBe(0)
  const nobody = await new Pty().join()
  expect(flash('reader', '--port', nobody.host, '--file', built.hex).err).toContain('No boot loader answers.')
  await nobody.remove()
})

test('what cannot be flashed is refused with its cause', () => {
  const data = folder()
  const hex = readFileSync(built.hex, 'latin1')
  const [damaged, torn] = [join(data, 'damaged.hex'), join(data, 'torn.hex')]
  writeFileSync(
    damaged,
    hex.replace(/^(:.{10})(.)/m, (_, start, digit) => `${start}${digit === '0' ? '1' : '0'}`)
  )
  writeFileSync(torn, hex.split('\n').slice(0, 5).join('\n'))
  expect(flash('reader', '--port', '/dev/null', '--file', damaged).err).toMatch(/damaged\.hex:1 is damaged/)
  expect(flash('reader', '--port', '/dev/null', '--file', torn).err).toMatch(/torn\.hex is incomplete/)
  expect(flash('reader', '--port', join(data, 'no')).err).toMatch(/Build it: make -C firmware\/reader|There is no/)
  expect(flash('toaster', '--port', 'x')).toMatchObject({
    code: 2,
    err: 'Say what to flash: reader, truck, lamps or pad.\n'
  })
})

test('a Pico takes a UF2 file for its chip, and CircuitPython takes our pad', () => {
  const drive = folder({ 'INFO_UF2.TXT': 'UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: RPI-RP2\r\n' })
  const uf2 = (family: number): string => {
    const block = Buffer.alloc(512)
    for (const [at, word] of [
      [0, 0x0a324655],
      [4, 0x9e5d5157],
      [8, 0x2000],
      [28, family],
      [508, 0x0ab16f30]
    ] as const)
      block.writeUInt32LE(word, at)
    return join(folder({ 'new.uf2': block }), 'new.uf2')
  }
  expect(flash('pad', '--port', drive, '--file', uf2(0xe48bff56))).toMatchObject({ code: 0 })
  expect(readFileSync(join(drive, 'new.uf2')).length).toBe(512)
  expect(flash('pad', '--port', drive, '--file', uf2(0x57755a57)).err).toContain(
    'not for an RP2040: nothing was written'
  )
  const pad = folder({ 'boot_out.txt': 'Adafruit CircuitPython 9.2.1' })
  expect(flash('pad', '--port', pad)).toMatchObject({ code: 0 })
  expect(readFileSync(join(pad, 'code.py'), 'utf8')).toBe(readFileSync('firmware/pad/code.py', 'utf8'))
  mkdirSync(join(pad, 'empty'))
  expect(flash('pad', '--port', join(pad, 'empty')).err).toContain('is not the drive of a board')
})
