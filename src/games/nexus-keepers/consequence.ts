// What a move brings about besides itself, told after it: falls, eliminations, returns, a Clumsy. The story of the log.

import type { Phrase } from '../../core/words.ts'
import type { Action } from './actions.ts'
import { skillName } from './cards/house.ts'
import type { Event } from './evolve.ts'
import { player, type State, skillNamed } from './state.ts'

/** A sentence for what a move makes true, where it is worth telling; `s` is the state before it. */
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
      // NK-100 and NK-103: through a portal, or at a start tile that is taken.
      return of(act === 'push' ? 'log.realm' : 'log.blocked', event.seat)
    case 'removed':
      return of('log.removed', event.seat)
    case 'stood':
      // NK-102: whoever was waiting and stands again has come back.
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
