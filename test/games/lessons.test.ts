// The guided first match: from its starting position, ordinary random play reaches the moment of every lesson.

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

/** The last lesson must come within this many moves. */
const patience = 200

/** How many lessons appeared in a random match. Each counts as closed as soon as it appears. */
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
