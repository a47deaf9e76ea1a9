// The law of hidden hands for Nexus Ops, through the real room and server. In two matches the other seats hold and draw different cards,
// and in one a computer player thinks longer. A seat and the audience get the same frames in both, one for one.

import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openComputers } from '../../src/computers/index.ts'
import type { AnyGame } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { Action, Move, Start } from '../../src/core/rules.ts'
import { systemClock } from '../../src/devices/host.ts'
import nexus from '../../src/games/nexus-ops/index.ts'
import { commitmentTo } from '../../src/table/draws.ts'
import { window } from '../server/visit.ts'
import { openParlour, tidied, until } from '../table/parlour.ts'
import { calmed, watching } from './twins.ts'

const game = nexus as unknown as AnyGame
const root = '7'.repeat(64)

const startWith = (hands: readonly (readonly string[])[]): Start => ({
  options: {},
  seats: [{ name: 'Ada' }, { name: 'Basil' }, { name: 'Cleo' }],
  agreed: { computers: [null, null, 'easy'] },
  position: {
    phase: 'battle',
    active: 1,
    units: { '1,1': ['F2', 'C1'], '2,1': ['H2'], '-3,2': ['', 'H2'], '1,-3': ['', '', 'H2'] },
    rubium: [5, 5, 5],
    hands
  } as unknown as Json
})

/** Actions that involve no card: they are the same in both matches. */
const quiet = ['battle', 'pass', 'done', 'draw']

function publicMove(state: Json): Move<Action> | null {
  const node = game.chance(state)
  if (node?.chance === 'throw') {
    // Nobody hits, so nobody draws a card for a loss.
    const dice = node.dice.flatMap(({ kind, count }) => Array.from({ length: count }, () => ({ kind, face: 1 })))
    return { by: 'chance', do: { act: 'throw', dice } as Action }
  }
  const by = game.asked(state)
  if (by === null) return null
  const legal = [...(game.legal(state, by) as Iterable<Action>)]
  const found = quiet.flatMap((act) => legal.filter((it) => it.act === act))[0]
  return found ? { by, do: found } : null
}

/** Plays with these hands. Answers the frames of the first seat before and after it reconnects, the audience’s frames, and their exports. */
async function evening(hands: readonly (readonly string[])[], thoughtMs: number) {
  const source = { root, commitment: commitmentTo(root) }
  const { app, parlour } = await window(true, { parlour: openParlour({ draws: () => source, game }) })
  const { room } = parlour
  const { port } = app.server.address() as AddressInfo
  const computers = openComputers({
    room,
    thinker: {
      async think({ request: { state } }) {
        await sleep(thoughtMs)
        return (publicMove(state) as Move<Action>).do
      },
      advise: () => Promise.reject(new Error('nobody asks for advice')),
      ponder: () => undefined,
      rest: () => undefined,
      cancel: () => undefined,
      close: async () => undefined
    },
    after: (ms, run) => systemClock.after(ms / 2, run),
    now: () => systemClock.now() * 2,
    virtual: false,
    folderOf: () => '',
    failed: (why) => expect(why).toBeNull()
  })
  onTestFinished(() => computers.close())
  expect(await room.start('nexus-ops', startWith(hands))).toBeNull()
  await tidied(parlour)
  const mine = await watching(port, 0)
  const audience = await watching(port, null)
  let watchers = [mine, audience]
  let again = mine
  for (let n = 0; n < 30; n++) {
    const position = room.position()
    const move = position && publicMove(position.state)
    if (!position || !move || (n > 4 && game.asked(position.state) === 0 && move.do.act === 'done')) break
    const before = position.moves.length
    if (move.by !== 2) expect(room.act(move.by, move.do as unknown as Json), JSON.stringify(move)).toBeNull()
    // Also where the disk is slow: a page shows a move once it is stored.
    await until(parlour, 'made', () => (room.position()?.moves.length ?? 0) > before)
    await calmed(watchers)
    if (n === 1) {
      room.undo(1)
      await calmed(watchers)
    }
    if (n === 3) {
      mine.close()
      again = await watching(port, 0)
      watchers = [again, audience]
    }
  }
  const moves = room.position()?.moves.filter(({ do: { act } }) => act !== 'pick') ?? []
  const record = (viewer: 0 | 'audience'): string =>
    (room.record(viewer) ?? '').replace(source.commitment, 'commitment')
  const hidden = (room.record() ?? '').match(/"(EN|SM)-\d+"/g) ?? []
  const sent = { mine: mine.frames, again: again.frames, audience: audience.frames }
  for (const it of watchers) it.close()
  return { moves, hidden, seen: { ...sent, records: [record(0), record('audience')] } }
}

test('to whom hands of Nexus Ops are hidden, they are the same frames, with a computer player that thinks', {
  timeout: 120_000
}, async () => {
  const one = await evening([['SM-14', 'EN-01'], ['EN-06', 'SM-18'], ['EN-03']], 0)
  const other = await evening([['SM-14', 'EN-01'], ['EN-07', 'SM-19'], ['EN-05']], 250)
  expect(other.moves).toEqual(one.moves)
  expect(one.moves.length).toBeGreaterThan(8)
  expect(other.hidden).not.toEqual(one.hidden)
  for (const key of ['mine', 'again', 'audience', 'records'] as const)
    expect(
      other.seen[key].map((it) => it.length),
      key
    ).toEqual(one.seen[key].map((it) => it.length))
  expect(other.seen).toEqual(one.seen)
})
