// All that a seat may know of a match: nothing is hidden in this game.

import type { Viewer } from '../../core/ids.ts'
import type { View } from '../../core/view.ts'
import { toAct } from './acts/index.ts'
import type { State } from './state.ts'

export const view = (s: State, _viewer: Viewer): View => ({
  prompt: { seats: toAct(s).filter((it) => it !== 'chance'), say: { say: 'title' } },
  seats: [],
  widgets: [],
  choices: []
})
