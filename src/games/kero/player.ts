// Computer players of KERO: they know the odds of every throw exactly, and plan what its dice will buy. They know only what their seat
// may know; nothing here decides what is legal.

import type { Seat } from '../../core/ids.ts'
import type { PlayerHooks, Thinking, Work } from '../../core/player.ts'
import type { Action, ActionOf } from './actions.ts'
import { legal } from './acts/index.ts'
import { placings } from './player/camp.ts'
import { evaluate } from './player/evaluate.ts'
import { poolOf } from './player/market.ts'
import { paced } from './player/pace.ts'
import { prepared } from './player/prepare.ts'
import { reason } from './player/reason.ts'
import { tieChoice, tiles } from './player/tiles.ts'
import { diceIn, diceOf, locked, lyingOf, marketOf, throwsLeft } from './player/turn.ts'
import { type State, truck } from './state.ts'
import { chosen } from './turn/roll.ts'

/** With less work than this, a player looks no further than one throw, or two. */
const near = { one: 20, two: 60 }
const throwsAhead = ({ left }: Work): number => (left < near.one ? 1 : left < near.two ? 2 : Number.POSITIVE_INFINITY)

function plan(s: State, seat: Seat, work: Work): Action | null {
  switch (s.phase) {
    case 'window':
    case 'choose':
      return prepared(s, seat, throwsAhead(work))
    case 'refuel':
      return refuelled(s, seat)
    case 'roll':
      return rolled(s, seat, throwsAhead(work))
    case 'place': {
      const [best] = placings(s, seat, Math.max(1, s.turn.free))
      return best ? { act: 'place', land: best.land } : null
    }
    case 'develop':
      return developed(s, seat, work)
    case 'fire':
      return { act: 'done' }
    case 'tie':
      return tieChoice(s, seat)
    case 'end':
      return { act: 'settle' }
    default:
      return null
  }
}

/** The owner holds its truck until the dice are done; the opponent rolls. */
function refuelled(s: State, seat: Seat): Action {
  if (seat !== s.active) return { act: 'roll' }
  const { pose } = truck(s, seat)
  if (s.refuel?.done) return pose === 'hoodDown' ? { act: 'tip', to: 'flat' } : { act: 'enough' }
  return { act: 'tip', to: 'hoodDown' }
}

/** Throws the dice whose faces can be bettered by more than the sand costs, and keeps the others. */
function rolled(s: State, seat: Seat, seen: number): Action {
  if (!s.turn.threw) return { act: 'cast', dice: chosen(s) }
  const table = diceOf(s, seat, s.turn.colours, locked(s))
  const best = table.best(lyingOf(s, s.turn.faces), Math.min(seen, throwsLeft(s, seat)))
  const dice = best ? diceIn(s, best.white, best.coloured) : []
  return dice.length > 0 ? { act: 'cast', dice } : { act: 'tip', to: 'flat' }
}

/** Buys what is worth most together; then looks whether a tile gains anything. */
function developed(s: State, seat: Seat, work: Work): Action {
  const market = marketOf(s, seat)
  const pool = poolOf(s.turn.pool)
  if (market.worth(pool) > market.worth(pool, false) + 1e-9) {
    const worth = ({ one, other }: ActionOf<'two'>): number => {
      const more = { ...s.turn.pool }
      more[one]++
      more[other]++
      return market.worth(poolOf(more), false)
    }
    const pairs = [...legal(s, seat)].filter((it) => it.act === 'two')
    const [best] = pairs.sort((a, b) => worth(b) - worth(a))
    if (best) return best
  }
  return market.first(pool)?.action ?? tiles(s, seat, work) ?? { act: 'done' }
}

const planned = (work: number): Thinking => ({ how: 'plan', work })
const greedy: Thinking = { how: 'greedy', work: 300 }

const hooks: PlayerHooks<State, Action> = {
  evaluate,
  foresees: true,
  plan,
  reason,
  pace: paced,
  // Two are for people who doubt the measured sand; a free die is never better left out.
  never: ['correct', 'dispute', 'leave'],
  levels: [{ ...greedy, share: 0.5, else: { how: 'random', work: 0 } }, greedy, planned(10), planned(40), planned(200)]
}

export default hooks
