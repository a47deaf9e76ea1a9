// What the matches of a series show: who won how often, with intervals, how long it took, and what was played.

import { type Interval, wilson, zFor } from '../../src/players/index.ts'
import type { Counts, Job, Result } from './jobs.ts'
import type { About, Series } from './series.ts'

export interface Played {
  readonly job: Job
  readonly result: Result
}

/** How often somebody won, and what luck alone would give: `even`. */
export interface Share extends Interval {
  readonly name: string
  readonly matches: number
  readonly even: number
  /** Even lies outside the interval, even if it is widened because several are looked at together. */
  readonly standsOut: boolean
}

export interface Spread {
  readonly mean: number
  readonly median: number
  /** 95 of 100 are not above it. */
  readonly p95: number
  readonly all: readonly number[]
}

export interface Used {
  readonly name: string
  readonly times: number
  readonly perMatch: number
}

export interface Figures {
  readonly title: string
  readonly level: string
  readonly seats: number
  readonly matches: number
  readonly unfinished: number
  readonly draws: number
  readonly bySeat: readonly Share[]
  readonly first: Share | null
  readonly byTeam: readonly Share[]
  readonly byValue: readonly Share[]
  /** How often the first of a pair won against the second, in matches for two. */
  readonly pairs: readonly Share[]
  readonly turns: Spread
  readonly moves: Spread
  readonly decisionsPerTurn: Spread
  readonly acts: readonly Used[]
  readonly events: readonly Used[]
  readonly dice: readonly Used[]
  readonly msPerDecision: number
}

export function figuresOf(series: Series, played: readonly Played[]): Figures {
  const seats = played[0]?.job.start.seats.length ?? 0
  const numbers = Array.from({ length: seats }, (_, seat) => seat)
  const ended = played.filter(({ result }) => result.winners !== null)
  const each = (names: readonly string[], tried: (name: string) => readonly Tried[]): readonly Share[] =>
    names.map((name) => share(name, tried(name), names.length))
  const brought = (it: Played): readonly string[] => (it.job.about as About).brought
  const values = series.values.length > 0 ? [...new Set(played.flatMap(brought))].sort() : []
  const teams = [...new Set(played.flatMap(({ job }) => job.start.seats.flatMap((it) => teamOf(it) ?? [])))].sort()
  const firsts = ended.flatMap((it) => (it.result.first === null ? [] : [tried(it, [it.result.first])]))
  return {
    title: series.title,
    level: series.level,
    seats,
    matches: played.length,
    unfinished: played.length - ended.length,
    draws: ended.filter(({ result }) => result.winners?.length === 0).length,
    bySeat: numbers.map((seat) =>
      share(
        String(seat + 1),
        ended.map((it) => tried(it, [seat])),
        seats
      )
    ),
    first: firsts.length > 0 ? share('first player', firsts, 1) : null,
    byTeam: each(teams, (team) =>
      ended.map((it) =>
        tried(
          it,
          numbers.filter((seat) => teamOf(it.job.start.seats[seat]) === team)
        )
      )
    ),
    byValue: each(values, (value) =>
      ended.flatMap((it) => numbers.flatMap((seat) => (brought(it)[seat] === value ? [tried(it, [seat])] : [])))
    ),
    pairs: seats === 2 ? pairs(ended, values, brought) : [],
    turns: spread(played.map(({ result }) => result.turns)),
    moves: spread(played.map(({ result }) => result.moves)),
    decisionsPerTurn: spread(played.map(({ result }) => result.decisions / Math.max(1, result.turns))),
    acts: used(played, ({ acts }) => acts),
    events: used(played, ({ events }) => events),
    dice: used(played, ({ dice }) => dice),
    msPerDecision:
      played.reduce((sum, { result }) => sum + result.ms, 0) /
      Math.max(
        1,
        played.reduce((sum, { result }) => sum + result.decisions, 0)
      )
  }
}

/** One match as some seats saw it: what they won of it, and what luck alone would give them. */
interface Tried {
  readonly won: number
  readonly even: number
}

/** A victory is shared by those who won it; a draw counts as luck would. */
function tried({ job, result: { winners } }: Played, seats: readonly number[]): Tried {
  const even = seats.length / job.start.seats.length
  if (!winners || winners.length === 0) return { won: even, even }
  return { won: seats.filter((it) => winners.includes(it)).length / winners.length, even }
}

function share(name: string, tries: readonly Tried[], compared: number): Share {
  const n = tries.length
  const won = tries.reduce((sum, it) => sum + it.won, 0)
  const even = n === 0 ? 0 : tries.reduce((sum, it) => sum + it.even, 0) / n
  const wide = wilson(won, n, zFor(compared))
  return { name, matches: n, even, ...wilson(won, n), standsOut: n > 0 && (even < wide.low || even > wide.high) }
}

function pairs(
  ended: readonly Played[],
  values: readonly string[],
  brought: (it: Played) => readonly string[]
): readonly Share[] {
  const compared = (values.length * (values.length - 1)) / 2
  return values.flatMap((one, i) =>
    values.slice(i + 1).flatMap((other) => {
      const met = ended.filter((it) => brought(it).includes(one) && brought(it).includes(other))
      return met.length === 0
        ? []
        : share(
            `${one} v ${other}`,
            met.map((it) => tried(it, [brought(it).indexOf(one)])),
            compared
          )
    })
  )
}

/** A seat's team, where the game has a property of that name. */
function teamOf(seat: unknown): string | null {
  const { team } = (seat ?? {}) as { readonly team?: unknown }
  return team === undefined || team === null ? null : String(team)
}

function spread(list: readonly number[]): Spread {
  const sorted = [...list].sort((a, b) => a - b)
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
  const mean = sorted.reduce((sum, it) => sum + it, 0) / Math.max(1, sorted.length)
  return { mean, median: at(0.5), p95: at(0.95), all: sorted }
}

/** The most used first. */
function used(played: readonly Played[], of: (result: Result) => Counts): readonly Used[] {
  const sums: Record<string, number> = {}
  for (const { result } of played)
    for (const [name, n] of Object.entries(of(result))) sums[name] = (sums[name] ?? 0) + n
  return Object.entries(sums)
    .map(([name, times]) => ({ name, times, perMatch: times / Math.max(1, played.length) }))
    .sort((a, b) => b.times - a.times || a.name.localeCompare(b.name, 'en'))
}
