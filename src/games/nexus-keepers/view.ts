// What a page shows of a match. Nothing is hidden, so all viewers see the same; only the choices belong to one player.

import type { Viewer } from '../../core/ids.ts'
import type { View } from '../../core/view.ts'
import type { Action } from './actions.ts'
import { acts, toAct } from './acts/index.ts'
import type { State } from './state.ts'
import { choicesOf } from './view/choices.ts'
import { diceWidgets } from './view/dice.ts'
import { promptOf, won } from './view/prompt.ts'
import { seatViews } from './view/seats.ts'

export function view(s: State, viewer: Viewer): View {
  const [actor] = toAct(s)
  const may = (): Iterable<Action> => (actor === undefined || actor === 'chance' ? [] : acts.legal(s, actor))
  // A first cube has thousands of places. Walk through them only once, for the choices.
  const can = s.phase === 'place' ? null : [...may()]
  return {
    prompt: promptOf(s, can ?? []),
    seats: seatViews(s),
    widgets: diceWidgets(s, can ?? []),
    choices: viewer === actor ? choicesOf(s, can ?? may()) : [],
    ...(s.winners ? { over: { say: won(s.winners), winners: s.winners } } : {})
  }
}
