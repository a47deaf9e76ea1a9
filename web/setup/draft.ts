// A match being set up: what was entered so far, and how it becomes a start. Pure.

import type { Start } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { GameCard } from '../../src/server/messages.ts'
import { startOf, type Value } from './schema.ts'

export interface Draft {
  readonly game: string
  /** The rule set whose options stand unchanged; null once one was changed. */
  readonly preset: string | null
  readonly options: Value
  readonly seats: readonly Value[]
  /** The position to start from; null: the ordinary set-up. */
  readonly position: string | null
}

/** What a player brings who has entered nothing, but for a name where the game knows names. */
export function newSeat(card: GameCard, name: string): Value {
  const start = (startOf(card.seat, card.seat) ?? {}) as Record<string, Value>
  return card.seat.properties && 'name' in card.seat.properties ? { ...start, name } : start
}

/** `names` are lent to players who give none. */
export function newDraft(card: GameCard, names: readonly string[]): Draft {
  const preset = Object.keys(card.presets)[0] ?? null
  const count = Math.min(card.seats.max, Math.max(2, card.seats.min))
  return {
    game: card.id,
    preset,
    options: preset === null ? {} : card.presets[preset],
    seats: Array.from({ length: count }, (_, i) => newSeat(card, names[i] ?? String(i + 1))),
    position: null
  }
}

/** The draft with so many seats; those that stay keep what was entered. A position for another number of seats is let go. */
export function withSeats(draft: Draft, card: GameCard, count: number, names: readonly string[]): Draft {
  const seats = Array.from({ length: count }, (_, i) => draft.seats[i] ?? newSeat(card, names[i] ?? String(i + 1)))
  const fits = draft.position !== null && card.positions[draft.position]?.seats === count
  return { ...draft, seats, position: fits ? draft.position : null }
}

/** The draft starting from a position, with as many seats as it wants. */
export function from(draft: Draft, card: GameCard, position: string | null, names: readonly string[]): Draft {
  const wanted = position === null ? undefined : card.positions[position]
  if (!wanted) return { ...draft, position: null }
  return { ...withSeats(draft, card, wanted.seats, names), position }
}

export function startOfMatch(draft: Draft, card: GameCard): Start {
  const position = draft.position === null ? undefined : card.positions[draft.position]
  return {
    options: (draft.options ?? {}) as Json,
    seats: draft.seats as readonly Json[],
    ...(position ? { position: position.position } : {})
  }
}
