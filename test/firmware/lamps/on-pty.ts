// A program: an Uno on a pty, in its own process, so that its clock runs whatever the test does. It reports every change of its
// lamps. Arguments: the firmware’s hex file, the pty, the pin of the strip, and the hex file of a backpack that drives it instead.

import { setTimeout as sleep } from 'node:timers/promises'
import { machineHost } from '../../../src/devices/host.ts'
import { Pace } from '../pace.ts'
import { Uno, UnoWithBackpack } from './uno.ts'
import type { Pixel } from './ws2812.ts'

export interface Shown {
  readonly pixels: readonly Pixel[] | null
  /** The brightness of the LED on each pin, up to 255. */
  readonly leds: Readonly<Record<number, number>>
  /** Totals since power-on: frames shown by the strip, invalid pulses, bytes received, starts. */
  readonly frames: number
  readonly bent: number
  readonly heard: number
  readonly greetings: number
  /** Bytes lost since the last start. */
  readonly overruns: number
}

const [hex = '', path = '', stripPin = '6', backpack] = process.argv.slice(2)
const uno = backpack ? new UnoWithBackpack(hex, backpack, Number(stripPin)) : new Uno(hex, Number(stripPin))
const pace = new Pace(uno)

let last = ''
function tell(): void {
  const { pixels, frames, bent } = uno.strip
  const { leds, heard, greetings, overruns } = uno
  const shown: Shown = { pixels, leds, frames, bent, heard, greetings, overruns }
  const text = JSON.stringify(shown)
  if (text !== last) process.send?.(shown)
  last = text
}
setInterval(tell, 10)

process.on('message', (order) => {
  if (order === 'reset') uno.reset()
})
process.on('disconnect', () => process.exit())

// A cut line is opened again when it is back. The board keeps running, because only the cable was unplugged.
const host = machineHost({ log: () => {} })
for (;;) {
  const line = await host.serial(path, 57600).catch(() => null)
  if (line) {
    line.on('data', (bytes: Uint8Array) => pace.arrive(bytes))
    uno.said = (bytes) => line.write(bytes)
    await new Promise<void>((resolve) => line.once('close', () => resolve()))
    uno.said = () => {}
  }
  await sleep(20)
}
