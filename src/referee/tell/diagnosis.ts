// The sentence of a foul: the game is asked about what somebody may have meant, and its first refusal is the reason. The guesses find words
// only; they decide nothing.

import { play } from '../../core/game.ts'
import type { Json } from '../../core/json.ts'
import type { Observation } from '../../core/observation.ts'
import type { Action, Move, Refusal } from '../../core/rules.ts'
import type { Phrase } from '../../core/words.ts'
import { changed, placesAgree, type View, viewOf } from '../infer/agreement.ts'
import type { Belief, CommitPoint, History, Hypothesis } from '../infer/belief.ts'
import type { Graph } from '../infer/graph.ts'
import { diagnosisLimits } from '../limits.ts'
import { takeBackRule } from './words.ts'

export interface Played {
  readonly history: History
  readonly commitPoint: CommitPoint | null
}

export function diagnose(graph: Graph, { history, commitPoint }: Played, observed: Observation): Refusal | null {
  const view = viewOf(observed)
  if (commitPoint && standsAsBefore(graph, history, commitPoint, view))
    return { rule: takeBackRule, why: whyCommitted(commitPoint) }
  return refused(graph, ((history.at(-1) as Belief)[0] as Hypothesis).state, observed)
}

/** Why nothing before it can be taken back. */
export const whyCommitted = ({ move, learnt }: CommitPoint): Phrase =>
  move.by === 'chance' || learnt.length === 0
    ? { say: 'referee.spoken' }
    : { say: 'referee.learnt', with: { seats: learnt.map((seat) => ({ seat })) } }

function standsAsBefore({ layoutAt }: Graph, history: History, { before }: CommitPoint, view: View): boolean {
  const after = layoutAt((history[0] as Belief)[0] as Hypothesis)
  const others = before.toReversed().filter((past) => changed(layoutAt(past), after).length > 0)
  return others.slice(0, diagnosisLimits.remembered).some((past) => placesAgree(view, layoutAt(past)))
}

/** A legal guess is taken for done, and the rest of what is seen is asked about from there: the second step too many is refused. */
function refused({ game }: Graph, start: Json, observed: Observation): Refusal | null {
  let guesses = 0
  const known = new Set<string>()
  const from = (state: Json, moves: number): Refusal | null => {
    const key = game.key(state)
    if (moves > diagnosisLimits.moves || known.has(key)) return null
    known.add(key)
    for (const move of game.attempts(state, observed) as Iterable<Move<Action>>) {
      if (++guesses > diagnosisLimits.guesses) return null
      const refusal = game.refuse(state, move) ?? from(play(game, state, move), moves + 1)
      if (refusal) return refusal
    }
    return null
  }
  return from(start, 0)
}
