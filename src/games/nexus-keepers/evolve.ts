// Writes events into the state, and scripts of them.

import type { Decided } from '../../core/rules.ts'
import { scripting } from '../../kit/script.ts'
import type { Event } from './events.ts'
import { boardHandlers } from './evolve/board.ts'
import { turnHandlers } from './evolve/turn.ts'
import type { State } from './state.ts'

export type Script = Decided<State, Event>
export const scripts = scripting<State, Event>({ ...boardHandlers, ...turnHandlers })
export const { evolve, begin, extend } = scripts
