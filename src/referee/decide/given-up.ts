// A take-back that was none: the first piece of a longer play stood, for a moment, where it had come from. What was given up then is
// remembered until the next play is accepted, and read on from there when nothing else explains the table, or when a word went with it.

import type { Step } from '../../core/entry.ts'
import { type AnyGame, play } from '../../core/game.ts'
import type { Json } from '../../core/json.ts'
import type { Action, Move } from '../../core/rules.ts'
import { type Belief, begins, type Hypothesis } from '../infer/belief.ts'
import type { SearchResult } from '../infer/search.ts'

/** The same play, told from what is believed now; none where that has nothing to do with what was given up. */
export function fromNow(
  now: Belief,
  undone: Belief,
  { steps, ends }: SearchResult
): Pick<SearchResult, 'steps' | 'ends'> {
  const told = steps.flatMap((step, i) => {
    const whole = [...(undone[step.from] as Hypothesis).moves, ...step.moves]
    const from = now.findIndex((hypothesis) => begins(whole, hypothesis.moves))
    const end = ends[i]
    if (from < 0 || !end) return []
    const moves = whole.slice((now[from] as Hypothesis).moves.length)
    return [{ step: { from, moves } satisfies Step, end }]
  })
  return { steps: told.map(({ step }) => step), ends: told.map(({ end }) => end) }
}

/** Moves that no sensor shows: no search would find them anew. */
export const isDeclared = (game: Pick<AnyGame, 'sketch'>, state: Json, move: Move<Action>): boolean =>
  move.by !== 'chance' && game.sketch(state, move).how === 'declared'

/** Is anything said in the course of these moves? */
export function hasDeclared(game: AnyGame, hypothesis: Hypothesis, moves: readonly Move<Action>[]): boolean {
  let { state } = hypothesis
  for (const move of moves) {
    if (isDeclared(game, state, move)) return true
    state = play(game, state, move)
  }
  return false
}
