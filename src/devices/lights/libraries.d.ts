// What is used here of the three libraries that bring no types of their own.

declare module 'johnny-five' {
  import type { EventEmitter } from 'node:events'
  import type { Duplex } from 'node:stream'

  /** What Johnny-Five calls an IO plugin; only a Firmata board has the optional parts. */
  interface IO extends EventEmitter {
    readonly MODES: Readonly<Record<string, number>>
    readonly name?: string
    readonly firmware?: { readonly name?: string }
    readonly transport?: Duplex
    reportVersion?(answered: () => void): void
    queryFirmware?(answered: () => void): void
    queryCapabilities?(answered: () => void): void
    queryAnalogMapping?(answered: () => void): void
  }
  interface Board extends EventEmitter {
    readonly io: IO
    /** Runs from `connect` to `ready`. */
    readonly timer?: NodeJS.Timeout
  }
  interface Led {
    readonly mode: number
    on(): this
    off(): this
    brightness(value: number): this
  }
  interface RGB {
    color(rgb: readonly [number, number, number]): this
  }
  interface Matrix {
    brightness(percent: number): this
    led(device: number, row: number, column: number, state: 0 | 1): this
  }

  export type { Board, IO, Led, Matrix, RGB }
}

declare module 'johnny-five/lib/board.js' {
  import type { Board, IO } from 'johnny-five'

  const board: new (options: { io: IO; repl: false; debug: false; sigint: false }) => Board
  export default board
}

declare module 'johnny-five/lib/led/index.js' {
  import type { Board, Led, Matrix, RGB } from 'johnny-five'

  const led: (new (options: {
    board: Board
    pin: number | string
  }) => Led) & {
    readonly RGB: new (options: {
      board: Board
      controller: 'PCA9685'
      address: number
      pins: readonly number[]
      isAnode: boolean
    }) => RGB
    readonly Matrix: new (
      options: { board: Board } & (
        | { controller: 'HT16K33'; addresses: readonly number[] }
        | { pins: { data: number; clock: number; cs: number }; devices: number }
      )
    ) => Matrix
  }
  export default led
}

declare module 'firmata-io' {
  import type { Duplex } from 'node:stream'
  import type { IO } from 'johnny-five'

  const firmata: { readonly Firmata: new (transport: Duplex) => IO }
  export default firmata
}

declare module 'node-pixel' {
  import type { EventEmitter } from 'node:events'
  import type { Board } from 'johnny-five'

  interface Strip extends EventEmitter {
    pixel(number: number): { color(rgb: [number, number, number]): void }
    show(): void
  }
  const pixel: {
    readonly Strip: new (
      options: { board: Board; gamma: number } & (
        | { controller: 'FIRMATA'; strips: { pin: number; length: number; color_order: number }[] }
        | { controller: 'I2CBACKPACK'; address: number; color_order: number; strips: number[] }
      )
    ) => Strip
    readonly COLOR_ORDER: Readonly<Record<'GRB' | 'RGB' | 'BRG', number>>
  }

  export type { Strip }
  export default pixel
}
