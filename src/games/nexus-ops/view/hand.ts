// What one seat knows alone: the cards in its hand and the face-down tiles it has looked at. Never made for anybody else.

import type { Seat } from '../../../core/ids.ts'
import type { Widget } from '../../../core/view.ts'
import type { Phrase } from '../../../core/words.ts'
import { verbatim } from '../../../core/words.ts'
import type { Action } from '../actions.ts'
import type { Tile } from '../data/tiles.ts'
import type { State } from '../state.ts'
import { cardOf, player } from '../state.ts'
import { cardLines } from './card.ts'
import { cardName, placeName, unitName } from './names.ts'

/** `can`: what this seat may do now; a card that it may play is marked. */
export function handWidgets(s: State, seat: Seat, can: readonly Action[]): readonly Widget[] {
  const ready = new Set(can.flatMap((it) => (it.act === 'play' || it.act === 'mission' ? [it.card] : [])))
  const cards = player(s, seat).hand.map((id, i): Widget => {
    const card = cardOf(s, id)
    const lines = card ? cardLines(card) : []
    return {
      widget: 'card',
      id: `hand.${i}`,
      title: cardName(s, id),
      lines,
      secret: true,
      ...(ready.has(id) ? { ready: true as const } : {}),
      ...(card ? { look: card.deck } : {})
    }
  })
  const seen = Object.entries(s.known).filter(([, it]) => it.seats.includes(seat))
  if (seen.length === 0) return cards
  const items = seen.map(([at, { tile }]) => ({ text: placeName(s, at), note: shows(s, tile) }))
  return [...cards, { widget: 'list', id: 'seen', title: { say: 'list.seen' }, items, secret: true }]
}

/** What an exploration tile shows. */
export function shows(s: State, id: string): Phrase {
  const tile: Tile | undefined = s.match.tiles.find((it) => it.id === id)
  const unit = tile?.unit && unitName(tile.unit)
  const mine: Phrase | undefined = tile?.mine ? { say: 'piece.mine', with: { n: tile.mine } } : undefined
  if (unit && mine) return { say: 'tile.both', with: { unit, mine } }
  return unit ?? mine ?? (tile ? { say: 'tile.nothing' } : verbatim(id))
}
