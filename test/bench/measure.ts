// Statistics: rounds of both sides alternately, medians with their spread.

import type { Row, Sides, Taken } from './row.ts'

export const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)

/** The value below which this share of the values is. */
export const quantile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? Number.NaN

export const median = (values: readonly number[]): number => {
  const all = sorted(values)
  const middle = all.length / 2
  return all.length % 2 === 1
    ? (all[Math.floor(middle)] as number)
    : ((all[middle - 1] ?? Number.NaN) + (all[middle] ?? Number.NaN)) / 2
}

export interface Spread {
  readonly median: number
  readonly min: number
  readonly max: number
}

export interface Measured {
  readonly same?: string
  /** By the name of the figure. */
  readonly ours: Readonly<Record<string, Spread>>
  readonly baseline: Readonly<Record<string, Spread>>
}

/** Runs both sides alternately. The first round of each is a warm-up and does not count. */
export async function inTurns(
  { ours, baseline, same }: Sides,
  rounds: number,
  said: (round: number) => void,
  stopped: () => boolean
): Promise<Measured> {
  const taken: { ours: Taken[]; baseline: Taken[] } = { ours: [], baseline: [] }
  for (let round = 0; round <= rounds && !stopped(); round++) {
    said(round)
    const there = await baseline?.()
    const here = await ours()
    if (round === 0) continue
    if (there) taken.baseline.push(there)
    taken.ours.push(here)
  }
  return { ...(same === undefined ? {} : { same }), ours: spreads(taken.ours), baseline: spreads(taken.baseline) }
}

function spreads(all: readonly Taken[]): Record<string, Spread> {
  const names = Object.keys(all[0] ?? {})
  return Object.fromEntries(
    names.map((name) => {
      const values = all.map((it) => it[name] ?? Number.NaN)
      return [name, { median: median(values), min: Math.min(...values), max: Math.max(...values) }]
    })
  )
}

export interface Verdict {
  readonly value: number
  /** Undefined if there is no target. */
  readonly met?: boolean
  readonly stretched?: boolean
}

/** Compares the figures of a line with its target. */
export function verdict(line: Row['lines'][number], { ours, baseline }: Measured): Verdict {
  const here = ours[line.of]?.median ?? Number.NaN
  const there = baseline[line.of]?.median ?? Number.NaN
  const value = line.as === 'value' ? here : line.as === 'ratio' ? here / there : there / here
  const { aim } = line
  if (!aim) return { value }
  const reaches = (goal: number): boolean => ('least' in aim ? value >= goal : value <= goal)
  const met = reaches('least' in aim ? aim.least : aim.most)
  return { value, met, ...(aim.stretch === undefined ? {} : { stretched: reaches(aim.stretch) }) }
}

/** Repeats the work for about `ms`. Returns how often it ran in a second of real time, and in a second of processor time. */
export function rate(work: () => number, ms: number): { readonly perSecond: number; readonly perCpuSecond: number } {
  const cpu = process.cpuUsage()
  const began = performance.now()
  let done = 0
  while (performance.now() - began < ms) done += work()
  const took = performance.now() - began
  const { user, system } = process.cpuUsage(cpu)
  return { perSecond: (1000 * done) / took, perCpuSecond: (1e6 * done) / (user + system) }
}
