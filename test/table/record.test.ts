// The record of a match in progress, as each viewer may have it. After the match, everybody may have all of it.

import { expect, test } from 'vitest'
import type { AnyGame } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { Effect } from '../../src/core/ruling.ts'
import nexus from '../../src/games/nexus-keepers/index.ts'
import { type Desk, type Match, openMatch } from '../../src/table/match.ts'
import { openStart, recordOf } from '../../src/table/record.ts'
import { skerry } from '../toy/index.ts'

const desk: Desk = {
  now: () => 0,
  after: () => () => undefined,
  keep: async () => undefined,
  note: () => undefined,
  aside: async () => undefined,
  light: (_: Extract<Effect, { effect: 'light' }>['layers']) => undefined,
  over: async () => true,
  changed: () => undefined
}

async function begun(game: AnyGame, position?: Json): Promise<Match> {
  const start = { options: Object.values(game.presets)[0] ?? {}, seats: [{}, {}], ...(position ? { position } : {}) }
  const match = openMatch({ game, start, seed: 5 }, desk)
  if (!match.ok) throw new Error(JSON.stringify(match.problems))
  await new Promise((done) => setImmediate(done))
  return match.value
}

const lines = (record: string): Json[] =>
  record
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Json)

const hidden = { note: 'This is hidden until the match is over.' }

test('each seat reads its own card, the other one and the audience do not; nobody reads the seed', async () => {
  const match = await begun(skerry)
  const [header, mine, theirs] = lines(recordOf(match))
  expect(header).toMatchObject({ game: 'skerry', seed: 5 })
  const open = { tablekeeper: 1, game: 'skerry', options: {}, seats: [{}, {}], fair: false }
  expect(lines(recordOf(match, 0))).toEqual([open, mine, hidden])
  expect(lines(recordOf(match, 1))).toEqual([open, hidden, theirs])
  expect(lines(recordOf(match, 'audience'))).toEqual([open, hidden, hidden])
})

test('what is played openly is in everybody’s record, what a seat does and shows one other in theirs', async () => {
  const match = await begun(skerry, { dice: [4, 4, 4, 5] })
  match.say(0, { act: 'step', to: [1, 0] })
  match.say(0, { act: 'peek' })
  await new Promise((done) => setImmediate(done))
  const [step, peek] = [
    { by: 0, do: { act: 'step', to: [1, 0] } },
    { by: 0, do: { act: 'peek' } }
  ]
  expect(lines(recordOf(match, 0)).slice(1)).toEqual([step, peek])
  expect(lines(recordOf(match, 1)).slice(1)).toEqual([step, hidden])
  expect(lines(recordOf(match, 'audience')).slice(1)).toEqual([step, hidden])
})

test('a written start of a game with secrets is kept back; of another it is in the record, as are all moves', async () => {
  const secret = await begun(skerry, { cards: ['star', 'leaf'], dice: [4, 4, 4, 5] })
  expect(recordOf(secret, 0)).not.toContain('star')
  expect(openStart(secret)).toEqual({ options: {}, seats: [{}, {}] })
  const open = await begun(nexus, { cubes: ['0,0 S', '1,2 N'], pool: [2, 2, 3, 3] })
  expect(openStart(open)).toBe(open.start)
  const [header] = lines(recordOf(open, 'audience'))
  expect(header).toMatchObject({ position: { cubes: ['0,0 S', '1,2 N'] } })
  expect(header).not.toHaveProperty('seed')
})

test('when it is over everybody reads everything', async () => {
  const match = await begun(skerry, {
    keepers: [
      [2, 0],
      [3, 0]
    ],
    stones: [],
    dice: [1, 1, 5, 5],
    score: [1, 0]
  })
  match.say(0, { act: 'peek' })
  match.say(0, { act: 'push', to: [1, 0], n: 1 })
  await new Promise((done) => setImmediate(done))
  expect(match.outcome()).not.toBeNull()
  expect(recordOf(match, 1)).toBe(recordOf(match))
  expect(recordOf(match, 'audience')).toContain('"seed":5')
})
