// What a computer player has to do now, if anything: a pure function of the position on the table.

import type { Seat } from '../core/ids.ts'
import type { Level } from '../core/level.ts'
import type { Move, Start } from '../core/rules.ts'
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

export const levelOf = ({ agreed }: Pick<Start, 'agreed'>, seat: Seat | null | undefined): Level | null =>
  (seat === null || seat === undefined ? null : agreed?.computers?.[seat]) ?? null

/** Whoever made the last move, chance apart. */
export const lastMover = (moves: readonly Move[]): Seat | null => {
  const by = moves.findLast((it) => it.by !== 'chance')?.by
  return by === undefined || by === 'chance' ? null : by
}

/** `virtual`: nobody carries and throws for a computer player. `undone`: a move was just undone. */
export function dueIn(position: Position, virtual: boolean, undone: boolean): Due | null {
  const { game, start, state, moves, ruling, over, hint } = position
  if (hint !== null) return { due: 'hint', seat: hint }
  if (over || !start.agreed?.computers?.some((it) => it !== null)) return null
  const mover = lastMover(moves)
  // Before anybody has moved, a computer's dice are thrown where no person plays.
  const byComputer =
    mover === null ? start.seats.every((_, seat) => levelOf(start, seat)) : levelOf(start, mover) !== null
  if (ruling.ruling === 'ask') {
    const { seat, id } = ruling.question
    return seat !== null && levelOf(start, seat) ? { due: 'answer', seat, question: id } : null
  }
  if (ruling.ruling === 'on the way') return virtual && (byComputer || undone) ? { due: 'carry' } : null
  if (ruling.ruling !== 'settled') return null
  const seat = game.asked(state)
  const level = levelOf(start, seat)
  if (seat !== null) return level && { due: 'move', seat, level }
  return virtual && byComputer && game.chance(state)?.chance === 'throw' ? { due: 'throw' } : null
}

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
