// The two ways in which handlers of events change a state.

import type { Seat } from '../../../core/ids.ts'
import type { Handlers as HandlersOf } from '../../../kit/script.ts'
import type { Event } from '../events.ts'
import type { Player, State, Turn } from '../state.ts'
import { player, turnOf } from '../state.ts'

export type Handlers<Name extends Event['e']> = HandlersOf<State, Event, Name>

export const withPlayer = (s: State, seat: Seat, change: Partial<Player>): State => {
  const players = s.players.slice()
  players[seat] = { ...player(s, seat), ...change }
  return { ...s, players }
}

export const withTurn = (s: State, change: Partial<Turn>): State => ({ ...s, turn: { ...turnOf(s), ...change } })
