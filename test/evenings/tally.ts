// What came of many deeds, counted; plain data, so that several processes can be added up.

import type { Cheat } from './cheats/cheat.ts'
import type { Judged, Result } from './deeds.ts'

type Counts = Record<string, number>

export interface Tally {
  matches: number
  /** Matches played to their end. */
  ended: number
  readonly results: Record<Result, number>
  readonly deeds: Counts
  /** By the cheat's name: explained, refused with a rule that was expected, with another, with none, or not (yet) refused. */
  readonly cheats: Record<string, Counts>
}

export const noTally = (): Tally => ({
  matches: 0,
  ended: 0,
  results: { right: 0, asked: 0, otherwise: 0, uncertain: 0, explained: 0, wrong: 0 },
  deeds: {},
  cheats: {}
})

export const judgedIn = ({ results }: Tally): number => Object.values(results).reduce((sum, n) => sum + n, 0)

export function count(tally: Tally, { deed, result, rule }: Judged, cheats: readonly Cheat[]): void {
  tally.results[result]++
  tally.deeds[deed.deed] = (tally.deeds[deed.deed] ?? 0) + 1
  if (deed.deed !== 'cheat') return
  const expected = cheats.find(({ name }) => name === deed.name)?.rules ?? []
  const named =
    rule === undefined ? 'waited' : rule === null ? 'no rule' : expected.includes(rule) ? 'expected rule' : 'other rule'
  const how = result === 'right' ? named : result
  const counts = tally.cheats[deed.name] ?? {}
  tally.cheats[deed.name] = counts
  counts[how] = (counts[how] ?? 0) + 1
}

export function add(to: Tally, more: Tally): void {
  to.matches += more.matches
  to.ended += more.ended
  for (const [key, n] of Object.entries(more.results)) to.results[key as Result] += n
  for (const [key, n] of Object.entries(more.deeds)) to.deeds[key] = (to.deeds[key] ?? 0) + n
  for (const [name, counts] of Object.entries(more.cheats)) {
    const mine = to.cheats[name] ?? {}
    to.cheats[name] = mine
    for (const [key, n] of Object.entries(counts)) mine[key] = (mine[key] ?? 0) + n
  }
}
