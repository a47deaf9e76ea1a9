// Hands that spectators see late: what they see now is how hands stood so many turns ago, so that a player who watches on another
// screen learns nothing that still matters. It keeps the state in which each turn began.

import type { AnyGame } from '../core/game.ts'
import type { Json } from '../core/json.ts'
import type { Action, Move } from '../core/rules.ts'
import { walk } from '../referee/index.ts'
import { seatInTurn } from './audience.ts'

interface Turn {
  readonly seat: number
  /** Moves before it. */
  readonly moves: number
  readonly state: Json
}

/** Turns kept beyond the lag, so that a take-back over several turns still leaves a state to show. */
const spare = 50

export function openLate(game: AnyGame, lag: number) {
  let turns: readonly Turn[] = []
  function saw(state: Json, moves: number): void {
    turns = turns.filter((it) => it.moves < moves)
    const seat = seatInTurn(game.view(state, 'audience'))
    if (seat >= 0 && seat !== turns.at(-1)?.seat) turns = [...turns, { seat, moves, state }].slice(-(lag + 1 + spare))
  }
  return {
    /** Remembers the state after this many moves, and forgets undone ones. */
    saw,
    /** The same for a match that is taken up again. */
    sawAll(first: Json, moves: readonly Move<Action>[]): void {
      saw(first, 0)
      for (const [i, { state }] of [...walk(game, first, moves)].entries()) saw(state, i + 1)
    },
    /** The state whose hands spectators see; null: too few turns have been played. */
    state: (): Json | null => turns.at(-1 - lag)?.state ?? null
  }
}
