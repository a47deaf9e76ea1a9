// The words for a foul: what somebody may have meant is put to the game, and its first refusal is the reason given.
// Guesses are used for words only; they decide nothing.

import { play } from '../../core/game.ts'
import type { Json } from '../../core/json.ts'
import type { Observation } from '../../core/observation.ts'
import type { Action, Move, Refusal } from '../../core/rules.ts'
import type { Barrier, Bench, Past } from '../decide/state.ts'
import { undoWhy } from '../decide/undo.ts'
import { layoutOf, placesAgree, type Sight, type Standing, sight, standingOf } from '../infer/agreement.ts'
import type { Belief, Line } from '../infer/belief.ts'
import type { Reach } from '../infer/graph.ts'
import { alike } from '../sense/sensors.ts'
import { takeBackRule } from './words.ts'

const mostGuesses = 200
/** Nobody moves more figures, or one figure further, before looking up. */
const mostMoves = 8

export function blame(reach: Reach, bench: Bench, seen: Observation): Refusal | null {
  const { barrier } = bench
  const view = sight(seen)
  if (barrier && standsAsBefore(reach, bench, barrier, view)) return { rule: takeBackRule, why: undoWhy(barrier) }
  return refused(reach, ((bench.trail.at(-1) as Belief)[0] as Line).state, seen)
}

/** So many ways in which pieces stood before the last barrier are told from the way they stand after it. */
const mostRemembered = 8

function standsAsBefore({ spot }: Reach, { trail }: Bench, { before }: Barrier, view: Sight): boolean {
  const stand = ({ state, key }: Past): Standing => standingOf(spot(state, key).layout)
  const after = stand((trail[0] as Belief)[0] as Line)
  let others = 0
  for (const past of before.toReversed()) {
    const pieces = stand(past)
    if (alike(pieces, after)) continue
    if (placesAgree(view, layoutOf(pieces))) return true
    if (++others >= mostRemembered) break
  }
  return false
}

/** A legal guess is taken for done, and the rest of what is seen is asked about from there: the second step too many is refused. */
function refused({ game }: Reach, start: Json, seen: Observation): Refusal | null {
  let guesses = 0
  const known = new Set<string>()
  const from = (state: Json, moves: number): Refusal | null => {
    const key = game.key(state)
    if (moves > mostMoves || known.has(key)) return null
    known.add(key)
    for (const move of game.attempts(state, seen) as Iterable<Move<Action>>) {
      if (++guesses > mostGuesses) return null
      const refusal = game.refuse(state, move) ?? from(play(game, state, move), moves + 1)
      if (refusal) return refusal
    }
    return null
  }
  return from(start, 0)
}
