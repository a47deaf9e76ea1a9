// What one viewer can know of hidden Tuareks (KE-006): the opponent may hold any that this viewer has not seen. Nobody knows the order of
// the deck and the lands.

import type { Heap } from '../../core/agreed.ts'
import { sample } from '../../core/chance.ts'
import type { Seat, Viewer } from '../../core/ids.ts'
import type { Random } from '../../core/random.ts'
import type { Phrase } from '../../core/words.ts'
import { heapOf } from '../../kit/deck.ts'
import { chance } from './chance.ts'
import type { Tuarek } from './data/names.ts'
import type { Clan, State } from './state.ts'
import { pile } from './turn/stock.ts'
import { cardName, landName, tuarekName } from './view/names.ts'

const seesOf = (viewer: Viewer): readonly Seat[] => (viewer === 'audience' ? [] : [viewer])

/** What may turn up next. Used at tables with real cards and tiles, where a player enters what came. */
export function heap(s: State, viewer: Viewer): Heap {
  const [pending] = s.pending
  const node = chance(s)
  if (node?.chance !== 'pick') return { items: [] }
  if (pending?.does === 'tuarek') {
    const unseen = pile(s, seesOf(viewer))
    return heapOf(unseen.length > 0 ? [...unseen, ...(pile(s).length === 0 ? s.discards : [])] : s.discards, tuarekName)
  }
  const name = (item: string): Phrase => (pending?.does === 'land' ? landName(s, item) : cardName(s, item))
  // A heap repeats a card to express its odds. The number of repetitions is no number of cards, so list each once.
  return { items: [...new Set(node.from)].map((item) => ({ item, name: name(item) })) }
}

/** A random state that looks the same to this viewer. */
export function knows(s: State, viewer: Viewer, random: Random): readonly [State, Random] {
  let stream = random
  const left = [...pile(s, seesOf(viewer))]
  const deal = (clan: Clan, seat: Seat): Clan => {
    if (seat === viewer) return clan
    const [move, next] = sample({ chance: 'pick', what: '', from: left, count: clan.tuareks.length }, stream)
    stream = next
    const items = (move.act === 'pick' ? move.items : []) as readonly Tuarek[]
    for (const it of items) left.splice(left.indexOf(it), 1)
    return { ...clan, tuareks: [...items].sort() }
  }
  const [mine, theirs] = s.clans
  const clans = [deal(mine, 0), deal(theirs, 1)] as const
  return [{ ...s, clans }, stream]
}
