// 8 × 8 matrices of one colour on HT16K33 or MAX7219 chips, through Johnny-Five's Led.Matrix: on or off, so the rhythm alone speaks.
// Follows Johnny-Five's documentation; it has not been run on hardware.

import type { Board } from 'johnny-five'
import Led from 'johnny-five/lib/led/index.js'
import { isLit } from '../frame.ts'
import type { Wire } from '../glow.ts'
import type { Of } from '../wiring.ts'

/** One pixel costs a whole row or display: 20 bytes on a 100 kHz bus, in milliseconds. */
const pixelMs = 2

export function matrix(board: Board, { chip }: Of<'matrix'>): Wire {
  // One Led.Matrix for each HT16K33: two in one Led.Matrix would share one buffer.
  const displays =
    chip.controller === 'HT16K33'
      ? chip.addresses.map((address) => new Led.Matrix({ board, controller: 'HT16K33', addresses: [address] }))
      : [new Led.Matrix({ board, pins: chip.pins, devices: chip.devices })]
  const shown: (0 | 1)[] = []
  let bright: number | null = null

  return {
    send: (bytes, pixels, brightness) => {
      if (brightness !== bright) for (const display of displays) display.brightness(brightness * 100)
      bright = brightness
      const state = (pixel: number): 0 | 1 => (isLit(bytes, pixel, brightness) ? 1 : 0)
      const due = pixels.filter((pixel) => shown[pixel] !== state(pixel))
      for (const pixel of due) {
        const device = Math.floor(pixel / 64)
        const [row, column] = [Math.floor((pixel % 64) / 8), pixel % 8]
        const [display, place] = chip.controller === 'HT16K33' ? [displays[device], 0] : [displays[0], device]
        shown[pixel] = state(pixel)
        display?.led(place, row, column, state(pixel))
      }
      return due.length * pixelMs
    }
  }
}
