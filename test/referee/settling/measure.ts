// How long until a move counts, and how often too early: our waits and a fixed one, on the same traces, in virtual time.

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

/** What boards without an eye for hands wait, in ms. */
export const fixedMs = 125

export interface Settled {
  /** From the last change of the sensors to the accepted move, in ms, one for each move that was meant. */
  readonly settling: readonly number[]
  /** States that were believed and that no hand had meant: a move was ruled too early, or wrongly. */
  readonly early: number
  /** Moves that were meant and never accepted. */
  readonly missed: number
}

/** By our waits. */
export const ours = (trace: Trace): Settled => run(referee(trace.game), trace, changes(trace.seen))

/** A reading counts when nothing has changed for so long, whatever stands where, hand or no hand; a word ends the wait. */
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
  /** When the sensors said it, where it was held back. */
  readonly changed?: number
}

/** Only what is new: a sensor that says the same again has not changed. */
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
  /** The last change of the sensors that belongs to what was meant by then. */
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
      // What is said needs no wait.
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

/** Both on the same traces. */
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
