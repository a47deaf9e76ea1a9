// The moments of a review as they are drawn and listed: the curve of the chances, and each turning point on it.

import type { Chances, Review, Turning } from '../../src/core/review.ts'

/**
 * The curve knows few moments, and a turning point may lie between them: there the chances were those of the better choice before it, and
 * those of what was played after it. What the others had is shared as the curve shares it. The first and the last moment stay as they are.
 */
export function momentsOf({ sides, curve, turning }: Review): readonly Chances[] {
  const [first, last] = [curve.at(0)?.at ?? 0, curve.at(-1)?.at ?? 0]
  const told = (turning ?? []).flatMap(({ at, seat, chances }: Turning) => {
    const side = sides.findIndex((seats) => seats.includes(seat))
    return chances.map((chance, i) => ({ at: at + i, of: shared(chanceAt(curve, at + i), side, chance) }))
  })
  const inside = told.filter(({ at }) => at > first && at < last)
  const known = new Map([...curve, ...inside].map((it) => [it.at, it]))
  return [...known.values()].sort((a, b) => a.at - b.at)
}

/** One side's chance is this; what is left goes to the others in their proportions. */
function shared(of: readonly number[], side: number, chance: number): number[] {
  const others = of.reduce((sum, it, i) => (i === side ? sum : sum + it), 0)
  const share = (it: number): number => (others > 0 ? it / others : 1 / (of.length - 1))
  return of.map((it, i) => (i === side ? chance : (1 - chance) * share(it)))
}

/** The chances between two moments of the curve, in a straight line. */
export function chanceAt(curve: readonly Chances[], at: number): readonly number[] {
  const next = curve.findIndex((it) => it.at >= at)
  const [from, to] = [curve[Math.max(0, next - 1)], curve.at(next)]
  if (!from || !to) return []
  const part = to.at === from.at ? 1 : (at - from.at) / (to.at - from.at)
  return to.of.map((it, i) => (from.of[i] ?? 0) * (1 - part) + it * part)
}
