// Shared by all cheats of this game: the phase, the active keeper, its neighbours, and the dice on the table.

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

/** A moment in which the active keeper is on the board: its seat, its cell, and everything else about the moment. */
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

/** Offers the cheat in these phases only. */
export const during =
  (phases: readonly Phase[], steps: (now: Now) => readonly Step[] | null) =>
  (now: Now): readonly Step[] | null =>
    phases.includes(now.state.phase) ? steps(now) : null

/** Offers the cheat while the active keeper is on the board and may act, or could stop rolling in order to act. */
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

/** Each neighbour that the active keeper could push: the direction, the neighbour's cell, and the cell after one space. */
export function* pushable(actor: Actor): Generator<{ seat: number; heading: Heading; at: Cell; to: Cell }> {
  for (const heading of headings) {
    const at = step(actor.at, heading)
    const seat = keeperAt(actor.state, at)
    if (seat !== null) yield { seat, heading, at, to: step(at, heading) }
  }
}
