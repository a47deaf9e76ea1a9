// Thinking ahead changes no choice, is of use, and rests on nothing that the player's seat does not know.

import { describe, expect, test } from 'vitest'
import { play } from '../../src/core/game.ts'
import type { Seat } from '../../src/core/ids.ts'
import type { Json } from '../../src/core/json.ts'
import { Budget } from '../../src/core/player.ts'
import { seeded } from '../../src/core/random.ts'
import { choose, Foresight, named, type Request } from '../../src/players/index.ts'
import { games, hooksOf } from '../conformance/games.ts'
import { begin, matches, starts } from '../conformance/playout.ts'
import { sized } from '../sized.ts'
import konane from '../toy/konane/index.ts'

/** Positions of random matches, with the move that follows in each. */
function* positions(game: (typeof games)[number], most: number) {
  const all = starts(game)
  for (const [i, [, start]] of all.entries()) {
    const first = begin(game, start)
    const seats = game.view(first, 'audience').seats.length
    const steps = [...matches(game, first, 77 + i, 60)].flat().filter(({ state }) => game.asked(state) !== null)
    const every = Math.max(1, Math.floor((steps.length * all.length) / most))
    for (let k = 0; k < steps.length; k += every) yield { state: (steps[k] as { state: Json }).state, seats }
  }
}

describe.each(games.map((game) => ({ id: game.id, game })))('$id', async ({ game }) => {
  const hooks = await hooksOf(game.id)
  const thinking = { how: 'plan', work: 40 } as const

  test('with thinking ahead and without it the choice is the same; what was foreseen is foreseen for all deals', () => {
    let foreseen = 0
    let n = 0
    for (const { state, seats } of positions(game, sized(12, 200))) {
      n++
      const asked = game.asked(state) as Seat
      const other = (asked + 1) % seats
      // The seat itself goes on, or another thinks ahead while this one is a person.
      for (const seat of new Set([asked, other])) {
        const ahead = new Foresight(game, hooks)
        const players = Array.from({ length: seats }, (_, it) => (it === seat ? thinking : null))
        const now = { state, seats, seed: n, turn: 3, moves: n, players, last: asked }
        ahead.ponder(now)
        const next: Request[] = []
        const request = { seat, seats, thinking, seed: n, turn: 3 }
        if (seat === asked) next.push({ ...request, state, moves: n })
        else
          for (const action of [...(game.legal(state, asked) as Iterable<never>)].slice(0, 6)) {
            const after = play(game, state, { by: asked, do: action }) as Json
            if (game.asked(after) === seat) next.push({ ...request, state: after, moves: n + 1 })
          }
        for (const it of next) {
          expect(ahead.choose(it)).toEqual(choose(game, hooks, it))
          if (ahead.foresaw(it)) foreseen++
          const [dealt] = game.knows?.(it.state, seat, seeded(n + 99)) ?? [it.state]
          expect(ahead.foresaw({ ...it, state: dealt as Json })).toBe(ahead.foresaw(it))
        }
      }
    }
    expect(n).toBeGreaterThan(3)
    expect(foreseen).toBeGreaterThan(0)
  })
})

const start = begin(konane, { options: {}, seats: [{}, {}] }) as Json
const thinking = named({}, 'strong')
const now = { state: start, seats: 2, seed: 5, turn: 0, moves: 0, last: null }

test('nothing is thought ahead where nothing is to be gained: for people, or for a level that does not plan', () => {
  for (const players of [
    [null, null],
    [named({}, 'easy'), null],
    [null, named({}, 'easy')]
  ]) {
    let budgets = 0
    const ahead = new Foresight(konane as never, {})
    ahead.ponder({ ...now, players }, (moves) => {
      budgets++
      return new Budget(moves)
    })
    expect(ahead.foresaw({ ...now, seat: 0, thinking: players[0] ?? thinking })).toBe(false)
    // Only what a person may do is looked at.
    expect(budgets).toBe(players[1] ? 1 : 0)
  }
})

test('a thought ahead that is broken off keeps what was found, and leaves no half a choice', () => {
  const ahead = new Foresight(konane as never, {})
  let spent = 0
  class Brief extends Budget {
    override spend(): boolean {
      if (++spent > 3000) throw new Error('enough')
      return super.spend()
    }
  }
  expect(() => ahead.ponder({ ...now, players: [null, thinking] }, (moves) => new Brief(moves))).toThrow('enough')
  const next = [...(konane.legal(start as never, 0) as Iterable<never>)].map((action): Request => {
    const state = play(konane as never, start, { by: 0, do: action }) as Json
    return { state, seat: 1, seats: 2, thinking, seed: 5, turn: 0, moves: 1 }
  })
  const found = next.filter((it) => ahead.foresaw(it))
  expect(found).toHaveLength(1)
  for (const it of found) expect(ahead.choose(it)).toEqual(choose(konane as never, {}, it))
})
