// Dice as they were thrown against dice as they are seen, some of which cannot be read. Plain lists, nothing of the referee's.

import type { ObservedDie } from '../../src/core/observation.ts'
import type { Die, SceneDie } from '../../src/core/scene.ts'

/** Exactly these dice lie there, as far as their faces can be read. */
export function isHand(seen: readonly ObservedDie[], dice: readonly SceneDie[]): boolean {
  const left = [...dice]
  const take = (fits: (die: SceneDie) => boolean): boolean => {
    const i = left.findIndex(fits)
    if (i >= 0) left.splice(i, 1)
    return i >= 0
  }
  const [unread, read] = [seen.filter(({ face }) => face === '?'), seen.filter(({ face }) => face !== '?')]
  return (
    seen.length === dice.length &&
    read.every(({ kind, face }) => take((die) => die.kind === kind && (die.any || die.face === face))) &&
    unread.every(({ kind }) => take((die) => die.kind === kind))
  )
}

/** Every face that dice which cannot be read may show. */
export function readings(seen: readonly ObservedDie[]): Die[][] {
  let all: Die[][] = [[]]
  for (const { kind, face } of seen) {
    const faces = face === '?' ? [1, 2, 3, 4, 5, 6] : [face]
    all = all.flatMap((dice) => faces.map((it) => [...dice, { kind, face: it }]))
  }
  return all
}
