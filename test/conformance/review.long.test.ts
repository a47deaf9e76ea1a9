// Reviews in every game: the same match has the same review, however often it was interrupted, and it changes nothing of the match. A choice
// is judged by what its seat knew.

import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { AnyHooks } from '../../src/core/player.ts'
import { seeded } from '../../src/core/random.ts'
import type { Looked, Review, ReviewNote, ReviewStep } from '../../src/core/review.ts'
import { langs, speak } from '../../src/core/words.ts'
import { review } from '../../src/players/index.ts'
import { type Choice, judging } from '../../src/players/review/choices.ts'
import { type Effort, full } from '../../src/players/review/effort.ts'
import { words } from '../../src/words.ts'
import { games, hooksOf } from './games.ts'
import { begin, playout, starts } from './playout.ts'

/** With little work for each choice. */
const brief: Effort = {
  ...full,
  glances: { all: 3000, least: 60, most: 200 },
  finalists: 3,
  futures: { glance: 2, thought: 6, random: 6 },
  random: { ...full.random, longest: 400, trials: 2, each: { least: 2, most: 4 }, moves: 4000 }
}
const weak = (hooks: AnyHooks): AnyHooks => ({
  ...hooks,
  levels: Array.from({ length: 5 }, () => ({ how: 'plan' as const, work: 150 }))
})

/** The beginnings of random matches, of every few starts. */
function* matches(game: AnyGame, most: number, moves: number): Generator<Looked> {
  const all = starts(game)
  const step = Math.max(1, Math.floor(all.length / most))
  for (const [i, [, start]] of all.filter((_, i) => i % step === 0).entries()) {
    if (i >= most) return
    const first = begin(game, start)
    const seats = game.view(first, 'audience').seats.length
    yield { first, moves: [...playout(game, first, 11 + i, moves)].map(({ move }) => move), seats }
  }
}

function made(work: Generator<ReviewStep, Review>): { readonly review: Review; readonly notes: readonly ReviewNote[] } {
  const notes: ReviewNote[] = []
  for (let it = work.next(); ; it = work.next()) {
    if (it.done) return { review: it.value, notes }
    notes.push(it.value.note)
  }
}

function frozen<T>(it: T): T {
  if (typeof it === 'object' && it !== null && !Object.isFrozen(it)) {
    Object.freeze(it)
    Object.values(it).forEach(frozen)
  }
  return it
}

describe.each(games.map((game) => ({ id: game.id, game })))('$id', async ({ game }) => {
  const hooks = weak(await hooksOf(game.id))

  test('the same match has the same review, however often it is interrupted, and stays as it was', () => {
    for (const match of matches(game, 2, 25)) {
      frozen(match)
      const { review: whole, notes } = made(review(game, hooks, match, [], brief))
      const copy = JSON.parse(JSON.stringify(match)) as Looked
      const half = JSON.parse(JSON.stringify(notes.slice(0, notes.length / 2))) as ReviewNote[]
      const again = made(review(game, hooks, copy, half, brief))
      expect(again.review).toEqual(whole)
      expect(again.notes).toEqual(notes.slice(half.length))
    }
  })

  test('chances are chances, moments are moments of the match, and everything can be said in both languages', () => {
    for (const match of matches(game, 2, 25)) {
      const { from, sides, curve, turning } = made(review(game, hooks, match, [], brief)).review
      expect(sides.flat().sort()).toEqual(Array.from({ length: match.seats }, (_, seat) => seat))
      if (from.by === 'nothing') {
        expect([from.why, curve, turning]).toEqual(['blind', [], null])
        continue
      }
      expect([curve[0]?.at, curve.at(-1)?.at]).toEqual([0, match.moves.length])
      for (const { of } of curve) {
        expect(of).toHaveLength(sides.length)
        for (const it of of) expect(it >= 0 && it <= 1).toBe(true)
      }
      for (const it of turning ?? []) {
        expect(match.moves[it.at]?.by).toBe(it.seat)
        for (const lang of langs) {
          const reader = { lang, words: { ...words[lang], ...game.words[lang] }, seats: ['Ana', 'Bo', 'Cy', 'Di'] }
          const said = [it.played, it.better, ...(it.why ? [it.why] : [])].map((phrase) => speak(phrase, reader))
          for (const sentence of said) expect(sentence).toMatch(/^[^⟨⟩]+$/u)
        }
      }
    }
  })

  test.runIf(game.secrets)('what a choice cost is equal in states that its seat cannot tell apart', () => {
    let other = 0
    const evaluates: AnyHooks = {
      ...hooks,
      // It depends on everything in a state, also on what is hidden.
      evaluate: (s: Json) => {
        const value = (JSON.stringify(game.key(s)).length % 97) / 97
        return game.view(s, 'audience').seats.map((_, i, all) => (i === 0 ? value : (1 - value) / (all.length - 1)))
      }
    }
    for (const { first, seats } of matches(game, 3, 0)) {
      const judge = judging(
        game,
        evaluates,
        { first, moves: [], seats, sides: Array.from({ length: seats }, (_, seat) => [seat]), seed: 5, effort: brief },
        { choices: 10, from: { by: 'evaluation' }, length: 0 }
      )
      for (const [at, { state, move }] of [...playout(game, first, 3, 60)].entries()) {
        if (move.by === 'chance' || game.asked(state) !== move.by) continue
        const [dealt] = game.knows?.(state, move.by, seeded(at)) ?? [state]
        if (game.key(dealt) === game.key(state)) continue
        const [one, two] = [state, dealt].map((it) => judge?.glance({ at, state: it, move } as Choice))
        expect(one).toBe(two)
        if (++other >= 10) return
      }
    }
    expect(other).toBeGreaterThan(0)
  })
})
