// A job is one match between computer players, told completely: whoever does it, wherever and however often, gets the same result.

import type { AnyGame } from '../../src/core/game.ts'
import type { Seat } from '../../src/core/ids.ts'
import type { Json, JsonObject } from '../../src/core/json.ts'
import type { Thinking } from '../../src/core/player.ts'
import type { Start } from '../../src/core/rules.ts'
import type { Schema } from '../../src/core/schema.ts'
import type { Played } from '../../src/players/match.ts'

export interface Job {
  readonly key: string
  readonly game: string
  readonly start: Start
  /** One for each seat. */
  readonly players: readonly Thinking[]
  readonly seed: number
  /** Moves after which a match counts as unfinished. */
  readonly most: number
  /** What the report counts by. */
  readonly about: JsonObject
}

export type Counts = Readonly<Record<string, number>>

export interface Result extends Played {
  /** Who decided first; null: nobody decided anything. */
  readonly first: Seat | null
  /** How often each act was played, and each event came about. */
  readonly acts: Counts
  readonly events: Counts
  /** How often dice showed each face, by kind and face, such as "W1 6". */
  readonly dice: Counts
  /** Processor time of the thread. */
  readonly ms: number
}

/** Where matches start: a written position, or the ordinary set-up with a preset. */
export interface Board {
  readonly game: AnyGame
  readonly seats: number
  readonly position?: string
  readonly preset?: string
  /** A property of a seat whose values are dealt out, such as the card. */
  readonly vary?: string
  /** Options that differ from the preset's. */
  readonly options?: JsonObject
}

/** The values that a seat's property may have, as its schema lists them. */
export function valuesOf({ game, vary }: Pick<Board, 'game' | 'vary'>): readonly Json[] {
  const schema: Schema | undefined = vary === undefined ? undefined : game.seat.properties?.[vary]
  const listed = schema?.enum ?? schema?.oneOf?.find((it) => it.enum)?.enum
  if (vary !== undefined && !listed) throw new Error(`seats of ${game.id} list no values of ${vary}`)
  return (listed ?? []) as readonly Json[]
}

export function startOf(board: Board, values: readonly Json[]): Start {
  const { game, position, vary } = board
  const preset = game.presets[board.preset ?? Object.keys(game.presets)[0] ?? ''] as JsonObject | undefined
  const options = { ...preset, ...board.options }
  const ready = position === undefined ? undefined : game.positions?.[position]
  if (position !== undefined && !ready) throw new Error(`${game.id} has no position ${position}`)
  const seats = Array.from({ length: ready?.seats ?? board.seats }, (_, seat) => {
    const brings = (ready?.brings?.[seat] ?? {}) as JsonObject
    return vary === undefined ? brings : { ...brings, [vary]: values[seat % values.length] ?? null }
  })
  return ready ? { options, seats, position: ready.position } : { options, seats }
}
