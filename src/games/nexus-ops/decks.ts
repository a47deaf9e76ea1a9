// What is left in decks and among exploration tiles. No shuffled order is stored: chance picks among what is left.

import type { Seat, Viewer } from '../../core/ids.ts'
import { copies } from '../../kit/deck.ts'
import { less } from '../../kit/multiset.ts'
import type { Deck } from './data/schemas.ts'
import type { State } from './state.ts'

/** Whether a seat’s hidden knowledge counts: without a viewer every seat’s, otherwise only the viewer’s own. */
const knows =
  (viewer?: Viewer) =>
  (seat: Seat): boolean =>
    viewer === undefined || viewer === seat

/** Cards of a deck that are not in a hand, discarded or played, ascending. With a viewer: as far as that viewer knows. */
export const cardsLeft = (s: State, deck: Deck, viewer?: Viewer): readonly string[] =>
  less(copies(s.match.cards.filter((it) => it.deck === deck)), [
    ...s.players.flatMap(({ hand, played }, seat) => (knows(viewer)(seat) ? [...hand, ...played] : played)),
    ...s.discards[deck]
  ])

/** Exploration tiles that nobody has seen, ascending. With a viewer: as far as that viewer knows. */
export const tilesLeft = (s: State, viewer?: Viewer): readonly string[] =>
  less(copies(s.match.tiles), [
    ...s.revealed,
    ...Object.values(s.known).flatMap(({ tile, seats }) => (seats.some(knows(viewer)) ? [tile] : []))
  ])
