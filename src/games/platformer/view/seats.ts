// The players as everybody sees them: where the hero is, its hearts, coins and gems, its special die, its cards.

import type { Seat } from '../../../core/ids.ts'
import type { SeatView, Widget } from '../../../core/view.ts'
import type { Phrase } from '../../../core/words.ts'
import { counter } from '../../../kit/counter.ts'
import { specialDie } from '../data/symbols.ts'
import { health, heroOf, type Player, player, type State, seatsOf } from '../state.ts'
import { asked } from '../turn/round.ts'
import { cardLines, heroLines } from './cards.ts'
import { cardName, levelOf } from './names.ts'

export const seatViews = (s: State): readonly SeatView[] =>
  seatsOf(s).map((seat) => ({ seat, status: status(s, seat), state: stateOf(s, seat), widgets: widgets(s, seat) }))

function stateOf(s: State, seat: Seat): SeatView['state'] {
  if (s.winners) return s.winners.includes(seat) ? 'won' : 'out'
  if (s.phase !== 'setup' && seat === s.active) return 'plays'
  return s.phase !== 'setup' && player(s, seat).at === null ? 'off' : 'waits'
}

function status(s: State, seat: Seat): Phrase {
  if (s.winners) return { say: s.winners.includes(seat) ? 'status.won' : 'status.over' }
  if (asked(s) === seat && seat !== s.active) return { say: 'status.asked' }
  const { at, hero } = player(s, seat)
  if (s.phase === 'setup' || hero === '') return { say: 'status.ready' }
  if (at === null) return { say: 'status.off' }
  return { say: 'status.on', with: { level: levelOf(s, at) } }
}

function widgets(s: State, seat: Seat): readonly Widget[] {
  const it = player(s, seat)
  if (it.hero === '') return []
  return [
    counter('hearts', it.hearts, { of: health(s, seat) }),
    counter('coins', it.coins),
    counter('gems', it.gems),
    special(it),
    ...(it.token ? [stone] : []),
    {
      widget: 'card',
      id: 'hero',
      title: cardName(s, it.hero),
      lines: heroLines(s, heroOf(s, seat)),
      used: it.used
    },
    ...it.items.map(
      (one, i): Widget => ({
        widget: 'card',
        id: `item-${i}`,
        title: cardName(s, one.id),
        lines: cardLines(s, one.id),
        used: one.used
      })
    ),
    ...it.potions.map(
      (one, i): Widget => ({
        widget: 'card',
        id: `potion-${i}`,
        title: cardName(s, one),
        lines: cardLines(s, one)
      })
    )
  ]
}

/** PL-012: it lies on the hero's card or where a sensor reads it, and nobody throws it. */
const special = (it: Player): Widget => ({
  widget: 'dice',
  id: 'special',
  title: { say: 'list.special' },
  dice: [{ ...specialDie(it.special), state: 'free' }]
})
/** PL-170. */
const stone: Widget = {
  widget: 'list',
  id: 'token',
  title: { say: 'list.tokens' },
  items: [{ text: { say: 'list.token' }, strong: true }]
}
