// Pebbles: the game, put together. The name of this folder is its id.
//
// What to change first: the sentences in words.ts, then `start` and `refuse` in rules.ts, then the drawing in art/.
// Keep the daemon running beside it (CONTRIBUTING, "Add a game"), and run conformance after each change.

import { became, defineGame } from 'tablekeeper/core'
import { type Action, acts, after, catalogue, legal, outcome, positionOf, refuse, type State, start } from './rules.ts'
import { attempts, box, cues, locate, scene, sketch, tell, view } from './table.ts'
import { words } from './words.ts'

// What is left out here, `defineGame` says: no chance, no secrets, no options, a name for each seat.
export default defineGame<State, Action>({
  id: 'pebbles',
  title: { say: 'title' },
  seats: { min: 2, max: 2 },
  acts,
  words,
  rules: catalogue,

  setup: ({ position }) => (position === undefined ? { ok: true, value: start } : positionOf(position)),
  toAct: (s) => (outcome(s) ? [] : [s.turn]),
  legal,
  refuse,
  decide: (s, move) => became(after(s, move.do)),
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
