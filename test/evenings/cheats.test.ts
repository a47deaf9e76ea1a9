import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import nexusKeepers from '../../src/games/nexus-keepers/index.ts'
import { games } from '../conformance/games.ts'
import { Luck } from '../conformance/playout.ts'
import { cheatsOf } from './cheats/index.ts'
import { Evening } from './evening.ts'
import { type Kind, kinds } from './kinds.ts'
import { perform } from './perform.ts'

const own = readdirSync(join(import.meta.dirname, 'cheats')).flatMap((file) => {
  const game = games.find(({ id }) => file === `${id}.ts`)
  return game ? [game] : []
})

test('a game that has cheats of its own has forty ways and more, each with a name, a sentence and rules of its catalogue', async () => {
  expect(own.length).toBeGreaterThan(0)
  for (const { id, rules } of own) {
    const cheats = await cheatsOf(id)
    expect(cheats.length).toBeGreaterThanOrEqual(40)
    expect(new Set(cheats.map(({ name }) => name)).size).toBe(cheats.length)
    for (const { name, say, rules: named } of cheats) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(say).toMatch(/\.$/)
      const known = new Set<string>(rules.map(({ rule }) => rule))
      expect(named.filter((rule) => !known.has(rule))).toEqual([])
    }
  }
})

test.each([
  ['too-few-dice', {}, 'NK-036'],
  ['single-die-rethrown', { throw: [2, 4, 5, 6, 6, 6] }, 'NK-039']
])('the cheat %s breaks one rule, and the referee names it', async (name, part, rule) => {
  const start = {
    options: Object.values(nexusKeepers.presets)[0] ?? {},
    seats: [{}, {}],
    position: { cubes: ['0,0 S', '1,2 N'], ...part }
  }
  const evening = new Evening({ game: nexusKeepers, start, seed: 5, kind: kinds[0] as Kind })
  try {
    evening.layTray()
    evening.room.rest()
    evening.room.rolled(true)
    const known = (await cheatsOf(nexusKeepers.id)).find((it) => it.name === name)
    const now = { game: nexusKeepers, state: evening.truth, room: evening.room, luck: new Luck(1) }
    const steps = known?.steps(now) ?? []
    const judged = perform(evening, { gesture: 'cheat', name, steps, amends: 'restore', luck: 1 })
    expect(judged).toMatchObject({ result: 'right', rule, broken: rule })
  } finally {
    evening.close()
  }
})
