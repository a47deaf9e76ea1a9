// Takes the action that looks best one move ahead, at random among equals.

import type { Json } from '../core/json.ts'
import type { Action } from '../core/rules.ts'
import { listed, type Mind, tried, worth } from './mind.ts'

/** Differences below this are none. */
const equal = 1e-9

/** If there are more actions than work, it looks at as many of them, evenly spread over the list. */
export function greedy(mind: Mind, s: Json, list: readonly Action[] = listed(mind, s, mind.seat)): Action {
  const step = Math.max(1, Math.ceil(list.length / Math.max(1, mind.work.left)))
  let best: Action[] = []
  let most = Number.NEGATIVE_INFINITY
  for (let i = step > 1 ? mind.luck.below(step) : 0; i < list.length; i += step) {
    const action = list[i] as Action
    const next = tried(mind, s, mind.seat, action)
    if (next === null) break
    const value = (worth(mind, next)[mind.seat] ?? 0) + 1e-6 * (mind.hooks.prior?.(s, mind.seat, action) ?? 0)
    if (value > most + equal) best = []
    if (value > most - equal) best.push(action)
    most = Math.max(most, value)
  }
  return mind.luck.one(best.length > 0 ? best : list)
}
