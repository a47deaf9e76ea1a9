// Lamps of the real lamp process with an IO plugin that records what reaches the pins. Each test has a folder of its own, and
// its lamps are closed when it ends.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach } from 'vitest'
import { johnnyFiveLights } from '../../../src/devices/lights/johnny-five.ts'
import type { Lights } from '../../../src/devices/ports.ts'
import { lamp, machine } from './bench.ts'
import { type FakeIoOptions, readWritten, type Written } from './bench-io.ts'

export const plugin = fileURLToPath(new URL('./bench-io.ts', import.meta.url))
/** Pins 3 and 5 can dim, pin 4 cannot. */
export const leds = [
  { pin: 3, at: [0, 0] },
  { pin: 4, at: [1, 0] },
  { pin: 5, at: [2, 0] }
]

let folder: string
let file: string
let lights: Lights | null
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lamps-'))
  file = join(folder, 'pins')
  lights = null
})
afterEach(async () => {
  await lights?.close()
  rmSync(folder, { recursive: true })
})

export const settings = (options: Partial<FakeIoOptions> = {}, more: object = {}): object => ({
  board: 'plugin',
  module: plugin,
  options: { file, ...options },
  layout: 'leds',
  leds,
  brightness: 1,
  ...more
})
export function open(config: object = settings(), host = machine()): Lights {
  const parsed = johnnyFiveLights.parse(config)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  lights = johnnyFiveLights.open(parsed.value, host)
  return lights
}

export const written = (): Written[] => readWritten(file)
export const pids = (): number[] => [...new Set(written().map((it) => it.pid))]
/** The current pin values, as written by the newest lamp process. */
export function pins(): Record<number, number> {
  const last = pids().at(-1)
  return Object.fromEntries(
    written().flatMap(({ pid, pin, value }) => (pid === last && pin !== null ? [[pin, value]] : []))
  )
}
export const carry = (wanted: Record<number, number>) => (): boolean =>
  JSON.stringify(pins()) === JSON.stringify(wanted)
export const lamps = [lamp(0), lamp(1), lamp(2, 0, { colour: [128, 0, 0] })]
export const lit = { 3: 255, 4: 1, 5: 55 }
export const dark = { 3: 0, 4: 0, 5: 0 }
