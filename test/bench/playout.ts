// Random matches that use only the game contract. The benchmarks count their moves.

import { sample } from '../../src/core/chance.ts'
import { play } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import { draw, type Random } from '../../src/core/random.ts'
import type { Action, AnyRules } from '../../src/core/rules.ts'

export interface Ended {
  readonly moves: number
  readonly state: Json
  readonly random: Random
}

/** Plays one match with random choices, to its end or to `most` moves. */
export function playout(game: AnyRules, first: Json, start: Random, most = Number.POSITIVE_INFINITY): Ended {
  let [state, random, moves] = [first, start, 0]
  for (; moves < most; moves++) {
    const by = game.toAct(state)[0]
    if (by === undefined) break
    const node = by === 'chance' ? game.chance(state) : null
    if (node) {
      const [outcome, next] = sample(node, random)
      random = next
      state = play(game, state, { by, do: outcome })
    } else {
      const legal = game.legal(state, by)
      const all: readonly Action[] = Array.isArray(legal) ? legal : [...legal]
      const [i, next] = draw(random, all.length)
      random = next
      state = play(game, state, { by, do: all[i] as Action })
    }
  }
  return { moves, state, random }
}

/** The first state of a match with this start. */
export function begin(game: AnyRules, start: Parameters<AnyRules['setup']>[0]): Json {
  const set = game.setup(start)
  if (!set.ok) throw new Error(`${game.id} refuses a start: ${JSON.stringify(set.problems)}`)
  return set.value
}
