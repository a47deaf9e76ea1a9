// WS2812 pixels on one pin of a board that runs node_pixel_firmata, through node-pixel.

import { once } from 'node:events'
import type { Board } from 'johnny-five'
import pixel from 'node-pixel'
import { pixelOf } from '../frame.ts'
import type { Wire } from '../glow.ts'
import type { Of } from '../wiring.ts'

/** Bytes of node-pixel's messages for one pixel and for showing the frame. */
const pixelBytes = 10
const showBytes = 4
/** While the board shows a frame it is deaf: a WS2812 takes 30 µs, and what arrives meanwhile is lost. */
const deafMs = (pixels: number): number => 1 + pixels * 0.03

/** Rejects when the board runs another firmware. `length` in pixels, `baudRate` in bits a second. */
export async function strip(
  board: Board,
  { pin, order }: Of<'strip'>,
  length: number,
  baudRate: number
): Promise<Wire> {
  const lamps = new pixel.Strip({
    board,
    controller: 'FIRMATA',
    gamma: 1.0001, // at exactly 1 node-pixel lectures on stdout; the table it makes is the same
    strips: [{ pin, length, color_order: pixel.COLOR_ORDER[order] }]
  })
  await once(lamps, 'ready')
  return {
    send: (bytes, pixels) => {
      board.io.transport?.cork() // one write for the whole frame instead of one for each pixel
      for (const number of pixels) lamps.pixel(number).color(pixelOf(bytes, number))
      lamps.show()
      board.io.transport?.uncork()
      const bits = (pixels.length * pixelBytes + showBytes) * 10
      return (bits * 1000) / baudRate + deafMs(length)
    }
  }
}
