// How a long list of choices is cut down: by tapping the places and the dice that a choice speaks of, in any order, until one is left.
// Pure.

import type { PlaceId } from '../../src/core/ids.ts'
import type { Choice } from '../../src/core/view.ts'

/** Something that was tapped: a place of the board, or a die's face. */
export type Mark = PlaceId | number

export const marksOf = ({ places = [], dice = [], pick }: Choice): readonly Mark[] => [
  ...(pick === 'place' ? places : []),
  ...dice
]

/** Marks without those that were tapped already; null when one of those is not among them. */
function without(marks: readonly Mark[], tapped: readonly Mark[]): readonly Mark[] | null {
  const left = [...marks]
  for (const mark of tapped) {
    const i = left.indexOf(mark)
    if (i < 0) return null
    left.splice(i, 1)
  }
  return left
}

export interface Narrowed {
  /** Choices that speak of everything tapped. */
  readonly left: readonly Choice[]
  /** Those of them that speak of nothing else. */
  readonly whole: readonly Choice[]
  /** What can be tapped next, each as often as it can be. */
  readonly next: readonly Mark[]
  /** The one that was meant: nothing else can be. */
  readonly meant: Choice | null
}

export function narrow(choices: readonly Choice[], tapped: readonly Mark[]): Narrowed {
  const rests = choices.flatMap((choice) => {
    const rest = without(marksOf(choice), tapped)
    return rest ? [{ choice, rest }] : []
  })
  const left = rests.map(({ choice }) => choice)
  const whole = rests.flatMap(({ choice, rest }) => (rest.length === 0 ? [choice] : []))
  const next = new Map<Mark, number>()
  for (const { rest } of rests)
    for (const mark of new Set(rest)) {
      const times = rest.filter((it) => it === mark).length
      next.set(mark, Math.max(times, next.get(mark) ?? 0))
    }
  return {
    left,
    whole,
    next: [...next].flatMap(([mark, times]) => Array.from({ length: times }, () => mark)),
    meant: tapped.length > 0 && left.length === 1 ? (whole[0] ?? null) : null
  }
}
