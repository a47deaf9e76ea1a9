// The health of a serial reader for people: is it there, what is wrong, what to do. It counts, and judges the last minute.

import { isDeepStrictEqual } from 'node:util'
import type { DeviceStatus } from '../../../core/device.ts'
import type { Phrase } from '../../../core/words.ts'
import { renewal } from '../../firmware.ts'
import type { Host } from '../../ports.ts'
import type { Counters } from '../../wire/link.ts'
import type { DeviceSays, Hello } from '../../wire/message.ts'
import { wireVersion } from '../../wire/message.ts'
import type { Count } from '../../wire/verdict.ts'
import { supplyFailed, verdict } from '../../wire/verdict.ts'
import type { SerialConfig } from './config.ts'

/** The verdict looks back one minute, in steps of five seconds. */
const memory = { stepMs: 5000, steps: 12 }

/** Longer than this without a complete state is reported: a keyframe comes every second. */
const patienceMs = 2000

type Pong = Extract<DeviceSays, { say: 'pong' }>

export class Health {
  readonly #config: Pick<SerialConfig, 'id' | 'name' | 'port' | 'baud'>
  readonly #link: Readonly<Counters>
  readonly #host: Host
  readonly #own = { opens: 0, cuts: 0, hangs: 0, deviceBad: 0, deviceDropped: 0, powerResets: 0 }
  #pong: Pong | null = null
  #past: { readonly at: number; readonly count: Count }[]
  /** Null while the line is down. */
  #openedAt: number | null = null
  /** When the last complete state came over this opening of the line. */
  #wholeAt: number | null = null
  #everWhole = false
  /** What was counted before this opening. */
  #before = { lines: 0, chatter: 0 }
  /** Why the line went down last. */
  #trouble: Phrase | null = null
  #logged: Phrase | null = null
  #stranger: Hello | null = null
  /** Its firmware is older than ours. */
  #renew: Phrase | null = null

  constructor(config: Pick<SerialConfig, 'id' | 'name' | 'port' | 'baud'>, link: Readonly<Counters>, host: Host) {
    this.#config = config
    this.#link = link
    this.#host = host
    this.#past = [{ at: host.now(), count: this.#count() }]
  }

  opened(): void {
    this.#own.opens++
    this.#openedAt = this.#host.now()
    this.#wholeAt = null
    this.#before = { lines: this.#link.lines, chatter: this.#link.chatter }
    this.#stranger = null
  }

  down(how: 'cut' | 'hung' | 'refused', why: Phrase): void {
    if (how === 'cut') this.#own.cuts++
    if (how === 'hung') this.#own.hangs++
    this.#log('warn', this.#says(why))
    this.#openedAt = null
    this.#wholeAt = null
    this.#trouble = why
    this.#pong = null
  }

  /** A device introduced itself; `restarted`: while the line stayed open. */
  met(hello: Hello, restarted: boolean): void {
    this.#stranger = hello.version === wireVersion ? null : hello
    this.#renew = renewal(hello.name, hello.firmware, this.#config.port)
    if (this.#stranger) this.#log('error', otherVersion(hello))
    if (!restarted) return
    this.#pong = null
    this.#wholeAt = null
    if (supplyFailed(hello.reset)) this.#own.powerResets++
  }

  /** The device counts from its start: counts from before our first ping do not concern this line. */
  pong(pong: Pong): void {
    const { bad, dropped } = this.#pong ?? pong
    this.#own.deviceBad += Math.max(0, pong.bad - bad)
    this.#own.deviceDropped += Math.max(0, pong.dropped - dropped)
    this.#pong = pong
  }

  /** A complete state came. */
  sees(): void {
    if (this.#wholeAt === null) this.#log('info', { say: 'reader.sees', with: { name: this.#config.name } })
    this.#wholeAt = this.#host.now()
    this.#everWhole = true
  }

  beat(): void {
    const now = this.#host.now()
    if (now - (this.#past.at(-1)?.at ?? 0) < memory.stepMs) return
    this.#past = [...this.#past, { at: now, count: this.#count() }].slice(-memory.steps - 1)
  }

  status(): DeviceStatus {
    const { id, name } = this.#config
    const count = this.#count()
    const note = this.#note()
    return {
      id,
      name,
      role: 'reader',
      state: this.#state(),
      ...(note === null ? {} : { note }),
      verdict: verdict(this.#past[0]?.count ?? count, count, this.#pong?.supply ?? null),
      counters: count
    }
  }

  #state(): DeviceStatus['state'] {
    if (this.#stranger) return 'failed'
    if (this.#wholeAt !== null && this.#sinceWhole() <= patienceMs) return 'ready'
    return this.#everWhole ? 'lost' : 'starting'
  }

  #note(): Phrase | null {
    const { port, baud } = this.#config
    if (this.#stranger) return otherVersion(this.#stranger)
    if (this.#openedAt === null) return this.#trouble
    const heard = this.#link.lines - this.#before.lines
    if (heard === 0 && this.#link.chatter > this.#before.chatter)
      return { say: 'reader.unreadable', with: { port, baud } }
    // A line that only opens is no better than it was: what closed it last stays true until it tells something whole.
    if (this.#sinceWhole() <= patienceMs) return this.#renew ?? (this.#wholeAt === null ? this.#trouble : null)
    return { say: heard === 0 ? 'reader.silent' : 'reader.noisy', with: { port } }
  }

  /** Milliseconds without a complete state on an open line; states from before a cut do not count. */
  #sinceWhole(): number {
    const since = this.#wholeAt ?? this.#openedAt
    return since === null ? Number.POSITIVE_INFINITY : this.#host.now() - since
  }

  /** Reported once, until there is something else: a reader that stays away is no news. */
  #log(level: 'info' | 'warn' | 'error', phrase: Phrase): void {
    if (!isDeepStrictEqual(phrase, this.#logged)) this.#host.log(level, phrase)
    this.#logged = phrase
  }

  #says(note: Phrase): Phrase {
    return { say: 'device.says', with: { name: this.#config.name, note } }
  }

  #count(): Count {
    return { ...this.#link, ...this.#own }
  }
}

const otherVersion = ({ name, version }: Hello): Phrase => ({
  say: version > wireVersion ? 'reader.newer' : 'reader.older',
  with: { name, theirs: version, ours: wireVersion }
})
