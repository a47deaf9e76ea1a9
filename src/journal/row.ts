// One journal entry as a row with its checksum. Rows are only ever added, so any copy of a row with a right checksum is true, wherever it
// is found. Recovery relies on that.

import { crc32 } from 'node:zlib'

/** `begin` has the match's header and is entry 0; a match whose last entry is `end` is over; `open` reopens it; a `hint` and a `handover` are asides. */
export type Kind = 'begin' | 'note' | 'keep' | 'hint' | 'handover' | 'end' | 'open'

export interface Row {
  /** `match * matchSpan + seq`, so that the entries of a match are stored together, in order. */
  readonly id: number
  /** Milliseconds since 1970, by the wall clock of the computer that wrote it. */
  readonly at: number
  readonly kind: Kind
  readonly json: string
}

/** How many entries a match can have. */
export const matchSpan = 2 ** 20

export const rowId = (match: number, seq: number): number => match * matchSpan + seq
export const matchOf = (id: number): number => Math.floor(id / matchSpan)
export const seqOf = (id: number): number => id % matchSpan

/** The checksum that proves a row. */
export const seal = (row: Row): number => crc32(row.json, crc32(`${row.id} ${row.at} ${row.kind} `))
