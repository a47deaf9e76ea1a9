// A record file as text: numbers its lines as editors do, limits them before parsing, and converts old versions. It judges nothing.

import { isObject, type Json, valueAt } from '../core/json.ts'
import { emptyFile, type RecordLine, readLine, recordVersion } from '../core/record.ts'
import type { Checked, Problem } from '../core/schema.ts'
import { deepest, isDeeper, readUntrusted } from '../core/untrusted.ts'
import { verbatim } from '../core/words.ts'
import { type Step, upcast } from './upcast.ts'

export interface Numbered {
  readonly number: number
  readonly line: RecordLine
  /** The line as it is written. */
  readonly value: Json
}

/** A problem, and the value there if it is a single one. */
export type Fault = Problem & { readonly found?: null | boolean | number | string }

export interface Malformed {
  /** 1-based line of the file. */
  readonly number: number
  readonly problems: readonly Fault[]
}

/** The longest line, in characters. A whole state, written as an expectation, has some ten thousand. */
const longest = 2 ** 20

/** Lines in order, up to the first malformed one. Empty lines count and say nothing. */
export function* readRecord(text: string): Generator<Numbered | Malformed> {
  let lift: Required<Step> | null = null
  let begun = false
  for (const [number, raw] of linesOf(text)) {
    const parsed = parse(raw)
    if (!parsed.ok) return yield { number, problems: parsed.problems }
    const first = !begun
    begun = true
    // The header is the first line that is not empty, wherever it is.
    if (first) lift = liftOf(parsed.value)
    const value = lift && isObject(parsed.value) ? lift[first ? 'header' : 'line'](parsed.value) : parsed.value
    const read = readLine(value, first)
    if (!read.ok) return yield { number, problems: faults(read.problems, value) }
    yield { number, line: read.value, value }
  }
  if (!begun) yield { number: 1, problems: [emptyFile] }
}

export const faults = (problems: readonly Problem[], value: Json): readonly Fault[] =>
  problems.map((it) => {
    const found = valueAt(value, it.at)
    return found === undefined || (typeof found === 'object' && found !== null) ? it : { ...it, found }
  })

function* linesOf(text: string): Generator<readonly [number: number, raw: string]> {
  const lines = text.replace(/^\uFEFF/, '').split('\n')
  for (const [i, raw] of lines.entries()) if (raw.trim() !== '') yield [i + 1, raw]
}

function parse(raw: string): Checked<Json> {
  const bad = (why: Problem['why']): Checked<Json> => ({ ok: false, problems: [{ at: [], why }] })
  if (raw.length > longest) return bad({ say: 'record.long', with: { n: longest } })
  if (isDeeper(raw, deepest)) return bad({ say: 'record.deep', with: { n: deepest } })
  const read = readUntrusted(raw)
  return read.ok ? read : bad({ say: 'record.unread', with: { why: verbatim(read.why) } })
}

/** How to convert an older file; null for the present version, and for versions that readLine refuses. */
function liftOf(header: Json): Required<Step> | null {
  const version = isObject(header) ? header.tablekeeper : undefined
  if (version === recordVersion) return null
  const steps = upcast(version)
  return 'say' in steps ? null : steps
}
