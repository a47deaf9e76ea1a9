// Short ways to write positions and moves in the tests of the view.
import { play } from '../../../../src/core/game.ts'
import type { Json } from '../../../../src/core/json.ts'
import type { Action } from '../../../../src/games/nexus-ops/actions.ts'
import game from '../../../../src/games/nexus-ops/index.ts'
import { asked } from '../../../../src/games/nexus-ops/machine.ts'
import type { State } from '../../../../src/games/nexus-ops/state.ts'

export function at(position: { readonly [key: string]: Json } | null, seats = 2, options: Json = {}): State {
  const rubium = Array.from({ length: seats }, () => 9)
  const start = game.setup({
    options,
    seats: Array.from({ length: seats }, () => ({})),
    ...(position ? { position: { rubium, ...position } } : {})
  })
  if (!start.ok) throw new Error(JSON.stringify(start.problems))
  return start.value
}

/** Plays the actions in order, each by the seat that must act. Throws if one is illegal. */
export function after(s: State, ...actions: readonly Action[]): State {
  return actions.reduce((state, action) => {
    const by = action.act === 'throw' || action.act === 'pick' ? 'chance' : (asked(state) ?? state.active)
    const refusal = game.refuse(state, { by, do: action })
    if (refusal) throw new Error(`${JSON.stringify(action)} is refused by ${refusal.rule}: ${refusal.why.say}`)
    return play(game, state, { by, do: action })
  }, s)
}

export const done: Action = { act: 'done' }
export const pass: Action = { act: 'pass' }
export const fight = (at: readonly [number, number], defender = 1): Action => ({ act: 'battle', at, defender })
export const dice = (attacker: readonly number[], defender: readonly number[] = []): Action => ({
  act: 'throw',
  dice: [
    ...attacker.map((face) => ({ kind: 'attacker', face })),
    ...defender.map((face) => ({ kind: 'defender', face }))
  ]
})
export const die = (face: number): Action => ({ act: 'throw', dice: [{ kind: 'd6', face }] })
export const pick = (what: string, item: string): Action => ({ act: 'pick', what, items: [item] })
