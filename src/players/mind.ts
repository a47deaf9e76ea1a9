// What all players are made of: one decision of one seat, its budget, and moves that are counted.

import type { ChanceNode } from '../core/chance.ts'
import { play } from '../core/game.ts'
import type { Seat } from '../core/ids.ts'
import type { Json } from '../core/json.ts'
import type { AnyHooks, Work } from '../core/player.ts'
import type { Action, AnyRules } from '../core/rules.ts'
import type { Luck } from './luck.ts'

/** At most so many moves of this budget. */
export function partOf(work: Work, moves: number): Work {
  let left = moves
  return {
    get left() {
      return Math.min(left, work.left)
    },
    spend() {
      if (left < 1 || !work.spend()) return false
      left -= 1
      return true
    }
  }
}

/** One decision: who thinks about which game, with what help, budget and luck. */
export interface Mind {
  readonly game: AnyRules
  readonly hooks: AnyHooks
  readonly seat: Seat
  /** How many seats the match has. */
  readonly seats: number
  readonly work: Work
  readonly luck: Luck
}

/** The longest list that is read; a lazy one may be longer. */
const longest = 5000

export function listed({ game, hooks }: Pick<Mind, 'game' | 'hooks'>, s: Json, seat: Seat): readonly Action[] {
  const legal = game.legal(s, seat)
  const list: readonly Action[] = Array.isArray(legal) ? legal : first(legal as Iterable<Action>)
  return without(game.facts, without(hooks.never, list))
}

/** The actions that have none of these names; all of them where that leaves none. */
function without(names: readonly string[] | undefined, list: readonly Action[]): readonly Action[] {
  if (!names) return list
  const others = list.filter(({ act }) => !names.includes(act))
  return others.length > 0 ? others : list
}

function first(legal: Iterable<Action>): readonly Action[] {
  const list: Action[] = []
  for (const action of legal) {
    list.push(action)
    if (list.length >= longest) break
  }
  return list
}

/** Who acts in a search: the seat that must, else chance, as what it is about to do; null: nobody. */
export const due = (game: AnyRules, s: Json): Seat | ChanceNode | null => game.asked(s) ?? game.chance(s)

/** A state that the seat cannot tell from this one, with everything hidden dealt again. */
export function dealt(game: AnyRules, s: Json, seat: Seat, luck: Luck): Json {
  const { knows } = game
  return knows ? luck.with<Json>((random) => knows(s, seat, random)) : s
}

/** The state after a move of the budget; null: the budget is used up. */
export const tried = (mind: Mind, s: Json, by: Seat, action: Action): Json | null =>
  mind.work.spend() ? play(mind.game, s, { by, do: action }) : null

/** The state after chance has acted by its own odds; null: the budget is used up. */
export const thrown = ({ game, luck, work }: Mind, s: Json, node: ChanceNode): Json | null =>
  work.spend() ? play(game, s, { by: 'chance', do: luck.sample(node) }) : null

/** The same number for each seat. Pushed, for `fill` is slow where there are so few, and the search makes a list for each node. */
export function alike(seats: number, value: number): number[] {
  const values: number[] = []
  for (let seat = 0; seat < seats; seat++) values.push(value)
  return values
}

/** What a state is worth to each seat. */
export function worth({ game, hooks, seats }: Mind, s: Json): readonly number[] {
  const outcome = game.outcome(s)
  if (outcome) {
    const { winners } = outcome
    // Whoever plays alone and does not win has lost.
    const share = seats === 1 ? winners.length : 1 / (winners.length || seats)
    const values = alike(seats, winners.length === 0 ? share : 0)
    for (const seat of winners) values[seat] = share
    return values
  }
  return hooks.evaluate?.(s) ?? alike(seats, 1 / seats)
}
