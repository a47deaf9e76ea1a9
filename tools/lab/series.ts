// A series: so many matches of one board at one level. What seats bring is dealt out fairly.

import type { Json, JsonObject } from '../../src/core/json.ts'
import type { Thinking } from '../../src/core/player.ts'
import { Luck, mixed } from '../../src/players/index.ts'
import { type Board, type Job, startOf } from './jobs.ts'

export interface Series {
  /** What the report calls it. */
  readonly title: string
  readonly board: Board
  /** What its players are called. */
  readonly level: string
  readonly thinking: Thinking
  /** What the seats may bring of `board.vary`: house values, and those of owners. */
  readonly values: readonly Json[]
  readonly matches: number
  readonly most: number
}

/** What the report counts by: the series, and what each seat brought, by name. */
export interface About extends JsonObject {
  readonly series: string
  readonly brought: readonly string[]
}

/** Names tell values apart: an owner's card has its own. */
export function nameOf(value: Json): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return String(value)
  const { name, id } = value as JsonObject
  return String(name ?? id ?? JSON.stringify(value))
}

/** Why a series cannot be played; null: it can. */
export function misfit({ board, values, title }: Series): string | null {
  const set = board.game.setup(startOf(board, values))
  return set.ok ? null : `${board.game.id} refuses ${title}: ${JSON.stringify(set.problems)}`
}

export function jobsOf(series: Series): readonly Job[] {
  const { board, values, matches, most, thinking, title } = series
  const seats = startOf(board, values).seats.length
  const hands = deal(values, seats, matches)
  return hands.map((hand, i) => {
    const start = startOf(board, hand)
    const players = Array.from({ length: seats }, () => thinking)
    const about: About = { series: title, brought: hand.map(nameOf) }
    const rest = { game: board.game.id, start, players, seed: mixed(matches, i), most, about }
    return { key: JSON.stringify(rest), ...rest }
  })
}

/**
 * What the seats of each match bring: every value equally often, and none twice in a match where there are enough. The order is shuffled,
 * the same in every run.
 */
export function deal(values: readonly Json[], seats: number, matches: number): readonly (readonly Json[])[] {
  if (values.length === 0) return Array.from({ length: matches }, () => [])
  const luck = new Luck(mixed(seats, matches))
  const deck: Json[] = []
  return Array.from({ length: matches }, () => {
    const hand: Json[] = []
    while (hand.length < seats) {
      const next = deck.findIndex((it) => values.length < seats || !hand.includes(it))
      if (next < 0) deck.push(...shuffled(values, luck))
      else hand.push(...deck.splice(next, 1))
    }
    return shuffled(hand, luck)
  })
}

function shuffled<T>(list: readonly T[], luck: Luck): readonly T[] {
  const left = [...list]
  return list.map(() => left.splice(luck.below(left.length), 1)[0] as T)
}
