// A short evening of every game: fair play, fouls, poor sensors. No ruling may be wrong. `npm run evening` plays long ones.

import { expect, test } from 'vitest'
import nexusOps from '../../src/games/nexus-ops/index.ts'
import { games } from '../conformance/games.ts'
import { starts } from '../conformance/playout.ts'
import { sized } from '../sized.ts'
import { cheatsOf } from './cheats/index.ts'
import { Evening } from './evening.ts'
import type { Gesture } from './gestures.ts'
import { type Kind, kinds } from './kinds.ts'
import { perform } from './perform.ts'
import { playEvening, type Wrong } from './play.ts'
import { judgedIn } from './tally.ts'

// Every game on good and on poor sensors. Skerry, which is small and fast, also runs every other kind of evening.
const cases = games.flatMap((game) =>
  kinds
    .filter(({ name }) => game.id === 'skerry' || name === 'clean' || name === 'noise')
    .map((kind) => ({ game, kind, name: `${game.id}: ${kind.say}` }))
)

const actions = sized(10, 25)

test.each(cases)('$name', async ({ game, kind }) => {
  const wrong: Wrong[] = []
  const cheats = await cheatsOf(game.id)
  const [usual] = Object.keys(game.presets)
  const start = Object.keys(game.positions ?? {}).length > 0 ? 'position' : `${usual},`
  const tally = playEvening({ game, kind, cheats, actions, seed: 7, start }, { wrong: (it) => wrong.push(it) })
  expect(wrong.map(({ why, gestures }) => [why, gestures])).toEqual([])
  expect(judgedIn(tally)).toBeGreaterThanOrEqual(actions)
  expect(tally.results.right).toBeGreaterThan(actions / 2.5)
})

test.each(games.flatMap((game) => starts(game).map(([name, start]) => ({ game, start, name: `${game.id}, ${name}` }))))(
  'before the first move, the pieces of all draws are on the table: $name',
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

test('the referee asks about an unreadable die before it draws a card for a possible face', () => {
  const unread = kinds.find(({ name }) => name === 'unread-dice') as Kind
  const kind = { ...unread, sensing: { ...unread.sensing, faults: { unread: { often: 1000 } } } }
  const position = { phase: 'move', units: { '1,0': ['D1'], '1,-1': ['', 'F2'], '2,1': ['H1'], '-2,-2': ['', 'H1'] } }
  const play = (action: object): Gesture =>
    ({ gesture: 'play', moves: [{ by: 0, do: action }], manner: 'plain', pad: false, luck: 1 }) as Gesture
  const dice = [{ kind: 'd6', face: 6 }]
  const gestures: Gesture[] = [
    play({ act: 'done' }),
    play({ act: 'breathe', from: [1, 0], at: [1, -1] }),
    { gesture: 'throw', moves: [], dice, luck: 1 }
  ]
  const evening = new Evening({ game: nexusOps, start: { options: {}, seats: [{}, {}], position }, seed: 5, kind })
  try {
    expect(gestures.map((gesture) => perform(evening, gesture)?.result)).toEqual(['right', 'right', 'asked'])
    expect(evening.truth).toMatchObject({ phase: 'breath', turn: { breath: { hit: true } } })
    expect(evening.believes(evening.oracle.key)).toBe(true)
  } finally {
    evening.close()
  }
})
