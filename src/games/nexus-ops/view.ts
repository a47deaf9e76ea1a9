// What a page shows of a match. Hands and peeked tiles are built only for the seat that knows them; everything else is the same for
// every viewer (NO-127).

import type { Viewer } from '../../core/ids.ts'
import type { View } from '../../core/view.ts'
import type { Action } from './actions.ts'
import { legal } from './acts/index.ts'
import type { State } from './state.ts'
import { outcome } from './victory.ts'
import { battleWidgets } from './view/battle.ts'
import { handWidgets, pileWidgets } from './view/cards.ts'
import { choicesOf } from './view/choices.ts'
import { promptOf } from './view/prompt.ts'
import { seatViews } from './view/seats.ts'

export function view(s: State, viewer: Viewer): View {
  const can: readonly Action[] = viewer === 'audience' ? [] : [...legal(s, viewer)]
  const over = outcome(s)
  return {
    prompt: promptOf(s),
    seats: seatViews(s, viewer),
    widgets: [
      ...battleWidgets(s),
      ...(viewer === 'audience' || over ? [] : handWidgets(s, viewer, can)),
      ...pileWidgets(s)
    ],
    choices: viewer === 'audience' ? [] : choicesOf(s, viewer, can),
    ...(over ? { over: { say: over.why, winners: over.winners } } : {})
  }
}
