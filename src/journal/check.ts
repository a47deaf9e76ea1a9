// Plays a record file from the start and reports what does not hold. Pure: the caller passes in the game, and the ruler that judges
// readings. It stops where nothing after can be judged: at a malformed line, a refused move, a game that throws.

import { type AnyGame, play } from '../core/game.ts'
import type { RuleId, Viewer } from '../core/ids.ts'
import { isObject, type Json, type JsonObject, missing, same, valueAt } from '../core/json.ts'
import type { Observation } from '../core/observation.ts'
import type { Header, RecordLine } from '../core/record.ts'
import type { Action, AnyRules, Move, Refusal, Revealed, Start } from '../core/rules.ts'
import type { Ruling } from '../core/ruling.ts'
import type { Scene } from '../core/scene.ts'
import type { Problem } from '../core/schema.ts'
import { beganWith } from './heading.ts'
import { misfitsOfHeader, misfitsOfLine } from './misfits.ts'
import { type Fault, faults, readRecord } from './record.ts'

type Path = Problem['at']

/** Rules, and what a record may expect of views and of the table. */
export type Checkable = AnyRules & Pick<AnyGame, 'view' | 'scene'>

export type Finding = { readonly line: number } & (
  | { readonly finding: 'malformed'; readonly problems: readonly Fault[] }
  | { readonly finding: 'unknown game'; readonly game: string }
  /** The header's start is refused by the game. */
  | { readonly finding: 'bad start'; readonly problems: readonly Fault[] }
  /** The game threw: that is a bug of it. */
  | { readonly finding: 'broke'; readonly game: string; readonly why: string }
  /** A move that is not legal: nothing after it was judged. */
  | { readonly finding: 'refused'; readonly move: Move; readonly refusal: Refusal }
  /** `known`: the keys beside it, if nothing was found. */
  | {
      readonly finding: 'unmet'
      readonly at: Path
      readonly wanted: Json
      readonly found: Json | undefined
      readonly known?: readonly string[]
    }
  | { readonly finding: 'not refused'; readonly move: Move; readonly rule?: RuleId }
  | { readonly finding: 'other rule'; readonly move: Move; readonly rule: RuleId; readonly refusal: Refusal }
  /** `lacking` should be legal and are not; `strange` are legal and should not be. */
  | { readonly finding: 'other actions'; readonly lacking: readonly Json[]; readonly strange: readonly Json[] }
  | { readonly finding: 'other ruling'; readonly wanted: string; readonly rule?: RuleId; readonly ruling: Ruling }
)

export interface Verdict<G extends Checkable = AnyGame> {
  readonly game: G | null
  readonly header: Header | null
  /** What the header says of the seats. */
  readonly seats: readonly Json[]
  /** Every move that was made, and what the end told of the secret. */
  readonly made: readonly Played[]
  readonly revealed: Revealed | null
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

/** The same, with its line. */
type Played = Made & { readonly line: number }

/** What the referee rules when the table, in this state and after these moves, shows this reading. `back`: moves taken back first. */
export type Ruler<G extends Checkable = AnyGame> = (
  game: G,
  state: Json,
  see: Observation,
  made: readonly Made[]
) => Ruling & { readonly back?: number }

/** Lines that say what has to be. */
const asserts: readonly RecordLine['line'][] = ['expect', 'legal', 'due', 'refuse', 'see']

/** Findings that mean that the file is wrong, not the match in it. */
export const isMalformation = ({ finding }: Finding): boolean =>
  finding === 'malformed' || finding === 'unknown game' || finding === 'bad start'

export function checkRecord<G extends Checkable>(text: string, games: readonly G[], ruler: Ruler<G>): Verdict<G> {
  let game: G | null = null
  let state: Json | undefined
  let header: Header | null = null
  let revealed: Revealed | null = null
  let made: readonly Played[] = []
  let [moves, expectations] = [0, 0]
  const findings: Finding[] = []
  for (const read of readRecord(text)) {
    if ('problems' in read) {
      findings.push({ line: read.number, finding: 'malformed', problems: read.problems })
      break
    }
    const { number, line } = read
    if (line.line === 'note') continue
    try {
      if (line.line === 'header') {
        header = line.header
        game = games.find((it) => it.id === line.header.game) ?? null
        const begun = begin(line.header, game)
        if (begun.ok) state = begun.value
        else findings.push({ line: number, ...begun.finding } as Finding)
        continue
      }
      if (game === null || state === undefined) break
      if (line.line === 'secret') {
        revealed = line
        continue
      }
      const problems = misfitsOfLine(line, game, header?.seats.length ?? 0)
      if (problems.length > 0) {
        findings.push({ line: number, finding: 'malformed', problems: faults(problems, read.value) })
        break
      }
      const judged = judge(game, state, line, ruler, made)
      const back: Played | undefined = judged.back > 0 ? made.at(-judged.back) : undefined
      if (back) [state, made] = [back.before, made.slice(0, -judged.back)]
      for (const move of judged.onward) {
        const before: Json = state
        made = [...made, { line: number, before, move }]
        state = play(game, before, move) as Json
      }
      if (judged.finding) findings.push({ line: number, ...judged.finding } as Finding)
      moves += judged.onward.length
      if (asserts.includes(line.line)) expectations += 1
      if (judged.end) break
    } catch (error) {
      findings.push({ line: number, finding: 'broke', game: game?.id ?? '', why: String(error) })
      break
    }
  }
  return { game, header, seats: header?.seats ?? [], made, revealed, findings, moves, expectations, state }
}

type Found = Finding extends infer F ? (F extends Finding ? Omit<F, 'line'> : never) : never

interface Judged {
  readonly finding: Found | null
  /** Moves that the line confirms, after so many were taken back. */
  readonly onward: readonly Move<Action>[]
  readonly back: number
  readonly end: boolean
}

const holds: Judged = { finding: null, onward: [], back: 0, end: false }
const fails = (finding: Found, end = false): Judged => ({ ...holds, finding, end })

function begin(header: Header, game: AnyRules | null): { ok: true; value: Json } | { ok: false; finding: Found } {
  if (!game) return { ok: false, finding: { finding: 'unknown game', game: header.game } }
  const problems = misfitsOfHeader(header, game)
  if (problems.length > 0)
    return { ok: false, finding: { finding: 'malformed', problems: faults(problems, { ...header } as Json) } }
  const start = startOf(header, game)
  const begun = game.setup(start)
  if (begun.ok) return { ok: true, value: begun.value as Json }
  return { ok: false, finding: { finding: 'bad start', problems: faults(begun.problems, start as unknown as Json) } }
}

/** What a header starts: its options over those of its preset, or of the game's first preset; its edition, or the game's first. */
export function startOf(header: Header, game: Pick<AnyRules, 'presets' | 'firstEdition'>): Start {
  const { options: asked = {}, preset = Object.keys(game.presets)[0] ?? '' } = header
  const options = isObject(asked) ? { ...(game.presets[preset] as JsonObject | undefined), ...asked } : asked
  return beganWith({ ...header, options }, game)
}

function judge<G extends Checkable>(
  game: G,
  state: Json,
  line: RecordLine,
  ruler: Ruler<G>,
  made: readonly Made[]
): Judged {
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
      return expected(shown(game, state, line.view), line.view === 'table' ? sorted(line.expect) : line.expect)
    case 'due':
      return expected(game.chance(state) as unknown as Json, line.due)
    case 'legal': {
      const legal = [...game.legal(state, line.by)].filter((it) => line.act === undefined || it.act === line.act)
      const strange = legal.filter((it) => !line.are.some((other) => same(it, other)))
      const lacking = line.are.filter((it) => !legal.some((other) => same(it, other)))
      return strange.length + lacking.length > 0 ? fails({ finding: 'other actions', lacking, strange }) : holds
    }
    case 'see':
      return readingJudged(ruler(game, state, line.see, made), line.ruling, line.rule)
    default:
      return holds
  }
}

/** What an expectation is a part of. */
function shown(game: Checkable, state: Json, view: Viewer | 'table' | undefined): Json {
  if (view === undefined) return state
  return view === 'table' ? standing(game.scene(state)) : (game.view(state, view) as unknown as Json)
}

/** The kinds on each place, empty places included, in one order because equal pieces are alike. */
function standing({ places, pieces }: Scene): Json {
  const all = new Map<string, string[]>(places.map((it) => [it.id, []]))
  for (const { place, kind } of pieces) all.set(place, [...(all.get(place) ?? []), kind])
  return sorted(Object.fromEntries(all))
}

const sorted = (kinds: Json): Json =>
  Object.fromEntries(Object.entries(kinds as Record<string, string[]>).map(([place, on]) => [place, [...on].sort()]))

function expected(whole: Json, wanted: Json): Judged {
  const at = missing(whole, wanted)
  if (at === null) return holds
  const found = valueAt(whole, at)
  const beside = found === undefined ? valueAt(whole, at.slice(0, -1)) : undefined
  const known = isObject(beside) ? { known: Object.keys(beside) } : {}
  return fails({ finding: 'unmet', at, wanted: valueAt(wanted, at) as Json, found, ...known })
}

/** A settled reading has been played; later lines build on it. */
function readingJudged(ruling: ReturnType<Ruler>, wanted: string, rule: RuleId | undefined): Judged {
  const cited = ruling.ruling === 'foul' ? ruling.refusal?.rule : undefined
  const finding: Found | null =
    ruling.ruling !== wanted || (rule !== undefined && rule !== cited)
      ? { finding: 'other ruling', wanted, ...(rule ? { rule } : {}), ruling }
      : null
  return { ...holds, finding, onward: ruling.ruling === 'settled' ? ruling.moves : [], back: ruling.back ?? 0 }
}
