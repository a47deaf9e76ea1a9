// The driver of every reader that speaks the wire's protocol on a serial line, real or virtual: it opens, listens, asks again,
// recovers, and tells what it sees in board units. It knows no game, and publishes nothing that is not whole.

import type { DeviceStatus } from '../../core/device.ts'
import { Flow } from '../flow.ts'
import type { Driver, Host, PadPress, Sensor, Snapshot } from '../ports.ts'
import { Assembler } from '../wire/assembler.ts'
import type { News } from '../wire/link.ts'
import { Link } from '../wire/link.ts'
import type { Hello, HostSays, PressReport } from '../wire/message.ts'
import type { WireState } from '../wire/state.ts'
import { writeLine } from '../wire/write.ts'
import type { SerialConfig } from './serial/config.ts'
import { readConfig } from './serial/config.ts'
import { Connection, rhythm } from './serial/connection.ts'
import { Dates } from './serial/dates.ts'
import { Health } from './serial/health.ts'
import { Snapshots } from './serial/snapshot.ts'

export type { SerialConfig }

/** Longest silence in milliseconds: of a device that answers pings within half a second, and of one that only sends. */
const silence = { answers: rhythm.calm + 500, prints: 1700 }

/** Milliseconds between two pings of a device that sends data anyway: they are for its counts. */
const countsMs = 5000

/** Time between two questions for the same, in milliseconds: a keyframe on a slow wire needs that long to come. */
const patience = 120

const pressesKept = 64

export const serialReader: Driver<SerialConfig, Sensor> = {
  driver: 'serial',
  parse: readConfig,
  open: (config, host) => new SerialReader(config, host)
}

/** The same reader for programs that measure the table itself: also reports every complete state in the reader's own units. */
export const overheardReader = (config: SerialConfig, host: Host, tell: (state: WireState) => void): Sensor =>
  new SerialReader(config, host, tell)

class SerialReader implements Sensor {
  readonly snapshots = new Flow<Snapshot>(1)
  readonly presses = new Flow<PadPress>(pressesKept)
  readonly #config: SerialConfig
  readonly #host: Host
  readonly #connection: Connection
  readonly #assembler = new Assembler()
  readonly #link = new Link()
  readonly #snapshots: Snapshots
  readonly #dates: Dates
  readonly #health: Health
  readonly #tell: ((state: WireState) => void) | undefined
  #hello: Hello | null = null
  #boot = '0000'
  #seq = 0
  #askedAt = Number.NEGATIVE_INFINITY
  #pingedAt = Number.NEGATIVE_INFINITY
  /** The number of the last ping: only its answer tells how long it took. */
  #pingSeq = -1

  constructor(config: SerialConfig, host: Host, tell?: (state: WireState) => void) {
    this.#config = config
    this.#tell = tell
    this.#host = host
    this.#snapshots = new Snapshots(config.table)
    this.#dates = new Dates(config.table)
    this.#health = new Health(config, this.#link.counters, host)
    this.#connection = new Connection(host, config.port, config.baud, {
      opened: () => this.#opened(),
      bytes: (bytes) => this.#hear(bytes),
      beat: (silent) => this.#tend(silent),
      calm: () => this.#link.needs === null,
      down: (how, why) => {
        this.#health.down(how, why)
        this.#dates.missed()
        this.#show(this.#snapshots.miss())
      },
      silence: () => (this.#hello?.can.includes('pong') ? silence.answers : silence.prints)
    })
  }

  status(): DeviceStatus {
    return this.#health.status()
  }

  async close(): Promise<void> {
    this.snapshots.end()
    this.presses.end()
    await this.#connection.close()
  }

  #opened(): void {
    this.#health.opened()
    this.#assembler.clear()
    this.#link.joined()
    this.#snapshots.again()
    this.#hello = null
    this.#askedAt = Number.NEGATIVE_INFINITY
    this.#pingedAt = Number.NEGATIVE_INFINITY
    // Each opening starts a new life of ours on this line, recognised by its boot id.
    this.#boot = (Math.floor(this.#host.now()) & 0xffff).toString(16).padStart(4, '0')
    this.#seq = 0
    this.#ask()
  }

  #hear(bytes: Uint8Array): void {
    for (const frame of this.#assembler.push(bytes)) this.#take(this.#link.hear(frame))
    this.#tend(0)
  }

  #take(news: News): void {
    if (this.#link.line) this.#dates.hear(this.#link.line, this.#host.now())
    if (news.hello) {
      this.#hello = news.hello
      this.#health.met(news.hello, news.restarted ?? false)
    }
    if (news.pong) this.#health.pong(news.pong)
    if (news.pong && news.pong.ping === this.#pingSeq) this.#dates.answered(this.#pingedAt)
    for (const press of news.presses ?? []) this.presses.push(this.#pressOf(press))
    if (news.state) {
      this.#tell?.(news.state)
      this.#health.sees()
      this.#show(this.#snapshots.see(news.state, this.#dates.see(news.state)))
    } else if (!this.#link.inStep) {
      this.#dates.missed()
      this.#show(this.#snapshots.miss())
    }
  }

  #show(snapshot: Snapshot | null): void {
    if (snapshot) this.snapshots.push(snapshot)
  }

  #pressOf({ pad, button }: PressReport): PadPress {
    return { seat: this.#config.table.pads[pad] ?? pad, button }
  }

  #tend(silent: number): void {
    this.#health.beat()
    const now = this.#host.now()
    if (silent >= rhythm.calm || now - this.#pingedAt >= countsMs) {
      const { lines: good, damaged: bad } = this.#link.counters
      this.#pingSeq = this.#seq
      this.#pingedAt = now
      this.#say({ say: 'ping', good, bad })
    }
    this.#ask()
  }

  /** Asks for what the link misses, but not again while the answer may still come. */
  #ask(): void {
    const { needs } = this.#link
    const now = this.#host.now()
    if (!needs || now - this.#askedAt < patience) return
    this.#askedAt = now
    this.#say({ say: needs })
  }

  #say(says: HostSays): void {
    const micros = Math.floor(this.#host.now() * 1000) % 2 ** 32
    this.#connection.write(`${writeLine({ boot: this.#boot, seq: this.#seq, micros }, says)}\n`)
    this.#seq = (this.#seq + 1) & 0xffff
  }
}
