// Combines the moves of the hands with what the daemon has recorded of time and draws.

import { type AnyGame, play } from '../../src/core/game.ts'
import { type Json, same } from '../../src/core/json.ts'
import type { Action, Move } from '../../src/core/rules.ts'

/** Whether no hand makes this move: it is a draw, or time causes it. */
export const comes = ({ by, do: { act } }: Move<Action>): boolean => by === 'chance' && act !== 'throw'

const isSame = (a: Move<Action>, b: Move<Action>): boolean =>
  a.by === b.by && same(a.do as unknown as Json, b.do as unknown as Json)

/**
 * The state after the recorded moves, and the moves of the hands that are not recorded yet. Null if the recorded moves are not those of
 * the hands, in the same order. Moves that time has made illegal may be missing; `late` counts them.
 */
export function pass(
  game: AnyGame,
  from: Json,
  plays: readonly Move<Action>[],
  recorded: readonly Move<Action>[]
): { readonly state: Json; readonly left: readonly Move<Action>[]; readonly late: number } | null {
  const left = [...plays]
  let late = 0
  let state = from
  for (const move of recorded) {
    if (!comes(move)) {
      for (; left[0] && !isSame(left[0], move) && game.refuse(state, left[0]); late++) left.shift()
      if (!left[0] || !isSame(left[0], move)) return null
      left.shift()
    }
    if (game.refuse(state, move)) return null
    state = play(game, state, move)
  }
  return { state, left, late }
}
