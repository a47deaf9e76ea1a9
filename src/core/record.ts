// The record file: one JSON object a line, the one format of exports, scenarios, bug reports and replays (docs/records.md).
// This file checks the shape of each line, every key included. It does not check whether a game knows the action.

import type { Agreed } from './agreed.ts'
import type { Handover } from './aside.ts'
import { misfits } from './form.ts'
import type { HintGiven } from './hint.ts'
import type { RuleId, Seat, Viewer } from './ids.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import type { Observation } from './observation.ts'
import { type Line, lineKinds, lineSchemas, recordVersion } from './record-schemas.ts'
import type { Action, Edition, Move, Revealed } from './rules.ts'
import type { Ruling } from './ruling.ts'
import type { Checked, Problem } from './schema.ts'
import { verbatim } from './words.ts'

export { recordVersion } from './record-schemas.ts'

export interface Header {
  readonly tablekeeper: number
  readonly game: string
  /** A set of options that the game names; `options` go over it. */
  readonly preset?: string
  readonly options?: Json
  readonly seats: readonly Json[]
  readonly position?: Json
  readonly agreed?: Agreed
  readonly edition?: Edition
  /** SHA-256 of the secret that the daemon draws from, in hexadecimal. */
  readonly commitment?: string
  /** The seed of the daemon's draws, if somebody chose it. Whoever knows it knows every draw. */
  readonly seed?: number
  /** Stands beside a seed. */
  readonly fair?: false
  readonly note?: string
}

export type RecordLine =
  | { readonly line: 'header'; readonly header: Header }
  | { readonly line: 'move'; readonly move: Move<Action> }
  /** A part of the state, of what a viewer sees, or of what stands on the table: kinds by place. */
  | { readonly line: 'expect'; readonly expect: Json; readonly view?: Viewer | 'table' }
  /** Exactly these actions are legal for a seat (the ones with `act` as given, when given). */
  | { readonly line: 'legal'; readonly by: Seat; readonly act?: string; readonly are: readonly (Action & JsonObject)[] }
  /** A part of what chance is about to do; null: nothing. */
  | { readonly line: 'due'; readonly due: Json }
  | { readonly line: 'refuse'; readonly move: Move<Action>; readonly rule?: RuleId }
  | { readonly line: 'see'; readonly see: Observation; readonly ruling: Ruling['ruling']; readonly rule?: RuleId }
  | ({ readonly line: 'hint' } & HintGiven)
  | ({ readonly line: 'handover' } & Handover)
  | ({ readonly line: 'secret' } & Revealed)
  | { readonly line: 'note'; readonly note: string }

const example = verbatim('{"tablekeeper":1,"game":"…","seats":[…]}')

/** Reads one line. The first of a file, and no other, is the header. */
export function readLine(value: Json, first: boolean): Checked<RecordLine> {
  if (!isObject(value)) return bad('record.object')
  const isHeader = 'tablekeeper' in value
  if (first && !isHeader) return bad('record.header', { example })
  if (isHeader && !first) return bad('record.second')
  const version = value.tablekeeper
  if (isHeader && Number.isInteger(version) && Number(version) > recordVersion)
    return bad('record.version', { version: Number(version), newest: recordVersion })
  const kind = kindOf(value)
  if (kind === null) {
    const [key] = Object.keys(value)
    return key === undefined
      ? bad('record.nothing', { known: marks })
      : bad('form.unknown', { key, known: marks }, [key])
  }
  const problems = misfits(lineSchemas[kind], value)
  if (problems.length > 0) return { ok: false, problems }
  if (isEmpty(value.expect)) return bad('record.asserts', {}, ['expect'])
  return { ok: true, value: lineOf(kind, value) }
}

/** The fault of an empty file. */
export const emptyFile: Problem = { at: [], why: { say: 'record.empty', with: { example } } }

const bad = (say: string, args: NonNullable<Problem['why']['with']> = {}, at: Problem['at'] = []): Checked<never> => ({
  ok: false,
  problems: [{ at, why: { say, with: args } }]
})

const marks = [...new Set(lineKinds.map(([mark]) => mark))].filter((it) => it !== 'tablekeeper')

/** Recognises a line by the key that only its kind has. */
function kindOf(o: JsonObject): Line | null {
  const kind = lineKinds.find(([mark]) => Object.hasOwn(o, mark))?.[1] ?? null
  if (kind === 'expect' && o.view === 'table') return 'stands'
  return kind === 'legal' && o.legal === 'chance' ? 'due' : kind
}

const isEmpty = (it: Json | undefined): boolean => isObject(it) && Object.keys(it).length === 0

/** The shape has been checked before. */
function lineOf(kind: Line, o: JsonObject): RecordLine {
  switch (kind) {
    case 'header':
      return { line: 'header', header: o as unknown as Header }
    case 'move':
      return { line: 'move', move: o as unknown as Move<Action> }
    case 'expect':
    case 'stands':
      return { line: 'expect', ...o } as unknown as RecordLine
    case 'legal': {
      const { legal: by, ...rest } = o
      return { line: 'legal', by, ...rest } as unknown as RecordLine
    }
    case 'due':
      return { line: 'due', due: o.due as Json }
    case 'refuse': {
      const { refuse: move, ...rest } = o
      return { line: 'refuse', move, ...rest } as unknown as RecordLine
    }
    case 'see':
    case 'hint':
    case 'handover':
    case 'secret':
    case 'note':
      return { line: kind, ...o } as unknown as RecordLine
  }
}
