// What an oracle sees on the table, whatever the sensors make of it, as words `place=kind`.

import type { ObservedDie } from '../../src/core/observation.ts'
import { type Shown, sumOf } from './shown.ts'

/** What really stands and lies on the table. */
export interface Fact {
  /** Things on places, as the sensors could tell them apart; with and without what stands on no place of the board. */
  readonly shows: readonly string[]
  /** With `?` for a face that the sensors cannot read. */
  readonly dice: readonly ObservedDie[]
  /** Indexes of those dice that have rolled since the last judgement. */
  readonly thrown: readonly number[]
}

/** What stands on a place, in words. */
export const wordsOf = (shows: string, place: string): string =>
  shows.includes(`${place}=`)
    ? shows
        .split(' ')
        .filter((it) => it.startsWith(`${place}=`))
        .join(' ')
    : ''

/** It shows something else now than where the play began. */
export const isTouched = ({ shows }: Fact, origin: Shown, place: string): boolean =>
  shows.every((words) => wordsOf(words, place) !== wordsOf(origin.shows, place))

const sums = new WeakMap<Fact, readonly number[]>()
/** The sums of both ways to say it. */
export function sumsOf(fact: Fact): readonly number[] {
  const known = sums.get(fact)
  if (known) return known
  const made = fact.shows.map((words) => sumOf(words.split(' ')))
  sums.set(fact, made)
  return made
}
