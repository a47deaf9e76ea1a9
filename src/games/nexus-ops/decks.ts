// What is left in hidden heaps: decks and exploration tiles. A shuffle is not stored: whatever is drawn next may be any of them.

import { copies } from '../../kit/deck.ts'
import { less } from '../../kit/multiset.ts'
import type { Deck } from './data/card.ts'
import type { Tile } from './data/tiles.ts'
import type { Written } from './position/written.ts'
import type { State } from './state.ts'

/** Cards of a deck that are neither in a hand nor beside it nor played, ascending. */
export function heap(s: State, deck: Deck): readonly string[] {
  const all = copies(s.match.cards.filter((it) => it.deck === deck))
  return less(all, [...s.players.flatMap((it) => [...it.hand, ...it.played]), ...s.discards[deck]])
}

/** Exploration tiles that nobody has seen, ascending. */
export const unseenTiles = (s: State): readonly string[] =>
  less(copies(s.match.tiles), [...s.revealed, ...Object.values(s.known).map((it) => it.tile)])

/**
 * Tiles that have left the game where a position was written down. NO-062: every mine lay under one; of those that were not named it was
 * the barest that shows such a mine.
 */
export function goneTiles(all: readonly Tile[], { mines = {}, revealed = [], known = {} }: Written): readonly string[] {
  const mineOf = (id: string): number | undefined => all.find((it) => it.id === id)?.mine
  const bareFirst = all.toSorted((a, b) => Number(a.unit !== undefined) - Number(b.unit !== undefined))
  const each = bareFirst.flatMap(({ id, count }) => Array.from({ length: count }, () => id))
  const gone = [...revealed]
  const named = [...revealed]
  for (const value of Object.values(mines)) {
    const i = named.findIndex((id) => mineOf(id) === value)
    const left = less(each, [...gone, ...Object.values(known).map(({ tile }) => tile)])
    const other = left.find((id) => mineOf(id) === value)
    if (i >= 0) named.splice(i, 1)
    else if (other) gone.push(other)
  }
  return gone.sort()
}
