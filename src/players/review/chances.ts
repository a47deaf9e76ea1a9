// The chances of all sides at the moments of a match: the game's own estimate; without one, matches played on at random to their end,
// where that is affordable; otherwise none.

import type { AnyGame } from '../../core/game.ts'
import type { Seat } from '../../core/ids.ts'
import type { Json } from '../../core/json.ts'
import type { AnyHooks } from '../../core/player.ts'
import { Budget } from '../../core/player.ts'
import type { Looked, ReviewedBy } from '../../core/review.ts'
import { Luck, mixed } from '../luck.ts'
import { due, type Mind, worth } from '../mind.ts'
import { playout } from '../search.ts'
import type { Effort } from './effort.ts'

/** Seats that win together. */
export type Sides = readonly (readonly Seat[])[]

/** A match with all that is worked out of it once. */
export interface Past extends Looked {
  readonly sides: Sides
  /** Made of the moves: the same match is judged with the same luck. */
  readonly seed: number
  readonly effort: Effort
}

export interface Chancing {
  readonly from: ReviewedBy
  /** The moments that are looked at. */
  readonly moments: readonly number[]
  readonly of: (s: Json, at: number) => readonly number[]
  /** The mean length of a random match, in moves; 0: none was played. */
  readonly length: number
}

/** The most moments of a curve: more than a wide screen can show. */
const mostMoments = 240
export function chancing(game: AnyGame, hooks: AnyHooks, match: Past, moments: readonly number[]): Chancing {
  const mind = mindOf(game, hooks, match, 0)
  if (hooks.evaluate) {
    const of = (s: Json): readonly number[] => rounded(chancesIn(mind, match.sides, s))
    return { from: { by: 'evaluation' }, moments: thinned(moments, mostMoments), of, length: 0 }
  }
  const length = randomLength(game, hooks, match)
  if (length === null) return { from: { by: 'nothing', why: 'blind' }, moments: [], of: () => [], length: 0 }
  const { random } = match.effort
  // With the fewest matches from each moment.
  const affordable = Math.floor(random.moves / (length * random.each.least))
  const here = thinned(moments, Math.max(random.moments.least, Math.min(random.moments.most, affordable)))
  const some = Math.floor(random.moves / (length * here.length))
  const each = Math.max(random.each.least, Math.min(random.each.most, some))
  const of = (s: Json, at: number): readonly number[] =>
    rounded(meanOf(each, (i) => randomEnd(mindOf(game, hooks, match, at, i), match, s)))
  return { from: { by: 'playouts', each }, moments: here, of, length }
}

/** The mean length of random matches from the beginning; null: one of them did not end. */
function randomLength(game: AnyGame, hooks: AnyHooks, match: Past): number | null {
  const { longest, trials } = match.effort.random
  let moves = 0
  for (let i = 0; i < trials; i++) {
    const mind = mindOf(game, hooks, match, -1, i)
    if (due(game, playout(mind, match.first, longest)) !== null) return null
    moves += endless - mind.work.left
  }
  return Math.max(1, moves / trials)
}

/** The chances at the end of a match that is played on at random. */
export const randomEnd = (mind: Mind, { sides, effort }: Past, s: Json): readonly number[] =>
  chancesIn(mind, sides, playout(mind, s, effort.random.longest))

const endless = 1e9

/** A mind without bounds, whose luck depends on the match, the moment and the sample. */
export const mindOf = (
  game: AnyGame,
  hooks: AnyHooks,
  { seats, seed }: Past,
  at: number,
  sample = 0,
  seat: Seat = 0
): Mind => ({ game, hooks, seat, seats, work: new Budget(endless), luck: new Luck(mixed(seed, at, sample)) })

/** What a state is worth to each side: at the end, who won. */
export function chancesIn(mind: Mind, sides: Sides, s: Json): readonly number[] {
  const outcome = mind.game.outcome(s)
  if (outcome && outcome.winners.length > 0)
    return sides.map((seats) => (seats.some((it) => outcome.winners.includes(it)) ? 1 : 0))
  return bySide(sides, worth(mind, s))
}

export const bySide = (sides: Sides, of: readonly number[]): readonly number[] =>
  sides.map((seats) => seats.reduce((sum, it) => sum + (of[it] ?? 0), 0))

function meanOf(n: number, run: (i: number) => readonly number[]): readonly number[] {
  let sum: readonly number[] = []
  for (let i = 0; i < n; i++) {
    const one = run(i)
    sum = one.map((it, j) => it + (sum[j] ?? 0))
  }
  return sum.map((it) => it / n)
}

/** At most so many, evenly spread, the first and the last among them. */
export function thinned<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all
  return Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))] as T)
}

/** A page draws no more than that, and a review stays short. */
export const rounded = (of: readonly number[]): readonly number[] => of.map((it) => Math.round(it * 1e4) / 1e4)
