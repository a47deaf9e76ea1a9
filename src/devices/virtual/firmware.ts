// The virtual reader: a firmware in TypeScript that speaks the wire's protocol byte for byte about a virtual table. Whoever
// reads its line cannot tell it from a reader with wires. It knows the table, not the daemon.

import type { Random } from '../../core/random.ts'
import { draw, seeded } from '../../core/random.ts'
import type { Host } from '../ports.ts'
import { Assembler } from '../wire/assembler.ts'
import type { Sensed } from '../wire/changes.ts'
import { changesSince, everything } from '../wire/changes.ts'
import { sequences } from '../wire/line.ts'
import type { DeviceSays, Reset } from '../wire/message.ts'
import type { Meaning } from '../wire/read.ts'
import { inLines, writeLine } from '../wire/write.ts'
import { Eye, introduction } from './eye.ts'
import { damage } from './faults.ts'
import type { VirtualTable } from './table.ts'

/** A little less than the second that the protocol allows between keyframes. */
const keyframeMs = 900
/** From a change to its line: as long as a real reader scans. */
const scanMs = 5
/** Between two lines about things that are not lying, and after a change for so long. */
const repeatMs = 200
const calmMs = 1000
/** From power to the first line. */
const bootMs = 100
/** How late everything is under the fault `slow`. */
const slowMs = 400

type Timer = 'keyframe' | 'scan' | 'boot' | 'repeat'

export interface VirtualReaderParts {
  readonly table: VirtualTable
  readonly clock: Pick<Host, 'now' | 'after'>
  readonly seed: number
  /** What it senses with; the table's own eye unless said. */
  readonly eye?: Pick<Eye, 'look'>
}

export class VirtualReader {
  readonly #table: VirtualTable
  readonly #clock: Pick<Host, 'now' | 'after'>
  readonly #eye: Pick<Eye, 'look'>
  readonly #ears = new Assembler()
  #random: Random
  #life = { boot: '', seq: 0, since: 0, resets: 0, version: introduction.version, reset: 'unknown' as Reset }
  #heard = { good: 0, bad: 0 }
  #said: Sensed | null = null
  /** How often each die had rolled at the last start, where counts begin. */
  #before = new Map<string, number>()
  #send: ((text: string) => void) | null = null
  readonly #timers = new Map<Timer, () => void>()
  /** Lines under way with the fault `slow`. */
  readonly #late = new Set<() => void>()
  #stopWatching: (() => void) | null = null

  constructor({ table, clock, seed, eye = new Eye(table) }: VirtualReaderParts) {
    this.#table = table
    this.#clock = clock
    this.#eye = eye
    this.#random = seeded(seed)
  }

  /** Switches it on: a new life with a new boot id. */
  power(reset: Reset): void {
    const [boot, random] = draw(this.#random, 0x10000)
    this.#random = random
    const { resets } = this.#table.sensed()
    const version = this.#table.faults().includes('version') ? introduction.version + 1 : introduction.version
    this.#life = { boot: boot.toString(16).padStart(4, '0'), seq: 0, since: this.#clock.now(), resets, version, reset }
    this.#heard = { good: 0, bad: 0 }
    this.#said = null
    this.#before = new Map(this.#table.sensed().dice.map(({ shown, throws }) => [shown.id, throws]))
    this.#cancelAll()
    this.#in('boot', bootMs, () => {
      this.#greet()
      this.#keyframe()
      this.#repeat()
    })
    this.#stopWatching ??= this.#table.onChange(() => this.#noticed())
  }

  /** Takes its power away. */
  dark(): void {
    this.#cancelAll()
    this.#stopWatching?.()
    this.#stopWatching = null
  }

  /** Sets the listener; with null, lines are lost, as on any wire. */
  listenedBy(send: ((text: string) => void) | null): void {
    this.#send = send
  }

  /** Bytes from the other end. */
  hear(bytes: Uint8Array): void {
    for (const frame of this.#ears.push(bytes)) {
      if (frame.frame === 'noise' || !frame.meaning) this.#heard.bad++
      else {
        this.#heard.good++
        this.#obey(frame.meaning, frame.line.seq)
      }
    }
  }

  #obey(meaning: NonNullable<Meaning>, seq: number): void {
    if (this.#timers.has('boot')) return
    if (meaning.say === 'who') this.#greet()
    if (meaning.say === 'all') this.#keyframe()
    if (meaning.say === 'ping') this.#say({ say: 'pong', ping: seq, ...this.#heard, dropped: 0, supply: null })
  }

  #noticed(): void {
    const { resets } = this.#table.sensed()
    const version = this.#table.faults().includes('version') ? introduction.version + 1 : introduction.version
    if (resets !== this.#life.resets) this.power('watchdog')
    else if (version !== this.#life.version) this.power('software')
    else if (!this.#timers.has('scan')) this.#in('scan', scanMs, () => this.#tellChanges())
  }

  #greet(): void {
    const { version, reset } = this.#life
    this.#say({ ...introduction, version, reset })
  }

  #look(): Sensed {
    const sensed = this.#eye.look()
    const dice = sensed.dice.map((die) => ({ ...die, throws: (die.throws - (this.#before.get(die.id) ?? 0)) & 0xffff }))
    // What was so before this life began has been so since then, as far as it knows.
    const since = (micros: number): number => Math.max(0, micros - Math.round(this.#life.since * 1000)) % 2 ** 32
    return { ...sensed, dice, poses: sensed.poses.map((it) => ({ ...it, since: since(it.since) })) }
  }

  #keyframe(): void {
    const sensed = this.#look()
    this.#say({ say: 'begin' })
    for (const says of everything(sensed)) this.#sayLong(says)
    this.#say({ say: 'end' })
    this.#said = sensed
    this.#in('keyframe', keyframeMs, () => this.#keyframe())
  }

  #tellChanges(): void {
    if (!this.#said) return
    const sensed = this.#look()
    const changes = changesSince(this.#said, sensed)
    for (const says of changes) this.#sayLong(says)
    this.#said = sensed
    if (changes.some((it) => it.say === 'poses' && it.poses.length > 0)) this.#repeat()
  }

  /** While sand runs or a pose is not yet believed, lines that tell the time come more often. */
  #repeat(): void {
    this.#in('repeat', repeatMs, () => {
      const { poses } = this.#look()
      if (poses.length > 0) this.#sayLong({ say: 'poses', poses })
      const recent = (this.#clock.now() - this.#life.since - calmMs) * 1000
      if (poses.some(({ pose, since }) => pose !== 'lying' || since > recent)) this.#repeat()
    })
  }

  #sayLong(says: DeviceSays): void {
    switch (says.say) {
      case 'cells':
      case 'tags':
      case 'dice':
      case 'poses':
      case 'presses':
        for (const part of inLines(says)) this.#say(part)
        break
      default:
        this.#say(says)
    }
  }

  #say(says: DeviceSays): void {
    const { boot, seq, since } = this.#life
    const micros = Math.floor((this.#clock.now() - since) * 1000) % 2 ** 32
    const line = `${writeLine({ boot, seq, micros }, says)}\n`
    this.#life.seq = (seq + 1) % sequences
    const faults = new Set(this.#table.faults())
    const [text, random] = damage(line, faults, this.#random)
    this.#random = random
    if (faults.has('slow')) this.#sendLate(text)
    else this.#send?.(text)
  }

  #sendLate(text: string): void {
    const cancel = this.#clock.after(slowMs, () => {
      this.#late.delete(cancel)
      this.#send?.(text)
    })
    this.#late.add(cancel)
  }

  #in(name: Timer, ms: number, run: () => void): void {
    this.#timers.get(name)?.()
    const cancel = this.#clock.after(ms, () => {
      this.#timers.delete(name)
      run()
    })
    this.#timers.set(name, cancel)
  }

  #cancelAll(): void {
    for (const cancel of [...this.#timers.values(), ...this.#late]) cancel()
    this.#timers.clear()
    this.#late.clear()
  }
}
