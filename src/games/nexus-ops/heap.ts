// What one viewer can know of hidden cards and tiles (NO-016, NO-127). Cards in other hands and tiles that only others have peeked at
// may be anywhere: we never count them, and deal them at random. All viewers know how many cards of each deck each seat holds. Rubium
// stays as it is: even if the table agreed to cover it, everybody can keep count.

import type { Heap } from '../../core/agreed.ts'
import { sample } from '../../core/chance.ts'
import type { Viewer } from '../../core/ids.ts'
import type { Random } from '../../core/random.ts'
import type { Phrase } from '../../core/words.ts'
import { heapOf } from '../../kit/deck.ts'
import { hexPlace } from '../../kit/grid/hex.ts'
import { chance, doubleHexes, singleHexes } from './chance.ts'
import { decks } from './data/schemas.ts'
import { cardsLeft, tilesLeft } from './decks.ts'
import { cardOf, type Player, type State } from './state.ts'
import { shows } from './view/cards.ts'
import { cardName, terrainName } from './view/names.ts'

/** What may turn up next. Used at tables with real decks and tiles, where a player enters what came. */
export function heap(s: State, viewer: Viewer): Heap {
  const [pending] = s.pending
  const node = chance(s)
  // Open heaps: everybody knows what is left.
  const open = node?.chance === 'pick' ? node.from : []
  switch (pending?.does) {
    case 'first':
      return heapOf(open, (seat) => ({ say: 'heap.first', with: { who: { seat: Number(seat) } } }))
    case 'singles':
      return heapOf(open, terrainName, singleHexes(s).map(hexPlace))
    case 'double':
      return heapOf(open, double, doubleHexes(s)[s.dealt.length]?.map(hexPlace))
    case 'draw':
      return heapOf(cardsLeft(s, pending.deck, viewer), (id) => cardName(s, id))
    case 'reveal':
    case 'peek':
      return heapOf(tilesLeft(s, viewer), (id) => shows(s, id), [hexPlace(pending.at)])
    default:
      return { items: [] }
  }
}

function double(tile: string): Phrase {
  const [one = '', two = ''] = tile.split('+').map(terrainName)
  return { say: 'heap.double', with: { one, two } }
}

/** A random state that looks the same to this viewer. */
export function knows(s: State, viewer: Viewer, random: Random): readonly [State, Random] {
  // After the match nothing is hidden.
  if (s.phase === 'over') return [s, random]
  let stream = random
  const drawn = (from: readonly string[], count: number): readonly string[] => {
    const [move, next] = sample({ chance: 'pick', what: '', from, count }, stream)
    stream = next
    return move.act === 'pick' ? move.items : []
  }
  let { players } = s
  for (const deck of decks) {
    const isDealt = (id: string, seat: number): boolean => seat !== viewer && cardOf(s, id)?.deck === deck
    const hidden = players.flatMap(({ hand }, seat) => hand.filter((id) => isDealt(id, seat)))
    const dealt = [...drawn(cardsLeft(s, deck, viewer), hidden.length)]
    players = players.map((it, seat): Player => {
      const kept = it.hand.filter((id) => !isDealt(id, seat))
      return kept.length === it.hand.length
        ? it
        : { ...it, hand: [...kept, ...dealt.splice(0, it.hand.length - kept.length)].sort() }
    })
  }
  const tiles = Object.entries(s.known).filter(([, { seats }]) => !seats.some((seat) => seat === viewer))
  const under = drawn(tilesLeft(s, viewer), tiles.length)
  const known = tiles.map(([at, it], i) => [at, { ...it, tile: under[i] as string }] as const)
  return [{ ...s, players, known: { ...s.known, ...Object.fromEntries(known) } }, stream]
}
