import { expect, test } from 'vitest'
import { type Guest, roomFor } from '../../../src/server/limits/crowd.ts'
import { mostSockets, mostSocketsOfAddress } from '../../../src/server/limits/limits.ts'

const guest = (home: string, counted = true): Guest => ({ home, isCounted: () => counted, leave: () => undefined })
const many = (n: number, home: string, counted = true): Guest[] => Array.from({ length: n }, () => guest(home, counted))

test('from one address so many may watch, and those who hold seats besides', () => {
  const players = many(8, 'home', false)
  expect(roomFor('home', [...players, ...many(mostSocketsOfAddress - 1, 'home')]).enters).toBe(true)
  expect(roomFor('home', [...players, ...many(mostSocketsOfAddress, 'home')]).enters).toBe(false)
  expect(roomFor('elsewhere', many(mostSocketsOfAddress, 'home')).enters).toBe(true)
})

test('in a full room whoever has most sockets makes room, the oldest first, and no player', () => {
  const crowd = Array.from({ length: mostSockets - 3 }, (_, i) => guest(`${i}`))
  const [oldest, ...others] = many(3, 'greedy')
  const guests = [guest('player', false), ...crowd, oldest as Guest, ...others]
  expect(roomFor('new', guests)).toEqual({ enters: true, goes: oldest })
  expect(roomFor('new', guests.slice(0, -1))).toEqual({ enters: true })
})
