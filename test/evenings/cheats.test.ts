import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { games } from '../conformance/games.ts'
import { cheatsOf } from './cheats/index.ts'

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
