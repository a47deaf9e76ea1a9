// What the game must know of each action. `all` may propose what `refuse` then refuses.

import type { Actor, Seat } from '../../../core/ids.ts'
import type { Refusal } from '../../../core/rules.ts'
import type { Sketch } from '../../../core/tabletop.ts'
import type { Phrase } from '../../../core/words.ts'
import type { ActionOf, ActName } from '../actions.ts'
import type { Unit } from '../data/units.ts'
import type { Event } from '../events.ts'
import type { Hex } from '../geometry.ts'
import type { RuleName } from '../refusal.ts'
import type { State } from '../state.ts'

export interface Act<K extends ActName> {
  /** The active player may do it at any time in the turn, whoever is asked for something else; the rule that says so. */
  readonly anyTime?: RuleName
  /** Only the active player ever does it, whoever is asked for something else. */
  readonly ofTurn?: true
  /** Nobody does it: the table shows that it is so, whoever has the word and whatever is waited for. */
  readonly found?: true
  /** In canonical order, at least every legal one. */
  readonly all: (s: State, by: Seat) => Iterable<ActionOf<K>>
  /** All of `all` are legal: nobody needs to look twice. */
  readonly exact?: true
  /** Asked of whoever has the word, for a well-formed action. */
  readonly refuse: (s: State, action: ActionOf<K>, by: Actor) => Refusal | null
  /** What it makes true by itself; what follows from it, the order of the turn says. */
  readonly decide: (s: State, action: ActionOf<K>, by: Actor) => readonly Event[]
  /** How it looks from the table. */
  readonly looks: Omit<Sketch, 'moves' | 'takes' | 'places'>
  /** The one unit that it moves, where it moves one and nothing else; null: out of the supply, or back into it. */
  readonly carries?: (
    s: State,
    action: ActionOf<K>,
    by: Seat
  ) => { readonly unit: Unit; readonly seat: Seat; readonly from: Hex | null; readonly to: Hex | null }
}

export const unitName = (unit: Unit): Phrase => ({ say: `unit.${unit}` })
