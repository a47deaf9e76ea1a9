// A step in the making: the bench as it will be, what is told and what is recorded. `close` turns the difference into effects.

import type { Accepted, Entry } from '../../core/entry.ts'
import type { Seat } from '../../core/ids.ts'
import type { Outcome } from '../../core/rules.ts'
import type { Effect, Told } from '../../core/ruling.ts'
import type { Phrase } from '../../core/words.ts'
import type { Bench } from '../decide/state.ts'
import type { Reach } from '../infer/graph.ts'
import { alike } from '../sense/sensors.ts'
import { learntOf } from '../sense/settling.ts'
import { layersOf } from '../tell/lamps.ts'
import { story } from '../tell/log.ts'
import { advance, type Change } from './advance.ts'

export interface Draft {
  readonly bench: Bench
  readonly told: readonly Told[]
  readonly records: readonly (Effect & { effect: 'record' })[]
}

export const draft = (bench: Bench): Draft => ({ bench, told: [], records: [] })

export const withBench = (d: Draft, bench: Bench): Draft => ({ ...d, bench })

export const note = (d: Draft, at: number, say: Phrase, tone: Told['tone'] = 'note', to?: readonly Seat[]): Draft => ({
  ...d,
  told: [...d.told, { at, say, by: 'referee', tone, ...(to ? { to } : {}) }]
})

export const record = (d: Draft, entry: Entry, witnessed: boolean): Draft => ({
  ...d,
  records: [...d.records, { effect: 'record', entry, witnessed }]
})

/** What an entry says beside when, and what was accepted. */
export type Facts = Facet<Extract<Entry, Accepted>>
type Facet<E> = E extends Entry ? Omit<E, 'at' | keyof Accepted> : never

/** Accepts a change: belief, story and record. */
export function accept(reach: Reach, d: Draft, at: number, change: Change, facts: Facts, witnessed: boolean): Draft {
  const { bench, grown } = advance(reach, d.bench, change)
  const told = story(reach, d.bench, { ...change, path: grown[0]?.path ?? [] }, at)
  const learnt = learntOf(bench)
  const taught = Object.keys(learnt).length > 0 ? { learnt } : {}
  const entry = { ...facts, at, ...change, steps: grown.map((it) => it.step), ...taught } as Entry
  return record({ ...d, bench, told: [...d.told, ...told] }, entry, witnessed)
}

export const ending = ({ why }: Outcome, at: number): Told => ({ at, say: why, by: 'referee', tone: 'over' })

/**
 * The step done. What the table can witness again is lit first and recorded after; what it cannot (a press, a choice) is
 * recorded before anybody sees its effect.
 */
export function close(reach: Reach, before: Bench | null, d: Draft, at: number): readonly [Bench, readonly Effect[]] {
  const layers = layersOf(reach, d.bench)
  const lit = before !== null && alike(layers, before.layers)
  const bench: Bench = { ...d.bench, layers: lit && before ? before.layers : layers }
  const over = bench.outcome && !before?.outcome ? bench.outcome : null
  const told = over && before ? [...d.told, ending(over, at)] : d.told
  const seen: Effect[] = [
    ...(lit ? [] : [{ effect: 'light', layers } as const]),
    ...(before && alike(before.ruling, bench.ruling) ? [] : [{ effect: 'show', ruling: bench.ruling } as const]),
    ...told.map((line) => ({ effect: 'tell', told: line }) as const),
    ...(over ? [{ effect: 'over', outcome: over } as const] : [])
  ]
  const durableFirst = d.records.some(({ witnessed }) => !witnessed)
  const effects = durableFirst ? [...d.records, ...seen] : [...seen, ...d.records]
  return [bench, bench.watch.due === null ? effects : [...effects, { effect: 'wake', at: bench.watch.due }]]
}
