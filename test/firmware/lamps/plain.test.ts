// Plain LEDs on the pins of an Uno with the common firmware StandardFirmata: emulated, at the end of a pty. The
// brightness of each LED is read from its pin.

import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { johnnyFiveLights } from '../../../src/devices/lights/johnny-five.ts'
import type { Lights } from '../../../src/devices/ports.ts'
import { standardFirmata } from '../../../tools/fetch-firmata.ts'
import { inTime, lamp, machine, until } from '../../devices/lights/bench.ts'
import { Board } from './board.ts'

const isThere = existsSync(standardFirmata)
if (!isThere) console.warn('SKIPPED: StandardFirmata is not there. “npx node tools/setup-test.ts” fetches it from npm.')

/** Pins 3, 5 and 9 can dim, each by a different timer; pins 4 and 13 are only on or off. */
const pins = [3, 5, 9, 4, 13]

describe.skipIf(!isThere)('plain LEDs on StandardFirmata', () => {
  let board: Board
  let lights: Lights

  beforeAll(async () => {
    board = await new Board().start(standardFirmata)
    await until('the board greets', () => board.shown.greetings === 1)
    const leds = pins.map((pin, x) => ({ pin, at: [x, 0] }))
    const parsed = johnnyFiveLights.parse({ layout: 'leds', path: board.path, leds, brightness: 0.5 })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    lights = johnnyFiveLights.open(parsed.value, machine())
  })

  afterAll(async () => {
    await lights?.close()
    await board?.remove()
  })

  const glows = (wanted: readonly number[]) => (): boolean =>
    pins.every((pin, n) => Math.abs((board.shown.leds[pin] ?? 0) - (wanted[n] ?? 0)) <= 2)

  test.each<[string, number[], number[]]>([
    ['all of them', [0, 1, 2, 3, 4], [127, 127, 127, 255, 255]],
    ['one that dims and one that does not', [1, 3], [0, 127, 0, 255, 0]],
    ['none', [], [0, 0, 0, 0, 0]]
  ])('%s', async (_, lit, wanted) => {
    lights.show(lit.map((x) => lamp(x)))
    await until(`the LEDs glow ${wanted}`, glows(wanted))
  })

  test('half a colour is dimmer than half, and a blink is dark in between', async () => {
    lights.show([lamp(0, 0, { colour: [128, 128, 128] }), lamp(4, 0, { rhythm: 'blink' })])
    await until('the blink is lit', glows([27, 0, 0, 0, 255]))
    await until('the blink is dark', glows([27, 0, 0, 0, 0]))
    await until('the blink is lit again', glows([27, 0, 0, 0, 255]))
  })

  test('reset, it lights what it should within two seconds of its first word', async () => {
    lights.show([lamp(2), lamp(3)])
    await until('the LEDs glow', glows([0, 0, 127, 255, 0]))
    board.reset()
    const greeted = () => until('the board greets', () => board.shown.greetings === 2)
    await inTime('the LEDs glow again', glows([0, 0, 127, 255, 0]), greeted)
  })
})
