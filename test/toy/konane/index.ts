// Kōnane: the game, put together. The name of this folder is its id.
//
// What to change first: the board and the start (board.ts), the actions (acts.ts), the sentences (words.ts), the drawing (art/).
// CONTRIBUTING, "Add a game", says when each function is called. Run the conformance tests after each change.

import { defineGame } from 'tablekeeper/core'
import { type Action, decide, legal, refuse, shapes, sketch, tell, toAct } from './acts.ts'
import { outcome, positionOf, type State, start } from './board.ts'
import { attempts, box, cues, locate, scene, view } from './table.ts'
import { rules, words } from './words.ts'

// `defineGame` supplies what is left out here: no chance, no secrets, no options, a name for each seat.
export default defineGame<State, Action>({
  id: 'konane',
  title: { say: 'title' },
  seats: { min: 2, max: 2 },
  acts: shapes,
  words,
  rules,

  setup: ({ position }) => (position === undefined ? { ok: true, value: start } : positionOf(position)),
  toAct,
  legal,
  refuse,
  decide,
  outcome,

  box,
  scene,
  cues,
  locate,
  sketch,
  attempts,

  view,
  tell
})
