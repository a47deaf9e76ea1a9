// Each seat’s chance to win, from the points that it has and may expect.

import type { Seat } from '../../../core/ids.ts'
import { type Phase, rival, type State } from '../state.ts'
import { lead, outlook, placings, rates } from './camp.ts'
import { poolOf } from './market.ts'
import { diceOf, locked, lyingOf, marketOf, turnWorth } from './turn.ts'

/** A lead of so many points, at the end and per turn left, makes a win likely. */
const width = { end: 1.2, turn: 0.55 }

export function evaluate(s: State): readonly number[] {
  if (s.phase === 'over') return [0, 1].map((seat) => (s.winners.includes(seat) ? 1 / s.winners.length : 0))
  const ahead = outlook(s)
  const points = lead(s, s.active, ahead) + ownTurn(s, s.active) - nextTurn(s)
  const chance = 1 / (1 + Math.exp(-points / (width.end + width.turn * Math.sqrt(ahead.turns[0] + ahead.turns[1]))))
  return s.active === 0 ? [chance, 1 - chance] : [1 - chance, chance]
}

/** What the rest of this turn brings. */
function ownTurn(s: State, seat: Seat): number {
  switch (s.phase) {
    case 'window':
    case 'choose':
      return turnWorth(s, seat)
    case 'roll':
    case 'ask':
      return rolling(s, seat)
    case 'place':
    case 'develop': {
      const free = placings(s, seat, s.turn.free).reduce((sum, { gain }) => sum + gain, 0)
      return free + marketOf(s, seat).worth(poolOf(s.turn.pool))
    }
    case 'refuel':
      return isBefore(s) ? turnWorth(s, seat) : 0
    default:
      return 0
  }
}

function rolling(s: State, seat: Seat): number {
  const { turn, pending } = s
  const table = diceOf(s, seat, turn.colours, locked(s))
  const [next] = pending
  if (next?.does === 'throw') return table.thrown(lyingOf(s, turn.faces, next.dice), 0)
  return turn.threw ? table.stopped(lyingOf(s, turn.faces)) : table.first(1)
}

/** The rival’s turn comes sooner once this one has been thrown. */
function nextTurn(s: State): number {
  const more = outlook(s).turns[rival(s.active) as 0 | 1] ?? 0
  return isBefore(s) ? 0 : Math.min(1, more) * rates.turn
}

const early: readonly Phase[] = ['setup', 'first', 'full', 'window', 'choose', 'roll', 'ask']
const isBefore = ({ phase, refuel }: State): boolean =>
  early.includes(phase === 'refuel' && refuel ? refuel.back : phase)
