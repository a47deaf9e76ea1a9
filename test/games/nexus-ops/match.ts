// Short ways to write positions and moves in the tests of Nexus Ops.

import { play } from '../../../src/core/game.ts'
import type { Actor } from '../../../src/core/ids.ts'
import type { Json } from '../../../src/core/json.ts'
import type { Move } from '../../../src/core/rules.ts'
import type { Action } from '../../../src/games/nexus-ops/actions.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../src/games/nexus-ops/state.ts'
import { hexOf } from '../../../src/kit/grid/hex.ts'
import { readable } from '../readable.ts'

/** A match on Board A that begins in `position`; two players and default options unless given. */
export function at(position: Json, seats = 2, options: Json = {}): State {
  const set = game.setup({ options, seats: Array.from({ length: seats }, () => ({})), position })
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  return set.value
}

/** Plays the moves in order. Throws if one is illegal. */
export const after = (s: State, ...moves: readonly (readonly [Actor, Action])[]): State =>
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

export const move = (
  unit: 'human' | 'fungoid' | 'crystalline' | 'strider' | 'leaper' | 'dragon',
  from: string,
  to: string
) => ({ act: 'move', unit, from: hexOf(from), to: hexOf(to) }) as const
export const done: Action = { act: 'done' }
export const pass: Action = { act: 'pass' }

/** The hexes that a unit may move to now. */
export const goes = (s: State, by: number, unit: string, from: string): readonly string[] =>
  [...game.legal(s, by)]
    .flatMap((it) => (it.act === 'move' && it.unit === unit && it.from.join(',') === from ? [it.to.join(',')] : []))
    .sort()

/** Everybody passes until dice are expected, somebody must choose a casualty, or the battle is over. */
export function passes(s: State): State {
  let now = s
  while (now.turn.battle?.window && now.pending.length === 0) {
    const by = game.toAct(now).find((it) => rule(now, it, pass) === null)
    if (by === undefined) break
    now = after(now, [by, pass])
  }
  return now
}

/** A throw of both sides' dice; `d6` throws one die. */
export const dice = (attacker: readonly number[], defender: readonly number[] = []): readonly ['chance', Action] => [
  'chance',
  {
    act: 'throw',
    dice: [
      ...attacker.map((face) => ({ kind: 'attacker', face })),
      ...defender.map((face) => ({ kind: 'defender', face }))
    ]
  }
]
export const d6 = (face: number): readonly ['chance', Action] => [
  'chance',
  { act: 'throw', dice: [{ kind: 'd6', face }] }
]
export const drawn = (what: string, item: string): readonly ['chance', Action] => [
  'chance',
  { act: 'pick', what, items: [item] }
]
