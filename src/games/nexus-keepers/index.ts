// Nexus Keepers: the complete rules NK-001 to NK-143 behind the contract of a game.

import { defineGame } from '../../core/game.ts'
import type { Outcome } from '../../core/rules.ts'
import { type Action, shapes } from './actions.ts'
import { acts, toAct } from './acts/index.ts'
import { chance } from './acts/roll.ts'
import { attempts } from './attempts.ts'
import { cardSchema } from './cards/card.ts'
import { checkCard } from './cards/check.ts'
import { type Event, evolve } from './evolve.ts'
import { key } from './key.ts'
import { optionsSchema, presets } from './options.ts'
import { locate } from './places.ts'
import { positions } from './positions.ts'
import { cues } from './scene/cues.ts'
import { box, scene } from './scene.ts'
import { seatSchema } from './seats.ts'
import { edition, firstEdition, setup } from './setup.ts'
import type { State } from './state.ts'
import { won } from './view/prompt.ts'
import { view } from './view.ts'
import { rules, words } from './words/index.ts'

/** NK-141: the whole team wins, its eliminated members included. */
const outcome = ({ winners }: State): Outcome | null => winners && { winners, why: won(winners) }

const game = defineGame<State, Action, Event>({
  id: 'nexus-keepers',
  title: { say: 'title' },
  seats: { min: 2, max: 8 },
  options: optionsSchema,
  seat: seatSchema,
  acts: shapes,
  presets,
  positions,
  edition,
  firstEdition,
  owners: { card: { title: { say: 'card.title' }, schema: cardSchema, check: checkCard } },
  words,
  rules,
  pitch: 50,
  setup,
  ...acts,
  toAct,
  evolve,
  outcome,
  chance,
  box,
  scene,
  cues,
  view,
  key,
  // This game hides nothing: players learn something new only from dice.
  learns: (s, { by }) => (by === 'chance' ? s.players.map((_, seat) => seat) : []),
  attempts,
  locate
})

export default game
