// What every cheat of this game asks: who acts, how the trucks are held, which dice lie there, and when it can be done at all.

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

/** Only in these phases. */
export const during =
  (phases: readonly Phase[], steps: Steps): Steps =>
  (now) =>
    phases.includes(now.state.phase) ? steps(now) : null

/** Only while this truck is held so, as hands know. */
export const holding =
  (whose: 'own' | 'rival', pose: SensedPose, steps: Steps): Steps =>
  (now) => {
    const seat = seatOf(now, whose)
    return now.room.table.posed().find(({ id }) => id === truckKind(seat))?.pose === pose ? steps(now) : null
  }

export const seatOf = ({ state }: Now, whose: 'own' | 'rival'): number =>
  whose === 'own' ? state.active : 1 - state.active

/** Held so for a while. */
export const held = (now: Now, whose: 'own' | 'rival', pose: SensedPose, ms: number): readonly Step[] => [
  { step: 'hold', thing: truckKind(seatOf(now, whose)), pose },
  { step: 'wait', ms }
]

export const one = <T>(luck: Luck, all: readonly T[]): T | null => (all.length > 0 ? luck.one(all) : null)
export const rolled = (luck: Luck, n: number): number[] => Array.from({ length: n }, () => 1 + luck.below(6))
/** There is one die of each kind. */
export const thrown = (now: Now, some: readonly Die[]): readonly Step[] | null =>
  some.length > 0 ? [{ step: 'throw', dice: some.map((it) => `${it}#1`), faces: rolled(now.luck, some.length) }] : null

/** Dice of the roll that lie with or without fire. */
export const lying = ({ state }: Now, burned: boolean): readonly Die[] =>
  chosen(state).filter((die) => {
    const face = state.turn.faces[die]
    return face !== undefined && (fire(state, die) === face) === burned
  })

/** The face of fire, 1 to 6. */
export const fire = ({ match }: State, die: Die): number => {
  const faces = die === 'DY' || die === 'DG' || die === 'DB' ? match.dice[die] : match.dice.white
  return faces.findIndex(({ kind }) => kind === 'fire') + 1
}
