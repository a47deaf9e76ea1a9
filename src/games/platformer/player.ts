// Computer players of Platformer: they plan a turn as a whole. They know what everybody can see; nothing here decides what is legal.

import type { Seat } from '../../core/ids.ts'
import type { PlayerHooks, Thinking, Work } from '../../core/player.ts'
import type { Action } from './actions.ts'
import { evaluate } from './player/evaluate.ts'
import { reason } from './player/reason.ts'
import { bestTurn } from './player/turns.ts'
import type { State } from './state.ts'

const plan = (s: State, seat: Seat, work: Work): Action | null => bestTurn(s, seat, work)

const planned = (work: number): Thinking => ({ how: 'plan', work })
const greedy: Thinking = { how: 'greedy', work: 200 }

const hooks: PlayerHooks<State, Action> = {
  evaluate,
  foresees: true,
  plan,
  reason,
  // It costs nothing and changes nothing for a hero that stands: a player who looks one move ahead would do it for ever.
  never: ['gravity'],
  levels: [
    { ...greedy, share: 0.5, else: { how: 'random', work: 0 } },
    greedy,
    { ...planned(400), share: 0.5, else: greedy },
    planned(400),
    planned(2500)
  ]
}

export default hooks
