// A camera as a line of the wire: it reports what it sees in the lines of any reader, so everything above it, the flight recorder included,
// stays the same.

import { Duplex } from 'node:stream'
import type { Host } from '../ports.ts'
import { Assembler } from '../wire/assembler.ts'
import { changesSince, everything, type Sensed } from '../wire/changes.ts'
import { sequences } from '../wire/line.ts'
import type { Area, DeviceSays } from '../wire/message.ts'
import { wireVersion } from '../wire/message.ts'
import { inLines, writeLine } from '../wire/write.ts'
import { CameraPoses } from './poses.ts'
import type { Detections } from './seer.ts'

/** A little less than the second that the protocol allows between keyframes. */
const keyframeMs = 900

export interface CameraLineParts {
  readonly name: string
  readonly view: Area
  readonly dice: boolean
  readonly poses: boolean
  readonly clock: Pick<Host, 'now' | 'after'>
  /** Told once, when the line is destroyed. */
  readonly gone: () => void
}

export class CameraLine extends Duplex {
  readonly #parts: CameraLineParts
  readonly #ears = new Assembler()
  readonly #boot: string
  readonly #began: number
  #seq = 0
  #heard = { good: 0, bad: 0 }
  #detections: Detections | null = null
  #said: Sensed | null = null
  readonly #poses = new CameraPoses()
  #cancel: () => void = () => undefined

  constructor(parts: CameraLineParts) {
    super()
    this.#parts = parts
    this.#began = parts.clock.now()
    this.#boot = (Math.floor(this.#began) & 0xffff).toString(16).padStart(4, '0')
    this.#greet()
  }

  /** What the camera sees now; the same twice says nothing. */
  saw(detections: Detections): void {
    if (this.destroyed) return
    this.#detections = detections
    const now = this.#parts.clock.now() - this.#began
    this.#poses.see(detections.held, now)
    if (!this.#said) this.#keyframe()
    else {
      const sensed = this.#sensed(detections)
      const changes = changesSince(this.#said, sensed)
      for (const says of changes) this.#sayLong(says)
      this.#said = sensed
      const told = changes.some((it) => it.say === 'poses' && it.poses.length > 0)
      if (!told && this.#poses.isBusy(now)) this.#sayLong({ say: 'poses', poses: sensed.poses })
    }
  }

  override _read(): void {}

  override _write(bytes: Uint8Array, _: unknown, done: () => void): void {
    for (const frame of this.#ears.push(bytes)) {
      if (frame.frame === 'noise' || !frame.meaning) this.#heard.bad++
      else {
        this.#heard.good++
        const { say } = frame.meaning
        if (say === 'who') this.#greet()
        if (say === 'all' && this.#said) this.#keyframe()
        if (say === 'ping') this.#say({ say: 'pong', ping: frame.line.seq, ...this.#heard, dropped: 0, supply: null })
      }
    }
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#cancel()
    this.#parts.gone()
    done(error)
  }

  #greet(): void {
    const { name, view, dice, poses } = this.#parts
    const some = [...(dice ? (['dice'] as const) : []), 'hand', ...(poses ? (['poses'] as const) : [])] as const
    const can = ['tags', ...some, 'pong'] as const
    this.#say({ say: 'hello', version: wireVersion, name, firmware: null, reset: 'software', can, grid: null, view })
  }

  #keyframe(): void {
    this.#cancel()
    if (!this.#detections) return
    this.#said = this.#sensed(this.#detections)
    this.#say({ say: 'begin' })
    for (const says of everything(this.#said)) this.#sayLong(says)
    this.#say({ say: 'end' })
    // Whoever hears it may hang up at any word.
    if (this.destroyed) return
    this.#cancel = this.#parts.clock.after(keyframeMs, () => this.#keyframe())
  }

  #sayLong(says: DeviceSays): void {
    if (says.say === 'tags' || says.say === 'dice' || says.say === 'poses')
      for (const part of inLines(says)) this.#say(part)
    else if (says.say === 'switches') this.#say({ ...says, tilt: null })
  }

  #say(says: DeviceSays): void {
    const micros = Math.floor((this.#parts.clock.now() - this.#began) * 1000) % 2 ** 32
    const line = { boot: this.#boot, seq: this.#seq, micros }
    this.#seq = (this.#seq + 1) % sequences
    this.push(`${writeLine(line, says)}\n`)
  }

  /** A camera has no cells, no pads and feels no knock. */
  #sensed({ tags, dice, hand }: Detections): Sensed {
    return { tags, dice, hand, poses: this.#poses.reports, cells: [], presses: [], tilt: false }
  }
}
