// Measures how long a move takes to count and how often it counts too early, with our waits and a fixed one, on the same traces in virtual time.

import { same } from '../../../src/core/json.ts'
import type { Reading } from '../../../src/core/observation.ts'
import type { Effect, Input } from '../../../src/core/ruling.ts'
import {
  type MatchState,
  type Referee,
  referee,
  type SettlingTimes,
  settlingTimes
} from '../../../src/referee/index.ts'
import { peek } from '../peek.ts'
import { corpus } from './corpus.ts'
import type { Trace } from './hand.ts'
import { recorded } from './recorded.ts'

/** The wait of boards without a hand sensor, in ms. */
export const fixedMs = 125

export interface Settled {
  /** Milliseconds from the last sensor change to the accepted move, for each intended move. */
  readonly settling: readonly number[]
  /** How many believed states no hand had meant: the move was ruled too early, or wrongly. */
  readonly early: number
  /** How many intended moves were never accepted. */
  readonly missed: number
}

/** Measures our waits. */
export const ours = (trace: Trace): Settled => run(referee(trace.game), trace, changes(trace.seen))

/** Measures a fixed wait: a reading counts once nothing has changed for `ms`, with or without a hand. A declared action ends the wait. */
export function fixed(trace: Trace, ms = fixedMs): Settled {
  const { game, seen, said = [] } = trace
  const none = Object.fromEntries(Object.keys(settlingTimes).map((name) => [name, 0])) as unknown as SettlingTimes
  const handless = changes(seen.map(({ at, reading: { hand: _, ...reading } }) => ({ at, reading })))
  const rested = handless.flatMap(({ at, reading }, i) => {
    const word = said.find((it) => it.at >= at)?.at ?? Number.POSITIVE_INFINITY
    const counts = Math.min(at + ms, word)
    return counts <= (handless[i + 1]?.at ?? Number.POSITIVE_INFINITY) ? [{ at: counts, reading, changed: at }] : []
  })
  return run(referee(game, { ...none, patience: 1e6, lifted: 1e6 }), trace, rested)
}

interface Change {
  readonly at: number
  readonly reading: Reading
  /** When the sensors reported it, if the reading counts later. */
  readonly changed?: number
}

/** Drops readings that equal the one before: a repeated report is no change. */
const changes = (seen: readonly Change[]): Change[] =>
  seen.filter(({ reading }, i) => !same(reading as never, (seen[i - 1]?.reading ?? null) as never))

function run(judge: Referee, { start, before = [], meant, said = [] }: Trace, seen: readonly Change[]): Settled {
  const opened = judge.open(start)
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
  let match: MatchState = opened.value[0]
  let effects: readonly Effect[] = []
  for (const move of before) [match] = judge.step(match, { input: 'choice', at: 0, move })
  let [done, early] = [0, 0]
  const settling: number[] = []
  const keyOf = (b: MatchState): string => peek(b).history.at(-1)?.[0]?.key ?? ''
  /** The last sensor change until then. */
  const lastChange = (by: number): number =>
    seen.reduce((last, { at, changed = at }) => (changed <= by ? changed : last), 0)
  const step = (input: Input): void => {
    const known = keyOf(match)
    ;[match, effects] = judge.step(match, input)
    const now = keyOf(match)
    if (now === known) return
    const next = meant.findIndex(({ key }, i) => i >= done && key === now)
    if (next < 0) early++
    else {
      // Declared actions need no wait, so they are not measured.
      if (input.input === 'reading' || input.input === 'tick')
        settling.push(input.at - lastChange(meant[next]?.at ?? 0))
      done = next + 1
    }
  }
  const shown = seen.map(({ at, reading }): Input => ({ input: 'reading', at, reading }))
  const inputs = [...shown, ...said].sort((a, b) => a.at - b.at)
  for (const [i, input] of inputs.entries()) {
    step(input)
    const until = inputs[i + 1]?.at ?? input.at + 5000
    for (let wake = due(effects); wake !== null && wake < until; wake = due(effects))
      step({ input: 'tick', at: Math.max(input.at, wake) })
  }
  return { settling, early, missed: meant.length - done }
}

function due(effects: readonly Effect[]): number | null {
  return effects.findLast((it) => it.effect === 'wake')?.at ?? null
}

export interface Compared {
  readonly traces: number
  readonly ours: { readonly median: number; readonly p90: number; readonly early: number; readonly missed: number }
  readonly fixed: { readonly median: number; readonly p90: number; readonly early: number; readonly missed: number }
}

/** Compares both on the same traces. */
export function compareSettling(traces: readonly Trace[] = [...corpus(), ...recorded()]): Compared {
  const summary = (all: readonly Settled[]) => {
    const settling = all.flatMap((it) => it.settling).sort((a, b) => a - b)
    const at = (part: number): number =>
      settling[Math.min(settling.length - 1, Math.floor(settling.length * part))] ?? Number.NaN
    const sum = (of: (it: Settled) => number): number => all.reduce((n, it) => n + of(it), 0)
    return { median: at(0.5), p90: at(0.9), early: sum((it) => it.early), missed: sum((it) => it.missed) }
  }
  return { traces: traces.length, ours: summary(traces.map(ours)), fixed: summary(traces.map((it) => fixed(it))) }
}
