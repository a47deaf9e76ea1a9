// A short evening of every game on disk: fair, foul and on poor sensors, and not one ruling may be wrong. `npm run evening` plays long ones.

import { expect, test } from 'vitest'
import { games } from '../conformance/games.ts'
import { starts } from '../conformance/playout.ts'
import { cheatsOf } from './cheats/index.ts'
import { Evening } from './evening.ts'
import { type Kind, kinds } from './kinds.ts'
import { playEvening, type Wrong } from './play.ts'
import { judgedIn } from './tally.ts'

// Every game on good sensors and on poor ones; the small one, that costs next to nothing, in every other way as well.
const cases = games.flatMap((game) =>
  kinds
    .filter(({ name }) => game.id === 'skerry' || name === 'clean' || name === 'noise')
    .map((kind) => ({ game, kind, name: `${game.id}: ${kind.say}` }))
)

test.each(cases)('$name', { timeout: 120_000 }, async ({ game, kind }) => {
  const wrong: Wrong[] = []
  const cheats = await cheatsOf(game.id)
  const start = Object.keys(game.positions ?? {}).length > 0 ? 'position' : 'ordinary'
  const tally = playEvening({ game, kind, cheats, actions: 25, seed: 7, start }, { wrong: (it) => wrong.push(it) })
  expect(wrong.map(({ why, deeds }) => [why, deeds])).toEqual([])
  expect(judgedIn(tally)).toBeGreaterThanOrEqual(25)
  expect(tally.results.right).toBeGreaterThan(10)
})

test.each(games.flatMap((game) => starts(game).map(([name, start]) => ({ game, start, name: `${game.id}, ${name}` }))))(
  'before anybody speaks all that was drawn stands on the table: $name',
  ({ game, start }) => {
    const evening = new Evening({ game, start, seed: 5, kind: kinds[0] as Kind })
    try {
      expect(evening.room.carries(game.scene(evening.truth))).toEqual([])
      expect(evening.room.daemon.ruling.ruling).toBe('settled')
    } finally {
      evening.close()
    }
  }
)
