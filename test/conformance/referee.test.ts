// Whole matches under the referee: it never calls a legal move wrong, with good sensors or poor ones, and a match resumed from its records
// is the same match.

import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../src/core/game.ts'
import { referee } from '../../src/referee/index.ts'
import { sized } from '../sized.ts'
import { evening, type How } from './evening.ts'
import { games } from './games.ts'
import { starts } from './playout.ts'

const tables: readonly (readonly [string, How])[] = [
  ['that sees all', { most: sized(40, 200) }],
  ['without an eye for hands', { hands: false }],
  ['whose tray cannot tell what rolled', { rolls: false }],
  [
    'that sees only that something stands on a tile',
    { looks: () => '?', sees: ({ layer }) => layer === 'tile', mayGiveUp: true }
  ],
  ['that misses some tiles for good', { sees: ({ at: [x, y], layer }) => layer !== 'ground' && (x + y) % 3 !== 0 }],
  ['that at first sees dimly', { dimly: true, sees: ({ layer }) => layer !== 'ground' }]
]

const most = sized(30, 100)

/** Each table is tested with half of the starts, in the short run with a sixth; other tables use other starts. */
const parts = sized(6, 2)
const turned = (game: AnyGame, table: number) =>
  starts(game)
    .map(([name, start], i) => [i, name, start] as const)
    .filter(([i]) => i % parts === table % parts)

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  test.each(tables)('a match on a table %s is never ruled wrongly', (_, how) => {
    for (const [i, name, start] of turned(
      game,
      tables.findIndex((it) => it[1] === how)
    )) {
      const { wrong, moves } = evening(game, start, 31 + i, { most, ...how })
      expect(wrong, name).toEqual([])
      expect(moves).toBeGreaterThan(5)
    }
  })

  test('a match resumed from its records is the same match', () => {
    for (const [i, [name, start]] of starts(game).slice(0, sized(1, 3)).entries()) {
      const { table } = evening(game, start, 53 + i)
      const again = referee(game).resume(table.start, table.entries)
      if (!again.ok) throw new Error(name)
      const [match] = again.value
      // Ignore what the referee keeps only for a while, such as the delays from which it learns; a restart loses it.
      expect({ ...match, sensors: null, recent: null, settling: null, layers: null, ruling: null }).toEqual({
        ...table.match,
        sensors: null,
        recent: null,
        settling: null,
        layers: null,
        ruling: null
      })
    }
  })
})
