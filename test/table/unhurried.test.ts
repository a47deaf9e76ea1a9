// Whoever needs a game waits until all are loaded; the rest of the room waits for nothing.

import { expect, test } from 'vitest'
import type { Room } from '../../src/table/room.ts'
import { unhurried } from '../../src/table/unhurried.ts'

test('a match that is asked for before its game is loaded starts once it is', async () => {
  const loading = Promise.withResolvers<void>()
  const told: string[] = []
  const room = {
    start: async (game: string) => {
      told.push(`start ${game}`)
      return null
    },
    leave: async () => {
      told.push('leave')
      return null
    }
  } as unknown as Room
  const open = unhurried(room, () => loading.promise)
  const started = open.start('skerry', { options: {}, seats: [] })
  await open.leave()
  expect(told).toEqual(['leave'])
  loading.resolve()
  await started
  expect(told).toEqual(['leave', 'start skerry'])
})
