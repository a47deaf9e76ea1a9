// What a move brings about besides itself, told after it. It is told to everybody: cards drawn or passed and tiles looked at are never named.

import type { Arg, Phrase } from '../../core/words.ts'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'
import { named, placeName, unitName } from './view/names.ts'

const say = (key: string, args: Readonly<Record<string, Arg>> = {}): Phrase => ({ say: key, with: args })

/** A sentence for what a move makes true, where it is worth telling; `s` is the state before it. */
export function consequence(s: State, event: Event, { act }: Action): Phrase | null {
  switch (event.e) {
    case 'rubium':
      // Purchases and cards say by themselves what they cost or bring.
      return event.n > 0 && act !== 'discard' && act !== 'play'
        ? say('log.income', { who: named(event.seat), n: event.n })
        : null
    case 'fought': {
      const place = placeName(s, event.fight.at)
      return event.fight.won ? say('log.won', { who: named(s.active), place }) : say('log.fought', { place })
    }
    case 'owed':
      return event.n > 0 ? say('log.owed', { who: named(event.seat), unit: unitName(event.unit) }) : null
    case 'reshuffled':
      return say(`log.reshuffled.${event.deck}`)
    case 'out':
      return say('log.out', { who: named(event.seat) })
    case 'turn':
      return say('log.turn', { who: named(event.seat) })
    default:
      return null
  }
}
