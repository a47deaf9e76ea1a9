// `tablekeeper flash`: puts firmware on a reader, a lamp board or a pad, and says what the board then says of itself.

import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readTable } from '../config/table.ts'
import { copyPad, copyUf2, driveAt } from '../devices/flash/drive.ts'
import { readHex } from '../devices/flash/hex.ts'
import { firmataOn, type Introduced, readerOn } from '../devices/flash/introduce.ts'
import { atmega328p, uploadTo } from '../devices/flash/stk500.ts'
import { machineHost } from '../devices/host.ts'
import { johnnyFiveLights } from '../devices/lights/johnny-five.ts'
import { phraseOf, Trouble } from '../devices/trouble.ts'
import { readArgs } from './args.ts'
import { tableFileOf } from './places.ts'
import { say, voice } from './voice.ts'

const house = resolve(import.meta.dirname, '../..')
const ours = {
  reader: join(house, 'firmware/reader/build/reader.hex'),
  truck: join(house, 'firmware/truck/build/truck.hex')
}
/** node-pixel's own, of the package that the lamps need. */
const pixels = (): string =>
  join(
    dirname(createRequire(import.meta.url).resolve('node-pixel/package.json')),
    'firmware/bin/firmata/nano/node_pixel_firmata.ino.hex'
  )

/** Speeds of boot loaders: of an Uno and a new Nano, and of an old Nano. */
const speeds = [115_200, 57_600]
/** Of firmware. */
const speed = { reader: 115_200, lamps: 57_600 } as const
/** Boards that a serial line can write. A truck reports by radio alone. */
type Board = keyof typeof speed | 'truck'
/** Longest wait until lamps answer, in ms: a first handshake may take ten seconds and fail on a busy computer. */
const lampsMs = 30_000

const host = machineHost({ log: () => undefined })

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('flash', args, { port: 'text', file: 'text', config: 'text' }, [0, 1])
  if (!read.ok) return fail(2, read.why)
  const [what] = read.rest
  const { port, file, config } = read.options
  if (what !== 'reader' && what !== 'truck' && what !== 'lamps' && what !== 'pad')
    return fail(2, say('flash.which', { known: { or: ['reader', 'truck', 'lamps', 'pad'] } }))
  if (port === undefined)
    return fail(2, say('flash.port', { example: what === 'pad' ? '/media/…/CIRCUITPY' : '/dev/ttyUSB0' }))
  try {
    return what === 'pad' ? pad(port, file) : await board(what, port, file, config)
  } catch (error) {
    if (!(error instanceof Trouble) && (error as NodeJS.ErrnoException).code === undefined) throw error
    return fail(1, voice(phraseOf(error)))
  }
}

async function board(what: Board, port: string, file: string | undefined, config: string | undefined): Promise<number> {
  const hex = file ?? (what === 'lamps' ? pixels() : ours[what])
  if (file === undefined && !existsSync(hex)) return fail(1, say('flash.unbuilt', { file: hex, what }))
  const image = readHex(hex, readFileSync(hex, 'latin1'), atmega328p.room)
  if (what === 'lamps') await darken(port, config)
  await upload(port, (line) => uploadTo(line, image, progress))
  console.log(say('flash.written', { n: image.size, port }))
  if (what === 'truck') {
    console.log(say('flash.radio'))
    return 0
  }
  const said = await introduced(what, port)
  console.log(said ? say('flash.says', { name: said.name, version: said.version ?? '' }) : say('flash.mute'))
  if (what === 'lamps') await darken(port, config)
  return said ? 0 : 1
}

/** At the speed of the boot loader, which cannot be known before it answers. */
async function upload(
  port: string,
  put: (line: Awaited<ReturnType<typeof host.serial>>) => Promise<void>
): Promise<void> {
  for (const baud of speeds) {
    const line = await host.serial(port, baud)
    try {
      return await put(line)
    } catch (error) {
      const isSilent = error instanceof Trouble && error.phrase.say === 'flash.silent'
      if (!isSilent || baud === speeds.at(-1)) throw error
    } finally {
      await shut(line)
    }
  }
}

async function introduced(what: keyof typeof speed, port: string): Promise<Introduced | null> {
  const line = await host.serial(port, speed[what])
  try {
    return await (what === 'reader' ? readerOn(line) : firmataOn(line))
  } finally {
    await shut(line)
  }
}

async function shut(line: Awaited<ReturnType<typeof host.serial>>): Promise<void> {
  if (line.destroyed) return
  const closed = new Promise((done) => line.once('close', done))
  line.destroy()
  await closed
}

/** By the driver of the lamps itself: whoever ends it makes them dark. A strip keeps what it shows while its board is flashed. */
async function darken(port: string, config: string | undefined): Promise<void> {
  const table = readTable(tableFileOf(config))
  const { driver, ...lights } = table.ok ? table.table.lights : { driver: 'virtual' }
  const isHere =
    typeof lights.path === 'string' && existsSync(lights.path) && realpathSync(lights.path) === realpathSync(port)
  const parsed = driver === johnnyFiveLights.driver && isHere ? johnnyFiveLights.parse(lights) : null
  if (!parsed?.ok) return console.log(say('flash.notDark', { why: { say: 'flash.noLamps' } }))
  const lamps = johnnyFiveLights.open(parsed.value, host)
  const late = performance.now() + lampsMs
  while (lamps.status().state !== 'ready' && performance.now() < late) await sleep(50)
  const answers = lamps.status().state === 'ready'
  await lamps.close()
  console.log(answers ? say('flash.dark') : say('flash.notDark', { why: { say: 'flash.noAnswer' } }))
}

function pad(folder: string, file: string | undefined): number {
  const drive = driveAt(folder)
  if (drive === 'bootloader' && file === undefined) return fail(2, say('flash.uf2'))
  if (drive === 'bootloader') copyUf2(file ?? '', folder)
  else copyPad(file ?? join(house, 'firmware/pad'), folder)
  console.log(say('flash.copied', { folder }))
  return 0
}

let shownAt = 0
/** A line a tenth, where somebody watches. */
function progress(done: number, of: number): void {
  const percent = Math.floor((100 * done) / of)
  if (!process.stdout.isTTY || percent < shownAt + 10) return
  shownAt = percent
  console.log(say('flash.progress', { percent }))
}

function fail(code: number, why: string): number {
  console.error(why)
  return code
}
