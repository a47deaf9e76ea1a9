// Test cases from firmware/vectors.json: what a firmware must read in given bytes, and which lines it must write.

import { readFileSync } from 'node:fs'

interface Vectors {
  readonly good: readonly { readonly line: string }[]
  readonly unknown: readonly string[]
  readonly nonsense: readonly { readonly line: string }[]
  readonly damaged: readonly { readonly line: string; readonly why: string; readonly note: string }[]
  readonly streams: readonly {
    readonly note: string
    readonly bytes: string
    readonly frames: readonly (string | null)[]
  }[]
}

const vectors: Vectors = JSON.parse(readFileSync('firmware/vectors.json', 'utf8'))

/** A line’s type, boot id, sequence number and microseconds: the parts that every firmware must read. */
const head = (line: string): string => line.split('*')[0]?.split(' ').slice(0, 4).join(' ') ?? ''

/** Bytes (one character each) and the result: heads of lines, or `shape` or `crc` as the reason; noise may give either. */
export const hearings: readonly (readonly [note: string, bytes: string, heard: readonly (string | RegExp)[]])[] = [
  ...[...vectors.good, ...vectors.nonsense].map(({ line }) => [line, `${line}\n`, [head(line)]] as const),
  ...vectors.unknown.map((line) => [line, `${line}\n`, [head(line)]] as const),
  ...vectors.damaged.map(({ line, why, note }) => [note, `${line}\n`, [why]] as const),
  ...vectors.streams.map(
    ({ note, bytes, frames }) => [note, bytes, frames.map((it) => (it === null ? /^(shape|crc)$/ : head(it)))] as const
  )
]

/** The fields of a message, and the whole line that a firmware must write for it. */
export const sayings: readonly (readonly [parts: readonly string[], line: string])[] = vectors.good.map(({ line }) => [
  (line.split('*')[0] ?? '').split(' '),
  line
])

export const hex = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('hex')
