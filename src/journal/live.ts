// The entries that this process wrote in the current match: if the file gets damaged, none is lost. A long evening has several thousand
// similar entries, so all but the newest are compressed.

import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Row } from './row.ts'

/** How many rows are packed at once. Measured: half a millisecond, to a tenth of their length. */
const together = 64

export class Live {
  #packed: Buffer[] = []
  #newest: Row[] = []

  push(row: Row): void {
    if (row.kind === 'begin' || row.kind === 'open') [this.#packed, this.#newest] = [[], []]
    if (this.#newest.length === together) {
      this.#packed.push(deflateRawSync(JSON.stringify(this.#newest), { level: 1 }))
      this.#newest = []
    }
    this.#newest.push(row)
  }

  /** From the beginning, in order. */
  rows(): Row[] {
    return [...this.#packed.flatMap((it) => JSON.parse(inflateRawSync(it).toString()) as Row[]), ...this.#newest]
  }
}
