// The script of a play: the state so far and the events that led there. A game hands in what each event does to a state.

import type { Decided } from '../core/rules.ts'
import { joined } from './joined.ts'

interface Tagged {
  readonly e: string
}
export type Handlers<S, E extends Tagged, Name extends E['e'] = E['e']> = {
  readonly [N in Name]: (s: S, event: Extract<E, { e: N }>) => S
}

/** The union of the events that these handlers accept. A handler’s parameter declares its event. */
export type EventOf<H> = {
  [Name in keyof H & string]: { readonly e: Name } & (H[Name] extends (s: never, event: infer Said) => unknown
    ? Said
    : never)
}[keyof H & string]

export interface Scripting<S, E> {
  /** Total: it refuses nothing, decides nothing and mutates nothing. */
  evolve(s: S, event: E): S
  begin(s: S): Decided<S, E>
  /** Applies these events to a state. */
  run(s: S, events: readonly E[]): Decided<S, E>
  extend(script: Decided<S, E>, ...more: readonly E[]): Decided<S, E>
  /** The same for a list. */
  append(script: Decided<S, E>, more: readonly E[]): Decided<S, E>
}

export function scripting<S, E extends Tagged>(handlers: Handlers<S, E>): Scripting<S, E> {
  const evolve = (s: S, event: E): S => (handlers[event.e as E['e']] as (s: S, event: E) => S)(s, event)
  const run = (s: S, events: readonly E[]): Decided<S, E> => {
    let state = s
    for (const event of events) state = evolve(state, event)
    return { state, events }
  }
  const append = ({ state, events }: Decided<S, E>, more: readonly E[]): Decided<S, E> => {
    let after = state
    for (const event of more) after = evolve(after, event)
    return { state: after, events: events.length > 0 ? joined(events, more) : more }
  }
  return {
    evolve,
    begin: (state) => ({ state, events: [] }),
    run,
    extend: (script, ...more) => append(script, more),
    append
  }
}
