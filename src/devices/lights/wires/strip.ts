// WS2812 pixels through node-pixel: on one pin of a board that runs node_pixel_firmata, or on a backpack, a board of its own that
// takes the same orders on an I²C bus.

import { once } from 'node:events'
import type { Board } from 'johnny-five'
import pixel, { type Strip } from 'node-pixel'
import { pixelOf } from '../frame.ts'
import type { Wire } from '../glow.ts'
import type { Of } from '../wiring.ts'

/** Bytes of node-pixel's messages for one pixel and for showing the frame, and how many bits of the line each takes. */
interface Cost {
  readonly pixel: number
  readonly show: number
  readonly bits: number
  readonly perSecond: number
}
const usual = {
  gamma: 1.0001 // at exactly 1 node-pixel lectures on stdout; the table it makes is the same
}
/**
 * While the board shows a frame it is deaf: a WS2812 takes 30 µs, and what arrives meanwhile is lost. USB and kernels pass bytes
 * on in bursts, so a little more is waited for.
 */
const deafMs = (pixels: number): number => 4 + pixels * 0.03

/** Rejects when the board runs another firmware. `length` in pixels, `baudRate` in bits a second. */
export async function strip(
  board: Board,
  { pin, order }: Of<'strip'>,
  length: number,
  baudRate: number
): Promise<Wire> {
  const strips = [{ pin, length, color_order: pixel.COLOR_ORDER[order] }]
  const lamps = new pixel.Strip({ ...usual, board, controller: 'FIRMATA', strips })
  await once(lamps, 'ready')
  return carry(board, lamps, length, { pixel: 10, show: 4, bits: 10, perSecond: baudRate })
}

/** `baudRate` of the line to the board that has the bus; null: the bus is this machine's own. Nobody answers on a bus: a backpack that is not there is not missed. */
export async function backpack(
  board: Board,
  { address, order }: Of<'backpack'>,
  length: number,
  baudRate: number | null
): Promise<Wire> {
  const color_order = pixel.COLOR_ORDER[order]
  const lamps = new pixel.Strip({ ...usual, board, controller: 'I2CBACKPACK', address, color_order, strips: [length] })
  await once(lamps, 'ready')
  // On a serial line every byte is sent as two, with five around them; on the bus a byte is nine bits at 100 kHz.
  const cost: Cost =
    baudRate === null
      ? { pixel: 8, show: 2, bits: 9, perSecond: 100_000 }
      : { pixel: 19, show: 7, bits: 10, perSecond: baudRate }
  return carry(board, lamps, length, cost)
}

function carry(board: Board, lamps: Strip, length: number, cost: Cost): Wire {
  return {
    send: (bytes, pixels) => {
      board.io.transport?.cork() // one write for the whole frame instead of one for each pixel
      for (const number of pixels) lamps.pixel(number).color(pixelOf(bytes, number))
      lamps.show()
      board.io.transport?.uncork()
      const bits = (pixels.length * cost.pixel + cost.show) * cost.bits
      return (bits * 1000) / cost.perSecond + deafMs(length)
    }
  }
}
