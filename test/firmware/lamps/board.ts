// The test’s handle for an Uno on a pty: what its lamps show, its reset button, its cable.

import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Pty } from '../../devices/pty.ts'
import type { Shown } from './on-pty.ts'
import type { Pixel } from './ws2812.ts'

const program = fileURLToPath(new URL('./on-pty.ts', import.meta.url))

/** The path of the firmware for this board that comes with the node-pixel package. */
export const pixelFirmware = (board: 'uno' | 'nano'): string =>
  `node_modules/node-pixel/firmware/bin/firmata/${board}/node_pixel_firmata.ino.hex`

export class Board {
  readonly pty = new Pty()
  shown: Shown = { pixels: null, leds: {}, frames: 0, bent: 0, heard: 0, greetings: 0, overruns: 0 }
  /** Called with each change of its lamps, in order. */
  onShown: (shown: Shown) => void = () => {}
  #process: ChildProcess | null = null

  /** Connects the board and powers it on. */
  async start(hex: string, stripPin = 6, backpack?: string): Promise<this> {
    await this.pty.join()
    this.#process = fork(program, [hex, this.pty.device, String(stripPin), ...(backpack ? [backpack] : [])])
    this.#process.on('message', (shown: Shown) => {
      this.shown = shown
      this.onShown(shown)
    })
    return this
  }

  get path(): string {
    return this.pty.host
  }

  get pixels(): readonly Pixel[] {
    return this.shown.pixels ?? []
  }

  reset(): void {
    this.#process?.send('reset')
  }

  async remove(): Promise<void> {
    this.#process?.kill('SIGKILL')
    await this.pty.remove()
  }
}
