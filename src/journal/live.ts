// What this process wrote of the match in progress: should the file be damaged under it, none of it is lost. A long evening is
// several thousand entries that look much alike, so all but the newest are kept packed.

import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Row } from './row.ts'

/** So many rows are packed at once: measured, half a millisecond, and a tenth of their length. */
const together = 64

export class Live {
  #packed: Buffer[] = []
  #newest: Row[] = []

  push(row: Row): void {
    if (row.kind === 'begin') [this.#packed, this.#newest] = [[], []]
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
