// A match being set up: what was entered so far, and how it becomes a start. Pure.

import type { Agreed } from '../../src/core/agreed.ts'
import type { Json } from '../../src/core/json.ts'
import type { adjusting, Player } from '../../src/core/level.ts'
import type { Start } from '../../src/core/rules.ts'
import type { GameCard } from '../../src/server/messages.ts'
import type { Value } from './schema.ts'

type Parts = Readonly<Record<string, Value>>

export interface Draft {
  readonly game: string
  /** The rule set whose options stand unchanged; null once one was changed. */
  readonly preset: string | null
  readonly options: Value
  /** What was entered for each seat, and nothing else: what is left out is lent. */
  readonly seats: readonly Parts[]
  /** The position to start from; null: the ordinary set-up. */
  readonly position: string | null
  readonly agreed: Agreed
}

/** `names` are lent to players who give none, where the game knows names; the table lends what was measured of its things. */
function newSeat(card: GameCard, names: readonly string[], seat: number): Parts {
  const named = 'name' in (card.seat.properties ?? {}) ? { name: names[seat] ?? String(seat + 1) } : {}
  return { ...named, ...card.lends?.[seat] }
}

/** `lang`: of the reader, who gets the rulebook of that language. */
export function newDraft(card: GameCard, names: readonly string[], lang = ''): Draft {
  const known = card.guide?.rulebook?.[lang]
  const preset = (known !== undefined && known in card.presets ? known : Object.keys(card.presets)[0]) ?? null
  const empty: Draft = {
    game: card.id,
    preset,
    options: preset === null ? {} : card.presets[preset],
    seats: [],
    position: null,
    agreed: {}
  }
  return withSeats(empty, card, Math.min(card.seats.max, Math.max(2, card.seats.min)), names)
}

/** The draft with so many seats; those that stay keep what was entered. A position for another number of seats is let go. */
export function withSeats(draft: Draft, card: GameCard, count: number, names: readonly string[]): Draft {
  const seats = Array.from({ length: count }, (_, i) => draft.seats[i] ?? newSeat(card, names, i))
  const fits = draft.position !== null && card.positions[draft.position]?.seats === count
  return { ...draft, seats, position: fits ? draft.position : null }
}

/** The draft starting from a position, with as many seats as it wants. */
export function from(draft: Draft, card: GameCard, position: string | null, names: readonly string[]): Draft {
  const wanted = position === null ? undefined : card.positions[position]
  if (!wanted) return { ...draft, position: null }
  return { ...withSeats(draft, card, wanted.seats, names), position }
}

/** What a seat brings: what was entered, over what the position lends it, or else any position for as many players. */
export function bringsOf({ seats, position }: Draft, card: GameCard, seat: number): Parts {
  const all = Object.values(card.positions)
  const ready = all.find((it) => it.seats === seats.length) ?? all.find((it) => it.brings?.[seat])
  const lender = position === null ? ready : card.positions[position]
  return { ...(lender?.brings?.[seat] as Parts | undefined), ...seats[seat] }
}

export function startOfMatch(draft: Draft, card: GameCard): Start {
  const position = draft.position === null ? undefined : card.positions[draft.position]
  return {
    options: (draft.options ?? {}) as Json,
    seats: draft.seats.map((_, seat) => bringsOf(draft, card, seat) as Json),
    ...(position ? { position: position.position } : {}),
    ...agreedBy(draft, card)
  }
}

/** Only what is not as usual; nobody looks over the shoulder of a player who has gone. */
function agreedBy({ agreed, seats }: Draft, { secrets }: GameCard): Pick<Start, 'agreed'> {
  const { hints } = agreed
  const { audience = 'none', lag = 0, heaps = 'dealt' } = secrets ? agreed : {}
  const late = lag > 0 ? { lag } : {}
  const seen = audience !== 'none' && (audience === 'all' || audience < seats.length) ? { audience, ...late } : {}
  const drawn = heaps === 'drawn' ? { heaps } : {}
  const levels = seats.map((_, seat) => levelAt(agreed, seat))
  const computers = levels.some((it) => it !== null) ? { computers: levels } : {}
  const all = { ...seen, ...drawn, ...computers, ...(hints ? { hints } : {}) }
  return Object.keys(all).length > 0 ? { agreed: all } : {}
}

/** As it is chosen before a match: a level, or one that follows results; null: a person. */
export type Chosen = Player | typeof adjusting

export const levelAt = ({ computers }: Agreed, seat: number): Chosen => computers?.[seat] ?? null

export function withLevel(draft: Draft, seat: number, level: Chosen): Draft {
  const computers = draft.seats.map((_, i) => (i === seat ? level : levelAt(draft.agreed, i)))
  return { ...draft, agreed: { ...draft.agreed, computers } }
}
