// The coach in every game: its advice is the same in all states that its seat cannot tell apart, and can be said in both languages.

import { describe, expect, test } from 'vitest'
import { digestOf } from '../../src/core/digest.ts'
import { type AnyGame, decisions as decided } from '../../src/core/game.ts'
import { hintDepths } from '../../src/core/hint.ts'
import type { Json } from '../../src/core/json.ts'
import type { AnyHooks } from '../../src/core/player.ts'
import { seeded } from '../../src/core/random.ts'
import { langs, speak } from '../../src/core/words.ts'
import { compare } from '../../src/players/compare.ts'
import { advise, type Request } from '../../src/players/index.ts'
import { words } from '../../src/words.ts'
import { sized } from '../sized.ts'
import { games, hooksOf } from './games.ts'
import { begin, matches, starts } from './playout.ts'

type Asked = Omit<Request, 'thinking'>

/** With little work for each piece of advice, so that many can be compared. */
const brief = (hooks: AnyHooks): AnyHooks => ({
  ...hooks,
  levels: Array.from({ length: 5 }, () => ({ how: 'plan' as const, work: 150 }))
})

/** Somebody must act, and can do more than state a fact. */
function decides(game: AnyGame, state: Json): boolean {
  const seat = game.asked(state)
  return seat !== null && [...decided(game, state, seat)].length > 0
}

/** Decisions of random matches, evenly over every start. */
function* decisions(game: AnyGame, most: number): Generator<Asked> {
  const all = starts(game)
  const share = Math.ceil(most / all.length)
  let n = 0
  for (const [i, [, start]] of all.entries()) {
    const first = begin(game, start)
    const seats = game.view(first, 'audience').seats.length
    const asked = [...matches(game, first, 83 + i, share * 15)].flat().filter(({ state }) => decides(game, state))
    for (let k = 0; k < Math.min(share, asked.length); k++) {
      const { state } = asked[Math.floor(((k + 0.5) * asked.length) / share) % asked.length] as { state: Json }
      yield { state, seat: game.asked(state) as number, seats, seed: ++n, turn: n, moves: n }
    }
  }
}

/** An evaluation that depends on everything in a state: whoever looks at what is hidden values it otherwise. */
const curious = (game: AnyGame): AnyHooks => ({
  ...brief({}),
  evaluate(s: Json) {
    const value = digestOf(game.key(s)) / 2 ** 32
    return [
      value,
      ...game
        .view(s, 'audience')
        .seats.slice(1)
        .map(() => 1 - value)
    ]
  }
})

/** How many states with other hidden parts there were, and for how many of them the advice differed. */
function unequal(game: AnyGame, hooks: AnyHooks, coached: AnyGame, most: number): { other: number; unequal: number } {
  const found = { other: 0, unequal: 0 }
  for (const asked of decisions(game, 20 * most)) {
    const [state] = game.knows?.(asked.state, asked.seat, seeded(asked.seed)) ?? [asked.state]
    if (game.key(state) === game.key(asked.state)) continue
    const [one, another] = [asked, { ...asked, state }].map((it) => JSON.stringify(advise(coached, hooks, it)))
    if (one !== another) found.unequal++
    if (++found.other >= most) break
  }
  return found
}

describe.each(games.map((game) => ({ id: game.id, game })))('$id', async ({ game }) => {
  const hooks = brief(await hooksOf(game.id))

  test('advice can be said in both languages at each depth, and does not tell the move too early', () => {
    let met = 0
    for (const asked of decisions(game, sized(10, 120))) {
      const advice = advise(game, hooks, asked)
      expect(advise(game, hooks, { ...asked, state: JSON.parse(JSON.stringify(asked.state)) })).toEqual(advice)
      for (const lang of langs) {
        const reader = { lang, words: { ...words[lang], ...game.words[lang] }, seats: ['Ana', 'Bo', 'Cy', 'Di'] }
        const said = hintDepths.map((it) => advice[it].say.map((phrase) => speak(phrase, reader)).join(' '))
        for (const it of said) expect(it).toMatch(/^[^⟨⟩]+$/u)
        expect(said[0]).not.toContain(said[2])
      }
      expect(advice.nudge.places).toEqual([])
      const known = new Set(game.scene(asked.state).places.map(({ id }) => id))
      for (const it of advice.piece.places) expect(known).toContain(it)
      met++
    }
    expect(met).toBeGreaterThan(4)
  })

  test('advice is a decision, never a statement of fact', () => {
    expect(Object.keys(game.acts)).toEqual(expect.arrayContaining([...(game.facts ?? [])]))
    for (const asked of decisions(game, sized(10, 120)))
      expect(game.facts ?? []).not.toContain(compare(game, hooks, asked.state, asked).best.act)
  })

  test.runIf(game.secrets)('advice is equal in states that its seat cannot tell apart', () => {
    for (const it of [hooks, curious(game)]) {
      const found = unequal(game, it, game, sized(12, 300))
      expect(found.other).toBeGreaterThan(0)
      expect(found.unequal).toBe(0)
    }
  })
})

test('a coach that thought about the real state would be found out', () => {
  for (const game of games.filter(({ secrets }) => secrets)) {
    const { knows: _, ...open } = game
    expect(unequal(game, curious(game), open, 12).unequal, game.id).toBeGreaterThan(0)
  }
})
