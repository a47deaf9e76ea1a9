// What the actions have in common: when they may be done, how a play is made of them, how they are told.

import type { Actor } from '../../../core/ids.ts'
import type { Refusal } from '../../../core/rules.ts'
import type { CueName } from '../../../core/scene.ts'
import type { Phrase } from '../../../core/words.ts'
import type { Act as ActOf } from '../../../kit/acts.ts'
import type { Action, ActionOf, ActName } from '../actions.ts'
import { begin, type Event, Play, type Script } from '../evolve.ts'
import { no } from '../refusal.ts'
import { player, type State } from '../state.ts'
import type { Cell } from '../tower/cell.ts'

export type Act<K extends ActName> = ActOf<State, ActionOf<K>, Event>

/** What a move makes true, worked out step by step. */
export const playing =
  <A extends Action>(work: (p: Play, action: A) => void) =>
  (s: State, action: A): Script => {
    const p = new Play(begin(s))
    work(p, action)
    return p.script()
  }

/** Step 5, and what is said at other times (PL-008, PL-032). */
export const inActions = {
  phases: ['act'],
  untimely: (s: State): Refusal => untimely(s)
} as const

export function untimely({ phase }: State): Refusal {
  if (phase === 'special') return no('PL-032', 'refuse.when.special')
  if (phase === 'again') return no('PL-122', 'refuse.when.again')
  if (phase === 'ladder' || phase === 'drop') return no('PL-105', 'refuse.when.ladder')
  return no('PL-008', 'refuse.when')
}

/** PL-117, PL-118: off the map there is nothing to do but to come back. */
export function offMap(s: State): Refusal | null {
  if (player(s, s.active).at !== null) return null
  return s.turn.must ? no('PL-118', 'refuse.must') : no('PL-117', 'refuse.off')
}

/** Where the active hero stands; asked only where it does. */
export const here = (s: State): Cell => player(s, s.active).at ?? 0

/** What somebody does, as a line of the log. */
export const log = (key: string, by: Actor, args: NonNullable<Phrase['with']> = {}): Phrase => ({
  say: key,
  with: { who: { seat: Number(by) }, ...args }
})

export const cueOf = (cue: CueName | null): { readonly cue?: CueName } => (cue ? { cue } : {})
