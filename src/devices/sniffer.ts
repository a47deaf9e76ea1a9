// Puts a line into words: one sentence for everything new. It skips what a keyframe only repeats, and never skips damage. It judges nothing
// and asks for nothing.

import { type Phrase, verbatim } from '../core/words.ts'
import { Assembler, type Frame } from './wire/assembler.ts'
import { type Line, sequences } from './wire/line.ts'
import type { DieReport, Hello, Holds, Says } from './wire/message.ts'

/** Damage is worth a colour. */
export interface Sniffed {
  readonly say: Phrase
  readonly bad: boolean
}

type With = NonNullable<Phrase['with']>

export class Sniffer {
  readonly #all: boolean
  readonly #assembler = new Assembler()
  /** The last report of each thing, by its name. */
  #known = new Map<string, string>()
  #keyframe: Set<string> | null = null
  #line: Pick<Line, 'boot' | 'seq'> | null = null
  readonly counts = { lines: 0, damaged: 0, missing: 0 }

  /** `all`: also repetitions, pings and keyframes. */
  constructor(all = false) {
    this.#all = all
  }

  /** The line was cut or joined: drop what was received of a line. */
  again(): void {
    this.#assembler.clear()
    this.#line = null
    this.#keyframe = null
  }

  push(bytes: Uint8Array): Sniffed[] {
    return this.#assembler.push(bytes).flatMap((frame) => this.#hear(frame))
  }

  #hear(frame: Frame): Sniffed[] {
    if (frame.frame === 'noise') {
      this.counts.damaged++
      return [bad(`sniff.${frame.why}`, { text: printable(frame.text) })]
    }
    this.counts.lines++
    const { line, meaning } = frame
    const missing = this.#missing(line)
    if (missing > 0) this.counts.missing += missing
    const gap = missing > 0 ? [bad('sniff.missing', { n: missing })] : []
    if (!meaning) return [...gap, bad('sniff.nonsense', { text: line.words.trim() })]
    if (meaning.say === 'unknown') return [...gap, good('sniff.unknown', { type: line.type, text: line.words.trim() })]
    return [...gap, ...this.#understand(meaning)]
  }

  #missing({ boot, seq }: Line): number {
    const before = this.#line
    this.#line = { boot, seq }
    if (before?.boot !== boot) return 0
    const more = (seq - before.seq - 1 + sequences) % sequences
    // A late or repeated line is no gap.
    return more < sequences / 2 ? more : 0
  }

  #understand(says: Says): Sniffed[] {
    switch (says.say) {
      case 'hello':
        return [this.#meet(says)]
      case 'begin':
        this.#keyframe = new Set()
        return this.#talk('sniff.begin')
      case 'end':
        return [...this.#gone(), ...this.#talk('sniff.end')]
      case 'cells':
        return says.cells.flatMap(({ x, y, holds }) => {
          const holding = what(holds)
          return this.#new(`cell ${x},${y}`, holding ? 'sniff.cell' : 'sniff.gone.cell', { id: `${x},${y}` }, holding)
        })
      case 'tags':
        return says.tags.flatMap(({ id, at }) =>
          this.#new(
            `tag ${id}`,
            at ? 'sniff.tag' : 'sniff.gone.tag',
            { id, ...(at ?? {}) },
            at && `${at.x},${at.y},${at.turn}`
          )
        )
      case 'dice':
        return says.dice.flatMap((die) => this.#die(die))
      case 'switches':
        return [
          ...(says.hand === null
            ? []
            : this.#new('hand', says.hand ? 'sniff.hand' : 'sniff.handGone', {}, String(says.hand))),
          ...(says.tilt === null
            ? []
            : this.#new('tilt', says.tilt ? 'sniff.tilt' : 'sniff.tiltGone', {}, String(says.tilt)))
        ]
      case 'poses':
        return says.poses.flatMap(({ id, pose, since }) =>
          this.#new(
            `pose ${id}`,
            pose === null ? 'sniff.gone.pose' : `sniff.pose.${pose}`,
            { id },
            pose && `${pose},${since}`
          )
        )
      case 'presses':
        return says.presses.flatMap(({ pad, button, count }) =>
          this.#new(`pad ${pad}`, 'sniff.press', { pad, button: String(button), count }, `${button},${count}`)
        )
      case 'pong':
        return this.#talk('sniff.pong', { good: says.good, bad: says.bad, dropped: says.dropped })
      case 'ping':
      case 'who':
      case 'all':
        return [bad('sniff.echo')]
    }
  }

  #meet({ name, version, firmware, reset, can }: Hello): Sniffed {
    this.#known = new Map()
    const told = {
      name,
      version,
      firmware: firmware ?? '–',
      reset: { say: `sniff.reset.${reset}` },
      can: can.join(', ')
    }
    return good('sniff.hello', told)
  }

  #die({ id, colour, status, throws }: DieReport): Sniffed[] {
    const how = typeof status === 'number' ? status : { say: `sniff.die.${status}` }
    if (status === 'gone') return this.#new(`die ${id}`, 'sniff.gone.die', { id }, null)
    return this.#new(`die ${id}`, 'sniff.die', { id, colour, how, throws }, `${status},${throws}`)
  }

  /** Null for what is no longer there. */
  #new(about: string, say: string, told: With, now: string | null | Phrase): Sniffed[] {
    this.#keyframe?.add(about)
    const value = JSON.stringify(now)
    const before = this.#known.get(about)
    if (now === null) this.#known.delete(about)
    else this.#known.set(about, value)
    if (!this.#all && before === (now === null ? undefined : value)) return []
    return [good(say, typeof now === 'object' && now !== null ? { ...told, what: now } : told)]
  }

  /** After a keyframe: what it did not name is gone. */
  #gone(): Sniffed[] {
    const named = this.#keyframe
    this.#keyframe = null
    if (!named) return []
    const gone = [...this.#known.keys()].filter((it) => /^(cell|tag|die) /.test(it) && !named.has(it))
    for (const it of gone) this.#known.delete(it)
    return gone.map((it) => good(`sniff.gone.${it.slice(0, it.indexOf(' '))}`, { id: it.slice(it.indexOf(' ') + 1) }))
  }

  #talk(say: string, told: With = {}): Sniffed[] {
    return this.#all ? [good(say, told)] : []
  }
}

const good = (say: string, told: With = {}): Sniffed => ({ say: { say, with: told }, bad: false })
const bad = (say: string, told: With = {}): Sniffed => ({ say: { say, with: told }, bad: true })

/** A phrase for what is on a cell; null: nothing. */
function what(holds: Holds): Phrase | null {
  if (holds === 'empty') return null
  return typeof holds === 'string' ? { say: `sniff.holds.${holds}` } : verbatim(holds.join(' + '))
}

const printable = (text: string): string => text.replace(/[^\x20-\x7e]/g, '·').slice(0, 80)
