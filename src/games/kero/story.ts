// Log lines for the consequences of a move.

import type { Phrase } from '../../core/words.ts'
import type { Action } from './actions.ts'
import type { Event } from './evolve.ts'
import type { State } from './state.ts'
import { cardName, landName } from './view/names.ts'

const said = (say: string, seat: number, args: NonNullable<Phrase['with']> = {}): Phrase => ({
  say,
  with: { who: { seat }, ...args }
})

/** `s` is the state before the event. */
export function consequence(s: State, event: Event, _: Action): Phrase | null {
  switch (event.e) {
    case 'dried':
      return said('log.dried', event.seat)
    case 'overran':
      return said('log.overran', event.seat, { n: Math.max(1, Math.round(event.ms / 1000)) })
    case 'won':
      return said('log.won', event.seat, { land: landName(s, event.land) })
    case 'burned':
      return { say: 'log.burnt', with: { card: cardName(s, s.row[event.slot - 1] ?? '') } }
    case 'fouled':
      return { say: `log.foul.${event.rule}` }
    case 'turn':
      return said(event.last ? 'log.turn.last' : 'log.turn', event.seat)
    case 'over':
      return { say: 'log.over' }
    default:
      return null
  }
}
