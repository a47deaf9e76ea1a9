// Computer players think ahead while people think: in the same thread, at once interrupted by a question, and never about nothing.

import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openComputers } from '../../src/computers/index.ts'
import { type AskedAhead, openThinker } from '../../src/computers/thinker.ts'
import type { AnyGame } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { Player } from '../../src/core/level.ts'
import type { Action } from '../../src/core/rules.ts'
import { systemClock } from '../../src/devices/host.ts'
import kero from '../../src/games/kero/index.ts'
import { choose, named } from '../../src/players/index.ts'
import { begin } from '../conformance/playout.ts'
import { openParlour, tidied, until } from '../table/parlour.ts'
import konane from '../toy/konane/index.ts'

const folder = resolve('test/toy/konane')
const state = begin(konane, { options: {}, seats: [{}, {}] }) as unknown as Json
const now = { state, seats: 2, seed: 1, turn: 0, moves: 0, last: null }

test('a question ends the thought ahead at once, and is answered as ever', async () => {
  const thinker = openThinker()
  onTestFinished(() => thinker.close())
  const request = { state, seat: 0, seats: 2, seed: 1, turn: 0, moves: 0 }
  const timed = async (level: 'strong' | 'easy'): Promise<[Action, number]> => {
    const began = performance.now()
    return [await thinker.think({ folder, level, request }), performance.now() - began]
  }
  await timed('easy')
  const [action, one] = await timed('strong')
  expect(action).toEqual(choose(konane as never, {}, { ...request, thinking: named({}, 'strong') }))
  // Twelve such thoughts.
  thinker.ponder({ folder, now: { ...now, players: [null, 'strong'] } })
  await new Promise((later) => setTimeout(later, one / 4))
  const [easy, soon] = await timed('easy')
  expect(easy).toEqual(choose(konane as never, {}, { ...request, thinking: named({}, 'easy') }))
  expect(soon).toBeLessThan(3 * one)
})

test('what was thought through is answered from memory', async () => {
  const thinker = openThinker()
  onTestFinished(() => thinker.close())
  const request = { state, seat: 0, seats: 2, seed: 1, turn: 0, moves: 0 }
  const ask = async (seed: number): Promise<[Action, number]> => {
    const began = performance.now()
    return [await thinker.think({ folder, level: 'strong', request: { ...request, seed } }), performance.now() - began]
  }
  const [, thought] = await ask(2)
  thinker.ponder({ folder, now: { ...now, players: ['strong', null] } })
  // It is asked once it has finished: nothing tells when, for nothing waits for it.
  await new Promise((later) => setTimeout(later, 4 * thought + 200))
  const [action, remembered] = await ask(1)
  expect(action).toEqual(choose(konane as never, {}, { ...request, thinking: named({}, 'strong') }))
  expect(remembered).toBeLessThan(thought)
})

/** What a table asks its thinker to think ahead; nobody ever answers a question. */
async function asked(game: AnyGame, computers: readonly Player[]) {
  const parlour = openParlour({ game })
  const seats = [{ name: 'Ana' }, { name: 'Bo' }]
  expect(await parlour.room.start(game.id, { options: {}, seats, agreed: { computers } })).toBeNull()
  await tidied(parlour)
  const ahead: AskedAhead['now'][] = []
  const counts = { rests: 0 }
  const opened = openComputers({
    room: parlour.room,
    thinker: {
      think: () => new Promise(() => undefined),
      advise: () => Promise.reject(new Error('nobody asks for advice')),
      ponder: ({ now: it }) => void ahead.push(it),
      rest: () => {
        counts.rests += 1
      },
      cancel: () => undefined,
      close: async () => undefined
    },
    after: systemClock.after,
    now: systemClock.now,
    virtual: false,
    folderOf: () => folder,
    failed: (why) => expect(why).toBeNull()
  })
  onTestFinished(() => opened.close())
  return { ...parlour, ahead, counts }
}

test('while a person thinks it ponders once, and again while a move is carried; it rests when it is asked', async () => {
  const it = await asked(konane as never, [null, 'strong'])
  const { room, ahead, counts } = it
  await until(it, 'pondering', () => ahead.length === 1)
  expect(ahead[0]).toMatchObject({ players: [null, 'strong'], moves: 0, turn: 0, last: null })
  it.hand({ hand: 'tip' })
  await tidied(it)
  expect(ahead).toHaveLength(1)
  const position = room.position()
  const [action] = position ? [...(konane.legal(position.state as never, 0) as Iterable<Action>)] : []
  expect(room.act(0, action as never)).toBeNull()
  await until(it, 'carried', () => ahead.length === 2)
  expect(ahead[1]).toMatchObject({ moves: 1, last: 0 })
  await tidied(it)
  await until(it, 'asked', () => counts.rests > 0)
})

test.each([
  ['no computer plays', konane, [null, null]],
  ['time changes every state', kero, [null, 'strong']]
] as const)('nothing is pondered where %s', async (_, game, computers) => {
  const it = await asked(game as never, computers)
  await new Promise((later) => setTimeout(later, 300))
  expect(it.ahead).toEqual([])
})
