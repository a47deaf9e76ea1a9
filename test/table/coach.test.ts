// Hints at a table: only where they were agreed on, only for whoever must act, told to that seat alone and counted for everybody.

import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openComputers } from '../../src/computers/index.ts'
import { openThinker } from '../../src/computers/thinker.ts'
import type { Agreed } from '../../src/core/agreed.ts'
import type { Viewer } from '../../src/core/ids.ts'
import type { Action } from '../../src/core/rules.ts'
import { systemClock } from '../../src/devices/host.ts'
import kero from '../../src/games/kero/index.ts'
import konane from '../toy/konane/index.ts'
import { type Before, openParlour, tidied, until } from './parlour.ts'

function coached(before: Before = {}) {
  const parlour = openParlour({ game: konane, ...before })
  const failed: unknown[] = []
  const computers = openComputers({
    room: parlour.room,
    thinker: openThinker(),
    after: systemClock.after,
    now: systemClock.now,
    virtual: true,
    folderOf: () => resolve('test/toy/konane'),
    failed: (why) => failed.push(why)
  })
  onTestFinished(async () => {
    await computers.close()
    expect(failed).toEqual([])
  })
  return parlour
}
type Table = ReturnType<typeof coached>

async function table(agreed: Agreed, before: Before = {}): Promise<Table> {
  const it = coached(before)
  expect(await it.room.start('konane', { options: {}, seats: [{ name: 'Ana' }, { name: 'Bo' }], agreed })).toBeNull()
  await tidied(it)
  return it
}

const hintOf = ({ room }: Table, viewer: Viewer) => room.doc(viewer).hint
const hinted = async (it: Table, seat: number) => {
  expect(it.room.hint(seat)).toBeNull()
  await until(it, 'advised', () => hintOf(it, seat) != null)
  return hintOf(it, seat)
}
const used = ({ room }: Table) => room.doc('audience').match?.seats.map(({ hints }) => hints)
const lines = ({ room }: Table) =>
  room
    .doc('audience')
    .told.filter(({ say }) => say.say === 'table.hint.told')
    .map(({ say }) => say.with)

/** Plays the first legal move of this seat, and carries the pieces. */
async function play(it: Table, seat: number): Promise<void> {
  const { room } = it
  const { game, state, moves = [] } = room.position() ?? {}
  const [action] = game ? [...(game.legal(state as never, seat) as Iterable<Action>)] : []
  expect(room.act(seat, action as never)).toBeNull()
  await until(it, 'played', () => (room.position()?.moves.length ?? 0) > moves.length)
  await tidied(it)
}

test('no hints without an agreement', async () => {
  const it = await table({})
  expect(it.room.hint(0)).toEqual({ say: 'table.hint.none' })
  expect(used(it)).toEqual([undefined, undefined])
})

test('a hint goes deeper when it is asked for again, is seen by its seat alone, and counts once for all', async () => {
  const it = await table({ hints: { each: 1 } })
  expect(it.room.hint(1)).toEqual({ say: 'table.hint.turn' })
  expect(used(it)).toEqual([0, 0])
  const nudge = await hinted(it, 0)
  expect(nudge).toMatchObject({ depth: 'nudge', places: [] })
  for (const viewer of [1, 'audience'] as const) expect(hintOf(it, viewer)).toBeUndefined()
  expect(await hinted(it, 0)).toMatchObject({ depth: 'piece', places: [expect.any(String)] })
  const move = await hinted(it, 0)
  expect(move).toMatchObject({ depth: 'move', places: [expect.any(String)] })
  expect(move?.say.slice(0, 2)).toEqual(nudge?.say)
  expect(used(it)).toEqual([1, 0])
  expect(lines(it)).toEqual([{ who: { seat: 0 }, n: 1, of: 1 }])
  // No lamp shows it where that was not agreed.
  expect(it.room.doc('audience').lamps.filter(({ cue }) => cue === 'choice')).toEqual([])
  await play(it, 0)
  expect(hintOf(it, 0)).toBeUndefined()
  await play(it, 1)
  expect(it.room.hint(0)).toEqual({ say: 'table.hint.used', with: { n: 1 } })
})

test('a hint is in the record and in the replay, and a restart neither forgets it nor lets it count again', async () => {
  const it = await table({ hints: { each: 2 } })
  await play(it, 0)
  const nudge = await hinted(it, 1)
  await it.room.close()
  const next = coached({ data: it.data, board: it.board })
  await tidied(next)
  expect(used(next)).toEqual([0, 1])
  expect(lines(next)).toHaveLength(1)
  const piece = await hinted(next, 1)
  expect(piece).toMatchObject({ depth: 'piece' })
  expect(piece?.say.slice(0, 2)).toEqual(nudge?.say)
  expect(used(next)).toEqual([0, 1])
  const record = (next.room.record() ?? '')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(record.slice(2)).toEqual([
    { hint: 1, depth: 'nudge' },
    { hint: 1, depth: 'piece' }
  ])
  const replay = await next.room.replay(1)
  const told = replay?.steps[0]?.find(({ path }) => path[0] === 'told')
  expect(JSON.stringify(told?.value)).toContain('table.hint.told')
})

test('what is asked about another move than before counts again, also after an undo', async () => {
  const it = await table({ hints: { each: 2 } })
  await hinted(it, 0)
  await play(it, 0)
  expect(it.room.undo(0)).toBeNull()
  await until(it, 'undone', () => it.room.position()?.moves.length === 0)
  await tidied(it)
  // The same position: paid for already.
  expect(await hinted(it, 0)).toMatchObject({ depth: 'piece' })
  expect(used(it)).toEqual([1, 0])
  await play(it, 0)
  await play(it, 1)
  // With a single legal move there is nothing to advise, and nothing counts.
  expect(it.room.hint(0)).toEqual({ say: 'coach.only' })
  for (const seat of [0, 1]) await play(it, seat)
  await hinted(it, 0)
  expect(used(it)).toEqual([2, 0])
})

test('nothing is advised about a fact, and nothing counts', async () => {
  const it = openParlour({ game: kero })
  const seats = [{ name: 'Ana' }, { name: 'Bo' }]
  expect(await it.room.start('kero', { options: {}, seats, agreed: { hints: { each: 1 } } })).toBeNull()
  await tidied(it)
  await until(it, 'asked', () => it.room.position()?.game.asked(it.room.position()?.state as never) === 0)
  // Who filled up a vehicle last is no question of what is best.
  expect(it.room.hint(0)).toEqual({ say: 'coach.fact' })
  expect(used(it)).toEqual([0, 0])
})

test('lamps show the move where the table agreed to it, and forget it with the next move', async () => {
  const it = await table({ hints: { each: 3, lit: true } })
  const lit = () => it.room.doc('audience').lamps.filter(({ cue }) => cue === 'choice')
  await hinted(it, 0)
  expect(lit()).toEqual([])
  const piece = await hinted(it, 0)
  expect(lit().map(({ place }) => place)).toEqual(piece?.places)
  await play(it, 0)
  expect(lit()).toEqual([])
})
