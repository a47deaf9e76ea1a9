// Shared by all cheats of this game: the figures and tokens on each space and beside the board, and the steps to carry one.

import type { Action } from '../../../../src/core/rules.ts'
import { enemyKind, heroKind } from '../../../../src/games/platformer/places.ts'
import { map, player, type State } from '../../../../src/games/platformer/state.ts'
import { type Cell, slot } from '../../../../src/games/platformer/tower/cell.ts'
import { asked } from '../../../../src/games/platformer/turn/round.ts'
import type { Luck } from '../../../conformance/playout.ts'
import type { Step } from '../../gestures.ts'
import type { Cheat, Moment } from '../cheat.ts'

export type Now = Moment<State>
type Steps = readonly Step[] | null

export const cheat = (
  name: string,
  say: string,
  rules: readonly string[],
  steps: (now: Now) => Steps
): Cheat<State> => ({ name, say, rules, steps })

/** Offers the cheat only in step 5 of the turn, when the active player acts. */
export const acting =
  (steps: (now: Now) => Steps) =>
  (now: Now): Steps =>
    now.state.phase === 'act' && asked(now.state) === now.state.active ? steps(now) : null

/** Does the steps for one random item of a list. */
export const oneOf =
  <T>(all: (s: State) => readonly T[], steps: (it: T, now: Now) => Steps) =>
  (now: Now): Steps => {
    const found = all(now.state)
    return found.length > 0 ? steps(now.luck.one(found), now) : null
  }
export const any = <T>(luck: Luck, all: readonly T[]): T | null => (all.length > 0 ? luck.one(all) : null)

/** Declares an action, legal or not. */
export const say = (by: number, act: object): readonly Step[] => [{ step: 'say', by, do: act as Action }]

/** A figure and a space to which it is carried. */
export type Route = { readonly kind: string; readonly from: Cell; readonly to: Cell }

export const heroes = (s: State): readonly { readonly seat: number; readonly kind: string; readonly at: Cell }[] =>
  s.players.flatMap(({ hero, at }, seat) => (at === null ? [] : [{ seat, kind: heroKind(hero), at }]))
export const enemies = (s: State): readonly { readonly kind: string; readonly at: Cell }[] =>
  Object.entries(s.enemies).map(([at, id]) => ({ kind: enemyKind(id), at: Number(at) }))

export const own = (s: State): Cell | null => player(s, s.active).at
export const cells = (s: State): readonly Cell[] => map(s).cells

/** A figure on this space, or a token in its corner. */
const thingAt = ({ game, room }: Now, kind: string, place: string): string | undefined =>
  room.table
    .things()
    .find((it) => it.kind === kind && it.at && !it.held && game.locate({ ...it, at: it.at })?.place === place)?.id
/** A figure or token of this kind beside the board. */
const spare = ({ room }: Now, kind: string): string | undefined =>
  room.table.things().find((it) => it.kind === kind && it.at === null && !it.held)?.id

const pointOf = ({ game, state }: Now, place: string) => game.scene(state).places.find(({ id }) => id === place)?.at

const carry = (now: Now, thing: string | undefined, to: string | null): Steps => {
  const point = to === null ? null : pointOf(now, to)
  return thing === undefined || point === undefined ? null : [{ step: 'carry', thing, to: point }]
}

const placeOf = (at: Cell): string => slot(at).slice(1)
/** Moves the figure along the route. */
export const walk = ({ kind, from, to }: Route, now: Now): Steps =>
  carry(now, thingAt(now, kind, placeOf(from)), placeOf(to))
/** Puts a figure from beside the board on a space. */
export const bring = (kind: string, to: Cell, now: Now): Steps => carry(now, spare(now, kind), placeOf(to))
/** Takes the figure off the board. */
export const away = (kind: string, from: Cell, now: Now): Steps => carry(now, thingAt(now, kind, placeOf(from)), null)

/** Moves the token in the corner of one space to another space, or off the board. */
export const slip = (kind: string, from: Cell, to: Cell | null, now: Now): Steps =>
  carry(now, thingAt(now, kind, slot(from)), to === null ? null : slot(to))
/** Replaces the token on a space by one of another kind. */
export function swap(kind: string, other: string, at: Cell, now: Now): Steps {
  const [off, on] = [slip(kind, at, null, now), carry(now, spare(now, other), slot(at))]
  return off && on && [...off, ...on]
}
