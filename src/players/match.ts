// A match between computer players, from a state to its end or to so many moves.

import type { Seat } from '../core/ids.ts'
import type { Json } from '../core/json.ts'
import type { AnyHooks, Thinking } from '../core/player.ts'
import type { Action, AnyRules, Move } from '../core/rules.ts'
import { choose } from './choose.ts'
import { Luck, mixed } from './luck.ts'
import { due } from './mind.ts'

export interface Played {
  /** Null: no end within the moves allowed. */
  readonly winners: readonly Seat[] | null
  /** All of them, also what sensors told: as many as a record of the match has, and as a review counts. */
  readonly moves: number
  readonly turns: number
  readonly decisions: number
}

export interface Table {
  readonly game: AnyRules
  readonly hooks: AnyHooks
  readonly start: Json
  /** One for each seat. */
  readonly players: readonly Thinking[]
  readonly seed: number
  /** The most moves that players and chance may make; what sensors tell in between is not counted. */
  readonly most: number
}

const sensed = ({ pace }: AnyHooks, s: Json, { by, do: action }: Move): readonly Move[] =>
  by === 'chance' ? [] : (pace?.(s, by, action) ?? []).map((it: Action) => ({ by: 'chance', do: it }))

/** `onMove` hears every move, and the events that it brought about. */
export function playMatch(table: Table, onMove?: (move: Move, events: readonly Json[]) => void): Played {
  const { game, hooks, players, seed, most } = table
  const luck = new Luck(mixed(seed, -1))
  let state = table.start
  let turn = 0
  let last: Seat | null = null
  let decisions = 0
  let moves = 0
  for (let n = 0; n < most; n++) {
    const by = due(game, state)
    if (by === null) break
    let move: Move
    const before = state
    if (typeof by !== 'number') move = { by: 'chance', do: luck.sample(by) }
    else {
      if (last !== null && last !== by) turn++
      last = by
      decisions++
      const thinking = players[by] as Thinking
      const request = { state, seat: by, seats: players.length, thinking, seed, turn, moves: n }
      move = { by, do: choose(game, hooks, request) }
    }
    for (const it of [...sensed(hooks, state, move), move]) {
      // What sensors told may have taken the place of the action, or have ended its time.
      if (it === move && state !== before && game.refuse(state, move) !== null) continue
      const decided = game.decide(state, it)
      onMove?.(it, decided.events)
      moves++
      state = decided.state
    }
  }
  const winners = game.outcome(state)?.winners ?? null
  return { winners, moves, turns: turn + 1, decisions }
}
