// A guided first match: from the position in which the page begins it, each lesson finds its moment in ordinary play.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { AnyGame } from '../../src/core/game.ts'
import type { Guide } from '../../src/core/page.ts'
import kero from '../../src/games/kero/index.ts'
import keepers from '../../src/games/nexus-keepers/index.ts'
import ops from '../../src/games/nexus-ops/index.ts'
import platformer from '../../src/games/platformer/index.ts'
import { begin, playout } from '../conformance/playout.ts'

/** So many moves of a first match the last lesson may wait for. */
const patience = 200

/** How many lessons were shown in a random match, each closed at once. */
function shown(game: AnyGame, { lessons = [] }: Guide, seed: number): number {
  const [ready] = Object.values(game.positions ?? {}).sort((a, b) => a.seats - b.seats)
  if (!ready) throw new Error(`${game.id} has no position that lies ready`)
  const seats = Array.from({ length: ready.seats }, () => ({}))
  const [options = {}] = Object.values(game.presets)
  let at = 0
  for (const { next } of playout(game, begin(game, { options, seats, position: ready.position }), seed, patience)) {
    const { say } = game.view(next, 'audience').prompt.say
    if (lessons[at]?.when?.includes(say) ?? true) at += 1
    if (at >= lessons.length) break
  }
  return at
}

test.each([kero, keepers, ops, platformer])('every lesson of $id finds its moment', (game) => {
  const guide = JSON.parse(readFileSync(join('src/games', game.id, 'guide.json'), 'utf8')) as Guide
  expect([1, 2].map((seed) => shown(game, guide, seed))).toEqual([5, 5])
})
