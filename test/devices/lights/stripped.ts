// A strip behind a real serial line: serialport, firmata-io, Johnny-Five and node-pixel in the real lamp process, and at the far
// end a board that keeps what it received. Each test has a board of its own.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { johnnyFiveLights } from '../../../src/devices/lights/johnny-five.ts'
import type { Lights } from '../../../src/devices/ports.ts'
import { lamp, machine } from './bench.ts'
import { type Pixel, PixelBoard } from './pixel-board.ts'

let folder: string
export let board: PixelBoard
export let lights: Lights
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strip-'))
  board = new PixelBoard(join(folder, 'board'))
})
afterEach(async () => {
  await lights.close()
  await board.unplug()
  rmSync(folder, { recursive: true })
})

/** A serpentine strip of three by two pixels: (1, 1) is pixel 4. */
export function open(): Lights {
  const pixels = [{ from: [0, 0], columns: 3, rows: 2, snake: true }]
  const parsed = johnnyFiveLights.parse({ layout: 'strip', path: board.path, pixels, brightness: 1, current: 1000 })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  lights = johnnyFiveLights.open(parsed.value, machine())
  return lights
}

export const [white, red, dark]: Pixel[] = [
  [255, 255, 255],
  [255, 0, 0],
  [0, 0, 0]
] as const
export const lamps = [lamp(0, 0), lamp(1, 1, { colour: [255, 0, 0] })]
export const lit = [white, dark, dark, dark, red, dark]
export const shows = (wanted: unknown) => (): boolean => JSON.stringify(board.strip) === JSON.stringify(wanted)
