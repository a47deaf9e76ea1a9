// What a page shows of a match. Tuareks are hidden from the opponent, and each player gets only its own choices.

import type { Viewer } from '../../core/ids.ts'
import type { View } from '../../core/view.ts'
import { legal, toAct } from './acts/index.ts'
import type { State } from './state.ts'
import { outcome } from './turn/score.ts'
import { choicesOf } from './view/choices.ts'
import { promptOf } from './view/prompt.ts'
import { seatViews } from './view/seats.ts'
import { widgetsOf } from './view/widgets.ts'

export function view(s: State, viewer: Viewer): View {
  const over = outcome(s)
  const may = viewer !== 'audience' && toAct(s).includes(viewer)
  return {
    prompt: promptOf(s),
    seats: seatViews(s, viewer),
    widgets: widgetsOf(s),
    choices: may ? choicesOf(s, viewer, [...legal(s, viewer)]) : [],
    ...(over ? { over: { say: over.why, winners: over.winners } } : {})
  }
}
