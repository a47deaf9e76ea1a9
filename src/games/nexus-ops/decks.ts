// What is left in hidden heaps: decks and exploration tiles. A shuffle is not stored: whatever is drawn next may be any of them.

import type { Seat, Viewer } from '../../core/ids.ts'
import { copies } from '../../kit/deck.ts'
import { less } from '../../kit/multiset.ts'
import type { Deck } from './data/schemas.ts'
import type { State } from './state.ts'

/** Whose hands and looks at tiles count: all, but for a viewer who knows no others'. */
const knows =
  (viewer?: Viewer) =>
  (seat: Seat): boolean =>
    viewer === undefined || viewer === seat

/** Cards of a deck that are neither in a hand nor beside it nor played, ascending; as far as a viewer knows, where one is named. */
export const cardsLeft = (s: State, deck: Deck, viewer?: Viewer): readonly string[] =>
  less(copies(s.match.cards.filter((it) => it.deck === deck)), [
    ...s.players.flatMap(({ hand, played }, seat) => (knows(viewer)(seat) ? [...hand, ...played] : played)),
    ...s.discards[deck]
  ])

/** Exploration tiles that nobody has seen, ascending; as far as a viewer knows, where one is named. */
export const tilesLeft = (s: State, viewer?: Viewer): readonly string[] =>
  less(copies(s.match.tiles), [
    ...s.revealed,
    ...Object.values(s.known).flatMap(({ tile, seats }) => (seats.some(knows(viewer)) ? [tile] : []))
  ])
