// Chooses a move for a seat. It depends on the request alone, and on no more of the state than the seat can know: the first step deals
// everything hidden again from the request's seed, so the choice is the same in all states that the seat cannot tell apart.

import type { Seat } from '../core/ids.ts'
import type { Json } from '../core/json.ts'
import type { AnyHooks, Thinking } from '../core/player.ts'
import { Budget } from '../core/player.ts'
import type { Action, AnyRules } from '../core/rules.ts'
import { greedy } from './greedy.ts'
import { thinkingOf } from './levels.ts'
import { Luck, mixed } from './luck.ts'
import { dealt, listed, type Mind } from './mind.ts'
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

/** Makes a budget of so many moves. One that throws ends a thought at once. */
export type Budgets = (moves: number) => Budget
export const usualBudgets: Budgets = (moves) => new Budget(moves)

/** What the seat holds instead of the state, and its luck from there on. */
function known(game: AnyRules, { state, seat, seed, moves }: Request): { readonly known: Json; readonly luck: Luck } {
  const luck = new Luck(mixed(seed, seat, moves))
  return { known: dealt(game, state, seat, luck), luck }
}

/** All that a choice depends on, as a text. */
export function keyOf(game: AnyRules, request: Request): string {
  const { seat, seats, thinking, seed, turn } = request
  const { known: s, luck } = known(game, request)
  return JSON.stringify([s, luck.stream, seat, seats, thinkingOf(thinking, mixed(seed, seat), turn)])
}

/** A legal action of the seat, which has at least one. */
export function choose(game: AnyRules, hooks: AnyHooks, request: Request, budgets: Budgets = usualBudgets): Action {
  const { seat, seats, seed, turn } = request
  const { how, work } = thinkingOf(request.thinking, mixed(seed, seat), turn)
  const { known: s, luck } = known(game, request)
  const list = listed({ game, hooks }, s, seat)
  const [only] = list
  if (!only) throw new Error(`seat ${seat} is to think and can do nothing`)
  if (list.length === 1) return only
  if (how === 'random') return luck.one(list)
  const mind: Mind = { game, hooks, seat, seats, work: budgets(work), luck }
  if (how === 'greedy') return greedy(mind, s, list)
  if (hooks.plan) {
    const planned: Action | null = hooks.plan(s, seat, mind.work, luck.stream)
    if (planned && game.refuse(s, { by: seat, do: planned }) === null) return planned
    return greedy({ ...mind, work: budgets(work) }, s, list)
  }
  return search(mind, s)[0]?.action ?? greedy({ ...mind, work: budgets(list.length) }, s, list)
}
