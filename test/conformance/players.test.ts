// Computer players in every game: they play legally, repeat themselves exactly, stay within their budget, and use no secrets.

import { describe, expect, test } from 'vitest'
import { decisions as decided } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import { levels } from '../../src/core/level.ts'
import type { Thinking } from '../../src/core/player.ts'
import { seeded } from '../../src/core/random.ts'
import type { AnyRules } from '../../src/core/rules.ts'
import { choose, named, playMatch, type Request } from '../../src/players/index.ts'
import { long, sized } from '../sized.ts'
import { games, hooksOf } from './games.ts'
import { begin, matches, starts } from './playout.ts'

describe.each(games.map((game) => ({ id: game.id, game })))('$id', async ({ game }) => {
  const hooks = await hooksOf(game.id)
  const ways: readonly Thinking[] = [
    ...levels.map((name) => named(hooks, name)),
    // Small budgets for the planner: the laws hold even if the budget runs out early.
    ...[1, 7, 60].map((work): Thinking => ({ how: 'plan', work }))
  ]

  /** Decisions from random matches of every start; each uses the next way to think. */
  function* decisions(most: number): Generator<Request> {
    const all = starts(game)
    const share = Math.ceil(most / all.length)
    let n = 0
    for (const [i, [, start]] of all.entries()) {
      const first = begin(game, start)
      const seats = game.view(first, 'audience').seats.length
      const asked = [...matches(game, first, 31 + i, share * 15)]
        .flat()
        .map(({ state }) => state)
        .filter((state) => game.asked(state) !== null)
      for (let k = 0; k < Math.min(share, asked.length); k++) {
        const state = asked[Math.floor(((k + 0.5) * asked.length) / share) % asked.length] as Json
        const thinking = small(ways[n++ % ways.length] as Thinking)
        yield { state, seat: game.asked(state) as number, seats, thinking, seed: n, turn: n, moves: n }
        if (n >= most) return
      }
    }
  }

  test('a player chooses what is legal, within its budget, and the same again', () => {
    let met = 0
    for (const request of decisions(sized(8, 200))) {
      let tried = 0
      const counted: AnyRules = {
        ...game,
        decide: (s, move) => {
          tried++
          return game.decide(s, move)
        }
      }
      const action = choose(counted, hooks, request)
      const { work, else: other } = request.thinking
      // With a budget too small for any try, a player may still look at one action.
      expect(tried, JSON.stringify(request.thinking)).toBeLessThanOrEqual(Math.max(work, other?.work ?? 0, 1))
      expect(game.refuse(request.state, { by: request.seat, do: action }), JSON.stringify(action)).toBeNull()
      if (game.facts?.includes(action.act)) expect([...decided(game, request.state, request.seat)]).toEqual([])
      const again = { ...request, state: JSON.parse(JSON.stringify(request.state)) as Json }
      expect(choose(game, hooks, again)).toEqual(action)
      met++
    }
    expect(met).toBeGreaterThan(4)
  })

  test.runIf(game.secrets)('a player chooses alike in states that its seat cannot tell apart', () => {
    let other = 0
    for (const request of decisions(sized(60, 600))) {
      const [dealt] = game.knows?.(request.state, request.seat, seeded(request.seed)) ?? [request.state]
      if (game.key(dealt) === game.key(request.state)) continue
      if (other++ > sized(5, 300)) break
      expect(choose(game, hooks, { ...request, state: dealt })).toEqual(choose(game, hooks, request))
    }
    expect(other).toBeGreaterThan(0)
  })

  test.runIf(long)('players play a match to its end', () => {
    const [[, start] = ['', null]] = starts(game)
    if (!start) return
    const state = begin(game, start)
    const seats = game.view(state, 'audience').seats.length
    const players = Array.from({ length: seats }, (_, i) => small(named(hooks, levels[(i + 2) % 5] ?? 'easy')))
    const played = playMatch({ game, hooks, start: state, players, seed: 3, most: 20_000 })
    expect(played.winners, JSON.stringify(played)).not.toBeNull()
  })
})

/** Limits the work to 150 moves, so that many decisions can be tested. */
function small(thinking: Thinking): Thinking {
  const { else: other } = thinking
  return { ...thinking, work: Math.min(150, thinking.work), ...(other ? { else: small(other) } : {}) }
}
