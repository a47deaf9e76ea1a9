// One device's line of talk: which life of the device this is, whether a line is missing, repeated or an echo, and whether
// what we know of it is whole. It knows no clock and writes nothing: whoever owns the wire asks what the link `needs`.
//
//   unknown ──hello──▶ greeted ──keyframe whole──▶ in step ──gap, nonsense──▶ greeted
//      ▲                  │                           │
//      └──── another boot id, or a hello out of turn ─┘

import type { Frame } from './assembler.ts'
import type { Line } from './line.ts'
import { sequences } from './line.ts'
import type { DeviceSays, Hello, PressReport } from './message.ts'
import { wireVersion } from './message.ts'
import { Presses } from './presses.ts'
import type { WireState } from './state.ts'
import { blank, unlessAlike, withLine } from './state.ts'

/** All counters of this line since the daemon started. */
export type Counters = Record<
  | 'lines'
  /** Wrong checksum or shape. */
  | 'damaged'
  /** Text that a chip prints while it starts, or the rest of a line that began before we opened the port. */
  | 'chatter'
  | 'gaps'
  | 'lost'
  | 'repeated'
  | 'unknown'
  | 'nonsense'
  | 'echoes'
  | 'restarts'
  | 'keyframes'
  | 'lostPresses',
  number
>

/** The news of one frame. */
export interface News {
  /** The complete state, once a keyframe has arrived. */
  readonly state?: WireState
  readonly presses?: readonly PressReport[]
  readonly pong?: Extract<DeviceSays, { say: 'pong' }>
  /** A device has introduced itself; `restarted`: while we listened. */
  readonly hello?: Hello
  readonly restarted?: boolean
}

/** A line at most this many numbers back counts as repeated. */
const memory = 64

const nothing: News = {}

export class Link {
  readonly counters: Counters = {
    lines: 0,
    damaged: 0,
    chatter: 0,
    gaps: 0,
    lost: 0,
    repeated: 0,
    unknown: 0,
    nonsense: 0,
    echoes: 0,
    restarts: 0,
    keyframes: 0,
    lostPresses: 0
  }
  /** What to request: a hello, or a keyframe. */
  needs: 'who' | 'all' | null = 'who'
  /** What was received last; null: damaged, an echo, or a repetition. */
  line: Line | null = null
  #life: { boot: string; seq: number } | null = null
  #hello: Hello | null = null
  /** The last complete state, if no line since is missing; null when out of step. */
  #state: WireState | null = null
  /** The keyframe that is arriving. */
  #growing: WireState | null = null
  readonly #presses = new Presses()
  #noiseSinceLine = 0

  /** No line has been missed since the last complete state. */
  get inStep(): boolean {
    return this.#state !== null
  }

  /** The line was opened again: anything sent meanwhile is unknown. */
  joined(): void {
    this.#life = null
    this.#noiseSinceLine = 0
    this.#forget()
  }

  hear(frame: Frame): News {
    this.line = null
    if (frame.frame === 'noise') {
      this.#noise()
      return nothing
    }
    const { line, meaning } = frame
    this.counters.lines++
    if (line.type >= 'a') {
      this.counters.echoes++
      return nothing
    }
    const place = this.#place(line, meaning?.say === 'hello')
    this.#noiseSinceLine = 0
    if (place === 'repeated') return nothing
    this.line = line
    if (!meaning) {
      this.counters.nonsense++
      this.#lose()
      return nothing
    }
    if (meaning.say === 'unknown') {
      this.counters.unknown++
      return nothing
    }
    return this.#understand(meaning as DeviceSays, line.boot, place === 'restarted')
  }

  #noise(): void {
    if (!this.#life) {
      this.counters.chatter++
      return
    }
    this.counters.damaged++
    this.#noiseSinceLine++
    // Perhaps nothing of the state was lost and the next line will tell; if none comes for a while, we have asked.
    this.needs ??= 'all'
  }

  /** Where this line stands in the talk. */
  #place(line: Line, isHello: boolean): 'first' | 'next' | 'repeated' | 'restarted' {
    const { boot, seq } = line
    const life = this.#life
    const step = life?.boot === boot ? (seq - life.seq + sequences) % sequences : null
    const past = step === 0 || (step !== null && step > sequences - memory)
    if (past && !isHello) {
      this.counters.repeated++
      return 'repeated'
    }
    this.#life = { boot, seq }
    if (step === 1) {
      if (this.needs === 'all' && this.#state) this.needs = null
      return 'next'
    }
    if (step !== null && !isHello) {
      this.counters.gaps++
      this.counters.lost += step - 1
      this.#lose()
      return 'next'
    }
    // What stood on the wire before a device's first line was the chip waking up.
    this.counters.damaged -= this.#noiseSinceLine
    this.counters.chatter += this.#noiseSinceLine
    this.#forget()
    if (!life) return 'first'
    this.counters.restarts++
    return 'restarted'
  }

  #understand(says: DeviceSays, boot: string, restarted: boolean): News {
    switch (says.say) {
      case 'hello':
        return this.#greet(says, restarted)
      case 'pong':
        return { pong: says }
      case 'begin':
        if (this.#hello) this.#growing = blank(boot, this.#hello)
        return nothing
      case 'end':
        return this.#complete()
      default:
        return this.#grow(says)
    }
  }

  #greet(hello: Hello, restarted: boolean): News {
    if (hello.version !== wireVersion) {
      this.#forget()
      this.needs = null
      return { hello, restarted }
    }
    const known = JSON.stringify(this.#hello) === JSON.stringify(hello)
    this.#hello = hello
    if (!known) this.#lose()
    return { hello, restarted }
  }

  #grow(says: DeviceSays): News {
    const presses = says.say === 'presses' ? this.#presses.hear(says.presses) : []
    this.counters.lostPresses = this.#presses.lost
    const news = presses.length > 0 ? { presses } : nothing
    if (this.#growing) {
      this.#growing = withLine(this.#growing, says)
      return news
    }
    if (!this.#state) return news
    this.#state = withLine(this.#state, says)
    return { ...news, state: this.#state }
  }

  #complete(): News {
    if (!this.#growing) return nothing
    this.counters.keyframes++
    this.#state = unlessAlike(this.#state, this.#growing)
    this.#growing = null
    this.needs = null
    this.#presses.begin(this.#state.presses)
    return { state: this.#state }
  }

  /** Something was missed: only a whole keyframe puts us in step again. */
  #lose(): void {
    this.#state = null
    this.#growing = null
    this.needs = this.#hello ? 'all' : 'who'
  }

  #forget(): void {
    this.#hello = null
    this.#presses.forget()
    this.#lose()
  }
}
