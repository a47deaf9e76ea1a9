// The emulated chip, with the daemon’s own parser on its serial line. Time is the chip’s, and passes only when a test lets it.

import { Assembler } from '../../../src/devices/wire/assembler.ts'
import type { Line } from '../../../src/devices/wire/line.ts'
import { fieldsIn } from '../../../src/devices/wire/line.ts'
import type { News } from '../../../src/devices/wire/link.ts'
import { Link } from '../../../src/devices/wire/link.ts'
import type { HostSays, PressReport } from '../../../src/devices/wire/message.ts'
import type { WireState } from '../../../src/devices/wire/state.ts'
import { writeLine } from '../../../src/devices/wire/write.ts'
import type { Built } from './build.ts'
import { Chip, type Fitted } from './chip.ts'

/** A line received, and when its last byte arrived, in ms of the chip’s time. */
export interface Come {
  readonly at: number
  readonly line: Line
  readonly news: News
}

export class Rig {
  readonly chip: Chip
  readonly link = new Link()
  readonly come: Come[] = []
  readonly presses: PressReport[] = []
  state: WireState | null = null
  readonly #assembler = new Assembler()
  /** The number of lines sent to the chip. */
  asked = 0

  constructor(built: Built, fitted?: Fitted) {
    this.chip = new Chip(built, fitted)
    this.chip.said = (bytes) => {
      for (const frame of this.#assembler.push(bytes)) {
        const news = this.link.hear(frame)
        if (frame.frame === 'line') this.come.push({ at: this.chip.now, line: frame.line, news })
        this.state = news.state ?? this.state
        this.presses.push(...(news.presses ?? []))
      }
    }
  }

  /** Lets time pass; reads the wire every millisecond. */
  run(ms: number): void {
    for (const until = this.chip.now + ms; this.chip.now < until; ) this.chip.run(Math.min(1, until - this.chip.now))
  }

  /** Runs until a line of this type arrives; throws if none comes in time. */
  until(type: string, withinMs: number): Come {
    const from = this.come.length
    for (const end = this.chip.now + withinMs; this.chip.now < end; ) {
      this.chip.run(1)
      const found = this.come.slice(from).find(({ line }) => line.type === type)
      if (found) return found
    }
    throw new Error(`no ${type} within ${withinMs} ms, but ${this.come.slice(from).map(({ line }) => line.type)}`)
  }

  /** Asks for a keyframe and waits for it. After that the wire is quiet for most of a second. */
  keyframe(): void {
    this.say({ say: 'all' })
    this.until('K', 400)
    this.until('E', 400)
  }

  /** Sends something to the chip as the daemon does. */
  say(says: HostSays): void {
    this.hear(`${writeLine({ boot: '0001', seq: this.asked, micros: 0 }, says)}\n`)
    this.asked++
  }

  hear(bytes: string): void {
    this.chip.hear(Buffer.from(bytes, 'latin1'))
  }

  /** The cells of the state as `column,row` with their contents, in order. */
  get cells(): string[] {
    const cells = [...(this.state?.cells.values() ?? [])].map(({ x, y, holds }) => `${x},${y} ${holds}`)
    return cells.sort()
  }
}

/** The value of this key in the line. */
export const field = ({ words }: Line, key: string): string | undefined =>
  fieldsIn(words).find((it) => it.key === key)?.value
