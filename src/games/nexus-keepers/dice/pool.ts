// The dice of a turn, counted by face: which lie there, which count as Clumsy, which can serve something.

import type { Face } from '../cards/card.ts'
import type { Options } from '../options.ts'
import type { Turn } from '../state.ts'

/** How many dice show each face; index 0 is unused. */
export type Hand = readonly number[]

export const faces = [1, 2, 3, 4, 5, 6] as const satisfies readonly Face[]

const ones = (dice: readonly Face[]): number => dice.filter((it) => it === 1).length

/** NK-044: regular and power dice that show 1 count for Clumsy; the reserve die does not, unless the table agreed on it. */
export function countedOnes({ regular, power, reserve }: Turn, options: Options): number {
  return (
    ones(regular) +
    (options.clumsyCountsPower ? ones(power) : 0) +
    (options.clumsyCountsReserve && reserve === 1 ? 1 : 0)
  )
}

/**
 * The dice that can serve something. NK-047, NK-051, NK-078: power and reserve dice are ordinary dice of their face.
 * NK-043, Q66: after a Clumsy that was borne, the counted 1s serve nothing.
 */
export function hand(turn: Turn, options: Options): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0]
  add(counts, turn.regular)
  add(counts, turn.power)
  if (turn.reserve !== null) add(counts, [turn.reserve])
  if (turn.clumsy) counts[1] = (counts[1] ?? 0) - countedOnes(turn, options)
  return counts
}

export function add(counts: number[], dice: readonly Face[]): void {
  for (const face of dice) counts[face] = (counts[face] ?? 0) + 1
}

/** The hand without these dice; null when they are not all there. */
export function less(counts: Hand, dice: readonly Face[]): number[] | null {
  const left = counts.slice()
  for (const face of dice) {
    const n = (left[face] ?? 0) - 1
    if (n < 0) return null
    left[face] = n
  }
  return left
}
