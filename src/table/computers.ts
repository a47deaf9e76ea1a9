// What a match tells computer players, and what it tells others about them.

import type { Seat } from '../core/ids.ts'
import type { Match } from './match.ts'
import type { Position } from './room.ts'

export const seatsOfComputers = ({ players }: Pick<Match, 'players'>): readonly Seat[] =>
  players.all().flatMap((player, seat) => (player === null ? [] : [seat]))

/** A computer player agrees to every take-back of its moves. */
export function agreesToUndo(match: Match): boolean {
  const mover = match.moves().findLast(({ by }) => by !== 'chance')?.by
  return seatsOfComputers(match).some((seat) => seat === mover)
}

export const positionOf = (match: Match & { readonly number: number }, posed: readonly string[]): Position => ({
  match: match.number,
  game: match.game,
  players: match.players.all(),
  state: match.state(),
  moves: match.moves(),
  ruling: match.ruling(),
  over: match.outcome() !== null,
  posed,
  hint: match.coach.wanted()
})
