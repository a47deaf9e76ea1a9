// Thinking ahead: what computer players will be asked next is chosen before they are asked. It is a cache of `choose` and no more: the
// choice is the same with it and without it, and what it guesses rests on nothing that the player's seat does not know.

import { play } from '../core/game.ts'
import type { Seat } from '../core/ids.ts'
import type { Json } from '../core/json.ts'
import type { AnyHooks, Thinking } from '../core/player.ts'
import type { Action, AnyRules } from '../core/rules.ts'
import { type Budgets, choose, keyOf, type Request, usualBudgets } from './choose.ts'
import { thinkingOf } from './levels.ts'
import { Luck, mixed } from './luck.ts'
import { dealt, listed, type Mind, worth } from './mind.ts'

/** Where a match stands while people think or carry pieces. */
export interface Now extends Pick<Request, 'state' | 'seats' | 'seed' | 'turn' | 'moves'> {
  /** How each seat thinks; null: a person plays it. */
  readonly players: readonly (Thinking | null)[]
  /** Who made the last move, chance apart. */
  readonly last: Seat | null
}

/** So many moves of a person are thought through, and so many are looked at to choose them. */
const likeliest = 12
const considered = 200
/** So many choices are kept. */
const most = 64

export class Foresight {
  readonly #game: AnyRules
  readonly #hooks: AnyHooks
  readonly #made: Map<string, Action>

  constructor(game: AnyRules, hooks: AnyHooks) {
    this.#game = game
    this.#hooks = hooks
    this.#made = new Map()
  }

  foresaw(request: Request): boolean {
    return this.#made.has(keyOf(this.#game, request))
  }

  choose(request: Request, budgets: Budgets = usualBudgets): Action {
    return this.#made.get(keyOf(this.#game, request)) ?? choose(this.#game, this.#hooks, request, budgets)
  }

  /** Until all is thought through, or a budget throws: what was found until then is kept. */
  ponder(now: Now, budgets: Budgets = usualBudgets): void {
    for (const request of ahead(this.#game, this.#hooks, now, budgets)) {
      const key = keyOf(this.#game, request)
      if (this.#made.has(key)) continue
      this.#made.set(key, choose(this.#game, this.#hooks, request, budgets))
      for (const old of [...this.#made.keys()].slice(0, -most)) this.#made.delete(old)
    }
  }
}

/** What computer players may be asked next, the likeliest first; only what takes thought. */
function* ahead(game: AnyRules, hooks: AnyHooks, now: Now, budgets: Budgets): Generator<Request> {
  const asked = game.asked(now.state)
  if (asked === null) return
  if (now.players[asked]) yield* asking(game, hooks, now, asked, now.state)
  else
    for (const [seat, thinking] of now.players.entries())
      if (thinking) yield* afterPerson(game, hooks, now, { seat, person: asked }, budgets)
}

/** What this seat may be asked after the person's next move, in a state that the seat cannot tell from the real one. */
function* afterPerson(
  game: AnyRules,
  hooks: AnyHooks,
  now: Now,
  { seat, person }: { readonly seat: Seat; readonly person: Seat },
  budgets: Budgets
): Generator<Request> {
  const luck = new Luck(mixed(now.seed, seat, now.moves))
  const known = dealt(game, now.state, seat, luck)
  const mind: Mind = { game, hooks, seat: person, seats: now.seats, work: budgets(considered), luck }
  const next: { readonly state: Json; readonly value: number }[] = []
  for (const action of listed(mind, known, person)) {
    if (!mind.work.spend()) break
    const state = play(game, known, { by: person, do: action })
    if (game.asked(state) === seat) next.push({ state, value: worth(mind, state)[person] ?? 0 })
  }
  const turn = now.turn + (now.last !== null && now.last !== person ? 1 : 0)
  for (const { state } of next.sort((a, b) => b.value - a.value).slice(0, likeliest))
    yield* asking(game, hooks, { ...now, turn, moves: now.moves + 1 }, seat, state)
}

function* asking(game: AnyRules, hooks: AnyHooks, now: Now, seat: Seat, state: Json): Generator<Request> {
  const { players, seats, seed, turn, moves } = now
  const thinking = players[seat]
  if (!thinking || thinkingOf(thinking, mixed(seed, seat), turn).how !== 'plan') return
  if (listed({ game, hooks }, state, seat).length < 2) return
  yield { state, seat, seats, thinking, seed, turn, moves }
}
