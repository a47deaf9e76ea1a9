// What hands do while a pad is learnt: buttons pressed and released on any device, cables pulled, and lines typed, in order.

import type { Duplex } from 'node:stream'
import type { Phrase } from '../../core/words.ts'
import type { Hid, HidFound } from '../ports.ts'
import { phraseOf } from '../trouble.ts'
import { fits } from './assign.ts'
import { Lesson } from './lesson.ts'
import type { Sign } from './profile.ts'

export type Happened =
  | { readonly did: 'press'; readonly device: HidFound; readonly sign: Sign; readonly report: Uint8Array }
  | { readonly did: 'pull'; readonly device: HidFound }
  | { readonly did: 'type'; readonly text: string }

export class Hands {
  /** The devices that could be opened. */
  readonly devices: HidFound[] = []
  readonly #open: { readonly device: HidFound; readonly line: Duplex; readonly lesson: Lesson }[] = []
  readonly #happened: Happened[] = []
  #wake: () => void = () => {}

  /** Opens every device that can be opened; `refused` hears why another cannot. Until `watch` they are at rest. */
  async open(hid: Hid, found: readonly HidFound[], refused: (why: Phrase) => void): Promise<void> {
    for (const device of found) {
      try {
        const line = await hid.open(device)
        const lesson = new Lesson({ numbered: device.numbered, keyboard: fits({ usage: [1, 6] }, device) })
        line.on('error', () => {})
        line.on('data', (report: Uint8Array) => lesson.rest(report))
        this.#open.push({ device, line, lesson })
        this.devices.push(device)
      } catch (error) {
        refused(phraseOf(error))
      }
    }
  }

  /** From now on what changes is somebody's doing. */
  listen(lines: AsyncIterable<string>): void {
    for (const { device, line, lesson } of this.#open) {
      line.removeAllListeners('data')
      line.on('data', (report: Uint8Array) => {
        const pressed = lesson.hear(report)
        if (pressed) this.#add({ did: 'press', device, ...pressed })
      })
      line.once('close', () => this.#add({ did: 'pull', device }))
      if (line.destroyed) this.#add({ did: 'pull', device })
    }
    void this.#read(lines)
  }

  async next(): Promise<Happened> {
    for (;;) {
      const it = this.#happened.shift()
      if (it) return it
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  close(): void {
    for (const { line } of this.#open) line.destroy()
  }

  async #read(lines: AsyncIterable<string>): Promise<void> {
    for await (const text of lines) this.#add({ did: 'type', text })
  }

  #add(it: Happened): void {
    this.#happened.push(it)
    this.#wake()
  }
}
