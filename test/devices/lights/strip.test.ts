// A strip behind a real serial line: serialport, firmata-io, Johnny-Five and node-pixel in the real lamp process, and at the far
// end a board that shows what reached it.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { johnnyFiveLights } from '../../../src/devices/lights/johnny-five.ts'
import type { Lights } from '../../../src/devices/ports.ts'
import { inTime, lamp, machine, pause, until } from './bench.ts'
import { type Pixel, PixelBoard, questions } from './pixel-board.ts'

let folder: string
let board: PixelBoard
let lights: Lights
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strip-'))
  board = new PixelBoard(join(folder, 'board'))
})
afterEach(async () => {
  await lights.close()
  await board.unplug()
  rmSync(folder, { recursive: true })
})

/** A snake of three by two: (1, 1) is pixel 4. */
function open(): Lights {
  const pixels = [{ from: [0, 0], columns: 3, rows: 2, snake: true }]
  const parsed = johnnyFiveLights.parse({ layout: 'strip', path: board.path, pixels, brightness: 1, current: 1000 })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  lights = johnnyFiveLights.open(parsed.value, machine())
  return lights
}

const [white, red, dark]: Pixel[] = [
  [255, 255, 255],
  [255, 0, 0],
  [0, 0, 0]
] as const
const lamps = [lamp(0, 0), lamp(1, 1, { colour: [255, 0, 0] })]
const lit = [white, dark, dark, dark, red, dark]
const shows = (wanted: unknown) => (): boolean => JSON.stringify(board.strip) === JSON.stringify(wanted)

test('each lamp glows at its place on the strip, and only what changes travels', async () => {
  await board.plug()
  open().show(lamps)
  await until('the strip shows the picture', shows(lit))
  expect(board.configured).toEqual([[6, 6]])
  await pause(200)
  const from = board.frames.length
  lights.show([lamp(0, 0)])
  await until('the strip shows the next one', shows([white, dark, dark, dark, dark, dark]))
  await pause(500)
  const sent = board.frames.slice(from).flat()
  expect(sent).toContain(4)
  expect(sent.length).toBeLessThan(20)
  await lights.close()
  expect(board.strip).toEqual(Array(6).fill(dark))
})

test('unplugged and plugged in again: the lamps come back by themselves within two seconds', async () => {
  await board.plug()
  open().show(lamps)
  await until('the strip shows the picture', shows(lit))
  for (const colour of [
    [0, 255, 0],
    [0, 0, 255]
  ] as const) {
    await board.unplug()
    await until('the loss is known', () => lights.status().state === 'lost')
    expect(lights.status().note).toContain(board.path)
    lights.show([lamp(2, 0, { colour })])
    await inTime('the strip shows the picture', shows([dark, dark, colour, dark, dark, dark]), () => board.plug())
    expect(lights.status().state).toBe('ready')
  }
}, 60_000)

test('cut while it is being greeted, and back at once: nobody waits for the greeting of a line that is gone', async () => {
  const greeted = 10_000 // Johnny-Five's own patience
  board.mute = true
  await board.plug()
  open().show(lamps)
  await until('the line is open', () => board.heard > 0)
  await board.unplug()
  board.mute = false
  await board.plug()
  expect(await until('the strip shows the picture', shows(lit), 20_000)).toBeLessThan(greeted)
}, 40_000)

test.each(Object.entries(questions))('deaf while it is asked for its %s: it is asked again', async (_, question) => {
  await board.plug()
  board.deafTo.add(question)
  await inTime('the strip shows the picture', shows(lit), () => open().show(lamps))
})

test('a board whose supply dipped gets its strip and its picture again', async () => {
  await board.plug()
  open().show(lamps)
  await until('the strip shows the picture', shows(lit))
  board.restart()
  await until('the strip shows the picture again', shows(lit))
  expect(board.configured).toHaveLength(2)
})

test('a board that no longer answers is given up, and taken again when it does', async () => {
  await board.plug()
  open().show(lamps)
  await until('the strip shows the picture', shows(lit))
  board.mute = true
  await until('the silence is noticed', () => lights.status().state === 'lost')
  expect(lights.status().note).toBe(`The board at ${board.path} is lost: the board does not answer.`)
  board.mute = false
  board.strip = null
  await until('the strip shows the picture again', shows(lit), 15_000)
}, 30_000)

test('a board that never answers is a state with the cure', async () => {
  board.mute = true
  await board.plug()
  open().show(lamps)
  await until('it has failed', () => lights.status().state === 'failed', 30_000)
  expect(lights.status().note).toBe(
    `The board at ${board.path} does not speak Firmata: load StandardFirmata, or node_pixel_firmata for a strip.`
  )
}, 60_000)

test('a board with another firmware is told apart, with the cure', async () => {
  board.firmware = 'StandardFirmata.ino'
  await board.plug()
  open().show(lamps)
  await until('it has failed', () => lights.status().state === 'failed')
  expect(lights.status().note).toMatch(/does not run node_pixel_firmata, which a strip needs: load it/)
})

test('a board plugged in late is found', async () => {
  open().show(lamps)
  await until('it is missed', () => lights.status().state === 'failed')
  expect(lights.status().note).toBe(
    `No board at ${board.path}: plug it in, or correct “path” to what /dev/serial/by-id shows.`
  )
  await board.plug()
  await until('the strip shows the picture', shows(lit))
  expect(lights.status().note).toBeUndefined()
})
