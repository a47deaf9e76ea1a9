// The record file: one JSON object a line, the one format of exports, scenarios, bug reports and replays.
// This file reads and writes its lines and judges nothing.

import type { Agreed } from './agreed.ts'
import type { RuleId, Viewer } from './ids.ts'
import type { Json, JsonObject } from './json.ts'
import type { Observation } from './observation.ts'
import type { Action, Move } from './rules.ts'
import type { Ruling } from './ruling.ts'

export const recordVersion = 1

export interface Header {
  readonly tablekeeper: number
  readonly game: string
  readonly options?: Json
  readonly seats: readonly Json[]
  readonly position?: Json
  readonly agreed?: Agreed
  /** The stream behind what the daemon drew itself. */
  readonly seed?: number
  readonly note?: string
}

export type RecordLine =
  | { readonly line: 'header'; readonly header: Header }
  | { readonly line: 'move'; readonly move: Move<Action> }
  /** A subset of the state, or of what a viewer sees when `view` names one. */
  | { readonly line: 'expect'; readonly expect: Json; readonly view?: Viewer }
  /** Exactly these actions are legal for an actor (the ones with `act` as given, when given). */
  | { readonly line: 'legal'; readonly by: Move['by']; readonly act?: string; readonly are: readonly Json[] }
  | { readonly line: 'refuse'; readonly move: Move<Action>; readonly rule?: RuleId }
  | { readonly line: 'see'; readonly see: Observation; readonly ruling: Ruling['ruling']; readonly rule?: RuleId }
  | { readonly line: 'note'; readonly note: string }

export interface Malformed {
  /** 1-based line of the file. */
  readonly number: number
  readonly why: string
}

/** Reads one line of text (not empty). The first line of a file must be the header. */
export function readLine(text: string, number: number): RecordLine | Malformed {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { number, why: `not JSON: ${(error as Error).message}` }
  }
  if (!isObject(value)) return { number, why: 'a line is one JSON object' }
  const o = value
  if (number === 1 || 'tablekeeper' in o) return header(o, number)
  if ('by' in o && 'do' in o) return isMove(o) ? { line: 'move', move: o } : { number, why: badMove }
  if ('expect' in o) {
    if ('view' in o && o.view !== 'audience' && !isSeat(o.view))
      return { number, why: '"view" is a seat number or "audience"' }
    return { line: 'expect', expect: o.expect as Json, ...('view' in o ? { view: o.view as Viewer } : {}) }
  }
  if ('legal' in o && Array.isArray(o.are)) {
    if (o.legal !== 'chance' && !isSeat(o.legal)) return { number, why: '"legal" is a seat number or "chance"' }
    return {
      line: 'legal',
      by: o.legal as Move['by'],
      are: o.are as Json[],
      ...('act' in o ? { act: String(o.act) } : {})
    }
  }
  if ('refuse' in o) {
    const move = o.refuse as JsonObject
    if (!isMove(move)) return { number, why: `in "refuse", ${badMove}` }
    return { line: 'refuse', move, ...('rule' in o ? { rule: o.rule as RuleId } : {}) }
  }
  if ('see' in o && 'ruling' in o) {
    if (!isObject(o.see) || !isObject(o.see.places) || !Object.values(o.see.places).every(Array.isArray))
      return { number, why: '"see" is an observation: {"places":{"place":["kind", …], …}, "dice":{"lying":[…]}}' }
    return {
      line: 'see',
      see: o.see as unknown as Observation,
      ruling: o.ruling as Ruling['ruling'],
      ...('rule' in o ? { rule: o.rule as RuleId } : {})
    }
  }
  if ('note' in o) return { line: 'note', note: String(o.note) }
  return {
    number,
    why: `unknown line with ${Object.keys(o).join(', ') || 'no keys'}; known are: by+do, expect, legal+are, refuse, see+ruling, note`
  }
}

export const isMalformed = (line: RecordLine | Malformed): line is Malformed => 'why' in line

const badMove = 'a move is {"by": seat number or "chance", "do": {"act": …}}'

function isMove(o: Json | undefined): o is JsonObject & { by: Move['by']; do: Action & JsonObject } {
  if (!isObject(o)) return false
  const { by, do: action } = o
  return (by === 'chance' || isSeat(by)) && isObject(action) && typeof action.act === 'string'
}

const isSeat = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0
const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function header(o: JsonObject, number: number): RecordLine | Malformed {
  if (number !== 1) return { number, why: 'a second header; one file is one match' }
  const version = o.tablekeeper
  if (typeof version !== 'number')
    return { number, why: 'the first line must be the header: {"tablekeeper":1,"game":"…","seats":[…]}' }
  if (!Number.isInteger(version) || version < 1 || version > recordVersion) {
    return {
      number,
      why: `"tablekeeper": ${version} is a version this program does not know; it reads 1 to ${recordVersion}`
    }
  }
  if (typeof o.game !== 'string') return { number, why: '"game" must name a game' }
  if (!Array.isArray(o.seats)) return { number, why: '"seats" must be a list, one entry a player' }
  return { line: 'header', header: o as unknown as Header }
}
