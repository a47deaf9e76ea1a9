// Short ways to write positions and moves in the tests of KERO.

import { play } from '../../../src/core/game.ts'
import type { Actor } from '../../../src/core/ids.ts'
import type { Json } from '../../../src/core/json.ts'
import type { Move } from '../../../src/core/rules.ts'
import type { Action } from '../../../src/games/kero/actions.ts'
import { type Die, dice } from '../../../src/games/kero/data/names.ts'
import game from '../../../src/games/kero/index.ts'
import type { Clan, State } from '../../../src/games/kero/state.ts'
import type { Pose } from '../../../src/games/kero/truck/fuel.ts'
import { readable } from '../readable.ts'

/** A match that begins in `position`; default options unless given. */
export function at(position: Json, options: Json = {}, seats: readonly Json[] = [{}, {}]): State {
  const set = game.setup({ options, seats, position })
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  return set.value
}

type Made = readonly [Actor, Action]
/** Plays the moves in order. Throws if one is illegal. */
export const after = (s: State, ...moves: readonly Made[]): State =>
  moves.reduce((now, [by, action]) => {
    const refusal = game.refuse(now, { by, do: action })
    if (refusal) throw new Error(`${JSON.stringify(action)} by ${by}: ${JSON.stringify(refusal)}`)
    return play(game, now, { by, do: action } as Move<Action>)
  }, s)

/** The rule that refuses an action, or null if it is legal. Also checks that the refusal can be said in both languages. */
export function rule(s: State, by: Actor, action: Action): string | null {
  const refusal = game.refuse(s, { by, do: action })
  if (refusal) readable(game.words, refusal.why)
  return refusal?.rule ?? null
}

export const turn = (truck: number, to: Pose | 'tilted', at: number, error = 0): Made => [
  'chance',
  { act: 'turn', truck, to, at, error }
]
export const elapse = (to: number, error = 0): Made => ['chance', { act: 'elapse', to, error }]
export const unseen = (to: number, ms: number): Made => ['chance', { act: 'elapse', to, error: 0, unseen: ms }]
export const pick = (what: string, item: string): Made => ['chance', { act: 'pick', what, items: [item] }]
export const card = (id: string): Made => pick('card', id)
export const land = (id: string): Made => pick('land', id)
export const tuarek = (kind: string): Made => pick('tuarek', kind)

/** Faces of the white dice: brick, wheat, metal, recruit, jerrycan, fire. */
export const [BR, WH, ME, RE, JE, FI] = [1, 2, 3, 4, 5, 6] as const
export const faces = (some: Partial<Record<Die, number>>): Made => [
  'chance',
  { act: 'throw', dice: dice.flatMap((kind) => (some[kind] === undefined ? [] : [{ kind, face: some[kind] }])) }
]
export const five = (a: number, b: number, c: number, d: number, e: number) => ({ W1: a, W2: b, W3: c, W4: d, W5: e })
export const whites = (...all: Parameters<typeof five>): Made => faces(five(...all))
export const fires = (n: 5 | 8): Made => faces(Object.fromEntries(dice.slice(0, n).map((it) => [it, FI])))
export const cast = (by: number, ...some: readonly Die[]): Made => [by, { act: 'cast', dice: some }]
export const castAll = (by: number): Made => cast(by, 'W1', 'W2', 'W3', 'W4', 'W5')
export const say = (
  by: number,
  act: 'done' | 'refuel' | 'roll' | 'enough' | 'full' | 'skip' | 'buy' | 'five' | 'empty' | 'flowing'
): Made => [by, { act }]
export const tip = (by: number, to: Pose): Made => [by, { act: 'tip', to }]

export const clan = (s: State, seat: number): Clan => s.clans[seat === 0 ? 0 : 1]
/** The least and the most sand that a truck may hold, in milliseconds. */
export const held = (s: State, seat: number): readonly [number, number] => {
  const { lo, hi } = s.trucks[seat === 0 ? 0 : 1]
  return [lo, hi]
}
/** The kinds of action that a seat may take now. */
export const acts = (s: State, by: number): readonly string[] => [
  ...new Set([...game.legal(s, by)].map((it) => it.act))
]
/** The rules of the fouls that a move reveals. */
export function fouls(s: State, ...[by, action]: Made): readonly string[] {
  return game.decide(s, { by, do: action }).events.flatMap((it) => (it.e === 'fouled' ? [it.rule] : []))
}
