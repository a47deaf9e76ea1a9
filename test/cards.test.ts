import { expect, test } from 'vitest'
import { cardOf } from '../src/cards.ts'
import kero from '../src/games/kero/index.ts'
import keepers from '../src/games/nexus-keepers/index.ts'

const library = { folderOf: () => undefined } as unknown as Parameters<typeof cardOf>[1]

test('a table lends a seat what its game asks for and takes', () => {
  const seats = [
    { drainFullMs: 61_000, fillFullMs: 58_000 },
    { drainFullMs: 1, shoes: 'red' }
  ]
  expect(cardOf(kero, library, seats).lends).toEqual([{ drainFullMs: 61_000, fillFullMs: 58_000 }, {}])
  expect(cardOf(keepers, library, seats)).not.toHaveProperty('lends')
  expect(cardOf(kero, library)).not.toHaveProperty('lends')
})
