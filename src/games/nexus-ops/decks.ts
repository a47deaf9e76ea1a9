// What is left in decks and among exploration tiles. No shuffled order is stored: chance picks among what is left.

import type { Seat, Viewer } from '../../core/ids.ts'
import { remembered } from '../../core/remember.ts'
import { copies } from '../../kit/deck.ts'
import { less } from '../../kit/multiset.ts'
import type { Card, Deck, Tile } from './data/schemas.ts'
import type { State } from './state.ts'

/** Whether a seat’s hidden knowledge counts: without a viewer every seat’s, otherwise only the viewer’s own. */
const knows =
  (viewer?: Viewer) =>
  (seat: Seat): boolean =>
    viewer === undefined || viewer === seat

/** Every card of each deck, ascending. */
const decksOf = remembered(
  (cards: readonly Card[]): Readonly<Record<Deck, readonly string[]>> => ({
    energize: copies(cards.filter((it) => it.deck === 'energize')),
    secret: copies(cards.filter((it) => it.deck === 'secret'))
  })
)
const allTiles = remembered((tiles: readonly Tile[]) => copies(tiles))

/** Cards of a deck that are not in a hand, discarded or played, ascending. With a viewer: as far as that viewer knows. */
export function cardsLeft(s: State, deck: Deck, viewer?: Viewer): readonly string[] {
  const isKnown = knows(viewer)
  const gone = s.discards[deck].slice()
  s.players.forEach(({ hand, played }, seat) => {
    if (isKnown(seat)) gone.push(...hand)
    gone.push(...played)
  })
  return less(decksOf(s.match.cards)[deck], gone)
}

/** Whether a card of this deck is left. Where fewer cards are gone than the deck has, nobody need look which. */
export function hasCards(s: State, deck: Deck): boolean {
  let gone = s.discards[deck].length
  for (const { hand, played } of s.players) gone += hand.length + played.length
  return gone < decksOf(s.match.cards)[deck].length || cardsLeft(s, deck).length > 0
}

/** Exploration tiles that nobody has seen, ascending. With a viewer: as far as that viewer knows. */
export const tilesLeft = (s: State, viewer?: Viewer): readonly string[] =>
  less(allTiles(s.match.tiles), [
    ...s.revealed,
    ...Object.values(s.known).flatMap(({ tile, seats }) => (seats.some(knows(viewer)) ? [tile] : []))
  ])
