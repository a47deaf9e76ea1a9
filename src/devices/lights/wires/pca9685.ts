// RGB LEDs on PCA9685 chips, three channels each, through Johnny-Five's expander.
// Follows Johnny-Five's documentation; it has not been run on hardware.

import type { Board } from 'johnny-five'
import Led from 'johnny-five/lib/led/index.js'
import { pixelOf } from '../frame.ts'
import type { Wire } from '../glow.ts'
import type { Of } from '../wiring.ts'

/** Three writes of seven bytes on a 100 kHz bus, in milliseconds. */
const lampMs = 2.5

export function pca9685(board: Board, { leds, anode }: Of<'pca9685'>): Wire {
  const lamps = leds.map(
    ({ address, pins }) => new Led.RGB({ board, controller: 'PCA9685', address, pins, isAnode: anode })
  )
  return {
    send: (bytes, pixels) => {
      for (const number of pixels) lamps[number]?.color(pixelOf(bytes, number))
      return pixels.length * lampMs
    }
  }
}
