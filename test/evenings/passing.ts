// Combines the moves of the hands with what the daemon has recorded of time and draws.

import { type AnyGame, play } from '../../src/core/game.ts'
import { type Json, same } from '../../src/core/json.ts'
import type { Action, Move } from '../../src/core/rules.ts'
import type { Die } from '../../src/core/scene.ts'

/** Whether no hand makes this move: it is a draw, or time causes it. */
export const comes = ({ by, do: { act } }: Move<Action>): boolean => by === 'chance' && act !== 'throw'

/** What sensors can compare of a move: without the faces of thrown dice, because some cannot be read. */
function shown({ by, do: it }: Move<Action>): Json {
  const dice = it.act === 'throw' ? (it as unknown as { dice: readonly Die[] }).dice.map(({ kind }) => kind) : null
  return (dice ? [by, 'throw', dice.sort()] : [by, it]) as unknown as Json
}

/**
 * The state after the hands' moves with the recorded time and draws between them, and the moves of the hands that are not recorded yet.
 * Null if the hands did not make the recorded moves. Moves that time has made illegal may be missing; `late` counts them. Their order and
 * the faces of dice may differ where they make no difference in the end.
 */
export function pass(
  game: AnyGame,
  from: Json,
  plays: readonly Move<Action>[],
  recorded: readonly Move<Action>[]
): { readonly state: Json; readonly left: readonly Move<Action>[]; readonly late: number } | null {
  let left = plays
  let late = 0
  let [state, told] = [from, from]
  for (const move of recorded) {
    let made = move
    if (!comes(move)) {
      const i = left.findIndex((it) => same(shown(it), shown(move)))
      if (i < 0) return null
      made = left[i] as Move<Action>
      const before = left.slice(0, i).filter((it) => game.refuse(state, it) === null)
      late += i - before.length
      left = [...before, ...left.slice(i + 1)]
    }
    if (game.refuse(state, made) || game.refuse(told, move)) return null
    const known = state === told && made === move
    state = play(game, state, made)
    told = known ? state : play(game, told, move)
  }
  return game.key(state) === game.key(told) ? { state, left, late } : null
}

/** The state after those of the moves that are legal. */
export const playLegal = (game: AnyGame, from: Json, moves: readonly Move<Action>[]): Json =>
  moves.reduce((state, move) => (game.refuse(state, move) ? state : play(game, state, move)), from)
