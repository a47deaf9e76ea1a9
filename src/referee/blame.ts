// The words for a foul: what somebody may have meant is put to the game, and its first refusal is the reason given.
// Guesses are used for words only; they decide nothing.

import type { Action, Move, Refusal } from '../core/game.ts'
import type { Observation } from '../core/observation.ts'
import type { Belief, Line } from './belief.ts'
import type { Bench } from './bench.ts'
import { layoutOf, placesAgree, sight } from './match.ts'
import type { Reach } from './reach.ts'
import { undoWhy } from './undo.ts'
import { takeBackRule } from './words.ts'

const mostGuesses = 200

export function blame({ game }: Reach, bench: Bench, seen: Observation): Refusal | null {
  const { barrier } = bench
  const view = sight(seen)
  if (barrier?.before.some((pieces) => placesAgree(view, layoutOf(pieces))))
    return { rule: takeBackRule, why: undoWhy(barrier) }
  const { state } = (bench.trail.at(-1) as Belief)[0] as Line
  let guesses = 0
  for (const move of game.attempts(state, seen) as Iterable<Move<Action>>) {
    const refusal = game.refuse(state, move)
    if (refusal) return refusal
    if (++guesses >= mostGuesses) break
  }
  return null
}
