// How the truth goes on with what a daemon has recorded of time and of draws, in which nobody's hands have a part.

import { type AnyGame, play } from '../../src/core/game.ts'
import { type Json, same } from '../../src/core/json.ts'
import type { Action, Move } from '../../src/core/rules.ts'

/** Nobody's hands make it: time tells it, or it is drawn. */
export const comes = ({ by, do: { act } }: Move<Action>): boolean => by === 'chance' && act !== 'throw'

const isSame = (a: Move<Action>, b: Move<Action>): boolean =>
  a.by === b.by && same(a.do as unknown as Json, b.do as unknown as Json)

/**
 * Where the moves that were recorded lead, and what the hands did after them; null where they are not what the hands did, in its order.
 * What time has forbidden meanwhile need not be recorded.
 */
export function pass(
  game: AnyGame,
  from: Json,
  plays: readonly Move<Action>[],
  recorded: readonly Move<Action>[]
): { readonly state: Json; readonly left: readonly Move<Action>[] } | null {
  const left = [...plays]
  let state = from
  for (const move of recorded) {
    if (!comes(move)) {
      while (left[0] && !isSame(left[0], move) && game.refuse(state, left[0])) left.shift()
      if (!left[0] || !isSame(left[0], move)) return null
      left.shift()
    }
    if (game.refuse(state, move)) return null
    state = play(game, state, move)
  }
  return { state, left }
}
