// 8 × 8 matrices of one colour on HT16K33 or MAX7219 chips, through Johnny-Five's Led.Matrix: on or off, so the rhythm alone speaks.
// Follows Johnny-Five's documentation; it has not been run on hardware.

import five, { type Board } from 'johnny-five'
import { type Frame, isLit, type Limits } from '../frame.ts'
import type { Wire } from '../glow.ts'
import type { Of } from '../wiring.ts'

/** One pixel costs a whole row or display: 20 bytes on a 100 kHz bus, in milliseconds. */
const pixelMs = 2

export function matrix(board: Board, config: Of<'matrix'> & Limits): Wire {
  const { chip } = config
  // One Led.Matrix for each HT16K33: two in one Led.Matrix would share one buffer.
  const displays =
    chip.controller === 'HT16K33'
      ? chip.addresses.map((address) => new five.Led.Matrix({ board, controller: 'HT16K33', addresses: [address] }))
      : [new five.Led.Matrix({ board, pins: chip.pins, devices: chip.devices })]
  for (const display of displays) display.brightness(config.brightness * 100)
  const state = (bytes: Frame, pixel: number): 0 | 1 => (isLit(bytes, pixel, config) ? 1 : 0)
  const shown: (0 | 1)[] = []

  return {
    send: (bytes, pixels) => {
      const due = pixels.filter((pixel) => shown[pixel] !== state(bytes, pixel))
      for (const pixel of due) {
        const device = Math.floor(pixel / 64)
        const [row, column] = [Math.floor((pixel % 64) / 8), pixel % 8]
        const [display, place] = chip.controller === 'HT16K33' ? [displays[device], 0] : [displays[0], device]
        shown[pixel] = state(bytes, pixel)
        display?.led(place, row, column, state(bytes, pixel))
      }
      return due.length * pixelMs
    }
  }
}
