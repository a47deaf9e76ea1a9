// What each player owns. KE-006: only the owner sees its Tuareks; the others see how many there are.

import type { Viewer } from '../../../core/ids.ts'
import type { SeatView, Widget } from '../../../core/view.ts'
import { counter } from '../../../kit/counter.ts'
import { clan, inCamp, type State } from '../state.ts'
import { acting } from '../turn/round.ts'
import { gaugeOf } from './gauge.ts'
import { cardName, landName, powerName, tuarekName } from './names.ts'

export const seatViews = (s: State, viewer: Viewer): readonly SeatView[] =>
  [0, 1].map((seat): SeatView => {
    const { jerrycans, tuareks, cards, lands, powers } = clan(s, seat)
    const widgets: readonly Widget[] = [
      gaugeOf(s, seat),
      counter('jerrycans', jerrycans),
      counter('camp', inCamp(s, seat)),
      counter('tuareks', tuareks.length),
      ...list(
        `cards/${seat}`,
        'list.cards',
        cards.map((id) => cardName(s, id))
      ),
      ...list(`powers/${seat}`, 'list.powers', powers.map(powerName)),
      ...list(
        `lands/${seat}`,
        'list.lands',
        lands.map((id) => landName(s, id))
      ),
      ...(viewer === seat && tuareks.length > 0
        ? [
            {
              widget: 'list' as const,
              id: `hand/${seat}`,
              title: { say: 'list.tuareks' },
              items: tuareks.map((it) => ({ text: tuarekName(it), note: { say: `tuarek.${it}.help` } })),
              secret: true as const
            }
          ]
        : [])
    ]
    return { seat, status: statusOf(s, seat), state: stateOf(s, seat), widgets }
  })

const list = (id: string, title: string, texts: readonly ReturnType<typeof cardName>[]): readonly Widget[] =>
  texts.length > 0 ? [{ widget: 'list', id, title: { say: title }, items: texts.map((text) => ({ text })) }] : []

const stateOf = (s: State, seat: number): SeatView['state'] =>
  s.phase === 'over' ? (s.winners.includes(seat) ? 'won' : 'waits') : s.active === seat ? 'plays' : 'waits'

const statusOf = (s: State, seat: number): SeatView['status'] =>
  s.phase === 'over'
    ? { say: 'status.over', with: { n: s.scores?.[seat === 0 ? 0 : 1] ?? 0 } }
    : { say: `status.${does(s, seat)}` }

/** What a seat does now. KE-007: the opponent rolls refuels, settles disputes, and may hold the tie power. */
function does(s: State, seat: number): string {
  const [acts, refuels] = [acting(s) === seat, s.phase === 'refuel']
  if (seat === s.active) return acts ? 'plays' : refuels ? 'refuels' : 'waits'
  return acts ? (refuels ? 'throws' : 'asked') : 'waits'
}
