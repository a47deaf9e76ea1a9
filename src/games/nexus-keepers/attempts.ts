// What somebody may have meant by what the table shows: moves to be put to `refuse`, so that a foul gets its reason.
// Likeliest first, legal or not; they explain nothing that was done rightly.

import type { Observation } from '../../core/observation.ts'
import type { Move } from '../../core/rules.ts'
import type { Action } from './actions.ts'
import { withCubes } from './attempts/cubes.ts'
import { withDice } from './attempts/dice.ts'
import { withFigures } from './attempts/figures.ts'
import type { State } from './state.ts'

export function* attempts(s: State, seen: Observation): Generator<Move<Action>> {
  if (s.phase === 'over') return
  yield* withFigures(s, seen)
  if (seen.dice) yield* withDice(s, seen.dice)
  yield* withCubes(s, seen)
}
