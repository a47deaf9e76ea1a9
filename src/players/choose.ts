// Chooses a move for a seat. It depends on the request alone, and on no more of the state than the seat can know: the first step deals
// everything hidden again from the request's seed, so the choice is the same in all states that the seat cannot tell apart.

import type { Seat } from '../core/ids.ts'
import type { Json } from '../core/json.ts'
import type { AnyHooks, Thinking } from '../core/player.ts'
import type { Action, AnyRules } from '../core/rules.ts'
import { greedy } from './greedy.ts'
import { thinkingOf } from './levels.ts'
import { Luck, mixed } from './luck.ts'
import { Budget, dealt, listed, type Mind } from './mind.ts'
import { search } from './search.ts'

export interface Request {
  readonly state: Json
  readonly seat: Seat
  /** How many seats the match has. */
  readonly seats: number
  readonly thinking: Thinking
  readonly seed: number
  /** How many turns there were before this one, and how many moves. */
  readonly turn: number
  readonly moves: number
}

/** A legal action of the seat, which has at least one. */
export function choose(game: AnyRules, hooks: AnyHooks, request: Request): Action {
  const { state, seat, seats, seed, turn, moves } = request
  const { how, work } = thinkingOf(request.thinking, mixed(seed, seat), turn)
  const luck = new Luck(mixed(seed, seat, moves))
  const known = dealt(game, state, seat, luck)
  const list = listed({ game, hooks }, known, seat)
  const [only] = list
  if (!only) throw new Error(`seat ${seat} is to think and can do nothing`)
  if (list.length === 1) return only
  if (how === 'random') return luck.one(list)
  const mind: Mind = { game, hooks, seat, seats, work: new Budget(work), luck }
  if (how === 'greedy') return greedy(mind, known, list)
  if (hooks.plan) {
    const planned: Action | null = hooks.plan(known, seat, mind.work, luck.stream)
    if (planned && game.refuse(known, { by: seat, do: planned }) === null) return planned
    return greedy({ ...mind, work: new Budget(work) }, known, list)
  }
  return search(mind, known)[0]?.action ?? greedy({ ...mind, work: new Budget(list.length) }, known, list)
}
