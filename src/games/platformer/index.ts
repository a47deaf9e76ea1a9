// Platformer: the complete rules PL-001 to PL-186 behind the contract of a game.

import { defineGame } from '../../core/game.ts'
import { type Action, shapes } from './actions.ts'
import { decide, learns, legal, refuse, sketch, tell, toAct } from './acts/index.ts'
import { attempts } from './attempts.ts'
import { chance } from './chance.ts'
import { cues } from './cues.ts'
import { edition } from './data/house.ts'
import { distance } from './distance.ts'
import { type Event, evolve } from './evolve.ts'
import { heap } from './heap.ts'
import { key } from './key.ts'
import { owners } from './misfits.ts'
import { optionsSchema, presets } from './options.ts'
import { locate } from './places.ts'
import { positions } from './positions.ts'
import { box, scene } from './scene.ts'
import { seatSchema, setup } from './setup.ts'
import type { State } from './state.ts'
import { asked } from './turn/round.ts'
import { outcome } from './view/score.ts'
import { view } from './view.ts'
import { rules, words } from './words/index.ts'

const game = defineGame<State, Action, Event>({
  id: 'platformer',
  title: { say: 'title' },
  seats: { min: 1, max: 4 },
  options: optionsSchema,
  seat: seatSchema,
  acts: shapes,
  presets,
  positions,
  edition,
  owners,
  words,
  rules,
  pitch: 40,
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
  box,
  scene,
  cues,
  view,
  key,
  sketch,
  distance,
  tell,
  learns,
  attempts,
  locate
})

export default game
