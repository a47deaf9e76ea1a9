// What every cheat of this game asks: who acts, what stands near, which dice lie there, and when it can be done at all.

import type { Point } from '../../../../src/core/scene.ts'
import { keeperAt, tileAt } from '../../../../src/games/nexus-keepers/board.ts'
import { tilesOn } from '../../../../src/games/nexus-keepers/geometry/cube.ts'
import type { Phase, State } from '../../../../src/games/nexus-keepers/state.ts'
import type { Cell, Heading } from '../../../../src/kit/grid/square.ts'
import { facings, step } from '../../../../src/kit/grid/square.ts'
import type { Luck } from '../../../conformance/playout.ts'
import type { Step } from '../../gestures.ts'
import type { Cheat, Moment } from '../cheat.ts'

export type Now = Moment<State>

/** Where a figure may be carried to: its own place among the acting ones, and everything about the moment. */
export interface Actor extends Now {
  readonly me: number
  readonly at: Cell
}

export const figure = (seat: number, to: Point | null): Step => ({ step: 'carry', thing: `keeper/${seat}#1`, to })
export const rolled = (luck: Luck, n: number): number[] => Array.from({ length: n }, () => 1 + luck.below(6))
export const lying = ({ room }: Now, kind: string): string[] =>
  room.table.dice().flatMap((die) => (die.kind === kind && die.state === 'lying' ? [die.id] : []))
export const beside = ({ room }: Now, kind: string): string[] =>
  room.table.dice().flatMap((die) => (die.kind === kind && die.state === 'aside' ? [die.id] : []))
export const showing = ({ room }: Now, face: (n: number) => boolean): string[] =>
  room.table
    .dice()
    .flatMap((die) => (die.kind === 'regular' && die.state === 'lying' && face(die.face) ? [die.id] : []))

export const cheat = (
  name: string,
  say: string,
  rules: readonly string[],
  steps: Cheat<State>['steps']
): Cheat<State> => ({
  name,
  say,
  rules,
  steps
})

/** Only in these phases. */
export const during =
  (phases: readonly Phase[], steps: (now: Now) => readonly Step[] | null) =>
  (now: Now): readonly Step[] | null =>
    phases.includes(now.state.phase) ? steps(now) : null

/** While the active keeper stands on the board and may act, or could stop rolling to act. */
export const acting = (steps: (actor: Actor) => readonly Step[] | null) =>
  during(['actions', 'reroll'], (now) => {
    const me = now.state.active
    const at = now.state.players[me]?.at
    return at ? steps({ ...now, me, at }) : null
  })

export const free = (s: State, cell: Cell): boolean => tileAt(s, cell) !== undefined && keeperAt(s, cell) === null
export const one = <T>(luck: Luck, all: readonly T[]): T | null => (all.length > 0 ? luck.one(all) : null)
export const others = ({ state, me }: Actor): { seat: number; at: Cell }[] =>
  state.players.flatMap(({ at }, seat) => (at && seat !== me ? [{ seat, at }] : []))
export const tiles = (s: State): Cell[] => tilesOn(s.cubes).map(({ cell }) => cell)
export const apart = (a: Cell, b: Cell): number => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])
export const go = ({ luck }: Now, seat: number, cells: readonly Cell[]): Step[] | null => {
  const to = one(luck, cells)
  return to && [figure(seat, to)]
}
export const headings: readonly Heading[] = facings

/** A neighbour to push, the way it would go and where it would land after one space. */
export function* pushable(actor: Actor): Generator<{ seat: number; heading: Heading; at: Cell; to: Cell }> {
  for (const heading of headings) {
    const at = step(actor.at, heading)
    const seat = keeperAt(actor.state, at)
    if (seat !== null) yield { seat, heading, at, to: step(at, heading) }
  }
}
