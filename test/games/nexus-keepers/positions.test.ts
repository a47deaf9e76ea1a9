import { expect, test } from 'vitest'
import game from '../../../src/games/nexus-keepers/index.ts'
import { say } from './view/spoken.ts'

test.each(Object.entries(game.positions ?? {}))('%s lies ready: the first seat throws five dice', (_, ready) => {
  const start = game.setup({ options: {}, seats: ready.brings ?? [], position: ready.position })
  expect(start.ok && start.value).toMatchObject({ phase: 'roll', active: 0, turn: { dice: 5, k: 0 } })
  expect(start.ok && start.value.players.map((it) => [it.status, it.fresh])).toEqual(
    Array(ready.seats).fill(['onBoard', true])
  )
  expect(say(ready.title)).not.toContain('⟨')
})

test('there is one for two, three and four players, with a keeper of the house each', () => {
  const all = Object.values(game.positions ?? {})
  expect(new Set(all.map((it) => it.seats))).toEqual(new Set([2, 3, 4]))
  for (const { brings = [] } of all)
    expect(new Set(brings.map((it) => (it as { card: string }).card)).size).toBe(brings.length)
})
