// What all actions share: the type of their table entries, who may take them at which time, how a unit is carried, and log lines.

import type { Actor, PlaceId, Seat } from '../../../core/ids.ts'
import type { Carried } from '../../../core/tabletop.ts'
import type { Phrase } from '../../../core/words.ts'
import type { Act as ActOf } from '../../../kit/acts.ts'
import { type Hex, hexPlace, idOf } from '../../../kit/grid/hex.ts'
import type { Action, ActionOf, ActName } from '../actions.ts'
import type { Unit } from '../data/units.ts'
import type { Event } from '../evolve.ts'
import { unitKind } from '../places.ts'
import type { RuleName } from '../refusal.ts'
import type { State } from '../state.ts'
import { placeName, unitName } from '../view/names.ts'

export interface Whose {
  /** By this rule the active player may do it at any time in the turn, even while another seat must decide. */
  readonly anyTime?: RuleName
  /** Only the active player may do it, even while another seat must decide. */
  readonly ofTurn?: true
  /** NO-047: it sends a unit home. Until that is done, no other action is legal. */
  readonly recalls?: true
}
export type Act<K extends ActName> = ActOf<State, ActionOf<K>, Event> & Whose

/** The movement of exactly one figure; null: from the supply, or back into it. */
export const carried = (unit: Unit, seat: Seat, from: Hex | null, to: Hex | null): Carried => {
  const place = (hex: Hex | null): PlaceId | null => hex && hexPlace(idOf(hex))
  return { kind: unitKind(unit, seat), from: place(from), to: place(to) }
}

/** A log line with the acting seat as `who`. */
export const log = (key: string, by: Actor, args: NonNullable<Phrase['with']> = {}): Phrase => ({
  say: key,
  with: { who: { seat: Number(by) }, ...args }
})

/**
 * The log line for a consequence of a move, if it deserves one; `s` is the state before the event. Everybody reads it, so it never names
 * drawn or passed cards or peeked tiles.
 */
export function consequence(s: State, event: Event, { act }: Action): Phrase | null {
  switch (event.e) {
    case 'rubium':
      // The log lines of purchases and cards already tell what they cost or bring.
      return event.n > 0 && act !== 'discard' && act !== 'play' ? log('log.income', event.seat, { n: event.n }) : null
    case 'fought': {
      const place = placeName(s, event.fight.at)
      return event.fight.won ? log('log.won', s.active, { place }) : { say: 'log.fought', with: { place } }
    }
    case 'owed':
      return event.n > 0 ? log('log.owed', event.seat, { unit: unitName(event.unit) }) : null
    case 'reshuffled':
      return { say: `log.reshuffled.${event.deck}` }
    case 'out':
      return log('log.out', event.seat)
    case 'turn':
      return log('log.turn', event.seat)
    default:
      return null
  }
}
