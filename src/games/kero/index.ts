// KERO: the complete rules KE-001 to KE-293 behind the contract of a game.

import { defineGame } from '../../core/game.ts'
import { type Action, shapes } from './actions.ts'
import { decide, learns, legal, refuse, sketch, tell, toAct } from './acts/index.ts'
import { attempts, slips } from './attempts.ts'
import { chance } from './chance.ts'
import { cues } from './cues.ts'
import { edition } from './data/house.ts'
import { owners } from './data/misfits.ts'
import { type Event, evolve } from './evolve.ts'
import { follows, time } from './follow.ts'
import { heap, knows } from './heap.ts'
import { key } from './key.ts'
import { optionsSchema, presets } from './options.ts'
import { locate } from './places.ts'
import { positions } from './positions.ts'
import { box, scene } from './scene.ts'
import { seatSchema, setup } from './setup.ts'
import type { State } from './state.ts'
import { asked } from './turn/round.ts'
import { outcome } from './turn/score.ts'
import { view } from './view.ts'
import { rules, words } from './words/index.ts'

const game = defineGame<State, Action, Event>({
  id: 'kero',
  title: { say: 'title' },
  // KE-001: exactly two players.
  seats: { min: 2, max: 2 },
  options: optionsSchema,
  seat: seatSchema,
  acts: shapes,
  presets,
  positions,
  edition,
  owners,
  facts: ['first', 'full', 'empty', 'flowing', 'answer', 'correct', 'dispute'],
  secrets: true,
  words,
  rules,
  pitch: 60,
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
  follows,
  time,
  locate
})

export default game
