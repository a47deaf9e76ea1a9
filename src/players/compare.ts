// The best action of a seat, at full strength, and what it gains over the next best: what the coach's reasons are made of.

import type { Json } from '../core/json.ts'
import type { AnyHooks } from '../core/player.ts'
import { Budget } from '../core/player.ts'
import type { Action, AnyRules } from '../core/rules.ts'
import { choose, type Request } from './choose.ts'
import { future } from './future.ts'
import { named } from './levels.ts'
import { Luck, mixed } from './luck.ts'
import { listed, type Mind, tried, worth } from './mind.ts'
import { search } from './search.ts'

export interface Compared {
  readonly best: Action
  /** How many actions there are. */
  readonly of: number
  /** The chance to win after the best and after the next best, from 0 to 1; null: the search learnt nothing about it. */
  readonly chances: readonly [best: number, next: number] | null
}

/** How many futures of each action are played to the end of the turn, and how many actions are compared. */
const futures = 12
const rivals = 5
/** Actions that the search tried less often than this part of the best's tries are not compared. */
const tryShare = 0.05

/** `known` is the state that `choose` thinks about. The action is the highest level's. */
export function compare(game: AnyRules, hooks: AnyHooks, known: Json, asked: Omit<Request, 'thinking'>): Compared {
  const { seat, seats, seed, moves } = asked
  const thinking = named(hooks, 'master')
  const luck = new Luck(mixed(seed, seat, moves, 1))
  const mind: Mind = { game, hooks, seat, seats, work: new Budget(thinking.work), luck }
  const list = listed(mind, known, seat)
  if (hooks.plan || list.length === 1) {
    const best = choose(game, hooks, { ...asked, thinking })
    return { best, of: list.length, chances: list.length > 1 ? playedOn(mind, known, best, list) : null }
  }
  const [first, ...others] = search(mind, known)
  if (!first) return { best: choose(game, hooks, { ...asked, thinking }), of: list.length, chances: null }
  const values = others.filter(({ visits }) => visits >= tryShare * first.visits).map(({ value }) => value)
  const isBlind = !hooks.evaluate && [first.value, ...values].every((it) => Math.abs(it - 1 / seats) < 1e-9)
  const chances = isBlind || values.length === 0 ? null : ([first.value, Math.max(...values)] as const)
  return { best: first.action, of: list.length, chances }
}

/** Plays the turn on after each of the likeliest actions, each with the same luck, and takes the mean of where that leads. */
function playedOn(mind: Mind, known: Json, best: Action, list: readonly Action[]): Compared['chances'] {
  if (!mind.hooks.evaluate) return null
  const text = JSON.stringify(best)
  const others = list.filter((it) => JSON.stringify(it) !== text)
  const step = Math.max(1, Math.ceil(others.length / 200))
  const likely = others
    .filter((_, i) => i % step === 0)
    .map((action) => ({ action, value: after(mind, known, action) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, rivals)
  const mean = (action: Action): number => {
    if (mind.hooks.foresees) return after(mind, known, action)
    let sum = 0
    for (let i = 0; i < futures; i++) sum += future(mind, known, action, i)[mind.seat] ?? 0
    return sum / futures
  }
  return likely.length === 0 ? null : [mean(best), Math.max(...likely.map(({ action }) => mean(action)))]
}

/** What the next state is worth, whatever has been spent. */
const after = (mind: Mind, s: Json, action: Action): number =>
  worth(mind, tried({ ...mind, work: new Budget(1) }, s, mind.seat, action) as Json)[mind.seat] ?? 0
