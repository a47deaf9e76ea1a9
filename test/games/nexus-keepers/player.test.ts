// The computer players of Nexus Keepers: their strength, and the value that they give to rerolls and positions.

import { expect, test } from 'vitest'
import game from '../../../src/games/nexus-keepers/index.ts'
import { evaluate } from '../../../src/games/nexus-keepers/player/evaluate.ts'
import { rolling } from '../../../src/games/nexus-keepers/player/rolling.ts'
import hooks from '../../../src/games/nexus-keepers/player.ts'
import type { State } from '../../../src/games/nexus-keepers/state.ts'
import { handOf } from '../../../src/kit/dice/pool.ts'
import { named, playMatch } from '../../../src/players/index.ts'
import { sized } from '../../sized.ts'

const start = (): State => {
  const { position, brings = [] } = game.positions?.B2 ?? {}
  const set = game.setup({ options: {}, seats: brings, ...(position ? { position } : {}) })
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  return set.value
}

test('the strongest level beats greedy', () => {
  let won = 0
  const n = sized(6, 60)
  for (let seed = 0; seed < n; seed++) {
    const seat = seed % 2
    const planner = { how: 'plan', work: 600 } as const
    const players = [named(hooks, 'greedy'), named(hooks, 'greedy')].with(seat, planner)
    if (playMatch({ game, hooks, start: start(), players, seed, most: 5000 }).winners?.includes(seat)) won++
  }
  // Measured: the planner wins 98 %. Fewer than five of six would happen once in a hundred seeds; our seeds are fixed.
  expect(won).toBeGreaterThanOrEqual(Math.floor(n * 0.8))
})

/** The value of a roll by brute force: tries every set of dice to reroll, and every outcome. */
function slowly(dice: readonly number[], rerolls: number, worth: (dice: readonly number[]) => number): number {
  let most = worth(dice)
  if (rerolls === 0) return most
  for (let mask = 1; mask < 2 ** dice.length; mask++) {
    const again = dice.filter((_, i) => mask & (1 << i))
    // NK-038, NK-039: a 1 is never rerolled, nor a single die.
    if (again.length < 2 || again.includes(1)) continue
    const kept = dice.filter((_, i) => !(mask & (1 << i)))
    let sum = 0
    const all = 6 ** again.length
    for (let n = 0; n < all; n++) {
      const thrown = again.map((_, i) => (Math.floor(n / 6 ** i) % 6) + 1)
      sum += slowly([...kept, ...thrown], rerolls - 1, worth)
    }
    most = Math.max(most, sum / all)
  }
  return most
}

test('NK-037, NK-038, NK-039: rerolls are worth exactly what all their outcomes are worth in the mean', () => {
  // The worth of a roll here: the square of the greatest number of equal dice.
  const roll = rolling(3, (hand) => Math.max(...hand) ** 2, { from: 4, value: 0 })
  const worth = (dice: readonly number[]): number => Math.max(...handOf(dice)) ** 2
  for (const dice of [
    [2, 3, 5],
    [2, 2, 6],
    [1, 4, 5],
    [1, 1, 3],
    [6, 6, 6]
  ]) {
    const { value } = roll.best(handOf(dice), 1)
    expect(value).toBeCloseTo(slowly(dice, 1, worth), 12)
  }
  expect(roll.best(handOf([2, 2, 6]), 2).value).toBeCloseTo(slowly([2, 2, 6], 2, worth), 12)
  expect(roll.best(handOf([6, 6, 6]), 2).again).toBeNull()
})

test('NK-041: a hand of three 1s is worth what a Clumsy is worth', () => {
  const roll = rolling(3, () => 1, { from: 3, value: 0.25 })
  expect(roll.best(handOf([1, 1, 1]), 2)).toEqual({ again: null, value: 0.25 })
  // A roll that already has the greatest possible value is not rerolled.
  expect(roll.value).toBeCloseTo(1 - 0.75 / 216, 12)
})

test('chances are chances: none below 0, all together 1, and the winner has them all', () => {
  const s = start()
  const all = evaluate(s)
  expect(all.every((it) => it > 0 && it < 1)).toBe(true)
  expect(all.reduce((sum, it) => sum + it, 0)).toBeCloseTo(1, 12)
  expect(evaluate({ ...s, winners: [1] })).toEqual([0, 1])
})
