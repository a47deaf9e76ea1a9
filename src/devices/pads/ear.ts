// Hears presses in reports: a button is pressed when it goes down, once, however long it stays there.

import type { PadPress } from '../ports.ts'
import { type ButtonName, buttonNames, buttonOf, type Profile, type Sign } from './profile.ts'

/** A worn contact lets go and closes again faster than any finger: within this time it is the same press. Milliseconds. */
const chatter = 30

export class Ear {
  readonly #profile: Profile
  readonly #down = new Set<Sign>()
  readonly #released = new Map<ButtonName, number>()

  constructor(profile: Profile) {
    this.#profile = profile
  }

  /** The buttons that this report, come at `at`, presses. The first report counts from all buttons up. */
  hear(report: Uint8Array, at: number): PadPress['button'][] {
    const { buttons, skip } = this.#profile
    if (skip && holds(skip, report)) return []
    return buttonNames.flatMap((name) => {
      const signs = signsOf(buttons[name])
      const before = signs.some((it) => this.#down.has(it))
      for (const sign of signs) {
        const now = holds(sign, report)
        if (now === true) this.#down.add(sign)
        else if (now === false) this.#down.delete(sign)
      }
      const after = signs.some((it) => this.#down.has(it))
      if (before && !after) this.#released.set(name, at)
      const fresh = at - (this.#released.get(name) ?? Number.NEGATIVE_INFINITY) >= chatter
      return after && !before && fresh ? [buttonOf(name)] : []
    })
  }

  /** The buttons that are down now. */
  down(): PadPress['button'][] {
    const { buttons } = this.#profile
    return buttonNames.filter((name) => signsOf(buttons[name]).some((it) => this.#down.has(it))).map(buttonOf)
  }
}

const signsOf = (said: Profile['buttons'][ButtonName]): readonly Sign[] =>
  said === undefined ? [] : 'byte' in said ? [said] : said

/** Whether a sign holds of a report; null when the report is about something else or too short to say. */
export function holds({ report: number, byte, ...wanted }: Sign, report: Uint8Array): boolean | null {
  if (number !== undefined && report[0] !== number) return null
  const bytes = number === undefined ? report : report.subarray(1)
  const [from, to] = typeof byte === 'number' ? [byte, byte] : byte
  if (from >= bytes.length) return null
  return bytes.subarray(from, to + 1).some((value) => shows(wanted, value))
}

function shows({ mask = 0xff, is, above, below }: Omit<Sign, 'byte' | 'report'>, value: number): boolean {
  const found = value & mask
  if (is === undefined && above === undefined && below === undefined) return found === mask
  return (is === undefined || found === is) && found > (above ?? -1) && found < (below ?? 0x100)
}
