// The coach of one match: who asked for a hint, what was given, how many each seat has used. The thinking is done elsewhere
// (src/computers). What a hint says goes to its seat alone; that it was given, everybody is told.

import type { AsidePast } from '../core/aside.ts'
import { digestOf } from '../core/digest.ts'
import { type AnyGame, decisions } from '../core/game.ts'
import { type Advice, type HintDepth, type HintKept, type HintShown, hintDepths } from '../core/hint.ts'
import type { Seat, Viewer } from '../core/ids.ts'
import type { Json } from '../core/json.ts'
import type { Outcome, Start } from '../core/rules.ts'
import type { Layer, LogEntry, Ruling } from '../core/ruling.ts'
import type { Phrase } from '../core/words.ts'

type HintPast = AsidePast<HintKept>

export interface CoachParts {
  readonly game: AnyGame
  readonly start: Start
  readonly past: readonly HintPast[]
  readonly now: () => number
  /** Does a computer play this seat? */
  readonly isComputer: (seat: Seat) => boolean
  /** What people see now. */
  readonly shown: () => {
    readonly state: Json
    readonly moves: () => number
    readonly ruling: Ruling
    readonly over: Outcome | null
  }
  /** Resolves once it is on the disk, or the disk has refused. */
  readonly keep: (given: HintKept) => Promise<unknown>
  /** The lamps that it adds changed. */
  readonly light: () => void
  readonly changed: () => void
}

export function openCoach({ game, start, past, now, isComputer, shown, keep, light, changed }: CoachParts) {
  const { each = 0, lit = false } = start.agreed?.hints ?? {}
  let given: readonly HintPast[] = past
  /** A seat waits for advice about this state. */
  let asked: { readonly seat: Seat; readonly state: Json; readonly depth: HintDepth } | null = null
  let advised: { readonly seat: Seat; readonly state: Json; readonly advice: Advice; depth: HintDepth } | null = null
  let lines: readonly LogEntry[] = linesOf(past)

  const used = (seat: Seat): number => counted(given).filter(({ hint }) => hint === seat).length

  /** Goes one deeper than the last hint about this state, which counts once. Null: it is given, or on its way. */
  function ask(seat: Seat): Phrase | null {
    const { state, ruling, over } = shown()
    if (each === 0) return { say: 'table.hint.none' }
    if (over || game.asked(state) !== seat || isComputer(seat)) return { say: 'table.hint.turn' }
    if (ruling.ruling !== 'settled') return { say: 'table.hint.wait' }
    if (asked?.state === state) return null
    const digest = digestOf(game.key(state))
    const last = given.findLast((it) => it.hint === seat && it.digest === digest)
    if (!last && used(seat) >= each) return { say: 'table.hint.used', with: { n: each } }
    const [first, second] = decisions(game, state, seat)
    if (!first) return { say: 'coach.fact' }
    if (!second) return { say: 'coach.only' }
    const next = last ? hintDepths.indexOf(last.depth) + 1 : 0
    asked = { seat, state, depth: hintDepths[next] ?? 'move' }
    if (advised?.state === state && advised.seat === seat) void give(advised.advice)
    else changed()
    return null
  }

  /** Counts before anybody reads it, so that nothing is read for nothing after a power cut. */
  async function give(advice: Advice): Promise<void> {
    const mine = asked
    if (!mine) return
    const { seat, state, depth } = mine
    const digest = digestOf(game.key(state))
    const hint: HintKept = { hint: seat, depth, after: shown().moves(), digest }
    if (!given.some((it) => isOfOnePosition(it, hint) && it.depth === depth)) {
      given = [...given, { ...hint, at: now() }]
      lines = linesOf(given)
      await keep(hint)
    }
    if (asked === mine) {
      asked = null
      advised = { seat, state, advice, depth }
    }
    if (lit) light()
    changed()
  }

  return {
    ask,
    /** Who waits for advice about what is shown now. */
    wanted: (): Seat | null => asked?.seat ?? null,
    /** What the computer advises; null: it failed, and nothing counts. */
    advise(advice: Advice | null): void {
      if (advice) return void give(advice)
      asked = null
      changed()
    },
    /** Forgets advice about what is no longer shown. */
    follow(): void {
      const { state } = shown()
      if (asked?.state !== state) asked = null
      if (advised?.state !== state) advised = null
    },
    of(viewer: Viewer): HintShown | undefined {
      if (asked?.seat === viewer) return null
      return advised?.seat === viewer ? shownOf(advised) : undefined
    },
    used: (seat: Seat): number | undefined => (each === 0 ? undefined : used(seat)),
    given: (): readonly HintPast[] => given,
    /** What the lamps add, where that was agreed. */
    lamps: (): readonly Layer[] =>
      lit && advised
        ? [{ layer: 'question', cues: shownOf(advised).places.map((place) => ({ cue: 'choice', place })) }]
        : [],
    /** The log's lines, one for every hint that counted. */
    lines: (): readonly LogEntry[] => lines
  }

  function linesOf(given: readonly HintPast[]): readonly LogEntry[] {
    return counted(given).map((it, i, all) => ({ ...hintTold(all, i, each), at: it.at }))
  }
}

const isOfOnePosition = (a: HintKept, b: HintKept): boolean => a.hint === b.hint && a.digest === b.digest

/** However deep it goes, what is asked about one position of a seat counts once. */
export const counted = <H extends HintKept>(given: readonly H[]): readonly H[] =>
  given.filter((it, i) => given.findIndex((other) => isOfOnePosition(it, other)) === i)

/** The log's line of one of the hints that counted. */
export function hintTold(all: readonly HintKept[], i: number, each: number): Omit<LogEntry, 'at'> {
  const { hint } = all[i] as HintKept
  const n = all.slice(0, i + 1).filter((it) => it.hint === hint).length
  return { say: { say: 'table.hint.told', with: { who: { seat: hint }, n, of: each } }, by: hint, tone: 'note' }
}

/** Everything up to the depth that was given. */
function shownOf({ advice, depth }: { readonly advice: Advice; readonly depth: HintDepth }): NonNullable<HintShown> {
  const parts = hintDepths.slice(0, hintDepths.indexOf(depth) + 1).map((it) => advice[it])
  return { depth, say: parts.flatMap(({ say }) => say), places: parts.at(-1)?.places ?? [] }
}
