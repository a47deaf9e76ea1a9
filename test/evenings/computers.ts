// Computer players among the hands: every second seat. They say each move, as at a table; hands carry it as clumsily as any other.

import { turnsIn } from '../../src/computers/due.ts'
import type { AnyGame } from '../../src/core/game.ts'
import type { Seat } from '../../src/core/ids.ts'
import type { Json } from '../../src/core/json.ts'
import type { Action } from '../../src/core/rules.ts'
import { choose, named } from '../../src/players/index.ts'
import type { Evening } from './evening.ts'

export const isComputers = ({ match }: Evening, by: Seat | 'chance'): boolean =>
  match.computers !== undefined && by !== 'chance' && by % 2 === 1

/** What the computer player of this seat does; null: nothing that is true here. */
export function thought({ match, room, nature }: Evening, game: AnyGame, state: Json, seat: Seat): Action | null {
  const { computers, seed, start } = match
  if (!computers || game.asked(state) !== seat) return null
  const { moves } = room.daemon
  const action = choose(game, computers.hooks, {
    state,
    seat,
    seats: start.seats.length,
    thinking: named(computers.hooks, computers.level),
    seed,
    turn: turnsIn(moves),
    moves: moves.length
  })
  return nature?.isTrue(state, action) === false ? null : action
}
