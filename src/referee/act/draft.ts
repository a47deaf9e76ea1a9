// A step under construction: the next state, what is told and what is recorded. `close` turns the difference into effects.

import type { Accepted, Entry } from '../../core/entry.ts'
import type { Seat } from '../../core/ids.ts'
import type { Correction, Decision, Effect, LogEntry, Ruling } from '../../core/ruling.ts'
import type { Phrase } from '../../core/words.ts'
import type { Change, RefereeState, Sensors } from '../decide/state.ts'
import type { Graph } from '../infer/graph.ts'
import { alike } from '../sense/observed.ts'
import { dueIn } from '../sense/settling.ts'
import { learntOf } from '../sense/taught.ts'
import { lampsOf } from '../tell/lamps.ts'
import { log, said, signals } from '../tell/log.ts'
import { withDiceAwaited } from '../tell/rulings.ts'
import { advance } from './advance.ts'

export interface Draft {
  readonly match: RefereeState
  readonly told: readonly LogEntry[]
  readonly records: readonly (Effect & { effect: 'record' })[]
  readonly decision: Decision
}

/** The next state, what is to be done, and what became of the input. */
export type Closed = readonly [match: RefereeState, effects: readonly Effect[], decision: Decision]

export const draft = (match: RefereeState): Draft => ({
  match,
  told: [],
  records: [],
  decision: { decision: 'waiting' }
})

export const withMatch = (d: Draft, change: Partial<RefereeState>): Draft => ({
  ...d,
  match: { ...d.match, ...change }
})

export const withSensors = (d: Draft, sensors: Partial<Sensors>): Draft =>
  withMatch(d, { sensors: { ...d.match.sensors, ...sensors } })

export const ruled = (d: Draft, ruling: Ruling): Draft => withMatch(d, { ruling })

export const note = (
  d: Draft,
  at: number,
  say: Phrase,
  tone: LogEntry['tone'] = 'note',
  to?: readonly Seat[]
): Draft => ({
  ...d,
  told: [...d.told, said(at, say, tone, to)]
})

/** Refuses the input with its reason. */
export const refuse = (d: Draft, at: number, why: Phrase, tone?: LogEntry['tone'], to?: readonly Seat[]): Draft =>
  refused(note(d, at, why, tone, to), why)

export const refused = (d: Draft, why: Phrase): Draft => ({ ...d, decision: { decision: 'refused', why } })

/** Nothing can be judged until the dice rest: say it once, and show it. */
export const awaitDice = (d: Draft, at: number, say: Phrase, towards?: readonly Correction[]): Draft =>
  ruled(note(d, at, say), withDiceAwaited(d.match.ruling, say, towards))

export const record = (d: Draft, entry: Entry, witnessed: boolean): Draft => ({
  ...d,
  records: [...d.records, { effect: 'record', entry, witnessed }]
})

/** The fields of an entry besides its time and its accepted moves. */
export type Facts = Facet<Extract<Entry, Accepted>>
type Facet<E> = E extends Entry ? Omit<E, 'at' | keyof Accepted> : never

/** Accepts a change: belief, log and record. */
export function accept(graph: Graph, d: Draft, at: number, change: Change, facts: Facts, witnessed: boolean): Draft {
  const { match, grown } = advance(graph, d.match, change)
  const steps = grown.map((it) => it.step)
  const told = log(graph, d.match, { keep: change.keep, steps, path: grown[0]?.path ?? [] }, at)
  const learnt = learntOf(match)
  const taught = Object.keys(learnt).length > 0 ? { learnt } : {}
  const entry = { ...facts, at, ...change, steps, ...taught } as Entry
  const decision: Decision = match.asked
    ? { decision: 'asked', question: match.asked.question }
    : { decision: 'accepted' }
  return record({ ...d, match, told: [...d.told, ...told], decision }, entry, witnessed)
}

/**
 * The step done. What the table can witness again is lit first and recorded after; what it cannot (a press, a choice) is
 * recorded before anybody sees its effect.
 */
export function close(graph: Graph, before: RefereeState | null, d: Draft, at: number): Closed {
  const layers = lampsOf(graph, d.match)
  const match = { ...d.match, layers: before && alike(layers, before.layers) ? before.layers : layers }
  const shown = signals(before, match, d.told, at)
  const durableFirst = d.records.some(({ witnessed }) => !witnessed)
  const effects = durableFirst ? [...d.records, ...shown] : [...shown, ...d.records]
  const due = dueIn(match.sensors.settling)
  return [match, due === null ? effects : [...effects, { effect: 'wake', at: due }], d.decision]
}
