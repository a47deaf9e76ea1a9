// A recording: what came over the lines and what people did on the page, with times, as JSON lines. player.ts replays it. A torn last line,
// as a power cut leaves it, is skipped and counted.

import type { Json, JsonObject } from '../../core/json.ts'
import type { Phrase } from '../../core/words.ts'

export const tapeVersion = 1

/** `at`: milliseconds on the daemon's clock. */
export type Taped = { readonly at: number } & (
  | { readonly line: string; readonly opened: true }
  /** Bytes as they came, one character each. */
  | { readonly line: string; readonly bytes: string }
  /** Tapes of older releases hold a sentence. */
  | { readonly line: string; readonly closed: Phrase | string }
  /** What somebody did on the page, in the format of whoever taped it. */
  | { readonly said: Json }
)

export interface TapeStart {
  readonly tape: number
  readonly at: number
  /** When it was, for people: ISO 8601. */
  readonly when: string
  /** The table file as it was read. */
  readonly table: Json
  /** The match on the table: header and entries of its journal; null without one. */
  readonly match: { readonly header: Json; readonly entries: readonly Json[] } | null
  /** Open lines, each with its last hello. */
  readonly open: Readonly<Record<string, string>>
}

export interface Tape {
  readonly start: TapeStart
  readonly taped: readonly Taped[]
  /** Lines of the file that could not be read. */
  readonly torn: number
}

/** Reads one tape; null if it does not start as one. Later starts, as after a change of reel, are skipped. */
export function readTape(text: string): Tape | null {
  const values = text.split('\n').filter((it) => it !== '')
  const read = values.map(parse)
  const start = read[0]
  if (!isStart(start)) return null
  const taped = read.slice(1).filter((it) => isTaped(it)) as readonly Taped[]
  return { start, taped, torn: read.filter((it) => it === null).length }
}

function parse(text: string): JsonObject | null {
  try {
    const value = JSON.parse(text) as Json
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null
  } catch {
    return null
  }
}

function isStart(value: unknown): value is TapeStart {
  const it = value as Partial<TapeStart> | null | undefined
  return it?.tape === tapeVersion && typeof it.at === 'number' && typeof it.table === 'object' && it.table !== null
}

function isTaped(value: unknown): value is Taped {
  const it = value as { at?: unknown; line?: unknown; said?: unknown; tape?: unknown } | null
  return typeof it?.at === 'number' && it.tape === undefined && (typeof it.line === 'string' || it.said !== undefined)
}
