// The match's story: the last lines of it while it is told, and all of it again from the moves after a restart.

import { type AnyGame, play } from '../core/game.ts'
import type { Action, Move, Start } from '../core/rules.ts'
import type { Told } from '../core/ruling.ts'
import { changed, layout } from '../referee/match.ts'

const [most, least] = [200, 120]

/** Keeps the newest lines. It cuts many at once, seldom: a list that only grows is cheap to send on. */
export function shorten(told: readonly Told[]): readonly Told[] {
  return told.length > most ? told.slice(-least) : told
}

/** What was told of these moves. When is no longer known: the times are 0. */
export function story(game: AnyGame, start: Start, moves: readonly Move<Action>[]): readonly Told[] {
  const first = game.setup(start)
  if (!first.ok) return []
  let state = first.value
  const told: Told[] = []
  for (const move of moves) {
    const next = play(game, state, move)
    const places = changed(layout(game.scene(state)), layout(game.scene(next)))
    const say = game.tell(state, move)
    const tone = move.by === 'chance' ? 'chance' : 'move'
    if (say) told.push({ at: 0, say, by: move.by, tone, ...(places.length > 0 ? { places } : {}) })
    state = next
  }
  return shorten(told)
}
