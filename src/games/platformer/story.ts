// Sentences for what a move brings about besides itself.

import type { Phrase } from '../../core/words.ts'
import type { Action } from './actions.ts'
import type { Event } from './evolve.ts'
import { player, type State, square } from './state.ts'
import { spaceName } from './view/names.ts'

const said = (say: string, seat: number, args: NonNullable<Phrase['with']> = {}): Phrase => ({
  say,
  with: { who: { seat }, ...args }
})

/** `s` is the state before the event. */
export function consequence(s: State, event: Event, { act }: Action): Phrase | null {
  switch (event.e) {
    case 'hurt':
      return said('log.hurt', event.seat, { n: event.n, left: player(s, event.seat).hearts - event.n })
    case 'fainted':
      return said('log.fainted', event.seat)
    case 'fell':
      return event.n === 1 ? said('log.fell', event.seat) : null
    case 'removed':
      return { say: 'log.removed', with: { n: event.level } }
    case 'token': {
      // What lay on a level that is gone went with it.
      const isTaken = event.token === null && act !== 'throw' && square(s, event.at) !== undefined
      return isTaken ? { say: 'log.token', with: { place: spaceName(s, event.at) } } : null
    }
    case 'turn':
      return said('log.turn', event.seat)
    case 'over':
      return { say: event.winners.length > 0 ? 'log.over' : 'log.lost' }
    default:
      return null
  }
}
