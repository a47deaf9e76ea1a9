// A move in a sentence, as the log would tell it; where the log is silent, as its button says it.

import { type AnyGame, play } from '../../core/game.ts'
import type { Seat } from '../../core/ids.ts'
import { type Json, same } from '../../core/json.ts'
import type { Action, Move } from '../../core/rules.ts'
import type { Phrase } from '../../core/words.ts'

export function toldOf(game: AnyGame, s: Json, move: Move<Action> & { readonly by: Seat }): Phrase {
  const told = game.tell(s, move)
  if (told) return told
  const choice = game.view(s, move.by).choices.find((it) => same(it.action, move.do as unknown as Json))
  if (choice) {
    const { group, label } = choice
    return group ? { say: 'review.choice.of', with: { group, label } } : { say: 'review.choice', with: { label } }
  }
  const next = game.chance(play(game, s, move))
  if (next?.chance !== 'throw') return { say: 'review.hands' }
  return { say: 'review.throw', with: { n: next.dice.reduce((sum, { count }) => sum + count, 0) } }
}
