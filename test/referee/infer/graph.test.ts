import { expect, test } from 'vitest'
import type { AnyGame } from '../../../src/core/game.ts'
import type { Json } from '../../../src/core/json.ts'
import nexusKeepers from '../../../src/games/nexus-keepers/index.ts'
import { begin, playout, starts } from '../../conformance/playout.ts'
import { graph } from '../peek.ts'

/** Distinct states, as many as a long match has. */
function states(game: AnyGame, wanted: number): Json[] {
  const found = new Map<string, Json>()
  const [, start] = starts(game).at(-1) as ReturnType<typeof starts>[number]
  for (let seed = 0; found.size < wanted; seed++)
    for (const { next } of playout(game, begin(game, start), seed, wanted)) found.set(game.key(next), next)
  return [...found.values()].slice(0, wanted)
}

test('a spot is made once and known as long as it is looked at; what nobody looks at any more is forgotten', () => {
  const all = states(nexusKeepers, 5000)
  const [first, second] = all as [Json, Json]
  const { node, successors } = graph(nexusKeepers)
  const [home, left] = [node(first), node(second)]
  const { edges } = successors(home)
  for (const [i, state] of all.entries()) {
    const made = node(state)
    expect(node(state)).toBe(made)
    if (i % 1000 === 0) expect(node(first)).toBe(home)
  }
  expect(node(first)).toBe(home)
  expect(successors(home).edges).toBe(edges)
  expect(node(second)).not.toBe(left)
  expect(node(second)).toEqual(left)
})
