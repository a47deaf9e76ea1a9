// A record file as text: its lines numbered as an editor numbers them, old versions lifted to this one. It judges nothing.

import type { JsonObject } from '../core/json.ts'
import type { Header, Malformed, RecordLine } from '../core/record.ts'
import { isMalformed, readLine, recordVersion } from '../core/record.ts'
import { type Step, upcast } from './upcast.ts'

export interface Numbered {
  readonly number: number
  readonly line: RecordLine
}

/** Lines in order, up to the first that is malformed. Empty lines count but say nothing. */
export function* readRecord(text: string): Generator<Numbered | Malformed> {
  let lift: Required<Step> | null = null
  let begun = false
  for (const [i, raw] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    const number = i + 1
    if (raw.trim() === '') continue
    // The header is the first line that says anything, wherever it stands.
    const line = readLine(lift ? lifted(raw, lift) : raw, begun ? Math.max(2, number) : 1)
    begun = true
    if (isMalformed(line)) return yield { number, why: line.why }
    if (line.line !== 'header') {
      yield { number, line }
      continue
    }
    const way = upcast(line.header.tablekeeper)
    if (typeof way === 'string') return yield { number, why: way }
    if (line.header.tablekeeper < recordVersion) lift = way
    yield { number, line: { line: 'header', header: way.header({ ...line.header }) as unknown as Header } }
  }
  if (!begun)
    yield { number: 1, why: 'the file is empty; it begins with a header: {"tablekeeper":1,"game":"…","seats":[…]}' }
}

/** A line of an older version as text of this one. What is not an object is left for readLine to refuse. */
function lifted(raw: string, { line }: Required<Step>): string {
  try {
    const value = JSON.parse(raw) as JsonObject
    return typeof value === 'object' && value !== null ? JSON.stringify(line(value)) : raw
  } catch {
    return raw
  }
}
