// The pace of people, for matches between computer players alone: sand runs while somebody throws, and trucks are turned by hand.

import type { Seat } from '../../../core/ids.ts'
import type { Action } from '../actions.ts'
import type { State } from '../state.ts'
import { flatDebounceMs } from '../truck/fuel.ts'
import { pace } from './turn.ts'

/** What the sensors would tell: the time that a throw takes, or the truck as it was turned. */
export function paced(s: State, by: Seat, action: Action): readonly Action[] {
  const now = s.clock.at ?? 0
  switch (action.act) {
    case 'cast':
      return [{ act: 'elapse', to: now + pace.cast, error: 0 }]
    case 'roll':
      return [{ act: 'elapse', to: now + pace.roll, error: 0 }]
    case 'tip': {
      const at = now + pace.tip
      return [
        { act: 'turn', truck: by, to: action.to, at, error: 0 },
        { act: 'elapse', to: at + flatDebounceMs, error: 0 }
      ]
    }
    default:
      return []
  }
}
