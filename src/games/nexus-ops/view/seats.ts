// The players as everybody sees them: their status, rubium, points, number of cards and played missions. The cards
// in their hands are shown only after the match.

import type { Seat, Viewer } from '../../../core/ids.ts'
import type { SeatView, Widget } from '../../../core/view.ts'
import type { Phrase } from '../../../core/words.ts'
import { counter } from '../../../kit/counter.ts'
import { army, controlled } from '../board.ts'
import { asked } from '../machine.ts'
import { cardOf, player, type State, seatsOf } from '../state.ts'
import { points } from './cards.ts'
import { cardName } from './names.ts'

export const seatViews = (s: State, viewer: Viewer): readonly SeatView[] =>
  seatsOf(s).map((seat) => ({
    seat,
    status: status(s, seat),
    state: stateOf(s, seat),
    ...(s.match.options.teams ? { team: seat % 2 } : {}),
    widgets: widgets(s, seat, viewer)
  }))

function stateOf(s: State, seat: Seat): SeatView['state'] {
  if (s.winners) return s.winners.includes(seat) ? 'won' : 'out'
  if (player(s, seat).out) return 'out'
  return s.phase !== 'setup' && seat === s.active ? 'plays' : 'waits'
}

function status(s: State, seat: Seat): Phrase {
  if (s.winners?.includes(seat)) return { say: 'status.won' }
  if (player(s, seat).out) return { say: 'status.out' }
  if (s.winners) return { say: 'status.over' }
  if (asked(s) === seat && seat !== s.active) return { say: 'status.asked' }
  if (s.phase !== 'setup' && seat === s.active)
    return { say: 'status.plays', with: { phase: { say: `phase.${s.phase}` } } }
  return { say: 'status.stands', with: { n: army(s, seat), spaces: controlled(s, seat).length } }
}

function widgets(s: State, seat: Seat, viewer: Viewer): readonly Widget[] {
  const { rubium, vp, hand, played } = player(s, seat)
  const { publicRubium, teams, teamTarget, vpTarget } = s.match.options
  const count = (deck: 'energize' | 'secret'): Widget =>
    counter(deck, hand.filter((id) => cardOf(s, id)?.deck === deck).length)
  return [
    counter('vp', vp, { of: teams ? teamTarget : vpTarget }),
    ...(publicRubium || viewer === seat ? [counter('rubium', rubium)] : []),
    count('energize'),
    count('secret'),
    ...(played.length > 0 ? [missions(s, played)] : []),
    // After the match, the hands are shown.
    ...(s.phase === 'over' && hand.length > 0 ? [held(s, hand)] : [])
  ]
}

const held = (s: State, hand: readonly string[]): Widget => ({
  widget: 'list',
  id: 'held',
  title: { say: 'list.held' },
  items: hand.map((id) => ({ text: cardName(s, id) }))
})

/** NO-129: played missions stay face up. */
const missions = (s: State, played: readonly string[]): Widget => ({
  widget: 'list',
  id: 'played',
  title: { say: 'list.played' },
  items: played.map((id) => {
    const card = cardOf(s, id)
    return { text: cardName(s, id), note: points(card?.vp ?? 0, card?.red ?? false) }
  })
})
