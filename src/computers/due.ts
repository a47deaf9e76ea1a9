// What a computer player has to do now, if anything: a pure function of the position on the table.

import type { Seat } from '../core/ids.ts'
import type { Level, Player } from '../core/level.ts'
import type { Move } from '../core/rules.ts'
import type { Position } from '../table/room.ts'

export type Due =
  /** A move of this seat. */
  | { readonly due: 'move'; readonly seat: Seat; readonly level: Level }
  /** Advice for this seat, which a person plays. */
  | { readonly due: 'hint'; readonly seat: Seat }
  /** Throw its dice, where nobody is there to throw them. */
  | { readonly due: 'throw' }
  /** Carry its pieces, where no hand is there to carry them. */
  | { readonly due: 'carry' }
  /** An answer to the referee's question. */
  | { readonly due: 'answer'; readonly seat: Seat; readonly question: string }

/** Whoever made the last move, chance apart. */
export const lastMover = (moves: readonly Move[]): Seat | null => {
  const by = moves.findLast((it) => it.by !== 'chance')?.by
  return by === undefined || by === 'chance' ? null : by
}

/** Whether the seats that are told what comes next are computers' alone, or people's alone; null: neither. */
function areComputers({ game, players, state }: Position): boolean | null {
  const [first, ...others] = game.view(state, 'audience').prompt.seats.map((seat) => (players[seat] ?? null) !== null)
  return first === undefined || others.includes(!first) ? null : first
}

/** `virtual`: nobody carries and throws for a computer player. `undone`: a move was just undone. */
export function dueIn(position: Position, virtual: boolean, undone: boolean): Due | null {
  const { game, players, state, moves, ruling, over, hint } = position
  if (hint !== null) return { due: 'hint', seat: hint }
  if (over || players.every((it) => it === null)) return null
  const levelOf = (seat: Seat | null): Player => (seat === null ? null : (players[seat] ?? null))
  const mover = lastMover(moves)
  // Before anybody has moved, dice of nobody in particular are thrown where no person plays.
  const byComputer = mover === null ? players.every((it) => it !== null) : levelOf(mover) !== null
  if (ruling.ruling === 'ask') {
    const { seat, id } = ruling.question
    return seat !== null && levelOf(seat) ? { due: 'answer', seat, question: id } : null
  }
  if (ruling.ruling === 'on the way') {
    const thrown = moves.at(-1)?.by === 'chance' && areComputers(position)
    return virtual && (byComputer || undone || thrown) ? { due: 'carry' } : null
  }
  if (ruling.ruling !== 'settled') return null
  const seat = game.asked(state)
  const level = levelOf(seat)
  if (seat !== null) return level && { due: 'move', seat, level }
  if (!virtual || game.chance(state)?.chance !== 'throw') return null
  return (areComputers(position) ?? byComputer) ? { due: 'throw' } : null
}

/** While people think or carry pieces, computer players think ahead. Where time changes every state, there is nothing to be gained. */
export const ponders = ({ game, players, over }: Position, due: Due | null): boolean =>
  !over && !game.follows && players.some((it) => it !== null) && due?.due !== 'move' && due?.due !== 'hint'

/** How many turns there were: how often the turn passed from one seat to another. */
export function turnsIn(moves: readonly Move[]): number {
  let turns = 0
  let last: Seat | null = null
  for (const { by } of moves) {
    if (by === 'chance') continue
    if (last !== null && last !== by) turns++
    last = by
  }
  return turns
}
