// Shared by all cheats of this game: the phase, the pose of the trucks, and the dice on the table.

import type { SensedPose } from '../../../../src/core/observation.ts'
import type { Die } from '../../../../src/games/kero/data/names.ts'
import { truckKind } from '../../../../src/games/kero/places.ts'
import type { Phase, State } from '../../../../src/games/kero/state.ts'
import { chosen } from '../../../../src/games/kero/turn/roll.ts'
import type { Luck } from '../../../conformance/playout.ts'
import type { Step } from '../../gestures.ts'
import type { Cheat, Moment } from '../cheat.ts'

export type Now = Moment<State>
export type Steps = (now: Now) => readonly Step[] | null

export const cheat = (name: string, say: string, rules: readonly string[], steps: Steps): Cheat<State> => ({
  name,
  say,
  rules,
  steps
})

/** Offers the cheat in these phases only. */
export const during =
  (phases: readonly Phase[], steps: Steps): Steps =>
  (now) =>
    phases.includes(now.state.phase) ? steps(now) : null

/** Offers the cheat only while this truck really has this pose. */
export const holding =
  (whose: 'own' | 'rival', pose: SensedPose, steps: Steps): Steps =>
  (now) => {
    const seat = seatOf(now, whose)
    return now.room.table.posed().find(({ id }) => id === truckKind(seat))?.pose === pose ? steps(now) : null
  }

export const seatOf = ({ state }: Now, whose: 'own' | 'rival'): number =>
  whose === 'own' ? state.active : 1 - state.active

/** The steps to bring a truck into a pose and keep it there for some time. */
export const held = (now: Now, whose: 'own' | 'rival', pose: SensedPose, ms: number): readonly Step[] => [
  { step: 'hold', thing: truckKind(seatOf(now, whose)), pose },
  { step: 'wait', ms }
]

export const one = <T>(luck: Luck, all: readonly T[]): T | null => (all.length > 0 ? luck.one(all) : null)
export const rolled = (luck: Luck, n: number): number[] => Array.from({ length: n }, () => 1 + luck.below(6))
/** The steps to throw some dice. Each kind has one die, so `#1` names it. */
export const thrown = (now: Now, some: readonly Die[]): readonly Step[] | null =>
  some.length > 0 ? [{ step: 'throw', dice: some.map((it) => `${it}#1`), faces: rolled(now.luck, some.length) }] : null

/** The dice of the roll that show fire, or those that don't. */
export const lying = ({ state }: Now, burned: boolean): readonly Die[] =>
  chosen(state).filter((die) => {
    const face = state.turn.faces[die]
    return face !== undefined && (fire(state, die) === face) === burned
  })

/** The number of the face that shows fire, 1 to 6. */
export const fire = ({ match }: State, die: Die): number => {
  const faces = die === 'DY' || die === 'DG' || die === 'DB' ? match.dice[die] : match.dice.white
  return faces.findIndex(({ kind }) => kind === 'fire') + 1
}
