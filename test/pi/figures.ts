// The power cuts of several sittings in one file, a line each. Only cuts of one package are added up, and each sitting has a seed of its own, so a
// hundred cuts can be collected over days. A sitting that is stopped keeps the cuts that it has finished.

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Facts, seconds } from './facts.ts'

export interface Cut {
  /** Unflushed blocks: those that the disk lost, and all. */
  readonly lost: number
  readonly held: number
  /** Milliseconds from power to pages, and until everything is right. */
  readonly page: number
  readonly right: number
  /** Moves that were acknowledged before the cut, and how many of them are there after it. */
  readonly acknowledged: number
  readonly kept: number
}

interface Line {
  /** What was cut: the disk's key, which names package and system. */
  readonly disk: string
  readonly seed: number
  /** A fault is a cut that something unexpected ended. */
  readonly cut: Cut | { readonly fault: string }
}

const survived = ({ cut }: Line): boolean => !('fault' in cut) && cut.kept === cut.acknowledged

export class Figures {
  /** The seed of this sitting. */
  readonly seed: number
  readonly #file: string | null
  readonly #disk: string
  readonly #lines: Line[]

  private constructor(file: string | null, disk: string, first: number, lines: Line[]) {
    this.#file = file
    this.#disk = disk
    this.#lines = lines
    this.seed = Math.max(first, ...lines.map((it) => it.seed + 1))
  }

  /** `file`: null keeps nothing. `first`: the seed of the first sitting. */
  static open(file: string | null, disk: string, first: number): Figures {
    const text = file !== null && existsSync(file) ? readFileSync(file, 'utf8') : ''
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    // A sitting may be killed while it writes.
    if (file !== null && whole !== text) writeFileSync(file, whole)
    const lines = whole.split('\n').filter(Boolean)
    const own = lines.map((it): Line => JSON.parse(it)).filter((it) => it.disk === disk)
    return new Figures(file, disk, first, own)
  }

  get count(): number {
    return this.#lines.length
  }

  add(cut: Line['cut']): void {
    const line: Line = { disk: this.#disk, seed: this.seed, cut }
    this.#lines.push(line)
    if (this.#file !== null) appendFileSync(this.#file, `${JSON.stringify(line)}\n`, { flush: true })
  }

  /** Tells the sum of all sittings. */
  tell(facts: Facts): void {
    if (this.count === 0) return
    const sittings = new Set(this.#lines.map((it) => it.seed)).size
    const good = this.#lines.filter(survived)
    const times = (name: 'page' | 'right'): string => {
      const all = this.#lines.flatMap(({ cut }) => ('fault' in cut ? [] : [cut[name]])).sort((a, b) => a - b)
      return `${seconds(all[Math.floor(all.length / 2)] ?? 0)} p50, ${seconds(all.at(-1) ?? 0)} max`
    }
    facts.holds(
      `${good.length} of ${this.count} power cuts survived, in ${sittings} sittings; page after ${times('page')}, right after ${times('right')}`,
      good.length === this.count,
      this.#lines.flatMap((it) => (survived(it) ? [] : [JSON.stringify(it)])).join('\n')
    )
  }
}
