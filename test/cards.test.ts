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

test('the guide of a game is set in French as everything else: no line begins with its punctuation', () => {
  const inFolder = { folderOf: (id: string) => `src/games/${id}` } as unknown as Parameters<typeof cardOf>[1]
  for (const game of [kero, keepers]) {
    const { guide, words } = cardOf(game, inFolder)
    for (const sentence of Object.values(guide?.words?.fr ?? {})) expect(sentence).not.toMatch(/ [:;!?»]|« /)
    expect(words.fr?.['guide.5']).toBe(guide?.words?.fr['guide.5'])
  }
})
