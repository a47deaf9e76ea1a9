// What really is on the table, as words `place=kind`. Only the oracle sees it; sensor faults have no effect on it.

import type { ObservedDie } from '../../src/core/observation.ts'
import { type Shown, sumOf } from './shown.ts'

/** The real contents of the table. */
export interface Fact {
  /**
   * Two texts of the pieces on places, as detailed as the sensors could tell them apart: with and without pieces on places that are
   * beside the board.
   */
  readonly shows: readonly string[]
  /** With `?` for a face that sensors cannot read. */
  readonly dice: readonly ObservedDie[]
  /** Indexes of the dice that have rolled since the last gesture. */
  readonly thrown: readonly number[]
}

/** The words for one place. */
export const wordsOf = (shows: string, place: string): string =>
  shows.includes(`${place}=`)
    ? shows
        .split(' ')
        .filter((it) => it.startsWith(`${place}=`))
        .join(' ')
    : ''

/** Whether the place shows something else now than where the play began. */
export const isTouched = ({ shows }: Fact, origin: Shown, place: string): boolean =>
  shows.every((words) => wordsOf(words, place) !== wordsOf(origin.shows, place))

const sums = new WeakMap<Fact, readonly number[]>()
/** The sums of both texts. */
export function sumsOf(fact: Fact): readonly number[] {
  const known = sums.get(fact)
  if (known) return known
  const made = fact.shows.map((words) => sumOf(words.split(' ')))
  sums.set(fact, made)
  return made
}
