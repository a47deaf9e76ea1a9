// What may turn up next, as one seat can know it (NO-016, NO-127): asked where decks and tiles are real. Cards in others' hands and tiles
// that only others have looked at may be anywhere: they are never counted.

import type { Heap } from '../../core/agreed.ts'
import type { Seat, Viewer } from '../../core/ids.ts'
import type { Phrase } from '../../core/words.ts'
import { copies, heapOf } from '../../kit/deck.ts'
import { hexPlace } from '../../kit/grid/hex.ts'
import { less } from '../../kit/multiset.ts'
import { chance, doubleHexes, singleHexes } from './chance.ts'
import type { Deck } from './data/card.ts'
import type { State } from './state.ts'
import { shows } from './view/hand.ts'
import { cardName } from './view/names.ts'

export function heap(s: State, viewer: Viewer): Heap {
  const [pending] = s.pending
  switch (pending?.does) {
    case 'first':
      return heapOf(drawn(s), (seat) => ({ say: 'heap.first', with: { who: { seat: Number(seat) } } }))
    case 'singles':
      return heapOf(drawn(s), terrain, singleHexes(s).map(hexPlace))
    case 'double':
      return heapOf(drawn(s), double, doubleHexes(s)[s.dealt.length]?.map(hexPlace))
    case 'draw':
      return heapOf(cardsLeft(s, pending.deck, viewer), (id) => cardName(s, id))
    case 'reveal':
    case 'peek':
      return heapOf(tilesLeft(s, viewer), (id) => shows(s, id), [hexPlace(pending.at)])
    default:
      return { items: [] }
  }
}

/** Open heaps: what is left is known to all. */
function drawn(s: State): readonly string[] {
  const node = chance(s)
  return node?.chance === 'pick' ? node.from : []
}

const terrain = (name: string): Phrase => ({ say: `terrain.${name}` })
function double(tile: string): Phrase {
  const [one = '', two = ''] = tile.split('+')
  return { say: 'heap.double', with: { one: terrain(one), two: terrain(two) } }
}

const isOf = (viewer: Viewer, seats: readonly Seat[]): boolean => seats.some((seat) => seat === viewer)

/** Cards that are neither in the viewer's own hand nor face up anywhere. */
export function cardsLeft(s: State, deck: Deck, viewer: Viewer): readonly string[] {
  const own = s.players.filter((_, seat) => seat === viewer).flatMap(({ hand }) => hand)
  const open = s.players.flatMap(({ played }) => played)
  return less(copies(s.match.cards.filter((it) => it.deck === deck)), [...own, ...open, ...s.discards[deck]])
}

/** Tiles that have not been turned up and that the viewer has not looked at. */
export const tilesLeft = (s: State, viewer: Viewer): readonly string[] =>
  less(copies(s.match.tiles), [
    ...s.revealed,
    ...Object.values(s.known).flatMap(({ tile, seats }) => (isOf(viewer, seats) ? [tile] : []))
  ])
