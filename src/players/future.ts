// One future of an action: the seat plays its turn on to the end, as a simple player would. Equal samples bring equal luck, so two actions
// are compared with the same dice.

import type { Json } from '../core/json.ts'
import type { AnyHooks, Work } from '../core/player.ts'
import { Budget } from '../core/player.ts'
import type { Action } from '../core/rules.ts'
import { greedy } from './greedy.ts'
import { Luck, mixed } from './luck.ts'
import { dealt, due, type Mind, partOf, thrown, tried, worth } from './mind.ts'

/** What planning one action of such a turn may cost, and how many moves it may have. */
const turnWork = { plan: 120, steps: 40 }

/** What the state at the end of the turn is worth to each seat. `known` is a state that the seat cannot tell from the real one. */
export function future(
  mind: Mind,
  known: Json,
  action: Action,
  sample: number,
  work: Work = new Budget(1e6)
): readonly number[] {
  const { game, hooks, seat } = mind
  const own: Mind = { ...mind, luck: new Luck(mixed(sample, seat)), work }
  let s = tried(own, dealt(game, known, seat, own.luck), seat, action) as Json
  for (let n = 0; n < turnWork.steps; n++) {
    const by = due(game, s)
    if (by === null || (typeof by === 'number' && by !== seat)) break
    const next: Json | null = typeof by === 'number' ? tried(own, s, seat, simply(own, hooks, s)) : thrown(own, s, by)
    if (next === null) break
    s = next
  }
  return worth(own, s)
}

/** The next action of a small plan where the game plans, otherwise the one that looks best. */
export function simply(mind: Mind, hooks: AnyHooks, s: Json, list?: readonly Action[]): Action {
  const work = (): Work => partOf(mind.work, turnWork.plan)
  const planned: Action | null = hooks.plan?.(s, mind.seat, work(), mind.luck.stream) ?? null
  if (planned && mind.game.refuse(s, { by: mind.seat, do: planned }) === null) return planned
  return greedy({ ...mind, work: work() }, s, list)
}
