// What the actions have in common: an entry of the table, who may do them whoever is asked, how a unit goes, how they are told.

import type { Actor, PlaceId, Seat } from '../../../core/ids.ts'
import type { Carried } from '../../../core/tabletop.ts'
import type { Phrase } from '../../../core/words.ts'
import type { Act as ActOf } from '../../../kit/acts.ts'
import type { Hex } from '../../../kit/grid/hex.ts'
import { hexPlace, idOf } from '../../../kit/grid/hex.ts'
import type { ActionOf, ActName } from '../actions.ts'
import type { Unit } from '../data/units.ts'
import type { Event } from '../events.ts'
import { unitKind } from '../places.ts'
import type { RuleName } from '../refusal.ts'
import type { State } from '../state.ts'

export interface Whose {
  /** The active player may do it at any time in the turn, whoever is asked for something else; the rule that says so. */
  readonly anyTime?: RuleName
  /** Only the active player ever does it, whoever is asked for something else. */
  readonly ofTurn?: true
  /** NO-047: it sends a unit home, before which nothing else goes on. */
  readonly recalls?: true
}
export type Act<K extends ActName> = ActOf<State, ActionOf<K>, Event> & Whose

/** The one unit that moves, where one does and nothing else; null: out of the supply, or back into it. */
export const carried = (unit: Unit, seat: Seat, from: Hex | null, to: Hex | null): Carried => {
  const place = (hex: Hex | null): PlaceId | null => hex && hexPlace(idOf(hex))
  return { kind: unitKind(unit, seat), from: place(from), to: place(to) }
}

/** What somebody does, as a line of the log. */
export const log = (key: string, by: Actor, args: NonNullable<Phrase['with']> = {}): Phrase => ({
  say: key,
  with: { who: { seat: Number(by) }, ...args }
})
