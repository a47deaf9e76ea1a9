// Writes an event into the state. Total and dumb: it refuses nothing, decides nothing and changes nothing in place.

import type { Event, EventName } from './events.ts'
import { boardHandlers } from './evolve/board.ts'
import type { Handlers } from './evolve/handle.ts'
import { turnHandlers } from './evolve/turn.ts'
import type { State } from './state.ts'

const handlers: Handlers<EventName> = { ...boardHandlers, ...turnHandlers }

export const evolve = (s: State, e: Event): State => (handlers[e.e] as (s: State, e: Event) => State)(s, e)

/** A play being written: the state so far and the events that led there. */
export type Script = { readonly state: State; readonly events: readonly Event[] }

export const begin = (state: State): Script => ({ state, events: [] })
export function extend(script: Script, ...more: readonly Event[]): Script {
  let { state } = script
  for (const event of more) state = evolve(state, event)
  return { state, events: script.events.length > 0 ? [...script.events, ...more] : more }
}
