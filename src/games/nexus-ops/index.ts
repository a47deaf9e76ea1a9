// Nexus Ops: the complete rules NO-001 to NO-159 behind the contract of a game.

import { defineGame } from '../../core/game.ts'
import { type Action, shapes } from './actions.ts'
import { decide, learns, legal, refuse, sketch, tell, toAct } from './acts/index.ts'
import { attempts, slips } from './attempts.ts'
import { chance } from './chance.ts'
import { edition } from './data/house.ts'
import { type Event, evolve } from './evolve.ts'
import { heap, knows } from './heap.ts'
import { key } from './key.ts'
import { asked } from './machine.ts'
import { owners } from './misfits.ts'
import { optionsSchema, presets } from './options.ts'
import { locate } from './places.ts'
import { positions } from './positions.ts'
import { box, cues, scene } from './scene.ts'
import { seatSchema, setup } from './setup.ts'
import type { State } from './state.ts'
import { outcome } from './victory.ts'
import { view } from './view.ts'
import { rules, words } from './words/index.ts'

const game = defineGame<State, Action, Event>({
  id: 'nexus-ops',
  title: { say: 'title' },
  seats: { min: 2, max: 4 },
  options: optionsSchema,
  seat: seatSchema,
  acts: shapes,
  presets,
  positions,
  edition,
  owners,
  words,
  rules,
  secrets: true,
  pitch: 45,
  setup,
  toAct,
  asked,
  legal,
  refuse,
  decide,
  evolve,
  outcome,
  chance,
  heap,
  knows,
  box,
  scene,
  cues,
  view,
  key,
  sketch,
  tell,
  learns,
  attempts,
  slips,
  locate
})

export default game
