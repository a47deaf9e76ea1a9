// What is left in hidden heaps: decks and exploration tiles. A shuffle is not stored: whatever is drawn next may be any of them.

import type { Deck } from './data/card.ts'
import type { State } from './state.ts'

export const copies = (of: readonly { readonly id: string; readonly count: number }[]): readonly string[] =>
  of.flatMap(({ id, count }) => Array.from({ length: count }, () => id)).sort()

/** `all` without one copy of each of `gone`. */
export function less(all: readonly string[], gone: readonly string[]): readonly string[] {
  const left = [...all]
  for (const it of gone) {
    const i = left.indexOf(it)
    if (i >= 0) left.splice(i, 1)
  }
  return left
}

/** Cards of a deck that are neither in a hand nor beside it nor played, ascending. */
export function heap(s: State, deck: Deck): readonly string[] {
  const all = copies(s.match.cards.filter((it) => it.deck === deck))
  return less(all, [...s.players.flatMap((it) => [...it.hand, ...it.played]), ...s.discards[deck]])
}

/** Exploration tiles that nobody has seen, ascending. */
export const unseenTiles = (s: State): readonly string[] =>
  less(copies(s.match.tiles), [...s.revealed, ...Object.values(s.known).map((it) => it.tile)])
