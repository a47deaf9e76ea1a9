// What somebody may have meant by what the table shows: moves to be put to `refuse`, so that a foul gets its reason.

import type { Move } from '../../core/game.ts'
import type { PlaceId, Seat } from '../../core/ids.ts'
import type { Observation } from '../../core/observation.ts'
import type { Action } from './actions.ts'

export function* attempts(_s: unknown, _seen: Observation): Generator<Move<Action>> {}
