// Placing cubes: a player deploys its own (NK-002 to NK-008); in a closure the eliminated player docks the loose ones again
// (NK-133 to NK-137), wherever the rules allow.

import type { Carried } from '../../../core/tabletop.ts'
import { begin, type Event, extend } from '../evolve.ts'
import { type Pose, prints, startOf } from '../geometry/cube.ts'
import { dockings, misdocked, movable } from '../geometry/docking.ts'
import { ground, type Misplaced, misplaced, places } from '../geometry/placement.ts'
import { cubeKind, groundPlace, keeperKind, tilePlace } from '../places.ts'
import { no } from '../refusal.ts'
import { type State, setupOf } from '../state.ts'
import { isApart, slot } from '../turn/order.ts'
import { type Act, log } from './act.ts'

/** The refusal for a misplaced cube. */
export const notThere = (found: Misplaced) =>
  ({
    rule: found.rule,
    why: { say: `refuse.place.${found.why}`, with: found.why === 'tooFewEdges' ? { n: found.edges } : {} }
  }) as const

/** What the hands carry: the cube and, with the last cube, all keepers to their start tiles (NK-008). */
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
    for (const pose of places(prints(s.cubes), setupOf(s, s.active).cube)) yield { act: 'place', ...pose }
  },
  refuse(s, { at, facing }) {
    const found = misplaced(ground(prints(s.cubes)), setupOf(s, s.active).cube, { at, facing })
    return found && notThere(found)
  },
  decide(s, { at, facing }) {
    const placed = extend(begin(s), { e: 'placed', seat: s.active, at, facing })
    if (placed.state.cubes.length < s.players.length) return placed
    // NK-008: every keeper goes to its own start tile; then the First Player begins (NK-010).
    const stood = placed.state.cubes.map((cube): Event => ({ e: 'stood', seat: cube.seat, at: startOf(cube) }))
    return slot(extend(placed, ...stood, { e: 'slot', seat: placed.state.active }))
  },
  sketch: (s, pose) => ({ how: 'observed', cue: 'put', moves: laying(s, pose) }),
  tell: (s) => log(s, 'log.place')
}

export const dock: Act<'dock'> = {
  phases: ['closure'],
  exact: true,
  long: true,
  untimely: () => no('NK-133', 'refuse.when.dock'),
  *list(s) {
    for (const { block } of movable(s.cubes))
      for (const pose of dockings(s.cubes, block.seat)) yield { act: 'dock', block: block.seat, ...pose }
  },
  refuse(s, { block, at, facing }) {
    const found = misdocked(s.cubes, block, { at, facing })
    if (!found) return null
    // NK-134, NK-136: only a block that is not held may move, and one of the largest blocks stays.
    return found.why === 'notLoose' ? no('NK-136', 'refuse.dock.held') : notThere(found)
  },
  decide(s, { block, at, facing }) {
    const docked = extend(begin(s), { e: 'docked', block, at, facing })
    // NK-134: clusters are counted again. A block that is now held stays where it is.
    return isApart(docked.state) ? docked : slot(extend(docked, { e: 'closed' }))
  },
  sketch: { how: 'observed', cue: 'put' },
  tell: (s, { block }) => log(s, 'log.dock', { who: { seat: s.closing ?? s.active }, whose: { seat: block } })
}
