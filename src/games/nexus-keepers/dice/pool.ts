// The dice of a turn, counted by face: those in the tray, those that count for a Clumsy, those that can pay for something.

import { handOf } from '../../../kit/dice/pool.ts'
import type { Face } from '../cards/card.ts'
import type { Options } from '../options.ts'
import type { Turn } from '../state.ts'

export const faces = [1, 2, 3, 4, 5, 6] as const satisfies readonly Face[]

export function ones(dice: readonly Face[]): number {
  let n = 0
  for (const it of dice) if (it === 1) n++
  return n
}

/** `dice` without `some` of them, both ascending. */
export function without(dice: readonly Face[], some: readonly Face[]): readonly Face[] {
  if (some.length === 0) return dice
  const left = Array<Face>(dice.length - some.length)
  let [n, i] = [0, 0]
  for (const it of dice)
    if (it === some[i]) i++
    else left[n++] = it
  return left
}

/** NK-044: regular and power dice that show 1 count for a Clumsy; the reserve die does only if the table agreed on it. */
export function countedOnes({ regular, power, reserve }: Turn, options: Options): number {
  return (
    ones(regular) +
    (options.clumsyCountsPower ? ones(power) : 0) +
    (options.clumsyCountsReserve && reserve === 1 ? 1 : 0)
  )
}

/**
 * The dice that can pay for something. NK-047, NK-051, NK-078: power and reserve dice are ordinary dice of their face.
 * NK-043, Q66: after a Clumsy under the alternative rule, the counted 1s pay for nothing.
 */
export function hand(turn: Turn, options: Options): number[] {
  const counts = handOf(turn.regular, turn.power)
  if (turn.reserve !== null) counts[turn.reserve] = (counts[turn.reserve] ?? 0) + 1
  if (turn.clumsy) counts[1] = (counts[1] ?? 0) - countedOnes(turn, options)
  return counts
}
