// Log lines for the consequences of a move: falls, eliminations, returns, a Clumsy. They follow the line of the move itself.

import type { Phrase } from '../../core/words.ts'
import type { Action } from './actions.ts'
import { skillName } from './cards/house.ts'
import type { Event } from './evolve.ts'
import { player, type State, skillNamed } from './state.ts'

/** The log line for an event, if it deserves one; `s` is the state before the event. */
export function consequence(s: State, event: Event, { act }: Action): Phrase | null {
  switch (event.e) {
    case 'rollOff':
      return { say: 'log.tied', with: { seats: event.among.map((seat) => ({ seat })) } }
    case 'firstPlayer':
      return of('log.first', event.seat)
    case 'clumsy':
      return { say: 'log.clumsy' }
    case 'joined': {
      const { reserve } = player(s, s.active)
      return reserve === null ? null : { say: 'log.joined', with: { face: reserve } }
    }
    case 'fell':
      return of('log.fell', event.seat)
    case 'eliminated':
      // NK-100 and NK-103: pushed through a portal, or its start tile is occupied.
      return of(act === 'push' ? 'log.realm' : 'log.blocked', event.seat)
    case 'removed':
      return of('log.removed', event.seat)
    case 'stood':
      // NK-102: a keeper that was waiting and is on a tile again has come back.
      return player(s, event.seat).status === 'waiting' ? of('log.back', event.seat) : null
    case 'skill': {
      const skill = skillNamed(s, event.seat, event.skill)
      return event.paid === null && act !== 'follow' && skill
        ? { say: 'log.skill', with: { who: { seat: event.seat }, skill: skillName(skill) } }
        : null
    }
    default:
      return null
  }
}

const of = (say: string, seat: number): Phrase => ({ say, with: { who: { seat } } })
