// Learns the sign of a button from the reports while it is pressed and released. It asks nobody and stores no names.

import { holds } from './ear.ts'
import type { Sign } from './profile.ts'

/** What is known of a device before it says anything. */
export interface Traits {
  /** Its reports begin with their number. */
  readonly numbered: boolean
  /** It lists the keys held down by their codes. */
  readonly keyboard: boolean
}

/** What one kind of report looks like while nothing is pressed. */
interface Rest {
  readonly report: Uint8Array
  /** Bits that change by themselves. */
  readonly noise: Uint8Array
  /** How far each byte strays. */
  readonly strays: Uint8Array
}

/** A byte that strays no farther than this is a trembling stick; and how far a stick must go to mean something. */
const stick = { trembles: 8, means: 0x30 }

export class Lesson {
  readonly #traits: Traits
  readonly #rests = new Map<number, Rest>()
  /** Of reports whose rest is not known yet: the first one. */
  readonly #firsts = new Map<number, Uint8Array>()
  /** The report farthest from rest since a button went down. */
  #farthest: Uint8Array | null = null

  constructor(traits: Traits) {
    this.#traits = traits
  }

  /** A report that came while nobody touched it. */
  rest(report: Uint8Array): void {
    const kind = this.#kindOf(report)
    const known = this.#rests.get(kind) ?? atRest(report)
    this.#rests.set(kind, {
      report: known.report,
      noise: known.noise.map((bits, i) => bits | ((known.report[i] ?? 0) ^ (report[i] ?? 0))),
      strays: known.strays.map((far, i) => Math.max(far, Math.abs((known.report[i] ?? 0) - (report[i] ?? 0))))
    })
  }

  /** A report that came while somebody pressed. Answers what was pressed, once it is released. */
  hear(report: Uint8Array): { readonly sign: Sign; readonly report: Uint8Array } | null {
    const kind = this.#kindOf(report)
    const rest = this.#rests.get(kind) ?? this.#firstRest(kind, report)
    if (!rest) return null
    const from = (it: Uint8Array): number =>
      it.reduce((sum, _, i) => sum + Math.abs(steady(it, rest, i) - steady(rest.report, rest, i)), 0)
    if (from(report) > 0) {
      if (!this.#farthest || this.#kindOf(this.#farthest) !== kind || from(report) > from(this.#farthest))
        this.#farthest = report
      return null
    }
    const farthest = this.#farthest
    if (!farthest || this.#kindOf(farthest) !== kind) return null
    this.#farthest = null
    return { sign: this.#sign(farthest, rest), report: farthest }
  }

  /** Devices that report only changes: their second report is the release. */
  #firstRest(kind: number, report: Uint8Array): Rest | null {
    const first = this.#firsts.get(kind)
    if (!first && !this.#traits.keyboard) {
      this.#firsts.set(kind, report)
      return null
    }
    const rest = atRest(this.#traits.keyboard ? this.#blank(report) : report)
    this.#rests.set(kind, rest)
    this.#farthest = first ?? null
    return rest
  }

  /** A keyboard with no key held down. */
  #blank(report: Uint8Array): Uint8Array {
    return report.map((byte, i) => (i === 0 && this.#traits.numbered ? byte : 0))
  }

  #kindOf(report: Uint8Array): number {
    return this.#traits.numbered ? (report[0] ?? 0) : -1
  }

  #sign(report: Uint8Array, rest: Rest): Sign {
    const skip = this.#traits.numbered ? 1 : 0
    const changes = [...report.keys()].slice(skip).flatMap((i) => {
      const [was, now] = [steady(rest.report, rest, i), steady(report, rest, i)]
      return was === now ? [] : [{ byte: i - skip, was, now, last: report.length - 1 - skip }]
    })
    // A trigger moves an axis and sets a bit: the bit is the surer sign.
    const change = changes.find((it) => isOneBit(it.was ^ it.now) && !axis(it)) ?? changes[0]
    if (!change) throw new Error('a report that differs from rest differs in a byte')
    const number = this.#traits.numbered ? { report: report[0] ?? 0 } : {}
    return { ...number, ...this.#looks(change) }
  }

  #looks({ byte, was, now, last }: { byte: number; was: number; now: number; last: number }): Sign {
    if (this.#traits.keyboard && was === 0 && byte > 0) return { byte: [byte, last], is: now }
    const end = axis({ was, now })
    if (end) return { byte, ...end }
    const changed = was ^ now
    if (isOneBit(changed)) return (now & changed) !== 0 ? { byte, mask: changed } : { byte, mask: changed, is: 0 }
    const mask = (changed & 0xf0) === 0 ? 0x0f : (changed & 0x0f) === 0 ? 0xf0 : 0xff
    return { byte, mask, is: now & mask }
  }
}

const atRest = (report: Uint8Array): Rest => ({
  report,
  noise: new Uint8Array(report.length),
  strays: new Uint8Array(report.length)
})

/** A byte without what it does by itself. */
function steady(report: Uint8Array, { report: rest, noise, strays }: Rest, i: number): number {
  const [value, was, far] = [report[i] ?? 0, rest[i] ?? 0, strays[i] ?? 0]
  if (isMiddle(was) && far > 0 && far <= stick.trembles) return Math.abs(value - was) < stick.means ? was : value
  return value & ~(noise[i] ?? 0)
}

/** An axis rests in its middle and moves to an end; it counts from half way. */
function axis({ was, now }: { was: number; now: number }): Pick<Sign, 'above' | 'below'> | null {
  if (!isMiddle(was)) return null
  if (now <= was >> 2) return { below: was >> 1 }
  return now >= 0xff - ((0xff - was) >> 2) ? { above: (was + 0xff) >> 1 } : null
}

const isMiddle = (value: number): boolean => value >= 0x60 && value <= 0xa0
const isOneBit = (bits: number): boolean => bits !== 0 && (bits & (bits - 1)) === 0

/** The name of the first button whose sign this report bears. */
export function bearer<Name extends string>(
  signs: readonly (readonly [Name, Sign | readonly Sign[]])[],
  report: Uint8Array
): Name | null {
  return (
    signs.find(([, said]) => ('byte' in said ? [said] : said).some((sign) => holds(sign, report) === true))?.[0] ?? null
  )
}
