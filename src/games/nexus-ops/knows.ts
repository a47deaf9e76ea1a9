// What one viewer cannot know, dealt anew (NO-127): cards in others' hands and tiles that only others have looked at. How many cards of
// which deck somebody holds all can see; rubium that is covered by agreement can be counted along and stays.

import { sample } from '../../core/chance.ts'
import type { Viewer } from '../../core/ids.ts'
import type { Random } from '../../core/random.ts'
import type { Deck } from './data/card.ts'
import { cardsLeft, tilesLeft } from './heap.ts'
import type { Player, State } from './state.ts'
import { cardOf } from './state.ts'

const decks: readonly Deck[] = ['energize', 'secret']

export function knows(s: State, viewer: Viewer, random: Random): readonly [State, Random] {
  // Once it is over, cards are laid on the table.
  if (s.phase === 'over') return [s, random]
  let stream = random
  const drawn = (from: readonly string[], count: number): readonly string[] => {
    const [move, next] = sample({ chance: 'pick', what: '', from, count }, stream)
    stream = next
    return move.act === 'pick' ? move.items : []
  }
  let players = s.players
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
