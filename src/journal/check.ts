// Plays a record file from scratch and says what does not hold. Pure: the game comes from outside, and so does whoever rules on
// what is seen. It stops where nothing after can be judged: a malformed line, a refused move.

import { type AnyGame, play } from '../core/game.ts'
import type { RuleId, Viewer } from '../core/ids.ts'
import { type Json, type JsonObject, missing, same } from '../core/json.ts'
import type { Observation } from '../core/observation.ts'
import type { Header, RecordLine } from '../core/record.ts'
import type { Action, Move, Refusal, Start } from '../core/rules.ts'
import type { Ruling } from '../core/ruling.ts'
import type { Problem } from '../core/schema.ts'
import { readRecord } from './record.ts'

type Path = Problem['at']

export type Finding = { readonly line: number } & (
  | { readonly finding: 'malformed'; readonly why: string }
  | { readonly finding: 'unknown game'; readonly game: string }
  /** The header's start is refused by the game. */
  | { readonly finding: 'bad start'; readonly problems: readonly Problem[] }
  /** A move that is not legal: nothing after it was judged. */
  | { readonly finding: 'refused'; readonly move: Move; readonly refusal: Refusal }
  | { readonly finding: 'unmet'; readonly at: Path; readonly wanted: Json; readonly found: Json | undefined }
  | { readonly finding: 'not refused'; readonly move: Move; readonly rule?: RuleId }
  | { readonly finding: 'other rule'; readonly move: Move; readonly rule: RuleId; readonly refusal: Refusal }
  /** `lacking` should be legal and are not, `strange` are legal and should not be. */
  | { readonly finding: 'other actions'; readonly lacking: readonly Json[]; readonly strange: readonly Json[] }
  | { readonly finding: 'other ruling'; readonly wanted: string; readonly rule?: RuleId; readonly ruling: Ruling }
)

export interface Verdict {
  readonly game: AnyGame | null
  /** What the header says of the seats. */
  readonly seats: readonly Json[]
  readonly findings: readonly Finding[]
  readonly moves: number
  readonly expectations: number
  /** The state after the last line that was judged; undefined when the match could not begin. */
  readonly state: Json | undefined
}

/** A move that was made, and the state before it. */
export interface Made {
  readonly before: Json
  readonly move: Move<Action>
}

/** What the referee says when the table, left in this state by these moves, shows this; `back`: so many moves were taken back first. */
export type Ruler = (
  game: AnyGame,
  state: Json,
  see: Observation,
  made: readonly Made[]
) => Ruling & { readonly back?: number }

/** Findings that mean the file itself is wrong, not what it says. */
export const isMalformation = ({ finding }: Finding): boolean =>
  finding === 'malformed' || finding === 'unknown game' || finding === 'bad start'

/** Throws when the game itself breaks, with the line in the message: that is a bug. */
export function checkRecord(text: string, games: readonly AnyGame[], ruler: Ruler): Verdict {
  let game: AnyGame | null = null
  let state: Json | undefined
  let seats: readonly Json[] = []
  let made: readonly Made[] = []
  let [moves, expectations] = [0, 0]
  const findings: Finding[] = []
  for (const read of readRecord(text)) {
    if ('why' in read) {
      findings.push({ line: read.number, finding: 'malformed', why: read.why })
      break
    }
    const { number, line } = read
    if (line.line === 'header') {
      seats = line.header.seats
      game = games.find((it) => it.id === line.header.game) ?? null
      const begun = begin(line.header, game)
      if (!begun.ok) {
        findings.push({ line: number, ...begun.finding } as Finding)
        break
      }
      state = begun.state
      continue
    }
    if (game === null || state === undefined || line.line === 'note') continue
    const asked = line.line === 'legal' ? line.by : line.line === 'expect' ? line.view : undefined
    if (typeof asked === 'number' && asked >= seats.length) {
      findings.push({
        line: number,
        finding: 'malformed',
        why: `there is no seat ${asked}; seats are 0 to ${seats.length - 1}`
      })
      break
    }
    let judged: Judged
    try {
      judged = judge(game, state, line, ruler, made)
      const back: Made | undefined = judged.back > 0 ? made.at(-judged.back) : undefined
      if (back) [state, made] = [back.before, made.slice(0, -judged.back)]
      for (const move of judged.onward) {
        const before: Json = state
        made = [...made, { before, move }]
        state = play(game, before, move) as Json
      }
    } catch (error) {
      throw new Error(`${game.id} itself broke on line ${number}`, { cause: error })
    }
    const { finding, onward, end } = judged
    if (finding) findings.push({ line: number, ...finding } as Finding)
    moves += onward.length
    if (line.line !== 'move') expectations += 1
    if (end) break
  }
  return { game, seats, findings, moves, expectations, state }
}

type Found = Finding extends infer F ? (F extends Finding ? Omit<F, 'line'> : never) : never

interface Judged {
  readonly finding: Found | null
  /** Moves that the line makes true, after so many were taken back. */
  readonly onward: readonly Move<Action>[]
  readonly back: number
  readonly end: boolean
}

const holds: Judged = { finding: null, onward: [], back: 0, end: false }
const fails = (finding: Found, end = false): Judged => ({ ...holds, finding, end })

function begin(header: Header, game: AnyGame | null): { ok: true; state: Json } | { ok: false; finding: Found } {
  if (!game) return { ok: false, finding: { finding: 'unknown game', game: header.game } }
  const start = game.setup(startOf(header, game))
  if (!start.ok) return { ok: false, finding: { finding: 'bad start', problems: start.problems } }
  return { ok: true, state: start.value as Json }
}

/** What a header starts; options that it leaves out are those of the game's first preset. */
export function startOf({ options, seats, position }: Header, game: AnyGame): Start {
  const usual = Object.values(game.presets)[0] as JsonObject | undefined
  const asked = options ?? {}
  return {
    options: typeof asked === 'object' && !Array.isArray(asked) ? { ...usual, ...(asked as JsonObject) } : asked,
    seats,
    ...(position === undefined ? {} : { position })
  }
}

function judge(game: AnyGame, state: Json, line: RecordLine, ruler: Ruler, made: readonly Made[]): Judged {
  switch (line.line) {
    case 'move': {
      const refusal = game.refuse(state, line.move)
      if (refusal) return fails({ finding: 'refused', move: line.move, refusal }, true)
      return { ...holds, onward: [line.move] }
    }
    case 'refuse': {
      const { move, rule } = line
      const refusal = game.refuse(state, move)
      if (!refusal) return fails({ finding: 'not refused', move, ...(rule ? { rule } : {}) })
      return rule && refusal.rule !== rule ? fails({ finding: 'other rule', move, rule, refusal }) : holds
    }
    case 'expect':
      return expected(game, state, line.expect, line.view)
    case 'legal': {
      const legal = [...game.legal(state, line.by)].filter((it) => line.act === undefined || it.act === line.act)
      const strange = legal.filter((it) => !line.are.some((other) => same(it, other)))
      const lacking = line.are.filter((it) => !legal.some((other) => same(it, other)))
      return strange.length + lacking.length > 0 ? fails({ finding: 'other actions', lacking, strange }) : holds
    }
    case 'see':
      return seen(ruler(game, state, line.see, made), line.ruling, line.rule)
    default:
      return holds
  }
}

function expected(game: AnyGame, state: Json, wanted: Json, viewer: Viewer | undefined): Judged {
  const whole = viewer === undefined ? state : (game.view(state, viewer) as unknown as Json)
  const at = missing(whole, wanted)
  if (at === null) return holds
  return fails({ finding: 'unmet', at, wanted: valueAt(wanted, at) as Json, found: valueAt(whole, at) })
}

/** A settled reading has been played: what follows stands after it. */
function seen(ruling: ReturnType<Ruler>, wanted: string, rule: RuleId | undefined): Judged {
  const cited = ruling.ruling === 'foul' ? ruling.refusal?.rule : undefined
  const finding: Found | null =
    ruling.ruling !== wanted || (rule !== undefined && rule !== cited)
      ? { finding: 'other ruling', wanted, ...(rule ? { rule } : {}), ruling }
      : null
  return { ...holds, finding, onward: ruling.ruling === 'settled' ? ruling.moves : [], back: ruling.back ?? 0 }
}

const valueAt = (value: Json, at: Path): Json | undefined =>
  at.reduce<Json | undefined>(
    (here, key) => (typeof here === 'object' && here !== null ? (here as JsonObject)[key] : undefined),
    value
  )
