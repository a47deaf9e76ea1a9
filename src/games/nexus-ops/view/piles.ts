// What lies open beside the board: the pile of Missions and the discards. The same for everybody.

import type { Widget } from '../../../core/view.ts'
import type { Deck } from '../data/card.ts'
import type { State } from '../state.ts'
import { cardName } from './names.ts'

const decks: readonly Deck[] = ['energize', 'secret']

export const pileWidgets = (s: State): readonly Widget[] => [
  { widget: 'counter', id: 'missions', title: { say: 'counter.missions', with: { n: s.missions } }, value: s.missions },
  ...decks
    .filter((deck) => s.discards[deck].length > 0)
    .map(
      (deck): Widget => ({
        widget: 'list',
        id: `discards.${deck}`,
        title: { say: `list.discards.${deck}` },
        items: s.discards[deck].map((id) => ({ text: cardName(s, id) }))
      })
    )
]
