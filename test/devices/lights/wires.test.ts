// Wirings that were never tried on hardware, tested as far as possible: through Johnny-Five to the bytes that the chips would receive.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, test } from 'vitest'
import { johnnyFiveLights } from '../../../src/devices/lights/johnny-five.ts'
import type { Lights } from '../../../src/devices/ports.ts'
import { lamp, machine, until } from './bench.ts'
import { readWritten, type Written } from './bench-io.ts'

const module = fileURLToPath(new URL('./bench-io.ts', import.meta.url))
let folder: string
let lights: Lights
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wires-'))
})
afterEach(async () => {
  await lights.close()
  rmSync(folder, { recursive: true })
})

function open(wiring: object): () => Written[] {
  const file = join(folder, 'pins')
  const parsed = johnnyFiveLights.parse({ board: 'plugin', module, options: { file }, brightness: 1, ...wiring })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  lights = johnnyFiveLights.open(parsed.value, machine())
  return () => readWritten(file)
}
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The channels of a PCA9685: four registers each from 6 on. 4096 in the first two means fully on, in the last two fully off. */
function channels(written: readonly Written[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { bus: [address, register = 0, ...bytes] = [] } of written) {
    const [, on, , off] = bytes
    if (register >= 6 && bytes.length === 4)
      found[`${address}/${(register - 6) / 4}`] =
        on === 16 ? 'full' : off === 16 ? 'off' : `${(off ?? 0) * 256 + (bytes[2] ?? 0)}`
  }
  return found
}

test('PCA9685: three channels a lamp, on the chip that has them', async () => {
  const written = open({
    layout: 'pca9685',
    leds: [
      { pins: [0, 1, 2], at: [0, 0] },
      { address: 0x41, pins: [5, 4, 3], at: [1, 0] }
    ]
  })
  lights.show([lamp(1, 0, { colour: [255, 0, 186] })])
  const half = Math.floor((Math.floor(255 * (186 / 255) ** 2.2) / 255) * 4095)
  await until('the chip has the colour', () => {
    const { '64/0': other, '65/5': red, '65/4': green, '65/3': blue } = channels(written())
    return same([other, red, green, blue], ['off', 'full', 'off', `${half}`])
  })
})

/** The latest content of each HT16K33: its eight rows of eight. */
const displays = (written: readonly Written[]): Record<number, number[]> =>
  Object.fromEntries(
    written.flatMap(({ bus: [address, ...bytes] = [0] }) =>
      bytes.length === 17 ? [[address, bytes.filter((_, i) => i % 2 === 1)]] : []
    )
  )
const bits = (rows: readonly number[] = []): number =>
  rows.reduce((sum, row) => sum + row.toString(2).replaceAll('0', '').length, 0)

test('HT16K33: each matrix shows its own lamps and no other', async () => {
  const written = open({
    layout: 'matrix',
    chip: { controller: 'HT16K33', addresses: [0x70, 0x71] },
    pixels: [{ from: [0, 0], columns: 16, rows: 8 }]
  })
  lights.show([lamp(0, 0), lamp(5, 7), lamp(15, 7)])
  await until('both show their lamps', () => {
    const shown = displays(written())
    return bits(shown[0x70]) === 1 && bits(shown[0x71]) === 2
  })
  lights.show([])
  await until('both are dark', () => Object.values(displays(written())).every((rows) => bits(rows) === 0))
})

/** The eight rows latched by a MAX7219: it shifts in 16 bits on the clock and latches them when its select line rises. */
function latched(
  written: readonly Written[],
  { data, clock, cs }: { data: number; clock: number; cs: number }
): number[] {
  const rows = Array<number>(8).fill(0)
  let [shifted, bit] = [0, 0]
  for (const { pin, value } of written) {
    if (pin === data) bit = value ? 1 : 0
    if (pin === clock && value) shifted = ((shifted << 1) | bit) & 0xffff
    const register = shifted >> 8
    if (pin === cs && value && register >= 1 && register <= 8) rows[register - 1] = shifted & 0xff
  }
  return rows
}

test('MAX7219: pixels are counted along the rows', async () => {
  const pins = { data: 2, clock: 7, cs: 4 }
  const written = open({
    layout: 'matrix',
    chip: { controller: 'MAX7219', devices: 1, pins },
    pixels: [{ from: [0, 0], columns: 8, rows: 8 }]
  })
  lights.show([lamp(0, 0), lamp(7, 0), lamp(1, 6)])
  await until('the rows are latched', () => same(latched(written(), pins), [0x81, 0, 0, 0, 0, 0, 0x40, 0]))
})
