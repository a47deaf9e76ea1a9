// Deploying the own cube (NK-002 to NK-008).

import type { Carried } from '../../../core/tabletop.ts'
import type { Event } from '../evolve.ts'
import { begin, extend } from '../evolve.ts'
import type { Pose } from '../geometry/cube.ts'
import { footprint, startOf } from '../geometry/cube.ts'
import type { Misplaced } from '../geometry/placement.ts'
import { ground, misplaced, places } from '../geometry/placement.ts'
import { cubeKind, groundPlace, keeperKind, tilePlace } from '../places.ts'
import { no } from '../refusal.ts'
import type { State } from '../state.ts'
import { setupOf } from '../state.ts'
import { slot } from '../turn/slot.ts'
import { type Act, log } from './act.ts'

const laid = (s: State) => s.cubes.map((it) => footprint(it, it))

/** The sentence for a place that geometry refuses. */
export const notThere = (found: Misplaced) =>
  ({
    rule: found.rule,
    why: {
      say: `refuse.place.${found.why}`,
      with: found.why === 'tooFewEdges' ? { n: found.edges } : {}
    }
  }) as const

/** The cube, and with the last one the keepers on their start tiles (NK-008). */
function laying(s: State, pose: Pose): readonly Carried[] {
  const own: Carried = { kind: cubeKind(s.active, pose.facing), from: null, to: groundPlace(pose.at) }
  if (s.cubes.length + 1 < s.players.length) return [own]
  const cube = { ...setupOf(s, s.active).cube, ...pose, seat: s.active }
  const keepers = [...s.cubes, cube].map(
    (it): Carried => ({ kind: keeperKind(it.seat), from: null, to: tilePlace(startOf(it)) })
  )
  return [own, ...keepers]
}

export const place: Act<'place'> = {
  phases: ['place'],
  exact: true,
  long: true,
  untimely: () => no('NK-003', 'refuse.when.place'),
  *list(s) {
    for (const pose of places(laid(s), setupOf(s, s.active).cube)) yield { act: 'place', ...pose }
  },
  refuse(s, { at, facing }) {
    const found = misplaced(ground(laid(s)), setupOf(s, s.active).cube, { at, facing })
    return found && notThere(found)
  },
  decide(s, { at, facing }) {
    const placed = extend(begin(s), { e: 'placed', seat: s.active, at, facing })
    if (placed.state.cubes.length < s.players.length) return placed
    // NK-008: every keeper on the own start tile; then the First Player begins (NK-010).
    const stood = placed.state.cubes.map((cube): Event => ({ e: 'stood', seat: cube.seat, at: startOf(cube) }))
    return slot(extend(placed, ...stood, { e: 'slot', seat: placed.state.active }))
  },
  sketch: (s, pose) => ({ how: 'observed', cue: 'put', moves: laying(s, pose) }),
  tell: (s) => log(s, 'log.place')
}
