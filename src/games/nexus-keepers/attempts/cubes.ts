// Cubes that lie where none lay: deployed, or docked in a closure.

import type { Observation } from '../../../core/observation.ts'
import type { Move } from '../../../core/rules.ts'
import type { Action } from '../actions.ts'
import { cubePose } from '../places.ts'
import type { State } from '../state.ts'

export function* withCubes(s: State, seen: Observation): Generator<Move<Action>> {
  const closer = s.closing ?? s.active
  for (const [place, things] of Object.entries(seen.places))
    for (const thing of things) {
      const pose = typeof thing === 'string' ? cubePose(place, thing) : null
      if (!pose) continue
      const { seat, at, facing } = pose
      const lies = s.cubes.find((it) => it.seat === seat)
      if (!lies) yield { by: seat, do: { act: 'place', at, facing } }
      else if (lies.at[0] !== at[0] || lies.at[1] !== at[1] || lies.facing !== facing)
        yield { by: closer, do: { act: 'dock', block: seat, at, facing } }
    }
}
