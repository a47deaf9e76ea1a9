// Counts the results of gestures. It is plain data, so that the counts of several processes can be added.

import type { Cheat } from './cheats/cheat.ts'
import type { Judged, Result } from './gestures.ts'

type Counts = Record<string, number>

export interface Tally {
  matches: number
  /** Matches played to the end. */
  ended: number
  readonly results: Record<Result, number>
  readonly gestures: Counts
  /** By cheat: explained, refused with an expected rule, with another rule, with no rule, or not refused (yet). */
  readonly cheats: Record<string, Counts>
  /** By cheat, for fouls that break exactly one rule: whether the referee named that rule, another one, or none. */
  readonly named: Record<string, Counts>
}

export const noTally = (): Tally => ({
  matches: 0,
  ended: 0,
  results: { right: 0, asked: 0, otherwise: 0, uncertain: 0, explained: 0, wrong: 0 },
  gestures: {},
  cheats: {},
  named: {}
})

export const judgedIn = ({ results }: Tally): number => Object.values(results).reduce((sum, n) => sum + n, 0)

export function count(tally: Tally, { gesture, result, rule, broken }: Judged, cheats: readonly Cheat[]): void {
  tally.results[result]++
  const name = gesture.gesture === 'play' && gesture.computer ? 'computer' : gesture.gesture
  tally.gestures[name] = (tally.gestures[name] ?? 0) + 1
  if (gesture.gesture !== 'cheat') return
  const expected = cheats.find(({ name }) => name === gesture.name)?.rules ?? []
  const named =
    rule === undefined ? 'waited' : rule === null ? 'no rule' : expected.includes(rule) ? 'expected rule' : 'other rule'
  const how = result === 'right' ? named : result
  more(tally.cheats, gesture.name, how)
  if (broken === undefined || rule === undefined || result !== 'right') return
  more(tally.named, gesture.name, rule === broken ? 'right' : rule === null ? 'none' : 'other')
}

function more(all: Record<string, Counts>, name: string, key: string, n = 1): void {
  const counts = all[name] ?? {}
  all[name] = counts
  counts[key] = (counts[key] ?? 0) + n
}

/** Adds a tally to another. Older tallies have no `named`. */
export function add(to: Tally, also: Omit<Tally, 'named'> & Partial<Tally>): void {
  to.matches += also.matches
  to.ended += also.ended
  for (const [key, n] of Object.entries(also.results)) to.results[key as Result] += n
  for (const [key, n] of Object.entries(also.gestures)) to.gestures[key] = (to.gestures[key] ?? 0) + n
  for (const part of ['cheats', 'named'] as const)
    for (const [name, counts] of Object.entries(also[part] ?? {}))
      for (const [key, n] of Object.entries(counts)) more(to[part], name, key, n)
}

/** The sum over all cheats: how often the referee named the right rule, another one, or none. */
export function diagnosed({ named }: Tally): Counts {
  const all = { right: 0, other: 0, none: 0 }
  for (const counts of Object.values(named))
    for (const key of ['right', 'other', 'none'] as const) all[key] += counts[key] ?? 0
  return all
}
