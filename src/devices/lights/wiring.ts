// How lamps can be wired and where each is: the settings of real lamps after they were checked.

import type { Point } from '../../core/scene.ts'
import type { Limits } from './frame.ts'
import { layOut, type Run } from './layout.ts'
import type { Brightness } from './night.ts'

/** Where Johnny-Five finds the pins. */
export type BoardConfig =
  /** A board with Firmata on a serial line, the usual case. */
  | { readonly board: 'firmata'; readonly path: string; readonly baudRate: number }
  /** The pins of the Raspberry Pi itself. */
  | { readonly board: 'raspi-io' }
  /** Your own Johnny-Five IO plugin: a module (a package, or a path from the working folder) whose default export is its class. */
  | { readonly board: 'plugin'; readonly module: string; readonly options?: unknown }

export type Layout =
  /** WS2812 pixels on one pin of a board that runs node_pixel_firmata. */
  | {
      readonly layout: 'strip'
      readonly pin: number
      readonly order: 'GRB' | 'RGB' | 'BRG'
      readonly pixels: readonly Run[]
    }
  /** The same on a board with node-pixel's backpack firmware, on the I²C bus of another board. */
  | {
      readonly layout: 'backpack'
      readonly address: number
      readonly order: 'GRB' | 'RGB' | 'BRG'
      readonly pixels: readonly Run[]
    }
  /** Plain LEDs, one pin each; `anode`: they light when the pin is low. */
  | {
      readonly layout: 'leds'
      readonly anode: boolean
      readonly leds: readonly { readonly pin: number | string; readonly at: Point }[]
    }
  /** RGB LEDs on PCA9685 chips. */
  | {
      readonly layout: 'pca9685'
      readonly anode: boolean
      readonly leds: readonly {
        readonly address: number
        readonly pins: readonly [red: number, green: number, blue: number]
        readonly at: Point
      }[]
    }
  /** 8 × 8 matrices of one colour: pixels are counted along the rows, matrix after matrix. */
  | { readonly layout: 'matrix'; readonly chip: MatrixChip; readonly pixels: readonly Run[] }

export type MatrixChip =
  | { readonly controller: 'HT16K33'; readonly addresses: readonly number[] }
  | {
      readonly controller: 'MAX7219'
      readonly devices: number
      readonly pins: { readonly data: number; readonly clock: number; readonly cs: number }
    }

export type Of<L extends Layout['layout']> = Extract<Layout, { readonly layout: L }>

/** `tray`: the point of the lamp that the dice tray has, where it has one. */
export type LampsConfig = BoardConfig & Layout & Brightness & Pick<Limits, 'current'> & { readonly tray?: Point }

/** Where each pixel of the layout lies, by its number. */
export const pixelsOf = (layout: Layout): readonly Point[] =>
  'leds' in layout ? layout.leds.map((led) => led.at) : layOut(layout.pixels)
